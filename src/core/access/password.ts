import { refusals } from '../shared/index.ts'
import { passwordProblem } from './rules.ts'

export const passwordRefusal = refusals({
  'password.too_short': 'unprocessable',
  'password.too_long': 'unprocessable',
})

export const acceptablePassword = (password: string): string => {
  const problem = passwordProblem(password)
  if (problem !== undefined) throw passwordRefusal(`password.${problem}`)
  return password
}
