export type RefusalKind =
  'malformed' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'unprocessable' | 'throttled' | 'busy'

export type Facts = Readonly<Record<string, string | number>>

declare const told: unique symbol
/**
 * A kind with facts; exists only in types. `told` is a function type, so that a union of codes requires the facts of
 * each.
 */
type KindWithFacts<Told extends Facts> = RefusalKind & { readonly [told]: (facts: Told) => void }

/**
 * `Told`: the facts that the refusal's sentence may use and that have to be given with it. Values only, never prose.
 */
export const withFacts = <Told extends Facts>(kind: RefusalKind): KindWithFacts<Told> => kind as KindWithFacts<Told>

type Declaring<Kind> = Extract<Kind, { readonly [told]: unknown }>
/** The facts of a kind; for a union of kinds, the facts of all of them. `never` if there are none. */
export type FactsOfKind<Kind> = [Declaring<Kind>] extends [never]
  ? never
  : [Declaring<Kind>] extends [{ readonly [told]: (facts: infer Told extends Facts) => void }]
    ? Told
    : never

/** The only error the core throws. */
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

/** Creates the refusals declared in one set. */
export interface Refusing<Kinds extends KindTable = KindTable> {
  <Code extends keyof Kinds & string>(code: Code, ...facts: FactsFor<Kinds[Code]>): Refusal
  readonly kinds: Kinds
}

/**
 * Declares the ways something can be refused, each with its kind and, using `withFacts`, its facts. A code without a
 * sentence in `src/texts/` is a compile error.
 */
export const refusals = <const Kinds extends KindTable>(kinds: Kinds): Refusing<Kinds> =>
  Object.assign((code: keyof Kinds & string, facts: Facts = {}) => new Refusal({ code, kind: kinds[code]!, facts }), {
    kinds,
  })

export const staleRefusal = refusals({ 'record.changed_meanwhile': 'conflict' })

/**
 * Refuses a change based on an outdated version (rule W9). `seen` is 0 if there was nothing to see yet; undefined skips
 * the check.
 */
export const refuseStale = ({ version }: { version: number }, seen: number | undefined): void => {
  if (seen !== undefined && seen !== version) throw staleRefusal('record.changed_meanwhile')
}

/** A database failure that is not a domain rule: it is unavailable, or rejects a value. */
export class DatabaseProblem extends Error {
  readonly kind: 'unavailable' | 'unacceptable' | 'duplicate'

  constructor(kind: DatabaseProblem['kind'], what: string, options?: { cause: unknown }) {
    super(what, options)
    this.name = 'DatabaseProblem'
    this.kind = kind
  }
}
