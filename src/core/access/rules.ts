import { fold, hourInMilliseconds, phoneDigits } from '../shared/rules.ts'

/** It is 90 kB, so the web app loads it only once somebody types a new password. */
export const loadCommonPasswords = () => import('./common-passwords.ts')

/** An administrator's username. */
export const usernameRule = { min: 1, max: 60 } as const

export const keyNameRule = { min: 2, max: 60 } as const
/** API keys: how many a company may have at a time, how long they last, and how many addresses each may list. */
export const keyLimits = { perCompany: 20, maxDays: 365, addresses: 20 } as const

/** After notifying managers of a forgotten password, how long to wait before notifying them again. */
export const quietAfterResetNewsMs = hourInMilliseconds

export const recoveryCodeCount = 10
export const passkeyNameRule = { min: 1, max: 60 } as const
export const maxPasskeys = 10

/** The six digits of an authenticator app, which shows them in two groups; null if it is something else. */
export const timeCodeIn = (typed: string): string | null => /^\d{6}$/.exec(typed.replace(/[\s-]/g, ''))?.[0] ?? null

/** In characters. */
export const passwordLength = { min: 8, max: 128 } as const

/** What others may know about a password's owner. */
export interface PasswordOwner {
  names: readonly string[]
  /** Normalized. */
  phones?: readonly string[]
  companyName?: string | undefined
}

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether the password consists of words of the name, in any order and spelling, and at most a number of up to four
 * digits such as a year.
 */
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
 * Rates a password by its length alone. A character that repeats the previous one, or continues a sequence such as
 * `abc` or `321`, does not count.
 */
export const passwordStrength = (password: string): 'weak' | 'fair' | 'strong' => {
  const codes = [...fold(password)].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? Infinity))
  const added = steps.filter((step) => Math.abs(step) > 1).length
  if (added < 9) return 'weak'
  return added < 13 ? 'fair' : 'strong'
}

/** Why a new password is refused, except for being too common (rule I16). */
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

/** The first that matches; the others name themselves after Chrome or Safari, too. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Yandex', /YaBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

/** The browser that sends this `User-Agent`; null for anything else. */
export const browserOf = (userAgent: string): string | null =>
  browsers.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
