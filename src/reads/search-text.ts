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

export const beginningWith = (typed: string): string => ` ${escaped(tidy(typed))}%`
