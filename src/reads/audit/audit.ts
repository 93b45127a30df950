import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { AdminLog, AuditLog, Page } from '../kernel/contract-shapes.ts'
import { actorNameOf, entryColumns, entryJoins, type EntryRow, factsOf, sentenceOf } from './log-entries.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { Reads } from '../kernel/reads.ts'

export interface LogFilter {
  type?: string | undefined
  /** First and last day, in Turkish time. */
  start?: string | undefined
  end?: string | undefined
  /** Only entries about this person. */
  userId?: UserId | undefined
}

interface FilterValues {
  companyId: CompanyId
  type: string | null
  start: string | null
  end: string | null
  userId: UserId | null
}

const inRange = `
  ($start::date IS NULL OR created_at >= $start::date::timestamp AT TIME ZONE 'Europe/Istanbul')
  AND ($end::date IS NULL OR created_at < ($end::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul')`
const found = `
  company_id = $companyId
  AND ($type::text IS NULL OR type = $type)
  AND ${inRange}
  AND ($userId::text IS NULL OR (meta ? 'user_id' AND meta ->> 'user_id' = $userId))`

export const logColumns = `a.id, a.type, ${instant('a.created_at')} AS created_at, a.actor_id, ${entryColumns}`

const listOf = (where: string) => `
  SELECT ${logColumns}
  FROM (
    SELECT *
    FROM audit_logs
    WHERE ${where}
    ORDER BY created_at DESC, id DESC
    LIMIT $limit OFFSET $offset
  ) a
  ${entryJoins}
  ORDER BY a.created_at DESC, a.id DESC`
/** The everyday one; planning its joins takes longer than reading its rows. */
const newest = prepared<{ companyId: CompanyId; limit: number; offset: number }, LogRow>(
  listOf('company_id = $companyId'),
)
const list = planned<FilterValues & { limit: number; offset: number }, LogRow>(listOf(found))

/** Keyset pagination: continues after the last row, so that every batch costs the same. */
const next = planned<
  FilterValues & { limit: number; position: string | null; lastId: string | null },
  LogRow & { position: string }
>(`
  SELECT ${logColumns}, a.created_at::text AS position
  FROM (
    SELECT *
    FROM audit_logs
    WHERE ${found} AND ($position::text IS NULL OR (created_at, id) < ($position::text::timestamptz, $lastId::uuid))
    ORDER BY created_at DESC, id DESC
    LIMIT $limit
  ) a
  ${entryJoins}
  ORDER BY a.created_at DESC, a.id DESC`)
const count = planned<FilterValues & { max: number }, { rows: number }>(
  `SELECT count(*)::int AS rows FROM (SELECT FROM audit_logs WHERE ${found} LIMIT $max) a`,
)

const ofAdministrators = planned<
  { start: string | null; end: string | null; limit: number; offset: number },
  LogRow & Pick<AdminLog, 'company'>
>(`
  SELECT ${logColumns}, jsonb_build_object('id', company.id, 'name', company.name) AS company
  FROM (
    SELECT *
    FROM audit_logs
    WHERE actor_kind = 'admin' AND ${inRange}
    ORDER BY created_at DESC, id DESC
    LIMIT $limit OFFSET $offset
  ) a
  JOIN companies company ON company.id = a.company_id
  ${entryJoins}
  ORDER BY a.created_at DESC, a.id DESC`)

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
  /** Selects one extra row to know whether there are more. */
  async list(
    companyId: CompanyId,
    filter: LogFilter,
    { limit, offset }: Page,
  ): Promise<{ logs: AuditLog[]; has_more: boolean }> {
    const values = { ...valuesOf(companyId, filter), limit: limit + 1, offset }
    const isFiltered = Object.values(filter).some((value) => value !== undefined)
    const rows = await this.db.rows(isFiltered ? list : newest, values)
    return { logs: rows.slice(0, limit).map(logOf), has_more: rows.length > limit }
  }

  /** What administrators of the platform did in all companies. */
  async ofAdministrators(
    { start, end }: Pick<LogFilter, 'start' | 'end'>,
    { limit, offset }: Page,
  ): Promise<{ logs: AdminLog[]; has_more: boolean }> {
    const values = { start: start ?? null, end: end ?? null, limit: limit + 1, offset }
    const rows = await this.db.rows(ofAdministrators, values)
    const logs = rows.slice(0, limit).map((row) => ({ ...logOf(row), company: row.company }))
    return { logs, has_more: rows.length > limit }
  }

  /** The number of entries, counted up to `max`. */
  async count(companyId: CompanyId, filter: LogFilter, max: number): Promise<number> {
    return (await this.db.row(count, { ...valuesOf(companyId, filter), max }))?.rows ?? 0
  }

  /** All entries in batches, newest first; entries written in the meantime are not included. */
  async *all(companyId: CompanyId, filter: LogFilter): AsyncGenerator<AuditLog[]> {
    const values = { ...valuesOf(companyId, filter), limit: batchSize }
    let last: { position: string | null; lastId: string | null } = { position: null, lastId: null }
    for (;;) {
      const rows = await this.db.rows(next, { ...values, ...last })
      if (rows.length > 0) yield rows.map(logOf)
      const end = rows.at(-1)
      if (end === undefined || rows.length < batchSize) return
      last = { position: end.position, lastId: end.id }
    }
  }
}

const valuesOf = (companyId: CompanyId, { type, start, end, userId }: LogFilter): FilterValues => ({
  companyId,
  type: type ?? null,
  start: start ?? null,
  end: end ?? null,
  userId: userId ?? null,
})
