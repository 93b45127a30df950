import { Refusal } from '../shared/index.ts'

export const shortestPassword = 8
export const longestPassword = 128

export const acceptablePassword = (password: string): string => {
  const length = [...password].length
  if (length < shortestPassword) throw new Refusal('password.too_short')
  if (length > longestPassword) throw new Refusal('password.too_long')
  return password
}
