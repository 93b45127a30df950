import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { startMailSink, startProduct, stopAll } from './processes.ts'

/*
 * A firm of 50,000 people: all are reminded to choose for tomorrow, each by mail, too; then standing choices are applied
 * for them. One of them keeps reading the menu. Prints the seconds each step took, and p50 and p95 of the reads before
 * and meanwhile.
 * `node scripts/build.ts && node test/bench/jobs.ts [people]`
 */
const people = Number(process.argv[2] ?? 50_000)
const id = (kind: string, n: number | string = 1): string => `md5('${kind}' || ${n})::uuid`

const folder = await mkdtemp(join(tmpdir(), 'tabldot-jobs-'))
const embedded = await openEmbeddedPostgres({ dataDir: folder, durable: true })
await migrate(embedded.ownerUrl, new URL(embedded.url).username)
const client = new pg.Client({ connectionString: embedded.url })
await client.connect()
const option = (key: string, label: string, name: string) => ({ key, label, meal: { name } })
const options = JSON.stringify([
  option('GELENEKSEL1', 'Geleneksel 1', 'Kuru fasulye'),
  option('ALTERNATIF1', 'Alternatif 1', 'Salata'),
])
await client.query(`
  INSERT INTO companies (id, type, name, slug, reminder_hours, created_at) VALUES (${id('firm')}, 'corporate', 'Ölçüm', 'olcum', 24, now()),
    (${id('catering')}, 'catering', 'Mutfak', 'mutfak', 3, now());
  INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
    VALUES (${id('partnership')}, 'catering', ${id('catering')}, ${id('firm')}, now());
  INSERT INTO departments (id, company_id, name, created_at) SELECT ${id('department', 'n')}, ${id('firm')}, 'Departman ' || n, now() FROM generate_series(1, 40) n;
  INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
    VALUES (${id('shift')}, ${id('firm')}, 'Gündüz', '09:00', '17:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now());
  INSERT INTO users (id, company_id, department_id, full_name, phone, email, role, password_hash, is_active, created_at)
    SELECT ${id('user', 'n')}, ${id('firm')}, ${id('department', '1 + n % 40')}, 'Kişi ' || n, (5320000000 + n)::text, 'kisi' || n || '@ornek.example', 'individual', '', true, now() FROM generate_series(1, ${people}) n;
  UPDATE users SET email_confirmed_at = now(), email_changed = false;
  INSERT INTO email_switches (company_id, user_id, kind, is_on) SELECT company_id, id, 'reminders', true FROM users;
  INSERT INTO usual_shifts (company_id, user_id, shift_id) SELECT company_id, id, ${id('shift')} FROM users;
  INSERT INTO standing_choices (company_id, user_id, shift_id, weekday, label)
    SELECT ${id('firm')}, ${id('user', 'n')}, ${id('shift')}, d, (ARRAY['Geleneksel 1', 'Alternatif 1', NULL])[1 + n % 3] FROM generate_series(1, ${people}) n, generate_series(1, 7) d;
  INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
    VALUES (sha256('reader'), 'individual', ${id('firm')}, ${id('user')}, now(), now() + interval '1 day');
  INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, version)
    SELECT uuidv7(), ${id('catering')}, ${id('firm')}, ${id('shift')}, (now() AT TIME ZONE 'Europe/Istanbul')::date + n, 'published', '${options}', now(), now() - interval '1 hour', 1
    FROM generate_series(1, 5) n;
  ANALYZE;`)
const value = async (sql: string) => Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]

const mails = { SMTP_URL: await startMailSink(), MAIL_FROM: 'tabldot@ornek.example' }
const product = await startProduct(embedded.url, mails)
const path = `/api/individual/${String(await value(`SELECT ${id('firm')}`))}/${String(await value(`SELECT ${id('user')}`))}/menu-play`
const read = async () => {
  const startedAt = performance.now()
  const response = await fetch(product + path, { headers: { authorization: 'Bearer reader' } })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  await response.text()
  return performance.now() - startedAt
}
const readUntil = async (isDone: () => Promise<boolean>) => {
  const took: number[] = []
  let done = false
  const watch = async () => {
    while (!(await isDone())) await pause(100)
    done = true
  }
  const watching = watch()
  while (!done) {
    took.push(await read())
    await pause(5)
  }
  await watching
  const at = (share: number) => took.sort((one, other) => one - other)[Math.floor(took.length * share)]?.toFixed(1)
  return `${took.length} reads, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}
const add = (job: string, payload: string) => client.query(`SELECT graphile_worker.add_job('${job}', ${payload})`)
const timed = async (name: string, howMany: string) => {
  const startedAt = performance.now()
  const reads = await readUntil(async () => Number(await value(howMany)) >= people)
  console.log(
    `${name}: ${people} people in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, meanwhile ${reads}`,
  )
}
for (let warming = 0; warming < 200; warming++) await read()
const until = performance.now() + 3_000
console.log(`before: ${await readUntil(() => Promise.resolve(performance.now() > until))}`)
const tomorrow = `((now() AT TIME ZONE 'Europe/Istanbul')::date + 1)`
await add('remindBeforeCutOff', `'{}'`)
await timed('reminders', `SELECT count(*) FROM notifications WHERE day = ${tomorrow}`)
await timed('mails of that', `SELECT coalesce(sum(sent), 0) FROM email_totals WHERE kind = 'reminders'`)
await add(
  'applyStandingChoices',
  `json_build_object('companyId', ${id('firm')}, 'shiftId', ${id('shift')}, 'dates', json_build_array(${tomorrow}::text), 'after', null)`,
)
await timed('standing choices', `SELECT count(*) FROM choices WHERE source = 'standing'`)
const difference = `
  SELECT count(*) FROM (SELECT choice_key, sum(total) FROM choice_totals WHERE date = ${tomorrow} GROUP BY 1
    EXCEPT SELECT choice_key, count(*) FROM choices WHERE choice_key <> 'SKIP' GROUP BY 1) d`
console.log(`totals that differ from a recount: ${String(await value(difference))}`)
await client.end()
stopAll()
await pause(2_000)
await embedded.release()
await rm(folder, { recursive: true, force: true })
