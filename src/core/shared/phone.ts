import { Refusal } from './refusal.ts'

const mobile = /^5(0[1-9]|[1-5]\d)\d{7}$/

/** Any way people write a Turkish mobile number, brought to `5XXXXXXXXX` (specification part 1, §5); undefined if it is none. */
export const asPhone = (typed: string): string | undefined => {
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^0*(?:90)?0*/, '')
    .slice(-10)
  return mobile.test(digits) ? digits : undefined
}

export const phoneOrRefuse = (typed: string): string => {
  const phone = asPhone(typed)
  if (phone === undefined) throw new Refusal('unprocessable', 'phone.invalid')
  return phone
}
