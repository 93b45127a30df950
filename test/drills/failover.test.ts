import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import { missingForPatroni, type PatroniCluster, startPatroniCluster } from '../support/patroni-cluster.ts'
import { missingPgBouncer, type PgBouncer, runPgBouncer } from '../support/pgbouncer.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { SettableClock } from '../support/settable-clock.ts'
import { runSql, withDatabase, withRole } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { createWorld, enrol, menu, type Person, tokenOf, type World } from '../support/world.ts'

/* Three PostgreSQL servers under Patroni, and two instances of the product behind PgBouncer and HAProxy. */

const missing = missingForPatroni ?? missingPgBouncer
const eaterCount = 40
const longestOutage = 60_000

interface Eater {
  person: Person
  as: string
  /** What they may have chosen: the last confirmed choice, and those after it that nobody confirmed. */
  possible: Set<string>
}
const figures = { confirmed: 0, unconfirmed: 0, refused: 0, shown: 0, missed: [] as string[], unanswered: 0 }
/** When choices were confirmed, in milliseconds. */
const confirmedAt: number[] = []

let cluster: PatroniCluster
let pool: PgBouncer
let env: Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_REPLICA_URLS', string>
let servers: ServerProcess[] = []
let setUp: Product
let world: World
let eaters: Eater[]
let load: Promise<unknown>
let isOver = false

const started = () => startServerProcess(env.DATABASE_URL, env)

/** Asks one instance, and the next one if there is no answer. */
const ask = async (work: (server: ServerProcess) => Promise<{ status: number }>, at: number) => {
  for (let tries = 0; tries < servers.length; tries++)
    try {
      return await work(servers[(at + tries) % servers.length]!)
    } catch {
      figures.unanswered++
    }
  return { status: 0 }
}

const chooseAndLook = async ({ person, as, possible }: Eater, at: number): Promise<void> => {
  const path = { companyId: person.companyId, userId: person.id }
  const day = { shift_id: world.dayShift.id, date: world.menuDate, catering_id: world.cateringA.company.id }
  for (let round = at; !isOver; round++) {
    const choice = menu.choices[round % menu.choices.length]!.key
    possible.add(choice)
    const saved = await ask((server) => server.call('saveChoice', { as, path, body: { ...day, choice } }), round)
    if (saved.status === 200) {
      possible.clear()
      possible.add(choice)
      figures.confirmed++
      confirmedAt.push(performance.now())
    } else if (saved.status === 0 || saved.status >= 500) figures.unconfirmed++
    else figures.refused++
    let shown: string | null | undefined
    const seen = await ask(async (server) => {
      const reply = await server.call('getMenuPlay', { as, path })
      if (reply.status === 200)
        shown = reply.body.days.find((one) => one.date === day.date && one.shift_id === day.shift_id)?.choice
      return reply
    }, round + 1)
    if (seen.status === 200) {
      figures.shown++
      if (!possible.has(String(shown))) figures.missed.push(`${String(shown)} instead of ${[...possible].join(', ')}`)
    } else if (seen.status !== 0 && seen.status < 500) figures.refused++
    await pause(saved.status === 200 ? 20 : 200)
  }
}

const roleOf = async (name: string) => (await cluster.members()).find((one) => one.name === name)?.role
const named = async (role: string) => (await cluster.members()).find((one) => one.role === role)?.name ?? ''
const until = (what: () => Promise<boolean>) => vi.waitUntil(what, { timeout: 120_000, interval: 250 })
/** That many more choices are confirmed. */
const goesOn = async (choices: number) => {
  const wanted = figures.confirmed + choices
  await until(() => Promise.resolve(figures.confirmed >= wanted))
}
/** The longest time without any confirmed choice since then, in milliseconds. */
const outageSince = (from: number): number => {
  const times = [from, ...confirmedAt.filter((time) => time > from)]
  return Math.max(...times.slice(1).map((time, at) => time - times[at]!))
}
/** How often the replicas were read, of those that answer. */
const readsOf = async (url: string) =>
  Number(
    (await runSql(url, `SELECT xact_commit AS reads FROM pg_stat_database WHERE datname = 'tabldot'`))[0]!['reads'],
  )

