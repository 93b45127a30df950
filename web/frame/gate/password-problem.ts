import { type PasswordOwner, passwordProblem as passwordFault } from '../../../src/core/access/rules.ts'
import { passwordReasons } from '../../../src/texts/kernel/field-reasons.ts'

/** What a form says below the field; the server applies the same rules. */
export const passwordProblem = (password: string, owner: PasswordOwner): string | undefined => {
  const fault = passwordFault(password, owner)
  return fault && passwordReasons[fault]
}
