import type { Profile } from '../../api/generated-sign-in.ts'

/** Where a notification about the panel leads. */
export const panelPathOfNews = (profile: Profile, page: string): string => {
  const isCatering = profile.segments.company_type === 'catering'
  const partners = isCatering ? 'corporates' : 'caterings'
  const tabs: Record<string, string> = {
    statements: `${partners}?tab=statements`,
    offers: `${partners}?tab=offers`,
    terminations: `${partners}?tab=terminations`,
    supply_terminations: 'suppliers?tab=terminations',
    orders: isCatering ? 'suppliers?tab=orders' : 'orders',
  }
  return panelPath(profile, tabs[page] ?? page)
}

/** The path of a page in the person's own company panel. */
export const panelPath = ({ segments: { user, company_type, company } }: Profile, page: string): string =>
  `/${user}/${company_type}/${company}/${page}`
