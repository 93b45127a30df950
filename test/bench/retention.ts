import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { median } from './figures.ts'
import { eatersOf, fillWithMeals, mealFirms, savingChoices } from './meals.ts'
import { loadOnce, startProduct, stopAll } from './processes.ts'

/*
 * Whether somebody who chooses notices that old choices lose their person (D2): p50 and p95 of saving at a steady rate,
 * alone and while the job works, in turns.
 * `node scripts/build.ts && node test/bench/retention.ts`; `--rows 100000` for a quick try.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000000' } } })
const days = 500
const people = Math.max(mealFirms, Math.round(Number(values.rows) / days))
const [seconds, rounds, connections, perSecond] = [8, 5, 4, 100]

const folder = await mkdtemp(join(tmpdir(), 'tabldot-retention-'))
const embedded = await openEmbeddedPostgres({ dataDir: folder, durable: true })
const owner = new pg.Client({ connectionString: embedded.ownerUrl })
const value = async (sql: string): Promise<number> =>
  Number(Object.values((await owner.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0])
const destroyed = () => value('SELECT coalesce(sum(count), 0) FROM destruction_records')
const counted = () => value(`SELECT sum(total) FROM choice_totals WHERE date > '-infinity'`)
/** Nothing here is older than 24 months, so then there is nothing to do. */
const keepFor = (months: 13 | 24) => owner.query('UPDATE companies SET retention_months = $1', [months])
try {
  await migrate(embedded.ownerUrl, new URL(embedded.url).username)
  await owner.connect()
  await fillWithMeals(owner, people, days)
  await keepFor(24)
  const before = await counted()
  const url = await startProduct(embedded.url)
  const requests = savingChoices(await eatersOf(owner))
  const save = () => loadOnce({ url, requests, connections, seconds, perSecond })
  await save()
  const took = { alone: [] as [number, number][], meanwhile: [] as [number, number][] }
  let failures = 0
  for (let round = 0; round < rounds; round++) {
    const alone = await save()
    const already = await destroyed()
    await keepFor(13)
    await owner.query(`SELECT graphile_worker.add_job('applyRetention')`)
    while ((await destroyed()) === already) await pause(20)
    const meanwhile = await save()
    await keepFor(24)
    // A batch that runs ends before the next round.
    await pause(2_000)
    took.alone.push([alone.p50, alone.p95])
    took.meanwhile.push([meanwhile.p50, meanwhile.p95])
    failures += alone.failures + meanwhile.failures
    console.log(`${(await destroyed()) - already} choices lost their person in round ${round + 1}`)
  }
  for (const [place, name] of ['p50', 'p95'].entries()) {
    const [one, other] = [took.alone, took.meanwhile].map((all) => median(all.map((each) => each[place] ?? 0)))
    console.log(`${name}: ${one} ms alone, ${other} ms meanwhile, ratio ${((other ?? 0) / (one ?? 1)).toFixed(2)}`)
  }
  const added = (await counted()) - before
  console.log(`${people * days} choices, ${failures} requests failed, totals changed by ${added}`)
} finally {
  stopAll()
  await owner.end()
  await pause(2_000)
  await embedded.release()
  await rm(folder, { recursive: true, force: true })
}
