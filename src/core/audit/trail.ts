import type { Actor } from '../access/index.ts'
import { companyEvents } from '../companies/trail.ts'
import { onboardingEvents } from '../onboarding/trail.ts'
import { shiftEvents } from '../shifts/trail.ts'
import { workforceEvents } from '../workforce/trail.ts'

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

const types = {
  ...companyEvents,
  ...onboardingEvents,
  ...shiftEvents,
  ...workforceEvents,
} satisfies Record<string, TrailType>

/** What happened: each module lists its own, `src/texts/` holds a sentence for each. */
export type TrailEvent = keyof typeof types

export const typeOf = (event: TrailEvent): TrailType => types[event]

export type Fact = string | number | boolean | null
export interface Change {
  from: Fact
  to: Fact
}

/** Which fields changed; null where the values are personal. */
export type Changes = Record<string, Change | null>

/** Entries are never changed, so they hold ids and facts; the sentence is made when the log is read. */
export interface TrailEntry {
  event: TrailEvent
  companyId: string
  actor: Actor
  meta: Readonly<Record<string, Fact>>
  changes?: Changes
  /** What describes a person is kept apart, where it can be erased. */
  personal?: Readonly<Record<string, Change>>
}

/** Append-only; an entry is written in the transaction of the change that it records. */
export abstract class Trail {
  abstract write(entry: TrailEntry): Promise<void>
}

/** An entry as people read it. */
export interface TrailLine {
  createdAt: Date
  type: TrailType
  description: string
  actorName: string | null
}

/** Writes entries into a workbook, row by row. */
export abstract class TrailSheets {
  abstract write(batches: AsyncIterable<readonly TrailLine[]>): AsyncIterable<Uint8Array>
}
