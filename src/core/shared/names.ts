/** Lengths in characters, after trimming. */
export interface NameRule {
  min: number
  max: number
  /** Requires at least two letters. */
  ofLetters?: true
}

export type NameProblem = 'blank' | 'too_short' | 'too_long' | 'no_letters'

/**
 * Matches any visible character. The exceptions are letters and symbols that render as nothing: Hangul fillers, and a
 * Braille cell without dots.
 */
const drawn = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

/** True if the text is empty or contains only white space and invisible characters. */
export const showsNothing = (text: string): boolean => !drawn.test(text)

/** Collapses white space. */
export const withoutStrayBlanks = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

/** Rules out row numbers, and the 0 of a formula that was never evaluated. */
const twoLetters = /\p{L}.*\p{L}/su

/** What is wrong with a name. The same rule applies wherever names come in. */
export const nameProblem = (typed: string, { min, max, ofLetters }: NameRule): NameProblem | undefined => {
  const name = withoutStrayBlanks(typed)
  const length = [...name].length
  if (showsNothing(name)) return 'blank'
  if (length > max) return 'too_long'
  if (ofLetters && !twoLetters.test(name)) return 'no_letters'
  return length < min ? 'too_short' : undefined
}
