import { fold, phoneDigits } from '../shared/rules.ts'

/** 90 kB, so the web app loads it when somebody types a new password. */
export const loadCommonPasswords = () => import('./common-passwords.ts')

/** Of an administrator. */
export const usernameRule = { min: 1, max: 60 } as const

export const keyNameRule = { min: 2, max: 60 } as const
/** Of keys for machines: how many of a company work at a time, for how long, and from how many addresses at most. */
export const keyLimits = { perCompany: 20, maxDays: 365, addresses: 20 } as const

/** How long after telling the managers of a company of forgotten passwords they are not told again. */
export const quietAfterResetNewsHours = 1

/** In characters. */
export const passwordLength = { min: 8, max: 128 } as const

/** Whom a password is for, as far as others know them too. */
export interface PasswordOwner {
  names: readonly string[]
  /** Normalized. */
  phones?: readonly string[]
  companyName?: string | undefined
}

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Nothing but words of the name, in any order and spelling, and perhaps a number of up to four digits, such as a year. */
const isMadeOf = (password: string, name: string): boolean => {
  const words = [name, ...name.split(/[^\p{L}\p{N}]+/u)].map(bare).filter((word) => word.length > 1)
  const typed = bare(password)
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ' '), typed)
  return rest !== typed && /^\d{0,4}$/.test(rest.replaceAll(' ', ''))
}

const isPhone = (password: string, phone: string): boolean =>
  /^[\d\s+().-]+$/.test(password) && phoneDigits(password) === phone

export type PasswordProblem = 'too_short' | 'too_long' | 'own_phone' | 'own_name' | 'company_name'

/**
 * How hard a password is to guess, by its length alone: a character that repeats the one before it, or continues a sequence such as
 * `abc` or `321`, adds nothing.
 */
export const passwordStrength = (password: string): 'weak' | 'fair' | 'strong' => {
  const codes = [...fold(password)].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? Infinity))
  const added = steps.filter((step) => Math.abs(step) > 1).length
  if (added < 9) return 'weak'
  return added < 13 ? 'fair' : 'strong'
}

/** What is wrong with a new password, other than being among the most common ones (rule I16). */
export const passwordProblem = (
  password: string,
  { names, phones = [], companyName = '' }: PasswordOwner = { names: [] },
): PasswordProblem | undefined => {
  const length = [...password].length
  if (length < passwordLength.min) return 'too_short'
  if (length > passwordLength.max) return 'too_long'
  if (phones.some((phone) => isPhone(password, phone))) return 'own_phone'
  if (names.some((name) => isMadeOf(password, name))) return 'own_name'
  return isMadeOf(password, companyName) ? 'company_name' : undefined
}
