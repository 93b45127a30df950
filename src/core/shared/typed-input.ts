import { asPhone } from './phone.ts'
import { refusals } from './refusal.ts'

export const inputRefusal = refusals({
  'phone.invalid': 'unprocessable',
  'name.blank': 'unprocessable',
})

export const phoneOrRefuse = (typed: string): string => {
  const phone = asPhone(typed)
  if (phone === undefined) throw inputRefusal('phone.invalid')
  return phone
}

/** Collapses white space in a name; refuses a blank one with `name.blank`. */
export const tidyName = (typed: string): string => {
  const name = typed.trim().replace(/\s+/g, ' ')
  if (name === '') throw inputRefusal('name.blank')
  return name
}
