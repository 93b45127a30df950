import { fold } from '../../core/shared/index.ts'

/** `%` and `_` in a search are literal characters. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const normalized = (typed: string): string => fold(typed).trim().replace(/\s+/g, ' ')

/** Shorter searches match the beginnings of words, longer ones any part; both can use the trigram index. */
const minTrigramLength = 3

/** The LIKE pattern for `typed` in a `search_name` column, which holds a space and the folded name. */
export const containing = (typed: string): string => {
  const text = normalized(typed)
  return `%${text.length < minTrigramLength ? ' ' : ''}${escaped(text)}%`
}

/** For columns without the leading space. */
export const partOf = (typed: string): string => `%${escaped(normalized(typed))}%`

/** The pattern for a stored phone, without leading zeros or +90; null when `typed` is no phone or too short. */
export const digitsOf = (typed: string): string | null => {
  const digits = typed.replace(/\D/g, '').replace(/^0*(?:90)?0*/, '')
  return digits.length < minTrigramLength || !/^[\d\s()+-]+$/.test(typed) ? null : `%${digits}%`
}

export const beginningWith = (typed: string): string => ` ${escaped(normalized(typed))}%`

/** What a `search_name` that begins with `typed` lies between, byte by byte; `to` is beyond. */
export const rangeBeginningWith = (typed: string): { from: string; to: string } => {
  const from = ` ${normalized(typed)}`
  return { from, to: `${from}\u{10FFFF}` }
}
