import { expect, it } from 'vitest'
import { MetricReads } from '../../../src/reads/index.ts'
import { blocksTouched } from '../../support/blocks-touched.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { runSql } from '../../support/sql.ts'
import { useRecordingDatabase } from '../../support/use-recording-database.ts'

const [few, many] = [2_000, 40_000] as const

/** Sessions that have expired, and menu days whose cut-off is in the future or a year ago. */
const grow = (from: number, to: number): string[] => [
  'SET session_replication_role = replica',
  `INSERT INTO sessions (token_hash, kind, administrator_id, created_at, expires_at)
   SELECT sha256(n::text::bytea), 'admin', md5('administrator')::uuid, timestamptz '2025-01-01', timestamptz '2026-01-01' + n * interval '1 second'
   FROM generate_series(${from}, ${to}) n`,
  `INSERT INTO menu_deadlines (menu_day_id, catering_id, corporate_id, shift_id, date, closes_at)
   SELECT md5('day' || n)::uuid, md5('catering')::uuid, md5('corporate' || n % 300)::uuid, md5('shift')::uuid,
     CASE n % 2 WHEN 0 THEN date '2026-03-05' ELSE date '2025-03-05' END,
     CASE n % 2 WHEN 0 THEN timestamptz '2026-03-04' + n * interval '1 second' END
   FROM generate_series(${from}, ${to}) n`,
  'SET session_replication_role = DEFAULT',
  'VACUUM ANALYZE sessions, menu_deadlines',
]

const recorded = useRecordingDatabase()

it('a scrape reads as little of a database with a long history as of a new one', async () => {
  const reads = new MetricReads(recorded.db, new FakeClock('2026-03-02T09:00:00Z'))
  const cost = () => blocksTouched(recorded.dataSource, recorded.db, () => reads.common())
  await runSql(recorded.ownerUrl, ...grow(1, few))
  const before = await cost()
  await runSql(recorded.ownerUrl, ...grow(few + 1, many))
  const after = await cost()
  expect([before > 0, after - before]).toEqual([true, expect.toSatisfy((more: number) => more < 20)])
  expect(await reads.common()).toMatchObject({ sessions: 0, lists_late: 0 })
})
