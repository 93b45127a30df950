import { asPhone, isEmail } from '../../../src/core/shared/rules.ts'
import { fieldReasons } from '../../../src/texts/kernel/field-reasons.ts'

/** Messages shown below a field; the server applies the same rules. */
export const phoneProblem = (typed: string): string | undefined =>
  asPhone(typed) === undefined ? fieldReasons.phone : undefined

export const emailProblem = (typed: string): string | undefined =>
  isEmail(typed.trim()) ? undefined : fieldReasons.email
