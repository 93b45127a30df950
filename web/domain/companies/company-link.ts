/** Where people of a company sign in without searching for it. */
export const companyLink = (origin: string, slug: string): string => {
  const link = new URL('/', origin)
  link.searchParams.set('sirket', slug)
  return link.href
}
