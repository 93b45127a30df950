import type { Change, Fact } from '../core/audit/index.ts'
import { actorName, type EventName, logSentence } from '../texts/log.ts'

/** The select list for the log `a`, and the joins that look up its people. */
export const entryColumns = `
  a.event, a.meta, a.actor_kind, coalesce(member.full_name, admin.username) AS actor,
  coalesce(subject.full_name, applicant.applicant_name) AS person, personal.facts AS personal`
export const entryJoins = `
  LEFT JOIN users member ON a.actor_kind = 'member' AND member.company_id = a.company_id AND member.id = a.actor_id
  LEFT JOIN administrators admin ON a.actor_kind = 'admin' AND admin.id = a.actor_id
  LEFT JOIN users subject ON subject.company_id = a.company_id AND subject.id = (a.meta ->> 'user_id')::uuid
  LEFT JOIN applications applicant ON applicant.company_id = a.company_id AND applicant.id = (a.meta ->> 'application_id')::uuid
  LEFT JOIN audit_log_personal personal ON personal.log_id = a.id`

export interface EntryRow {
  event: EventName
  meta: Record<string, Fact> & { changes?: Record<string, Change | null> }
  actor_kind: 'member' | 'admin' | 'operator'
  actor: string | null
  person: string | null
  personal: Record<string, Change> | null
}

export const sentenceOf = ({ event, meta: { changes, ...meta }, person }: EntryRow): string =>
  logSentence(event, { person, meta, changed: Object.keys(changes ?? {}) })

export const actorNameOf = ({ actor_kind, actor }: EntryRow): string | null => actorName(actor_kind, actor)

/** The entry's facts, with the values of personal fields unless they were erased. */
export const factsOf = ({ meta, personal }: EntryRow): Record<string, unknown> =>
  personal === null ? meta : { ...meta, changes: { ...meta.changes, ...personal } }
