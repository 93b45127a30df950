export type RefusalKind =
  'malformed' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'unprocessable' | 'throttled' | 'busy'

export type Facts = Readonly<Record<string, string | number>>

/** The only error that the core throws. `facts` are the values that the sentence needs, never a whole text. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  /** `thing.reason` */
  readonly code: string
  readonly facts: Facts

  constructor(code: string, kind: RefusalKind, facts: Facts = {}) {
    super(code)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.facts = facts
  }
}

/** Makes the refusals of one set. */
export interface Refusing<Code extends string> {
  (code: Code, facts?: Facts): Refusal
  readonly kinds: Readonly<Record<Code, RefusalKind>>
}

/** Declares the ways in which something says no, each with its kind. A code without a sentence in `src/texts/` does not compile. */
export const refusals = <const Code extends string>(kinds: Readonly<Record<Code, RefusalKind>>): Refusing<Code> =>
  Object.assign((code: Code, facts?: Facts) => new Refusal(code, kinds[code], facts), { kinds })

export type CodeOf<Set> = Set extends Refusing<infer Code> ? Code : never

export const staleRefusal = refusals({ 'record.changed_meanwhile': 'conflict' })

/**
 * Refuses a change by somebody who saw an older version than there is now (rule W9). `seen` is 0 for somebody who saw nothing yet,
 * and undefined for whoever does not ask for the check.
 */
export const refuseStale = ({ version }: { version: number }, seen: number | undefined): void => {
  if (seen !== undefined && seen !== version) throw staleRefusal('record.changed_meanwhile')
}

/** A failure of the database that is no rule of the domain: it is unavailable, or rejects a value. */
export class DatabaseProblem extends Error {
  readonly kind: 'unavailable' | 'unacceptable' | 'duplicate'

  constructor(kind: DatabaseProblem['kind'], what: string, options?: { cause: unknown }) {
    super(what, options)
    this.name = 'DatabaseProblem'
    this.kind = kind
  }
}
