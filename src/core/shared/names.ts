/** In characters, without blanks around it. */
export interface NameRule {
  min: number
  max: number
  /** Whether it has to contain two letters. */
  ofLetters?: true
}

export type NameProblem = 'blank' | 'too_short' | 'too_long' | 'no_letters'

/** Letters and signs that are drawn as nothing: fillers of Hangul, and a braille cell without dots. */
const drawn = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

/** True for text of white space and invisible characters only. */
export const showsNothing = (text: string): boolean => !drawn.test(text)

/** Collapses white space. */
export const withoutStrayBlanks = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

/** Rejects row numbers and the 0 of a formula that was never evaluated. */
const twoLetters = /\p{L}.*\p{L}/su

/** What is wrong with a name, by the one rule for every door it may come in by. */
export const nameProblem = (typed: string, { min, max, ofLetters }: NameRule): NameProblem | undefined => {
  const name = withoutStrayBlanks(typed)
  const length = [...name].length
  if (showsNothing(name)) return 'blank'
  if (length > max) return 'too_long'
  if (ofLetters && !twoLetters.test(name)) return 'no_letters'
  return length < min ? 'too_short' : undefined
}
