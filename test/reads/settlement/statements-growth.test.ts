import { expect, it } from 'vitest'
import { settlePair } from '../../../src/core/settlement/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { openApplication, readConfiguration } from '../../../src/main/index.ts'
import { PostgresStatements } from '../../../src/persistence/index.ts'
import { StatementReads } from '../../../src/reads/index.ts'
import { blocksTouched } from '../../support/blocks-touched.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { frozenDays, settledFirms, settledId, withoutTriggers } from '../../support/settled-firms.ts'
import { runSql } from '../../support/sql.ts'
import { useRecordingDatabase } from '../../support/use-recording-database.ts'

const firms = 200
const clock = new FakeClock('2026-02-02T09:00:00Z')
const recorded = useRecordingDatabase()
const fill = (...statements: string[]) => runSql(recorded.ownerUrl, ...withoutTriggers(...statements))
const idOf = async (kind: string, n: string): Promise<string> =>
  String((await runSql(recorded.ownerUrl, `SELECT ${settledId(kind, n)} AS id`))[0]?.['id'])

/** What the job keeps of the firm whose number is one, in January 2026. */
const settleOne = async (pair: { cateringId: string; corporateId: string }): Promise<void> => {
  const configuration = readConfiguration({ DATABASE_URL: recorded.ownerUrl, LOG_LEVEL: 'silent' })
  const { use, close } = await openApplication(configuration, { clock })
  try {
    await use(Transaction).run(() => use(settlePair)(pair))
  } finally {
    await close()
  }
}

/** The same for all firms, and for the months before, which both sides have agreed on. */
const kept = (months: number): string =>
  `INSERT INTO statements (id, catering_id, corporate_id, first_day, last_day, settled_at, figures, portions, total_price, is_complete,
     catering_approved_at, corporate_approved_at, agreed_at)
   SELECT md5('statement' || n || m)::uuid, s.catering_id, ${settledId('company', 'n')}, day, (day + interval '1 month')::date - 1,
     s.settled_at, s.figures, s.portions, s.total_price, true, d.agreed_at, d.agreed_at, d.agreed_at
   FROM generate_series(1, ${firms}) n, generate_series(0, ${months}) m,
     LATERAL (SELECT (date '2026-01-01' - m * interval '1 month')::date AS day, CASE WHEN m > 0 THEN timestamptz '2026-01-01' END AS agreed_at) d,
     (SELECT * FROM statements WHERE first_day = '2026-01-01' ORDER BY settled_at, corporate_id LIMIT 1) s
   ON CONFLICT DO NOTHING`

it('a month of 200 firms is one statement, which costs the same after two years as after three months', async () => {
  await fill(
    ...settledFirms(firms),
    ...frozenDays(`date '2025-11-01'`, `date '2026-01-31'`),
    `DELETE FROM statement_changes WHERE date < '2026-01-01'`,
  )
  const pair = { cateringId: await idOf('company', '0'), corporateId: await idOf('company', '1') }
  await settleOne(pair)
  await fill('TRUNCATE statement_changes', kept(2))
  const reads = new StatementReads(recorded.db, clock)
  const statements = new PostgresStatements(recorded.db)
  const all = { limit: firms, offset: 0 }
  const touched = (work: () => Promise<unknown>) => blocksTouched(recorded.dataSource, recorded.db, work)
  const cost = async () => {
    const month = await touched(async () => {
      const {
        statements: found,
        total,
        awaiting,
      } = await reads.list('catering', pair.cateringId, { month: '2026-01' }, all)
      expect([found.length, total, awaiting, found[0]?.portions]).toEqual([firms, firms, firms, 31 * 3 * 76])
    })
    expect(recorded.db.asked).toHaveLength(1)
    const id = await runSql(
      recorded.ownerUrl,
      `SELECT id FROM statements WHERE corporate_id = '${pair.corporateId}' AND first_day = '2026-01-01'`,
    )
    const one = await touched(() => reads.detail('corporate', pair.corporateId, String(id[0]?.['id'])))
    expect(recorded.db.asked).toHaveLength(1)
    const counting = await touched(() => statements.counted(pair, { first: '2026-01-01', last: '2026-01-31' }, []))
    return { month, one, counting }
  }
  const before = await cost()
  await fill(...frozenDays(`date '2024-02-01'`, `date '2025-10-31'`, '10 days'), 'TRUNCATE statement_changes', kept(23))
  const after = await cost()
  const grown = Object.entries(after).filter(([of, blocks]) => blocks > 1.3 * before[of as keyof typeof before] + 50)
  expect(grown.map(([of]) => [of, before, after])).toEqual([])
})
