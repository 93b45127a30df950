import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { checkOutPrevious } from '../support/previous-version.ts'
import { median } from './figures.ts'
import type { Plan } from './load.ts'
import { loadOnce, processIdOf, startProduct, stopAll } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { eatersOf, fillWithMeals, mealFirms, savingChoices } from './meals.ts'

/*
 * What dividing choices by month costs and brings (0184). Two equal databases of the version before it: one is upgraded
 * while people use it, and the longest that somebody waited is printed. Then requests to the version before and to this
 * one are compared: just upgraded, and with the months of years. Last, a month is dropped.
 * `node test/bench/months.ts`, from a repository with its history; `--rows 100000` for a quick try.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000000' } } })
const days = 500
const people = Math.max(mealFirms, Math.round(Number(values.rows) / days))
const [seconds, rounds, connections] = [3, 3, 4]

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now()
  const result = await work()
  say(`${what}: ${Math.round(performance.now() - startedAt)} ms`)
  return result
}

const folder = await mkdtemp(join(tmpdir(), 'tabldot-months-'))
const embedded = await openEmbeddedPostgres({ dataDir: folder, durable: true })
const postmaster = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
const at = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
/** As after years: each month that has choices becomes a part of its own, and there are as many as are kept. */
const divideAll = async (client: pg.Client, months: number): Promise<void> => {
  const rows = async (text: string) => (await client.query<{ month: string; next: string; part: string }>(text)).rows
  const parts = await rows(`
    SELECT m::date::text AS month, (m + interval '1 month')::date::text AS next, 'past' || to_char(m, '_YYYY_MM') AS part
    FROM generate_series(date_trunc('month', now()::timestamp) - interval '${months - 1} months',
      (SELECT min(until) - 1 FROM month_parts('choices')), interval '1 month') m`)
  await client.query('SET session_replication_role = replica')
  for (const { month, next, part } of parts)
    await client.query(`
      CREATE TABLE ${part} (LIKE choices INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
      INSERT INTO ${part} SELECT * FROM choices WHERE date >= '${month}' AND date < '${next}'`)
  await client.query('DROP TABLE choices_earlier')
  await client.query(
    `CREATE TABLE choices_earlier PARTITION OF choices FOR VALUES FROM (MINVALUE) TO ('${parts[0]!.month}')`,
  )
  for (const { month, next, part } of parts)
    await client.query(`ALTER TABLE choices ATTACH PARTITION ${part} FOR VALUES FROM ('${month}') TO ('${next}')`)
  await client.query('RESET session_replication_role')
}

type Requests = Plan['requests']
const requestsOf = async (client: pg.Client): Promise<Record<string, Requests>> => {
  const eaters = await eatersOf(client)
  const { rows: cooks } = await client.query<Record<'company' | 'firm' | 'phone', string>>(`
    SELECT u.company_id AS company, p.corporate_id AS firm, u.phone FROM users u JOIN partnerships p ON p.catering_id = u.company_id
    WHERE u.phone LIKE '541%' ORDER BY p.id`)
  const { rows: managers } = await client.query<Record<'company' | 'phone', string>>(
    `SELECT company_id AS company, phone FROM users WHERE phone LIKE '542%' ORDER BY phone`,
  )
  const get = (path: string, phone: string): Requests[number] => ({
    method: 'GET',
    path: `/api/${path}`,
    headers: { authorization: `Bearer ${phone}` },
  })
  const own = (path: string) =>
    eaters.map(({ company, person, phone }) => get(`individual/${company}/${person}/${path}`, phone))
  const saving = savingChoices(eaters)
  const withdrawing = eaters.map(({ company, person, phone, shift, date }): Requests[number] => ({
    method: 'DELETE',
    path: `/api/individual/${company}/${person}/choices?date=${date}&shift_id=${shift}`,
    headers: { authorization: `Bearer ${phone}` },
  }))
  /** Each connection saves a choice and withdraws it. */
  const savingAndWithdrawing = eaters.flatMap((_, place) =>
    place % connections > 0
      ? []
      : [...saving.slice(place, place + connections), ...withdrawing.slice(place, place + connections)],
  )
  return {
    'choice saving': saving,
    'saving and withdrawing': savingAndWithdrawing,
    'menu reading': own('menu-play'),
    'past choices': own('choices'),
    notifications: own('notifications'),
    'unread notifications': own('notifications?only_unread=true'),
    'kitchen list': cooks.map(({ company, firm, phone }) => get(`kitchen/${company}/${firm}/lists`, phone)),
    'Genel of a firm': managers.map(({ company, phone }) => get(`corporate/${company}/dashboard`, phone)),
  }
}

