import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { Emails, mailNews, queueEmail, sendEmails } from '../../../src/core/emails/index.ts'
import { Ids, Transaction } from '../../../src/core/shared/index.ts'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { startServerProcess } from '../../support/server-process.ts'
import { SettableClock } from '../../support/settable-clock.ts'
import { unusedPort } from '../../support/unused-port.ts'
import { createWorkplace, type Workplace } from '../../support/world.ts'

const clock = new SettableClock(new Date().toISOString())
const settings = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'tabldot@yemek.example' })

let server: MailServer
let product: Product
let firm: Workplace
beforeAll(async () => {
  server = await startMailServer()
  product = await startProduct({ clock, env: settings(server.url) })
  firm = await createWorkplace(product, 'corporate', 'Örnek Metal')
})
afterAll(async () => {
  await product?.stop()
  await server?.close()
})
beforeEach(async () => {
  server.answers = {}
  server.received.length = 0
  await product.sql('TRUNCATE emails, email_totals CASCADE')
})

/** Another installation on the same database, such as after a change of the settings. */
const withSettings = async (env: NodeJS.ProcessEnv): Promise<Product> => {
  const other = await startProduct({ clock, databaseUrl: product.databaseUrl, env })
  onTestFinished(other.stop)
  return other
}
const send = ({ use }: Product) => use(sendEmails)({})
const queue = ({ use }: Product, address = 'aday@ornek.com') =>
  use(Transaction).run(() =>
    use(queueEmail)({
      kind: 'application',
      companyId: null,
      userId: null,
      address,
      title: 'Başlık',
      body: 'Metin',
      action: null,
    }),
  )
const states = () => product.sql('SELECT state, answer, count(*)::int AS mails FROM emails GROUP BY 1, 2 ORDER BY 1, 2')

it('keeps mails while the server is gone, and sends them when it is back', async () => {
  const port = await unusedPort()
  const other = await withSettings(settings(`smtp://localhost:${port}`))
  for (let mails = 0; mails < 60; mails += 1) await queue(other)
  await send(other)
  expect(await states()).toEqual([{ state: 'waiting', answer: null, mails: 60 }])
  const back = await startMailServer({ port })
  onTestFinished(back.close)
  clock.pass(60)
  await send(other)
  await send(other)
  expect(back.received).toHaveLength(60)
})

it('does not send over a connection whose certificate ran out', async () => {
  const expired = await startMailServer({ isExpired: true })
  onTestFinished(expired.close)
  const other = await withSettings(settings(expired.url))
  await queue(other)
  await send(other)
  expect(expired.received).toEqual([])
  expect(await states()).toEqual([{ state: 'waiting', answer: null, mails: 1 }])
})

it('queues nothing without a mail server; 20,000 that wait are sent if it is back within two days', async () => {
  await product.sql(`INSERT INTO emails (id, kind, address, title, body, created_at, due_at)
    SELECT gen_random_uuid(), 'application', 'aday' || n || '@ornek.com', 'Başlık', 'Metin', t, t
    FROM generate_series(1, 20000) n, (SELECT timestamptz '${clock.now().toISOString()}' AS t) now`)
  const off = await withSettings({})
  expect(await queue(off)).toBeNull()
  await send(off)
  expect(await states()).toEqual([{ state: 'waiting', answer: null, mails: 20_000 }])
  await send(product)
  expect(server.received).toHaveLength(1000)
  clock.pass(2 * 86_400 + 1)
  for (let batch = 0; batch < 20; batch += 1) await send(off)
  expect(await states()).toEqual([
    { state: 'dropped', answer: null, mails: 19_000 },
    { state: 'sent', answer: 250, mails: 1_000 },
  ])
  expect(await product.sql('SELECT sum(sent)::int AS sent, sum(dropped)::int AS dropped FROM email_totals')).toEqual([
    { sent: 1_000, dropped: 19_000 },
  ])
})

it('sends a mail again with the same Message-ID after its process was killed before it could note the answer', async () => {
  clock.set(new Date().toISOString())
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  server.answers.mail = () => {
    reach()
    return new Promise(() => undefined)
  }
  const killed = await startServerProcess(product.databaseUrl, settings(server.url))
  await queue(product)
  await reached
  killed.kill('SIGKILL')
  await killed.exited
  server.answers = {}
  await send(product)
  expect(server.received).toHaveLength(1)
  clock.pass(16 * 60)
  await send(product)
  const ids = server.received.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await states()).toEqual([{ state: 'sent', answer: 250, mails: 1 }])
})

it('queues reminders for 10,000 people in batches, and sends with five connections at a time', async () => {
  const newsId = product.use(Ids).next()
  await product.sql(`
    INSERT INTO users (id, company_id, full_name, phone, email, role, password_hash, created_at)
    SELECT gen_random_uuid(), '${firm.company.id}', 'Kişi ' || n, '54' || lpad(n::text, 8, '0'),
      'kisi' || n || '@ornek.com', 'individual', 'hash', now()
    FROM generate_series(1, 10000) n;
    UPDATE users SET email_confirmed_at = now() WHERE company_id = '${firm.company.id}' AND email LIKE 'kisi%';
    INSERT INTO email_switches (company_id, user_id, kind, is_on)
    SELECT company_id, id, 'reminders', true FROM users WHERE email LIKE 'kisi%';
    INSERT INTO notifications (user_id, id, company_id, title, body, created_at, email_kind)
    SELECT id, '${newsId}', company_id, 'Seçiminizi yapın', 'Metin', now(), 'reminders'
    FROM users WHERE email LIKE 'kisi%';
    SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`)
  const { use, sql } = product
  const next = () =>
    sql(`SELECT j.id, j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'mailNews'`)
  let batches = 0
  let payload: unknown = { companyId: firm.company.id, notificationId: newsId }
  while (payload !== undefined) {
    const given = payload
    batches += 1
    await use(Transaction).run(() => use(mailNews)(given as never))
    const [job] = await next()
    payload = job?.['payload']
    if (job) await sql(`SELECT graphile_worker.complete_jobs(ARRAY[${String(job['id'])}])`)
  }
  expect(batches).toBe(6)
  expect(await states()).toEqual([{ state: 'waiting', answer: null, mails: 10_000 }])
  const before = server.connections
  await send(product)
  expect(server.received).toHaveLength(1_000)
  expect(server.connections - before).toBeLessThanOrEqual(100)
})

it('writes mails to files without a mail server, where somebody tries the product out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabldot-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const other = await withSettings({ MAIL_FOLDER: join(folder, 'e-posta') })
  await product.sql('TRUNCATE emails CASCADE')
  const id = await queue(other)
  await send(other)
  expect(await readdir(join(folder, 'e-posta'))).toEqual([`${id}.eml`])
  const file = await readFile(join(folder, 'e-posta', `${id}.eml`), 'utf8')
  expect(file).toMatch(/^To: aday@ornek\.com\r$/m)
  expect(file).toContain('multipart/alternative')
})

it('claims a mail only for one of two transactions at the same time', async () => {
  for (let mails = 0; mails < 5; mails += 1) await queue(product)
  const { use } = product
  const until = new Date(clock.now().getTime() + 60_000)
  const claim = () => use(Transaction).run(() => use(Emails).claim(5, clock.now(), until))
  const claimed = (await Promise.all([claim(), claim(), claim()])).flat()
  expect(claimed).toHaveLength(5)
})
