import { expect, it, vi } from 'vitest'
import { NotificationReads } from '../../../src/reads/index.ts'
import { blocksTouched } from '../../support/blocks-touched.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { divideFrom } from '../../support/months.ts'
import { runSql } from '../../support/sql.ts'
import { useRecordingDatabase } from '../../support/use-recording-database.ts'

const recorded = useRecordingDatabase()
const firm = '01939b3c-0000-7000-8000-000000000001'

it('reading an inbox touches as many blocks with 400 notifications as with 40: it reads one page, and counts in indexes', async () => {
  await divideFrom(recorded.ownerUrl, 'notifications', '2025-09-01')
  await runSql(
    recorded.ownerUrl,
    `INSERT INTO companies (id, type, name, slug, created_at) VALUES ('${firm}', 'corporate', 'Firma', 'firma', now())`,
    `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
     SELECT md5('person' || n)::uuid, '${firm}', 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'individual', 'hash', now() FROM generate_series(1, 100) n`,
  )
  const [{ person }] = (await runSql(recorded.ownerUrl, `SELECT md5('person50')::uuid AS person`)) as [
    { person: string },
  ]
  /** As they arrive: next to each other are those of different people. */
  const fill = async (from: number, to: number) => {
    await runSql(
      recorded.ownerUrl,
      `INSERT INTO notifications (user_id, id, company_id, title, body, created_at, read_at)
       SELECT u.id, (left(least_id(timestamp '2026-03-02' - n % 40 * interval '4 days')::text, 24) || right(md5(n || u.phone), 12))::uuid, u.company_id, 'Haber', repeat('Metin ', 20), now(), CASE WHEN n % 8 > 0 THEN now() END
       FROM generate_series(${from}, ${to}) n, users u`,
    )
    await vi.waitUntil(isVacuumed, { timeout: 60_000, interval: 100 })
  }
  /** An index is enough only for pages that everybody sees alike, which another transaction can delay. */
  const isVacuumed = async () => {
    const [pages] = await runSql(
      recorded.ownerUrl,
      'VACUUM ANALYZE notifications',
      `SELECT bool_and(relallvisible = relpages) AS all_visible FROM pg_class WHERE oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'notifications'::regclass)`,
    )
    return pages?.['all_visible'] === true
  }
  const reads = new NotificationReads(recorded.db, new FakeClock('2026-03-02T09:00:00Z'))
  const costs = async () => {
    const found: Record<string, number> = {}
    for (const kind of ['all', 'unread', 'read'] as const)
      found[kind] = await blocksTouched(recorded.dataSource, recorded.db, () =>
        reads.list(firm, person, kind, { limit: 10, offset: 0 }),
      )
    return found
  }
  await fill(1, 40)
  const before = await costs()
  await fill(41, 400)
  const after = await costs()
  const grown = Object.entries(after).filter(([kind, blocks]) => blocks > 1.5 * (before[kind] ?? 0) + 20)
  expect(grown.map(([kind, blocks]) => [kind, before[kind], blocks])).toEqual([])
})
