import type { Actor } from '../access/index.ts'

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

/** Which fields of a thing changed, by their names on the wire. */
export type Changes = Record<string, { from: Fact; to: Fact }>

/** What happened, for machines; `TrailSentences` makes the sentence a person reads. */
export interface TrailEntry {
  type: TrailType
  companyId: string
  actor: Actor
  /** Which of the type's sentences tells it, e.g. `shift.deleted`. */
  event: TrailEvent
  meta: Record<string, Fact>
  changes?: Changes
}

export type TrailEvent =
  | 'user.registered'
  | 'user.added'
  | 'user.updated'
  | 'user.activated'
  | 'user.deactivated'
  | 'user.role_assigned'
  | 'user.password_reset'
  | 'users.imported'
  | 'department.created'
  | 'department.updated'
  | 'department.activated'
  | 'department.deactivated'
  | 'application.approved'
  | 'application.rejected'
  | 'shift.created'
  | 'shift.updated'
  | 'shift.deleted'
  | 'company.created'
  | 'company.updated'

/** Append-only; an entry is written in the transaction of the change it tells of. */
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
