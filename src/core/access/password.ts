import { refusals } from '../shared/index.ts'
import { isCommonPassword } from './common-passwords.ts'
import { type PasswordOwner, passwordProblem } from './rules.ts'

export const passwordRefusal = refusals({
  'password.too_short': 'unprocessable',
  'password.too_long': 'unprocessable',
  'password.too_common': 'unprocessable',
  'password.own_phone': 'unprocessable',
  'password.own_name': 'unprocessable',
  'password.company_name': 'unprocessable',
})

/** Every new password passes through here, whoever sets it (rule I16). */
export const acceptablePassword = (password: string, owner?: PasswordOwner): string => {
  const problem = passwordProblem(password, owner) ?? (isCommonPassword(password) ? 'too_common' : undefined)
  if (problem !== undefined) throw passwordRefusal(`password.${problem}`)
  return password
}
