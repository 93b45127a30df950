import { type CompanyId, refusals, withFacts } from '../shared/index.ts'
import type { Actor } from '../actors/rules.ts'

export const logRefusal = refusals({
  'log.range_invalid': 'unprocessable',
  'log.too_long': withFacts<{ rows: number }>('unprocessable'),
})

export type TrailType =
  | 'USER_CREATED'
  | 'USER_UPDATED'
  | 'ROLE_ASSIGNED'
  | 'SHIFT_CREATED'
  | 'SHIFT_UPDATED'
  | 'COMPANY_UPDATED'
  | 'APPLICATION_APPROVED'
  | 'APPLICATION_REJECTED'
  | 'MAIL_SENT'

export type Fact = string | number | boolean | null
export type FactTable = Readonly<Record<string, Fact>>

export interface Change {
  from: Fact
  to: Fact
}

declare const changed: unique symbol
/**
 * The changed fields; null where the values are personal. The symbol key exists only in types: `Partial` alone would
 * lose track of `Field`.
 */
export type Changes<Field extends string = string, Value = Change | null> = Readonly<Partial<Record<Field, Value>>> & {
  readonly [changed]?: Field
}

/** What an event records; exists only in types. */
export interface Telling<Facts extends FactTable, Field extends string> {
  readonly facts?: Facts
  readonly field?: Field
}

/** `Facts`: what the event's sentence may use. `Field`: the fields whose changes it records. */
export const telling = <Facts extends FactTable, Field extends string = never>(): Telling<Facts, Field> => ({})

/** An event worth logging, declared where it happens. It does not compile without a sentence in `src/texts/`. */
export interface LogEvent<
  Name extends string = string,
  Facts extends FactTable = FactTable,
  Field extends string = string,
> {
  readonly name: Name
  readonly type: TrailType
  readonly tells: Telling<Facts, Field>
}

export const logEvent = <const Name extends string, Facts extends FactTable, Field extends string>(
  name: Name,
  type: TrailType,
  tells: Telling<Facts, Field>,
): LogEvent<Name, Facts, Field> => ({ name, type, tells })

/** Entries never change, so they hold ids and facts; the sentence is made when the log is read. */
export interface TrailEntry<Facts extends FactTable = FactTable, Field extends string = string> {
  event: LogEvent<string, Facts, Field>
  companyId: CompanyId
  actor: Actor
  meta: NoInfer<Facts>
  changes?: Changes<NoInfer<Field>>
  /** Personal data, stored separately so that it can be erased. */
  personal?: Readonly<Record<string, Change>>
}

/** An entry as people read it. */
export interface TrailLine {
  createdAt: Date
  type: TrailType
  description: string
  actorName: string | null
}
