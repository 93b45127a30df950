import type { Profile } from '../../api/generated-sign-in.ts'

/** The path of a page in the person's own company panel. */
export const panelPath = ({ segments: { user, company_type, company } }: Profile, page: string): string =>
  `/${user}/${company_type}/${company}/${page}`
