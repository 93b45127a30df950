import { nameProblem, type NameRule, withoutStrayBlanks } from './names.ts'
import { asPhone } from './phone.ts'
import { refusals, withFacts } from './refusal.ts'

export const inputRefusal = refusals({
  'phone.invalid': 'unprocessable',
  'name.blank': 'unprocessable',
  'name.too_short': withFacts<{ min: number }>('unprocessable'),
  'name.too_long': withFacts<{ max: number }>('unprocessable'),
  'name.no_letters': 'unprocessable',
})

export const phoneOrRefuse = (typed: string): string => {
  const phone = asPhone(typed)
  if (phone === undefined) throw inputRefusal('phone.invalid')
  return phone
}

/** Trims a name and collapses its white space; refuses an invalid one with `name.…`. */
export const tidyName = (typed: string, rule: NameRule): string => {
  const problem = nameProblem(typed, rule)
  if (problem !== undefined) throw inputRefusal(`name.${problem}`, { min: rule.min, max: rule.max })
  return withoutStrayBlanks(typed)
}