describe.skipIf(missing)(`a failover${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    cluster = await startPatroniCluster()
    await until(async () => (await named('sync_standby')) !== '')
    const roles = readFileSync(join(packageRoot, 'docs', 'operating', 'roles.sql'), 'utf8').replace(/^--.*$/m, '')
    for (const statement of roles.trim().split('\n')) await runSql(cluster.primaryUrl, statement)
    const product = { username: 'tabldot', password: 'change-me' }
    const direct = withRole(withDatabase(cluster.primaryUrl, 'tabldot'), product)
    const { hostname, port } = new URL(direct)
    pool = await runPgBouncer(
      (own, userFile) => `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = scram-sha-256
auth_file = ${userFile}
pool_mode = transaction
default_pool_size = 20
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,options`,
      '"tabldot" "change-me"',
    )
    env = {
      DATABASE_URL: pool.through(direct),
      DATABASE_DIRECT_URL: direct,
      DATABASE_OWNER_URL: withRole(direct, { username: 'tabldot_owner', password: 'change-me-owner' }),
      DATABASE_REPLICA_URLS: cluster.urls.map((url) => withRole(withDatabase(url, 'tabldot'), product)).join(','),
    }
    expect(await runHere(['migrate', '--json'], env)).toMatchObject({ code: 0, stderr: '' })
    const clock = new SettableClock(new Date().toISOString())
    setUp = await startProduct({
      databaseUrl: env.DATABASE_URL,
      env: { DATABASE_DIRECT_URL: direct },
      contractCheck: false,
      clock,
    })
    world = await createWorld(setUp)
    await runSql(
      withDatabase(cluster.primaryUrl, 'tabldot'),
      `UPDATE shifts SET cutoff_days = 0, cutoff_time = '00:01'`,
    )
    eaters = []
    for (let at = 0; at < eaterCount; at++) {
      const person = await enrol(setUp, world.corporateA.company, 'individual')
      eaters.push({ person, as: await tokenOf(setUp, person, 'individual'), possible: new Set(['null']) })
    }
    servers = [await started(), await started()]
    load = Promise.all(eaters.map(chooseAndLook))
    await goesOn(400)
  })
  afterAll(async () => {
    isOver = true
    await load
    for (const server of servers) server.kill('SIGKILL')
    await setUp?.stop()
    await pool?.stop()
    await cluster?.stop()
  })

  it('begins with choices that are saved by the primary and read from the replicas', async () => {
    const leader = await named('leader')
    const replicas = cluster.urls.filter((_, at) => `db${at + 1}` !== leader)
    const before = await Promise.all(replicas.map(readsOf))
    await goesOn(400)
    const after = await Promise.all(replicas.map(readsOf))
    for (const [at, reads] of after.entries()) expect(reads).toBeGreaterThan(before[at]!)
    expect(figures).toMatchObject({ unconfirmed: 0, refused: 0, unanswered: 0 })
  })

  it('an instance that is killed is replaced by the other', async () => {
    servers[0]!.kill('SIGKILL')
    await servers[0]!.exited
    await goesOn(400)
    servers[0] = await started()
    await goesOn(400)
  })

  it('a replica that is killed makes choices wait until the other one keeps them', async () => {
    const killed = await named('sync_standby')
    const at = performance.now()
    await cluster.kill(killed)
    await until(async () => ![killed, ''].includes(await named('sync_standby')))
    await goesOn(400)
    expect(outageSince(at)).toBeLessThan(longestOutage)
    console.log(`A replica was killed: ${Math.round(outageSince(at))} ms without a confirmed choice.`)
    cluster.start(killed)
    await until(async () => (await cluster.members()).filter(({ state }) => state !== 'stopped').length === 3)
    await goesOn(400)
  })

  it('the primary that is killed is replaced by the replica that has every choice', async () => {
    const [killed, next] = [await named('leader'), await named('sync_standby')]
    const at = performance.now()
    await cluster.kill(killed)
    await until(async () => (await roleOf(next)) === 'leader')
    await goesOn(400)
    expect(outageSince(at)).toBeLessThan(longestOutage)
    console.log(`The primary was killed: ${Math.round(outageSince(at))} ms without a confirmed choice.`)

    cluster.start(killed)
    await until(async () => ['sync_standby', 'replica'].includes(String(await roleOf(killed))))
    const url = cluster.urls[Number(killed.at(-1)) - 1]!
    const before = await vi.waitFor(() => readsOf(url), { timeout: 120_000, interval: 500 })
    await until(async () => (await readsOf(url)) > before + 50)
  })

  it('nobody lost a confirmed choice or was shown an older one, and nobody was refused', async () => {
    isOver = true
    await load
    const rows = (await runSql(
      withDatabase(cluster.primaryUrl, 'tabldot'),
      `SELECT user_id, choice_key FROM choices WHERE date = '${world.menuDate}' AND shift_id = '${world.dayShift.id}'`,
    )) as { user_id: string; choice_key: string }[]
    const kept = new Map(rows.map(({ user_id, choice_key }) => [user_id, choice_key]))
    expect(eaters.filter(({ person, possible }) => !possible.has(String(kept.get(person.id))))).toEqual([])
    expect(figures.missed).toEqual([])
    expect(figures.refused).toBe(0)
    console.log(
      `${figures.confirmed} choices confirmed and none lost, ${figures.unconfirmed} not confirmed, ${figures.shown} menus shown, ${figures.unanswered} requests without an answer.`,
    )
  })

  it('totals equal the choices, and the logs are sound', async () => {
    const [counted] = await runSql(
      withDatabase(cluster.primaryUrl, 'tabldot'),
      `SELECT (SELECT sum(total)::int FROM choice_totals WHERE choice_key <> '' AND date = '${world.menuDate}') AS kept,
        (SELECT count(*)::int FROM choices WHERE choice_key <> 'SKIP' AND date = '${world.menuDate}') AS recounted`,
    )
    expect(counted!['kept']).toBe(counted!['recounted'])
    const { DATABASE_URL, DATABASE_DIRECT_URL } = env
    expect(await runHere(['audit', 'verify'], { DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({ code: 0 })
  })
})
