import { Refusal } from '../shared/index.ts'
import { isCommonPassword } from './common-passwords.ts'
import { type PasswordOwner, passwordProblem } from './rules.ts'

/** The one place that decides about a new password, whoever sets it (rule I16). */
export const acceptablePassword = (password: string, owner?: PasswordOwner): string => {
  const problem = passwordProblem(password, owner) ?? (isCommonPassword(password) ? 'too_common' : undefined)
  if (problem !== undefined) throw new Refusal(`password.${problem}`)
  return password
}
