import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { startProduct, stopAll } from './processes.ts'

/*
 * Ten thousand devices of one company are notified of a menu, while one of them keeps reading the menu. The push
 * service runs in this process and answers each message after 50 ms; prints the seconds until the last one has arrived,
 * and p50 and p95 of the requests before and meanwhile. `node scripts/build.ts && node test/bench/push.ts`
 */
const people = 10_000
const answerMs = 50
const fixture = (name: string) => join(import.meta.dirname, '..', 'fixtures', name)
const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

let received = 0
const service = createServer({
  cert: readFileSync(fixture('push-service.cert.pem')),
  key: readFileSync(fixture('push-service.key.pem')),
})
service.on('request', (request, response) => {
  request.resume().on('end', () => {
    received += 1
    setTimeout(() => response.writeHead(201).end(), answerMs)
  })
})
service.listen(0, '127.0.0.1')
await once(service, 'listening')
const host = `localhost:${(service.address() as AddressInfo).port}`

const folder = await mkdtemp(join(tmpdir(), 'tabldot-push-'))
const embedded = await openEmbeddedPostgres({ dataDir: folder, durable: true })
await migrate(embedded.ownerUrl, new URL(embedded.url).username)
const client = new pg.Client({ connectionString: embedded.url })
await client.connect()
const companyId = '01939b3c-0000-7000-8000-000000000001'
const cateringId = '01939b3c-0000-7000-8000-000000000002'
await client.query(`
  INSERT INTO companies (id, type, name, slug, is_active, created_at) VALUES ('${companyId}', 'corporate', 'Ölçüm', 'olcum', true, now()),
    ('${cateringId}', 'catering', 'Ölçüm Yemek', 'olcum-yemek', true, now());
  INSERT INTO users (id, company_id, full_name, phone, role, password_hash, is_active, created_at)
    SELECT uuidv7(), '${companyId}', 'Kişi ' || n, (5320000000 + n)::text, 'individual', '', true, now() FROM generate_series(1, ${people}) n;
  INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
    SELECT sha256(id::text::bytea), 'individual', company_id, id, now(), now() + interval '1 day' FROM users;
  INSERT INTO push_devices (id, session_hash, endpoint, p256dh, auth, created_at)
    SELECT uuidv7(), token_hash, 'https://${host}/' || encode(token_hash, 'hex'), '${key}', 'BTBZMqHH6r4Tts7J_aSIgg', now() FROM sessions;
  ANALYZE;`)

const product = await startProduct(embedded.url, {
  NODE_EXTRA_CA_CERTS: fixture('push-service.cert.pem'),
  PUSH_PRIVATE_HOSTS: host,
})
const token = 'olcum'
const reader = (await client.query<{ id: string }>('SELECT id FROM users ORDER BY id LIMIT 1')).rows[0]?.id ?? ''
await client.query(
  `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at) VALUES (decode($1, 'hex'), 'individual', $2, $3, now(), now() + interval '1 day')`,
  [createHash('sha256').update(token).digest('hex'), companyId, reader],
)
const menu = `${product}/api/individual/${companyId}/${reader}/menu-play`
const ask = async () => {
  const startedAt = performance.now()
  const answer = await fetch(menu, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`The menu was answered with ${answer.status}.`)
  await answer.text()
  return performance.now() - startedAt
}
const askWhile = async (goesOn: () => boolean) => {
  const took: number[] = []
  while (goesOn()) {
    took.push(await ask())
    await pause(5)
  }
  const at = (share: number) => took.sort((one, other) => one - other)[Math.floor(took.length * share)]?.toFixed(1)
  return `${took.length} requests, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}
for (let warming = 0; warming < 200; warming++) await ask()
const until = performance.now() + 5_000
console.log(`before:    ${await askWhile(() => performance.now() < until)}`)
const startedAt = performance.now()
await client.query(
  `SELECT graphile_worker.add_job('announceMenu', json_build_object('id', uuidv7(), 'companyId', '${companyId}', 'shiftId', NULL, 'cateringId', '${cateringId}',
     'dates', json_build_array((current_date + 1)::text)))`,
)
console.log(`meanwhile: ${await askWhile(() => received < people && performance.now() - startedAt < 120_000)}`)
console.log(`${received} devices in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
await client.end()
stopAll()
service.closeAllConnections()
service.close()
await pause(2_000)
await embedded.release()
await rm(folder, { recursive: true, force: true })