/** Processor time of a request to each, alternating between the two. */
const compare = async (requests: Record<string, Requests>, whole: string, divided: string): Promise<void> => {
  for (const [name, asked] of Object.entries(requests)) {
    const spent: [number[], number[]] = [[], []]
    let failures = 0
    for (let round = -1; round < rounds; round++)
      for (const [side, url] of [whole, divided].entries()) {
        const used = async () => (await processorTime(processIdOf(url))) + (await processorTime(postmaster))
        const before = await used()
        const figures = await loadOnce({ url, requests: asked, connections, seconds })
        failures += figures.failures
        if (round >= 0) spent[side]?.push((((await used()) - before) / (figures.perSecond * seconds)) * 1000)
      }
    const [one, other] = spent.map(median) as [number, number]
    say(`${name}: ${one.toFixed(2)} and ${other.toFixed(2)} ms, ratio ${(other / one).toFixed(2)}, ${failures} failed`)
  }
}

let isOn = true
const watching: Promise<void>[] = []
const before = checkOutPrevious('migrations/0113-bound-of-choices.ts')
try {
  const server = await connected(embedded.ownerUrl)
  await server.query('CREATE DATABASE whole')
  const env = {
    ...process.env,
    DATABASE_URL: at(embedded.url, 'whole'),
    DATABASE_OWNER_URL: at(embedded.ownerUrl, 'whole'),
  }
  execFileSync(process.execPath, [before.commandLine, 'migrate'], { env })
  const filling = await connected(at(embedded.ownerUrl, 'whole'))
  await timed(`${people * days} choices and as many notifications`, () => fillWithMeals(filling, people, days))
  await filling.end()
  await server.query('CREATE DATABASE divided TEMPLATE whole STRATEGY file_copy')
  const owner = await connected(at(embedded.ownerUrl, 'divided'))
  const requests = await requestsOf(owner)
  const serve = (name: string, file: string) => startProduct(at(embedded.url, name), {}, file)

  const longest = new Map<string, number>()
  const watch = async (url: string, name: string, requests: Requests) => {
    for (let turn = 0; isOn; turn++) {
      const { path, ...request } = requests[turn % requests.length]!
      const startedAt = performance.now()
      const response = await fetch(url + path, request)
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
      await response.text()
      longest.set(name, Math.max(longest.get(name) ?? 0, performance.now() - startedAt))
      await pause(2)
    }
  }
  const waits = () => [...longest].map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', ')
  const whole = await serve('whole', before.server)
  const old = await serve('divided', before.server)
  // Two who withdraw each other's choice would be refused.
  const watched = Object.entries(requests).filter(([name]) => name !== 'choice saving')
  watching.push(...watched.map(([name, each]) => watch(old, name, each)))
  await pause(10_000)
  say(`longest waits before, in ms: ${waits()}`)
  longest.clear()
  await timed('upgrade', () => migrate(at(embedded.ownerUrl, 'divided'), new URL(embedded.url).username))
  say(`longest waits meanwhile, in ms: ${waits()}`)
  isOn = false
  await Promise.all(watching)
  const divided = await serve('divided', 'src/main/serve.ts')

  await owner.query('VACUUM ANALYZE')
  say('\nversion before and just upgraded, processor time of a request:')
  await compare(requests, whole, divided)
  await timed('\nmonths of their own', () => divideAll(owner, 28))
  await owner.query('VACUUM ANALYZE')
  const { rows: parts } = await owner.query(`SELECT FROM month_parts('choices')`)
  say(`version before and ${parts.length} parts:`)
  await compare(requests, whole, divided)

  const [{ month, until }] = (
    await owner.query<{ month: string; until: string }>(
      `SELECT date_trunc('month', min(date)::timestamp)::date::text AS month,
         (date_trunc('month', min(date)::timestamp) + interval '1 month')::date::text AS until FROM choices`,
    )
  ).rows as [{ month: string; until: string }]
  const detach = `UPDATE choices SET user_id = gen_random_uuid() WHERE date >= '${month}' AND date < '${until}'`
  await timed('\npeople taken from the oldest month', () => owner.query(detach))
  await owner.query(`INSERT INTO retention_marks SELECT id, 'choices', '${until}' FROM companies WHERE type = 'corporate'
    ON CONFLICT (company_id, scope) DO UPDATE SET kept_from = excluded.kept_from`)
  await timed('the month dropped', () => owner.query('SELECT drop_months_of_choices(now())'))
  const bare = await connected(at(embedded.ownerUrl, 'whole'))
  await bare.query('SET session_replication_role = replica')
  await timed('the same month deleted from the whole table, without its triggers', () =>
    bare.query(`DELETE FROM choices WHERE date >= '${month}' AND date < '${until}'`),
  )
  await timed('and vacuumed', () => bare.query('VACUUM choices'))
  await Promise.all([bare, owner, server].map((client) => client.end()))
} finally {
  isOn = false
  await Promise.allSettled(watching)
  stopAll()
  await pause(2_000)
  await embedded.release()
  await rm(folder, { recursive: true, force: true })
  before.remove()
}
