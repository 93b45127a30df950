import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { median } from './figures.ts'
import type { Plan } from './load.ts'
import { loadOnce, processIdOf, startProduct, stopAll } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { eatersOf, fillWithMeals, mealFirms, savingChoices } from './meals.ts'

/*
 * What it would cost and bring to divide choices and notifications by month (0155). Divides one of two equal databases
 * while people use it, prints each step and the longest that somebody waited, and compares requests to both: just
 * divided, and with as many months as after years. Then deletes a month of notifications where they are whole.
 * `node scripts/build.ts && node test/bench/months.ts`; `--rows 100000` for a quick try.
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
/** Whoever needs a table waits behind this, so it soon gives up, and tries again. */
const hold = async (client: pg.Client, statements: string[]): Promise<void> => {
  try {
    await client.query(['BEGIN', `SET LOCAL lock_timeout = '200ms'`, ...statements, 'COMMIT'].join(';'))
  } catch (error) {
    await client.query('ROLLBACK')
    if ((error as { code?: string }).code !== '55P03') throw error
    say('somebody held it')
    await pause(500)
    await hold(client, statements)
  }
}

interface Divided {
  table: string
  key: string
  /** The first month without rows, and of an instant in general; as SQL. */
  bound: string
  boundOf: (month: string) => string
}
const leastId = (month: string) =>
  `(lpad(to_hex((extract(epoch FROM ${month}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`
const tables: Divided[] = [
  { table: 'choices', key: 'date', bound: `current_date + 63`, boundOf: (month) => `(${month})::date` },
  { table: 'notifications', key: 'id', bound: `now() + interval '2 days'`, boundOf: leastId },
]
/** So many months after the first one without rows. */
const monthAfter = (bound: string, months: number) =>
  `date_trunc('month', (${bound})::timestamp) + interval '${months + 1} months'`

/** The table becomes the first part as it is: a constraint spares PostgreSQL looking at the rows while it is held. */
const divide = async (client: pg.Client, { table, key, bound, boundOf }: Divided): Promise<void> => {
  const rows = async <Row>(text: string) => (await client.query(text)).rows as Row[]
  const [{ until } = { until: '' }] = await rows<{ until: string }>(
    `SELECT (${boundOf(monthAfter(bound, 0))})::text AS until`,
  )
  await timed(`${table}: constraint`, () =>
    client.query(`ALTER TABLE ${table} ADD CONSTRAINT until CHECK (${key} < '${until}') NOT VALID`),
  )
  const checks = await rows<{ name: string }>(`
    SELECT quote_ident(conname) AS name
    FROM pg_constraint
    WHERE conrelid = '${table}'::regclass AND contype = 'c' AND NOT convalidated`)
  await timed(`${table}: validation, without holding it`, async () => {
    for (const { name } of checks) await client.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`)
  })
  const of = `= '${table}'::regclass`
  const indexes = await rows<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name,
      CASE WHEN c.oid IS NULL THEN pg_get_indexdef(indexrelid)
        ELSE format('ALTER TABLE ${table} ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(c.oid)) END AS definition
    FROM pg_index LEFT JOIN pg_constraint c ON conindid = indexrelid AND contype = 'p' WHERE indrelid ${of}`)
  const keys = await rows<{ holder: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS holder, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND '${table}'::regclass IN (conrelid, confrelid)`)
  const triggers = await rows<{ name: string; definition: string }>(
    `SELECT tgname AS name, pg_get_triggerdef(oid) AS definition FROM pg_trigger WHERE tgrelid ${of} AND NOT tgisinternal`,
  )
  const [own, referring] = [
    keys.filter(({ holder }) => holder === table),
    keys.filter(({ holder }) => holder !== table),
  ]
  await timed(`${table}: division, holding it and what it refers to`, () =>
    hold(client, [
      `ALTER TABLE ${table} RENAME TO ${table}_earlier`,
      ...indexes.map(({ name }) => `ALTER INDEX ${name} RENAME TO earlier_${name}`),
      ...triggers.map(({ name }) => `DROP TRIGGER ${name} ON ${table}_earlier`),
      ...referring.map(({ holder, name }) => `ALTER TABLE ${holder} DROP CONSTRAINT ${name}`),
      `CREATE TABLE ${table} (LIKE ${table}_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (${key})`,
      `ALTER TABLE ${table} DROP CONSTRAINT until`,
      ...indexes.map(({ definition }) => definition),
      ...own.map(({ name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO ${new URL(embedded.url).username}`,
      `ALTER TABLE ${table} ATTACH PARTITION ${table}_earlier FOR VALUES FROM (MINVALUE) TO ('${until}')`,
      `ALTER TABLE ${table}_earlier DROP CONSTRAINT until`,
      `CREATE TABLE ${table}_other PARTITION OF ${table} DEFAULT`,
      ...triggers.map(({ definition }) => definition),
      ...referring.map(
        ({ holder, name, definition }) => `ALTER TABLE ${holder} ADD CONSTRAINT ${name} ${definition} NOT VALID`,
      ),
    ]),
  )
  for (const { holder, name } of referring)
    await timed(`${holder}: validation of its foreign key`, () =>
      client.query(`ALTER TABLE ${holder} VALIDATE CONSTRAINT ${name}`),
    )
}
const addMonths = async (client: pg.Client, { table, bound, boundOf }: Divided, from: number, to: number) => {
  for (let month = from; month < to; month++) {
    const [first, next] = [0, 1].map((more) => boundOf(monthAfter(bound, month + more)))
    await client.query(`CREATE TABLE ${table}_${month} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
      DO $$ BEGIN EXECUTE format('ALTER TABLE ${table} ATTACH PARTITION ${table}_${month} FOR VALUES FROM (%L) TO (%L)', ${first}, ${next}); END $$`)
  }
  await client.query(`ANALYZE ${table}`)
}

