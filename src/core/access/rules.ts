export * from './roles.ts'

/** Of an administrator. */
export const usernameRule = { min: 1, max: 60 } as const

/** In characters. */
export const passwordLength = { min: 8, max: 128 } as const

export const passwordProblem = (password: string): 'too_short' | 'too_long' | undefined => {
  const length = [...password].length
  if (length < passwordLength.min) return 'too_short'
  return length > passwordLength.max ? 'too_long' : undefined
}
