import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { frozenDays, settledFirms, settledId as id, withoutTriggers } from '../support/settled-firms.ts'
import { startProduct, stopAll } from './processes.ts'

/*
 * A catering with 200 firms of three shifts, a year of lists, and 2,000,000 choices beside it: how long the job takes to compute
 * the last month of all firms, and how long the catering waits for the month's overview and for one statement, before and
 * meanwhile. p50 and p95 in ms of requests one after another.
 * `node scripts/build.ts && node test/bench/settlement.ts [choices] [days before the last month]`
 */
const [choices = 2_000_000, days = 340] = process.argv.slice(2).map(Number)
const [firms, rounds, months] = [200, 100, 5]
const lastMonth = {
  first: `(date_trunc('month', now()) - interval '1 month')::date`,
  last: `(date_trunc('month', now()) - interval '1 day')::date`,
}

const folder = await mkdtemp(join(tmpdir(), 'tabldot-settlement-'))
const embedded = await openEmbeddedPostgres({ dataDir: folder, durable: true })
await migrate(embedded.ownerUrl, new URL(embedded.url).username)
const owner = new pg.Client({ connectionString: embedded.ownerUrl })
await owner.connect()
const value = async (sql: string): Promise<string> =>
  String(Object.values((await owner.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0])
const fill = async (...statements: string[]): Promise<void> => {
  for (const statement of withoutTriggers(...statements)) await owner.query(statement)
}
await fill(
  ...settledFirms(firms),
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, is_active, created_at)
   VALUES (${id('cook', '1')}, ${id('company', '0')}, 'Aşçı', '5310000001', 'corporateOwner', '', true, now())`,
  `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
   VALUES (sha256('cook'), 'staff', ${id('company', '0')}, ${id('cook', '1')}, now(), now() + interval '1 day')`,
  ...frozenDays(`${lastMonth.first} - ${days}`, lastMonth.last),
  `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
   SELECT md5('user' || d.corporate_id || n)::uuid, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, 'A', 'a', 'Nohut', now(), now()
   FROM menu_days d, generate_series(1, 10) n LIMIT ${choices}`,
)
const product = await startProduct(embedded.url)
const catering = `${product}/api/catering/${await value(`SELECT ${id('company', '0')}`)}/statements`

const ask = async (url: string): Promise<number> => {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { authorization: 'Bearer cook' } })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - startedAt
}
const quantile = (took: number[], part: number): number =>
  took.toSorted((one, other) => one - other)[Math.floor(took.length * part)] ?? 0
const tell = (what: string, took: number[]): void =>
  console.log(`${what}: p50 ${quantile(took, 0.5).toFixed(1)}, p95 ${quantile(took, 0.95).toFixed(1)} ms`)
/** How long the job took, and the requests that were answered meanwhile. The queue is looked at beside them. */
const settling = async (readers: number, statement: string): Promise<{ seconds: number; took: number[] }> => {
  const startedAt = performance.now()
  const took: number[] = []
  let begun = 0
  let isOver = false
  const watching = (async () => {
    for (let left = firms; left > 0; await new Promise((resolve) => setTimeout(resolve, 20))) {
      left = Number(await value('SELECT count(*) FROM statement_changes'))
      if (left > 0 && left < firms) begun ||= performance.now()
    }
    isOver = true
  })()
  const asking = Array.from({ length: readers }, async () => {
    while (!isOver) {
      if (begun > 0) took.push(await ask(statement))
      else await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
  await Promise.all([watching, ...asking])
  return { seconds: (performance.now() - (begun || startedAt)) / 1000, took }
}

console.log(
  `${await value('SELECT count(*) FROM choices')} choices, ${await value('SELECT count(*) FROM kitchen_lists')} lists`,
)
const year = await settling(0, '')
console.log(
  `the year of ${firms} firms, ${await value('SELECT count(*) FROM statements')} statements: ${year.seconds.toFixed(1)} s`,
)
await owner.query('VACUUM ANALYZE')
const month = await value(`SELECT to_char(${lastMonth.first}, 'YYYY-MM')`)
const overview = `${catering}?period=${month}&limit=100`
const statement = `${catering}/${await value(`SELECT id FROM statements WHERE first_day = ${lastMonth.first} LIMIT 1`)}`
for (const [what, url] of [
  ['overview of a month', overview],
  ['one statement', statement],
] as const) {
  for (let round = 0; round < 20; round++) await ask(url)
  const took: number[] = []
  for (let round = 0; round < rounds; round++) took.push(await ask(url))
  tell(what, took)
}
for (const readers of [1, 8]) {
  const [seconds, meanwhile, alone]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < months; round++) {
    await owner.query(`INSERT INTO statement_changes (catering_id, corporate_id, date)
      SELECT ${id('company', '0')}, ${id('company', 'n')}, ${lastMonth.first} FROM generate_series(1, ${firms}) n`)
    await owner.query(`SELECT graphile_worker.add_job('settleChanges')`)
    const again = await settling(readers, statement)
    seconds.push(again.seconds)
    meanwhile.push(...again.took)
    const askAlone = async () => {
      for (let request = 0; request < again.took.length / readers / 3; request++) alone.push(await ask(statement))
    }
    await Promise.all(Array.from({ length: readers }, askAlone))
  }
  console.log(`the month of ${firms} firms: ${seconds.map((one) => one.toFixed(1)).join(', ')} s`)
  tell(`one statement meanwhile, ${readers} at once, ${meanwhile.length} times`, meanwhile)
  tell(`one statement before and after, ${readers} at once, ${alone.length} times`, alone)
}
stopAll()
await owner.end()
await embedded.release()
await rm(folder, { recursive: true, force: true })
