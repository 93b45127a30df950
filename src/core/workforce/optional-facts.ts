import { isEmail, maxEmail } from '../shared/rules.ts'

interface OptionalFact {
  /** The field's name in the contract. */
  wire: string
  max: number
  format: 'text' | 'email'
}

/**
 * Optional text fields of an employee. Forms, imports, the export and the log follow this table; the Turkish texts are
 * in `src/texts/workforce/person-fields.ts`.
 */
export const optionalFacts = {
  email: { wire: 'email', max: maxEmail, format: 'email' },
} as const satisfies Record<string, OptionalFact>

export type OptionalFactName = keyof typeof optionalFacts
export type OptionalFacts<Value = string | null> = Record<OptionalFactName, Value>
export const optionalNames = Object.keys(optionalFacts) as OptionalFactName[]

type WireName<Name extends OptionalFactName = OptionalFactName> = (typeof optionalFacts)[Name]['wire']

export const eachOptional = <Value>(valueOf: (name: OptionalFactName) => Value): OptionalFacts<Value> =>
  Object.fromEntries(optionalNames.map((name) => [name, valueOf(name)])) as OptionalFacts<Value>

export const noOptionalFacts: Readonly<OptionalFacts> = eachOptional(() => null)

/** As given; an empty text means none. */
export const givenFacts = (typed: Partial<OptionalFacts<string | null | undefined>>): OptionalFacts =>
  eachOptional((name) => typed[name] || null)

/** The values in `wire` may be missing, but its type has to declare every field. */
export const fromWire = <Wire extends object>(
  wire: Wire & Readonly<Partial<Record<WireName, unknown>>> & (WireName extends keyof Wire ? unknown : never),
) => eachOptional((name) => wire[optionalFacts[name].wire] as Wire[WireName & keyof Wire])

export const toWire = <Value>(facts: Readonly<OptionalFacts<Value>>): Record<WireName, Value> =>
  Object.fromEntries(optionalNames.map((name) => [optionalFacts[name].wire, facts[name]])) as Record<WireName, Value>

export type OptionalFactProblem = `${WireName}_invalid`

export const optionalFactProblem = (name: OptionalFactName, text: string): OptionalFactProblem | undefined => {
  const { wire, max, format }: OptionalFact & { wire: WireName } = optionalFacts[name]
  const isRight = text.length <= max && (text === '' || format !== 'email' || isEmail(text))
  return isRight ? undefined : `${wire}_invalid`
}
