import { refusals } from '../shared/index.ts'
import type { Actor } from '../actors/rules.ts'

export const logRefusal = refusals({
  'log.range_invalid': 'unprocessable',
  'log.too_long': 'unprocessable',
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

/** Something worth an entry in the log; declared where it happens. Without a sentence in `src/texts/` it does not compile. */
export interface LogEvent<Name extends string = string> {
  readonly name: Name
  readonly type: TrailType
}

export const logEvent = <const Name extends string>(name: Name, type: TrailType): LogEvent<Name> => ({ name, type })

export type Fact = string | number | boolean | null
export interface Change {
  from: Fact
  to: Fact
}

/** Which fields changed; null where the values are personal. */
export type Changes = Record<string, Change | null>

/** Entries are never changed, so they hold ids and facts; the sentence is made when the log is read. */
export interface TrailEntry {
  event: LogEvent
  companyId: string
  actor: Actor
  meta: Readonly<Record<string, Fact>>
  changes?: Changes
  /** What describes a person is kept apart, where it can be erased. */
  personal?: Readonly<Record<string, Change>>
}

/** An entry as people read it. */
export interface TrailLine {
  createdAt: Date
  type: TrailType
  description: string
  actorName: string | null
}
