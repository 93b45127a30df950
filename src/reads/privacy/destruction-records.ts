import { type Destruction } from '../../core/privacy/index.ts'
import { planned } from '../../persistence/index.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { Reads } from '../kernel/reads.ts'

const batchSize = 1_000

interface RecordRow {
  id: string
  at: string
  destruction: Destruction
}
const recordsAfter = planned<{ at: string | null; id: string | null }, RecordRow>(`
  SELECT id, happened_at::text AS at,
    jsonb_build_object(
      'id', id, 'company_id', company_id, 'scope', scope, 'count', count, 'account_id', account_id, 'before', before,
      'comment_id', comment_id,
      'happened_at', ${instant('happened_at')}, 'actor_kind', actor_kind
    ) AS destruction
  FROM destruction_records
  WHERE $at::text IS NULL OR (happened_at, id) > ($at::text::timestamptz, $id::uuid)
  ORDER BY happened_at, id
  LIMIT ${batchSize}`)

/** What was destroyed in all companies, oldest first (rule D3). */
export class DestructionReads extends Reads {
  async *all(): AsyncGenerator<readonly Destruction[]> {
    for (let last: RecordRow | null = null; ;) {
      const rows: RecordRow[] = await this.db.rows(recordsAfter, { at: last?.at ?? null, id: last?.id ?? null })
      yield rows.map(({ destruction }) => destruction)
      last = rows.at(-1) ?? null
      if (rows.length < batchSize) return
    }
  }
}
