/** Where people of a company sign in without searching for it; with a phone only the password is left to type. */
export const companyLink = (slug: string, phone?: string): string => {
  const link = new URL('/', location.origin)
  link.searchParams.set('sirket', slug)
  if (phone !== undefined) link.searchParams.set('telefon', phone)
  return link.href
}
