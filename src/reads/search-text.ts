import { fold } from '../core/shared/index.ts'

/** Typed `%` and `_` are plain characters. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const tidy = (typed: string): string => fold(typed).trim().replace(/\s+/g, ' ')

/** Short words match beginnings of words, longer ones any part: both are found by the trigram index. */
const shortest = 3

/** The LIKE pattern that finds `typed` in a `search_name` column (a blank and the folded name). */
export const containing = (typed: string): string => {
  const text = tidy(typed)
  return `%${text.length < shortest ? ' ' : ''}${escaped(text)}%`
}

/** For columns without a leading blank. */
export const partOf = (typed: string): string => `%${escaped(tidy(typed))}%`

/** The digits of a phone as it is kept, without zeros or +90 in front; null when something else was typed, or too little of one. */
export const digitsOf = (typed: string): string | null => {
  const digits = typed.replace(/\D/g, '').replace(/^0*(?:90)?0*/, '')
  return digits.length < shortest || !/^[\d\s()+-]+$/.test(typed) ? null : `%${digits}%`
}

export const beginningWith = (typed: string): string => ` ${escaped(tidy(typed))}%`
