import type { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDataSource } from '../../../src/persistence/index.ts'
import { MailReads } from '../../../src/reads/index.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { runSql } from '../../support/sql.ts'
import { RecordingDatabase } from '../../support/blocks-touched.ts'

const company = '01939b3c-0000-7000-8000-000000000001'
const sender = '01939b3c-0000-7000-8000-000000000002'
const busy = '01939b3c-0000-7000-8000-000000000003'
const quiet = '01939b3c-0000-7000-8000-000000000004'

const statements = [
  'SET session_replication_role = replica',
  `INSERT INTO companies (id, type, name, slug, created_at) VALUES ('${company}', 'corporate', 'Poyraz', 'poyraz', now())`,
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
   SELECT ('01939b3c-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '${company}', 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'corporate2', 'hash', now()
   FROM generate_series(2, 1000) n`,
  `INSERT INTO mail_messages (company_id, id, sender_id, to_addresses, subject, body, preview, labels, recipient_count, copies_left, search, created_at)
   SELECT '${company}', ('01939b3d-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '${sender}', '[{"kind": "managers", "id": null, "name": "Tüm yöneticiler"}]', 'Konu ' || n,
     'Metin ' || md5(n::text), 'Metin', '{}', 1, 2, ' ' || fold('Konu ' || n || ' Kişi 2 Metin ' || md5(n::text)), now()
   FROM generate_series(1, 100100) n`,
  `INSERT INTO mail_copies (company_id, message_id, user_id, is_sender, folder)
   SELECT '${company}', id, CASE WHEN row_number() OVER (ORDER BY id) % 1001 = 0 THEN '${quiet}' ELSE '${busy}' END::uuid, false, 'inbox' FROM mail_messages`,
  'SET session_replication_role = DEFAULT',
  'VACUUM ANALYZE mail_messages, mail_copies, mail_attachments, users',
]

let clone: TestDatabase
let dataSource: DataSource
let db: RecordingDatabase
beforeAll(async () => {
  clone = await cloneDatabase()
  await runSql(clone.ownerUrl, ...statements)
  dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 2 }).initialize()
  db = new RecordingDatabase(dataSource)
})
afterAll(async () => {
  await dataSource?.destroy()
  await clone?.drop()
})

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** How many blocks the only statement of this work touches. */
const blocksOf = async (work: (mail: MailReads) => Promise<unknown>): Promise<number> => {
  db.asked = []
  await work(new MailReads(db, new FakeClock('2026-03-02T09:00:00Z')))
  expect(db.asked).toHaveLength(1)
  const [{ statement, values }] = db.asked as [(typeof db.asked)[number]]
  const [row] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement.text}`,
    values,
  )
  const plan = row?.['QUERY PLAN'][0].Plan
  return (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN)
}

const page = { limit: 50, offset: 0 }
const inbox = (person: string, search = '') =>
  blocksOf((mail) => mail.list(company, person, { folder: 'inbox', search }, page))

describe('somebody with a hundred thousand unread messages', () => {
  it('opens the inbox at the same cost as somebody with a hundred', async () => {
    expect(await inbox(busy)).toBeLessThan((await inbox(quiet)) + 100)
  })

  it('gets the unread count by touching only a few blocks', async () => {
    expect(await blocksOf((mail) => mail.unread(company, busy))).toBeLessThan(100)
  })

  it('finds one message without reading the others', async () => {
    expect(await inbox(busy, 'KONU 77777')).toBeLessThan(3000)
    expect(await inbox(busy, 'konu')).toBeLessThan(3000)
  })

  it('opens a message by its id', async () => {
    const id = '01939b3d-0000-7000-8000-000000000007'
    expect(await blocksOf((mail) => mail.one(company, busy, id))).toBeLessThan(40)
  })
})
