import { asPhone } from './phone.ts'
import { Refusal } from './refusal.ts'

export const phoneOrRefuse = (typed: string): string => {
  const phone = asPhone(typed)
  if (phone === undefined) throw new Refusal('phone.invalid')
  return phone
}

/** Collapses white space in a name; refuses a blank one with `name.blank`. */
export const tidyName = (typed: string): string => {
  const name = typed.trim().replace(/\s+/g, ' ')
  if (name === '') throw new Refusal('name.blank')
  return name
}
