const mobile = /^5(0[1-9]|[1-5]\d)\d{7}$/

/** What is left of a number without its prefixes; the last ten digits at most. */
export const phoneDigits = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .replace(/^0*(?:90)?0*/, '')
    .slice(-10)

/** Normalizes a Turkish mobile number, however it is written, to `5XXXXXXXXX` (rule R1); undefined if it is not one. */
export const asPhone = (typed: string): string | undefined => {
  const digits = phoneDigits(typed)
  return mobile.test(digits) ? digits : undefined
}
