const mobile = /^5(0[1-9]|[1-5]\d)\d{7}$/

/** Normalizes a Turkish mobile number, however it is written, to `5XXXXXXXXX` (rule R1); undefined if it is not one. */
export const asPhone = (typed: string): string | undefined => {
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^0*(?:90)?0*/, '')
    .slice(-10)
  return mobile.test(digits) ? digits : undefined
}
