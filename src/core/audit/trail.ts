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

/** What happened, for machines; `TrailSentences` makes the sentence a person reads. */
export interface TrailEntry {
  type: TrailType
  companyId: string
  /** Null when nobody was signed in: self-registration, the command line. */
  actorId: string | null
  /** Which of the type's sentences tells it, e.g. `shift.deleted`. */
  event: TrailEvent
  meta: Record<string, string | number | boolean | null>
}

export type TrailEvent =
  | 'user.registered'
  | 'user.added'
  | 'users.imported'
  | 'shift.created'
  | 'shift.updated'
  | 'shift.deleted'
  | 'company.created'

/** Append-only; an entry is written in the transaction of the change it tells of. */
export abstract class Trail {
  abstract write(entry: TrailEntry): Promise<void>
}
