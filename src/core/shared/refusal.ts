export type RefusalKind =
  'malformed' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'unprocessable' | 'throttled' | 'busy'

export type Facts = Readonly<Record<string, string | number>>

declare const told: unique symbol
/** A kind with facts, known to the compiler alone. A function takes them, so that several codes together ask for the facts of each. */
type KindWithFacts<Told extends Facts> = RefusalKind & { readonly [told]: (facts: Told) => void }

/** `Told`: what the sentence of a refusal may ask for, and whoever refuses has to tell: values, never a whole text. */
export const withFacts = <Told extends Facts>(kind: RefusalKind): KindWithFacts<Told> => kind as KindWithFacts<Told>

type Declaring<Kind> = Extract<Kind, { readonly [told]: unknown }>
/** The facts of a kind, and of one of several kinds those of all; `never` where there are none. */
export type FactsOfKind<Kind> = [Declaring<Kind>] extends [never]
  ? never
  : [Declaring<Kind>] extends [{ readonly [told]: (facts: infer Told extends Facts) => void }]
    ? Told
    : never

/** The only error that the core throws. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  /** `thing.reason` */
  readonly code: string
  readonly facts: Facts

  constructor({ code, kind, facts }: { code: string; kind: RefusalKind; facts: Facts }) {
    super(code)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.facts = facts
  }
}

type KindTable = Readonly<Record<string, RefusalKind>>
type FactsFor<Kind> = [FactsOfKind<Kind>] extends [never]
  ? []
  : Partial<FactsOfKind<Kind>> extends FactsOfKind<Kind>
    ? [facts?: FactsOfKind<Kind>]
    : [facts: FactsOfKind<Kind>]

/** Makes the refusals of one set. */
export interface Refusing<Kinds extends KindTable = KindTable> {
  <Code extends keyof Kinds & string>(code: Code, ...facts: FactsFor<Kinds[Code]>): Refusal
  readonly kinds: Kinds
}

/**
 * Declares the ways in which something says no, each with its kind and, by `withFacts`, its facts. A code without a sentence in
 * `src/texts/` does not compile.
 */
export const refusals = <const Kinds extends KindTable>(kinds: Kinds): Refusing<Kinds> =>
  Object.assign((code: keyof Kinds & string, facts: Facts = {}) => new Refusal({ code, kind: kinds[code]!, facts }), {
    kinds,
  })

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
