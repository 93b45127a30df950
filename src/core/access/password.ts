import { Refusal } from '../shared/index.ts'
import { passwordProblem } from './rules.ts'

export const acceptablePassword = (password: string): string => {
  const problem = passwordProblem(password)
  if (problem !== undefined) throw new Refusal(`password.${problem}`)
  return password
}
