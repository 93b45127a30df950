import type { DataSource } from 'typeorm'
import { Database, type Given, planned, type Statement } from '../../src/persistence/index.ts'

/** Records its statements. */
export class RecordingDatabase extends Database {
  asked: { statement: Statement<never>; values: unknown[] }[] = []

  override rows<Parameters extends object, Row>(
    statement: Statement<Parameters, Row>,
    ...given: Given<NoInfer<Parameters>>
  ): Promise<Row[]> {
    this.#record(statement, given)
    return super.rows(statement, ...given)
  }

  override change<Parameters extends object>(
    statement: Statement<Parameters>,
    ...given: Given<NoInfer<Parameters>>
  ): Promise<number> {
    this.#record(statement, given)
    return super.change(statement, ...given)
  }

  #record(statement: Statement<never>, [given = {}]: readonly object[]): void {
    const values = statement.parameters.map((parameter) => (given as Record<string, unknown>)[parameter])
    this.asked.push({ statement, values })
  }
}

/** How many blocks the statements touch, which measures their cost independently of the machine's load. */
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

const touchedSoFar = planned<object, { blocks: number }>(`
  SELECT sum(pg_stat_get_xact_blocks_fetched(oid))::int AS blocks FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')`)

/** The same for all work in a transaction, including triggers; the work is rolled back. */
export const blocksTouchedInAll = async (db: Database, work: () => Promise<unknown>): Promise<number> => {
  let touched = 0
  const undone = new Error('undone')
  const soFar = async () => (await db.row(touchedSoFar))?.blocks ?? 0
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
