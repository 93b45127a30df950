import { panelAddressOf } from '../../../src/core/notifications/rules.ts'
import type { Profile } from '../../api/generated-sign-in.ts'

/** Where a notification about the panel leads. */
export const panelPathOfNews = (profile: Profile, page: string): string =>
  panelPath(profile, panelAddressOf(profile.segments.company_type, page))

/** The path of a page in the person's own company panel. */
export const panelPath = ({ segments: { user, company_type, company } }: Profile, page: string): string =>
  `/${user}/${company_type}/${company}/${page}`
