/** In characters, without blanks around it. */
export interface NameRule {
  min: number
  max: number
  /** Whether it has to contain two letters. */
  ofLetters?: true
}

export type NameProblem = 'blank' | 'too_short' | 'too_long' | 'no_letters'

/** Collapses white space. */
export const withoutStrayBlanks = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

/** Rejects row numbers and the 0 of a formula that was never evaluated. */
const twoLetters = /\p{L}.*\p{L}/su

/** What is wrong with a name, by the one rule for every door it may come in by. */
export const nameProblem = (typed: string, { min, max, ofLetters }: NameRule): NameProblem | undefined => {
  const name = withoutStrayBlanks(typed)
  const length = [...name].length
  if (length === 0) return 'blank'
  if (length > max) return 'too_long'
  if (ofLetters && !twoLetters.test(name)) return 'no_letters'
  return length < min ? 'too_short' : undefined
}
