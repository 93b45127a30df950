import { planned } from '../../persistence/index.ts'
import type { AuditLog, Page } from '../kernel/contract-shapes.ts'
import { actorNameOf, entryColumns, entryJoins, type EntryRow, factsOf, sentenceOf } from './log-entries.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { Reads } from '../kernel/reads.ts'

export interface LogFilter {
  type?: string | undefined
  /** First and last day, in Turkish time. */
  start?: string | undefined
  end?: string | undefined
  /** What happened to one person. */
  userId?: string | undefined
}

const found = `
  company_id = $1 AND ($2::text IS NULL OR type = $2)
  AND ($3::date IS NULL OR created_at >= $3::date::timestamp AT TIME ZONE 'Europe/Istanbul')
  AND ($4::date IS NULL OR created_at < ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul')
  AND ($5::text IS NULL OR (meta ? 'user_id' AND meta ->> 'user_id' = $5))`

export const logColumns = `a.id, a.type, ${instant('a.created_at')} AS created_at, a.actor_id, ${entryColumns}`

const list = planned(`
  SELECT ${logColumns} FROM (SELECT * FROM audit_logs WHERE ${found} ORDER BY created_at DESC, id DESC LIMIT $6 OFFSET $7) a
  ${entryJoins}
  ORDER BY a.created_at DESC, a.id DESC`)

/** Keyset pagination: continues after the last row, so that every batch costs the same. */
const next = planned(`
  SELECT ${logColumns}, a.created_at::text AS position
  FROM (SELECT * FROM audit_logs WHERE ${found} AND ($7::timestamptz IS NULL OR (created_at, id) < ($7::timestamptz, $8::uuid))
        ORDER BY created_at DESC, id DESC LIMIT $6) a
  ${entryJoins}
  ORDER BY a.created_at DESC, a.id DESC`)
const count = planned(`SELECT count(*)::int AS rows FROM (SELECT FROM audit_logs WHERE ${found} LIMIT $6) a`)

const batchSize = 1000

export type LogRow = EntryRow & Pick<AuditLog, 'id' | 'type' | 'created_at' | 'actor_id'>

export const logOf = (row: LogRow): AuditLog => ({
  id: row.id,
  type: row.type,
  description: sentenceOf(row),
  meta: factsOf(row),
  created_at: row.created_at,
  actor_id: row.actor_id,
  actor_name: actorNameOf(row),
})

export class AuditReads extends Reads {
  /** Selects one row more than asked for to know whether there are more. */
  async list(
    companyId: string,
    filter: LogFilter,
    { limit, offset }: Page,
  ): Promise<{ logs: AuditLog[]; has_more: boolean }> {
    const rows = await this.db.rows<LogRow>(list, [...valuesOf(companyId, filter), limit + 1, offset])
    return { logs: rows.slice(0, limit).map(logOf), has_more: rows.length > limit }
  }

  /** The number of entries, counted up to `max`. */
  async count(companyId: string, filter: LogFilter, max: number): Promise<number> {
    return (await this.db.row<{ rows: number }>(count, [...valuesOf(companyId, filter), max]))?.rows ?? 0
  }

  /** All entries in batches, newest first; entries written in the meantime are not included. */
  async *all(companyId: string, filter: LogFilter): AsyncGenerator<AuditLog[]> {
    let last: [position: string | null, id: string | null] = [null, null]
    for (;;) {
      const rows = await this.db.rows<LogRow & { position: string }>(next, [
        ...valuesOf(companyId, filter),
        batchSize,
        ...last,
      ])
      if (rows.length > 0) yield rows.map(logOf)
      const end = rows.at(-1)
      if (end === undefined || rows.length < batchSize) return
      last = [end.position, end.id]
    }
  }
}

const valuesOf = (companyId: string, { type, start, end, userId }: LogFilter) => [
  companyId,
  type ?? null,
  start ?? null,
  end ?? null,
  userId ?? null,
]
