const mobile = /^5(0[1-9]|[1-5]\d)\d{7}$/

/** The number without its prefixes; at most the last ten digits. */
export const phoneDigits = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .replace(/^0*(?:90)?0*/, '')
    .slice(-10)

/** Normalizes a Turkish mobile number in any notation to `5XXXXXXXXX` (rule R1); undefined if it is not one. */
export const asPhone = (typed: string): string | undefined => {
  const digits = phoneDigits(typed)
  return mobile.test(digits) ? digits : undefined
}
