/** A sign-in address for a company's own people, with the company already filled in. */
export const companyLink = (origin: string, slug: string): string => {
  const link = new URL('/', origin)
  link.searchParams.set('sirket', slug)
  return link.href
}
