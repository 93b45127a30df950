import type { Change, Fact } from '../../core/audit/index.ts'
import { actorName, type EventName, logSentence } from '../../texts/audit/log.ts'

/** The select list of the log `a` for its sentences, and the joins that look up whom they are about. */
export const sentenceColumns = `a.event, a.meta, coalesce(subject.full_name, applicant.applicant_name) AS person`
export const sentenceJoins = `
  LEFT JOIN users subject ON subject.company_id = a.company_id AND subject.id = (a.meta ->> 'user_id')::uuid
  LEFT JOIN applications applicant
    ON applicant.company_id = a.company_id AND applicant.id = (a.meta ->> 'application_id')::uuid`

/** The same for whole entries, with who did it and the values stored separately. */
export const entryColumns = `
  ${sentenceColumns}, a.actor_kind, coalesce(member.full_name, key.name, partner.name, admin.username) AS actor,
  personal.facts AS personal`
export const entryJoins = `
  ${sentenceJoins}
  LEFT JOIN users member ON a.actor_kind = 'member' AND member.company_id = a.company_id AND member.id = a.actor_id
  LEFT JOIN integration_keys key ON a.actor_kind = 'key' AND key.company_id = a.company_id AND key.id = a.actor_id
  LEFT JOIN companies partner ON a.actor_kind = 'partner' AND partner.id = a.actor_id
  LEFT JOIN administrators admin ON a.actor_kind = 'admin' AND admin.id = a.actor_id
  LEFT JOIN audit_log_personal personal ON personal.log_id = a.id`

export interface SentenceRow {
  event: EventName
  meta: Record<string, Fact> & { changes?: Record<string, Change | null> }
  person: string | null
}

export interface EntryRow extends SentenceRow {
  actor_kind: 'member' | 'key' | 'partner' | 'admin' | 'operator'
  actor: string | null
  personal: Record<string, Change> | null
}

export const sentenceOf = ({ event, meta: { changes, ...meta }, person }: SentenceRow): string =>
  logSentence(event, { person, meta, changed: Object.keys(changes ?? {}) })

export const actorNameOf = ({ actor_kind, actor }: EntryRow): string | null => actorName(actor_kind, actor)

/** The entry's facts, with the values of personal fields unless they were erased. */
export const factsOf = ({ meta, personal }: EntryRow): Record<string, unknown> =>
  personal === null ? meta : { ...meta, changes: { ...meta.changes, ...personal } }
