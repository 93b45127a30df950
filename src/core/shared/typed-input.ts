import { asPhone } from './phone.ts'
import { Refusal } from './refusal.ts'

export const phoneOrRefuse = (typed: string): string => {
  const phone = asPhone(typed)
  if (phone === undefined) throw new Refusal('phone.invalid')
  return phone
}

/** Names are kept without stray blanks; a blank one is refused. */
export const tidyName = (typed: string): string => {
  const name = typed.trim().replace(/\s+/g, ' ')
  if (name === '') throw new Refusal('name.blank')
  return name
}
