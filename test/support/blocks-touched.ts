import type { DataSource } from 'typeorm'
import { Database, planned, type Statement } from '../../src/persistence/index.ts'

/** Records its statements. */
export class RecordingDatabase extends Database {
  asked: { statement: Statement; values: unknown[] }[] = []

  override rows<Row extends Record<string, unknown>>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    this.asked.push({ statement, values })
    return super.rows<Row>(statement, values)
  }

  override change(statement: Statement, values: unknown[] = []): Promise<number> {
    this.asked.push({ statement, values })
    return super.change(statement, values)
  }
}

/** How many blocks the statements touch: what they cost whatever the machine does meanwhile. */
export const blocksTouched = async (
  dataSource: DataSource,
  db: RecordingDatabase,
  work: () => Promise<unknown>,
): Promise<number> => {
  db.asked = []
  await work()
  let touched = 0
  for (const { statement, values } of db.asked) {
    const [row] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement.text}`,
      values,
    )
    const plan = row?.['QUERY PLAN'][0].Plan ?? {}
    touched += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  }
  return touched
}

const touchedSoFar = planned(`
  SELECT sum(pg_stat_get_xact_blocks_fetched(oid))::int AS blocks FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')`)

/** The same of whatever the work does in a transaction, also in triggers; it is undone. */
export const blocksTouchedInAll = async (db: Database, work: () => Promise<unknown>): Promise<number> => {
  let touched = 0
  const undone = new Error('undone')
  const soFar = async () => (await db.row<{ blocks: number }>(touchedSoFar))?.blocks ?? 0
  await db
    .run(async () => {
      const before = await soFar()
      await work()
      touched = (await soFar()) - before
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return touched
}
