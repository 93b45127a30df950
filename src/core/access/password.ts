import { Refusal } from '../shared/index.ts'

export const minPasswordLength = 8
export const maxPasswordLength = 128

export const acceptablePassword = (password: string): string => {
  const length = [...password].length
  if (length < minPasswordLength) throw new Refusal('password.too_short')
  if (length > maxPasswordLength) throw new Refusal('password.too_long')
  return password
}
