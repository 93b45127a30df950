/** What somebody needs to sign in for the first time. */
export type Slip = { fullName: string; phone: string; password: string }

/** The sign-in page reads company and phone from it; the password is on the paper alone. */
export const signInLink = (origin: string, slug: string, phone: string): string => {
  const link = new URL('/', origin)
  link.search = new URLSearchParams({ sirket: slug, telefon: phone }).toString()
  return link.href
}