type Requests = Plan['requests']
const requestsOf = async (client: pg.Client): Promise<Record<string, Requests>> => {
  const eaters = await eatersOf(client)
  const { rows: cooks } = await client.query<Record<'company' | 'firm' | 'phone', string>>(`
    SELECT u.company_id AS company, p.corporate_id AS firm, u.phone FROM users u JOIN partnerships p ON p.catering_id = u.company_id
    WHERE u.phone LIKE '541%' ORDER BY p.id`)
  const get = (path: string, phone: string): Requests[number] => ({
    method: 'GET',
    path: `/api/${path}`,
    headers: { authorization: `Bearer ${phone}` },
  })
  const own = (path: string) =>
    eaters.map(({ company, person, phone }) => get(`individual/${company}/${person}/${path}`, phone))
  return {
    'choice saving': savingChoices(eaters),
    'menu reading': own('menu-play'),
    'past choices': own('choices'),
    notifications: own('notifications'),
    'unread notifications': own('notifications?only_unread=true'),
    'kitchen list': cooks.map(({ company, firm, phone }) => get(`kitchen/${company}/${firm}/lists`, phone)),
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
try {
  await migrate(embedded.ownerUrl, new URL(embedded.url).username)
  const server = await connected(embedded.ownerUrl)
  await server.query('CREATE DATABASE whole')
  await migrate(at(embedded.ownerUrl, 'whole'), new URL(embedded.url).username)
  const filling = await connected(at(embedded.ownerUrl, 'whole'))
  await timed(`${people * days} choices and as many notifications`, () => fillWithMeals(filling, people, days))
  await filling.end()
  await server.query('CREATE DATABASE divided TEMPLATE whole STRATEGY file_copy')
  const whole = await startProduct(at(embedded.url, 'whole'))
  const divided = await startProduct(at(embedded.url, 'divided'))
  const owner = await connected(at(embedded.ownerUrl, 'divided'))
  const requests = await requestsOf(owner)

  const longest = new Map<string, number>()
  const watch = async (name: string, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; isOn; turn++) {
      const startedAt = performance.now()
      await work(turn)
      longest.set(name, Math.max(longest.get(name) ?? 0, performance.now() - startedAt))
      await pause(2)
    }
  }
  const ask = async ({ path, ...request }: Requests[number]) => {
    const response = await fetch(divided + path, request)
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    await response.text()
  }
  const writer = await connected(at(embedded.url, 'divided'))
  watching.push(
    ...Object.entries(requests).map(([name, each]) => watch(name, (turn) => ask(each[turn % each.length]!))),
    watch('writing a notification', (turn) =>
      writer.query(
        `INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
         SELECT id, uuidv7(), company_id, 'Haber', 'Metin', now() FROM users WHERE phone = $1`,
        [`53${String(turn % people).padStart(8, '0')}`],
      ),
    ),
  )
  const waits = () => [...longest].map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', ')
  await pause(10_000)
  say(`longest waits before, in ms: ${waits()}`)
  longest.clear()
  for (const each of tables) await divide(owner, each)
  for (const each of tables) await timed(`${each.table}: two months`, () => addMonths(owner, each, 0, 2))
  say(`longest waits meanwhile, in ms: ${waits()}`)
  isOn = false
  await Promise.all(watching)

  await owner.query('VACUUM ANALYZE')
  say('\nwhole and just divided, processor time of a request:')
  await compare(requests, whole, divided)
  for (const [place, months] of [28, 8].entries()) await addMonths(owner, tables[place]!, 2, months)
  say('\nwhole and with 28 months of choices and 8 of notifications:')
  await compare(requests, whole, divided)

  const bare = await connected(at(embedded.ownerUrl, 'whole'))
  await timed('\na month of notifications deleted', () =>
    bare.query(`DELETE FROM notifications WHERE created_at < now() - interval '140 days'`),
  )
  await timed('and vacuumed', () => bare.query('VACUUM notifications'))
  await Promise.all([bare, owner, writer, server].map((client) => client.end()))
} finally {
  isOn = false
  await Promise.allSettled(watching)
  stopAll()
  await pause(2_000)
  await embedded.release()
  await rm(folder, { recursive: true, force: true })
}
