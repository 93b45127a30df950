import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Database, migrate } from '../../src/persistence/index.ts'
import { startProduct, type Product } from '../support/product.ts'
import { runSql, withDatabase } from '../support/sql.ts'
import { type Server, startPrimary, startStandbyOf } from '../support/standby.ts'
import { createWorld, tokenOf, type World } from '../support/world.ts'

/* Two real servers, of which one follows the other; replaying is paused where a test needs a replica that lags. */

let primary: Server
let standby: Server
let product: Product
let world: World
const name = 'replicated'
const changes: (string | undefined)[] = []

const onStandby = (statement: string) => runSql(withDatabase(standby.ownerUrl, name), statement)
const caughtUp = async () => {
  const [row] = await runSql(primary.ownerUrl, 'SELECT pg_current_wal_insert_lsn()::text AS end')
  const replayed = `SELECT pg_last_wal_replay_lsn() >= '${String(row?.['end'])}'::pg_lsn AS done`
  await vi.waitUntil(async () => (await onStandby(replayed))[0]?.['done'] === true, { timeout: 60_000, interval: 20 })
}
const lagging = async () => {
  await caughtUp()
  await onStandby('SELECT pg_wal_replay_pause()')
  await vi.waitUntil(
    async () => (await onStandby('SELECT pg_get_wal_replay_pause_state() AS state'))[0]?.['state'] === 'paused',
    { timeout: 60_000, interval: 20 },
  )
  onTestFinished(follow)
}
const follow = async () => {
  await onStandby('SELECT pg_wal_replay_resume()')
  await caughtUp()
}
/** Requests that the replica answered. */
const readThere = async () => {
  await onStandby('SELECT pg_stat_clear_snapshot()')
  const [row] = await onStandby(`SELECT xact_commit::int AS reads FROM pg_stat_database WHERE datname = '${name}'`)
  return Number(row?.['reads'])
}

beforeAll(async () => {
  primary = await startPrimary()
  await runSql(primary.ownerUrl, `CREATE DATABASE ${name}`)
  await migrate(withDatabase(primary.ownerUrl, name), new URL(primary.url).username)
  standby = await startStandbyOf(primary)
  product = await startProduct({
    databaseUrl: withDatabase(primary.url, name),
    env: { DATABASE_REPLICA_URLS: withDatabase(standby.url, name) },
    onReplicaChange: ({ problem }) => changes.push(problem),
  })
  world = await createWorld(product)
})
afterAll(async () => {
  await product?.stop()
  await standby?.stop()
  await primary?.stop()
})

const lags = () => product.use(Database).replicas.map(({ lag }) => lag ?? 0)

const path = () => ({ type: 'corporate' as const, companyId: world.corporateA.company.id })
const departmentsSeenBy = async (as: string): Promise<string[]> => {
  const { status, body } = await product.call('listDepartments', {
    as,
    path: path(),
    query: { include_inactive: true },
  })
  if (status !== 200) throw new Error(String(status))
  return body.departments.map((one) => one.name)
}
const addDepartment = async (as: string, name: string) =>
  expect((await product.call('createDepartment', { as, path: path(), body: { name } })).status).toBe(201)

describe('with a replica', () => {
  let owner: string
  let other: string
  beforeAll(async () => {
    owner = await tokenOf(product, world.corporateA.people.corporateOwner)
    other = await tokenOf(product, world.corporateA.people.corporate4)
    await caughtUp()
  })

  it('what is only shown comes from it', async () => {
    const before = await readThere()
    for (let times = 0; times < 5; times++) await departmentsSeenBy(other)
    await vi.waitUntil(async () => (await readThere()) >= before + 5, { timeout: 60_000, interval: 50 })
  })

  it('who wrote something sees it at once, and others as soon as the replica has it', async () => {
    await lagging()
    const [before] = lags()
    await addDepartment(owner, 'Ar-Ge')
    expect(await departmentsSeenBy(owner)).toContain('Ar-Ge')
    expect(await departmentsSeenBy(other)).not.toContain('Ar-Ge')
    await vi.waitUntil(() => lags()[0]! > before!, { timeout: 60_000, interval: 20 })
    await follow()
    expect(await departmentsSeenBy(other)).toContain('Ar-Ge')
  })

  it('who signs in anew sees what they wrote before', async () => {
    await lagging()
    await addDepartment(owner, 'Kalite')
    const again = await tokenOf(product, world.corporateA.people.corporateOwner)
    expect(await departmentsSeenBy(again)).toContain('Kalite')
  })

  it('permissions never come from it', async () => {
    const { corporate3 } = world.corporateA.people
    const token = await tokenOf(product, corporate3)
    await lagging()
    await product.call('updateEmployee', {
      as: owner,
      path: { ...path(), userId: corporate3.id },
      body: { is_active: false },
    })
    await expect(departmentsSeenBy(token)).rejects.toThrow('401')
  })

  it('everything goes on without it, and with it again once it is back', async () => {
    await standby.interrupt()
    expect(await departmentsSeenBy(other)).toContain('Ar-Ge')
    await vi.waitUntil(() => changes.includes('unreachable'), { timeout: 60_000, interval: 20 })
    await vi.waitUntil(() => changes.at(-1) === undefined, { timeout: 60_000, interval: 20 })
    const before = await readThere()
    await departmentsSeenBy(other)
    await vi.waitUntil(async () => (await readThere()) > before, { timeout: 60_000, interval: 50 })
  })

  it('is not asked any more once it has become a primary of its own', async () => {
    await runSql(standby.ownerUrl, 'SELECT pg_promote()')
    await vi.waitUntil(() => changes.at(-1) === 'promoted', { timeout: 60_000, interval: 20 })
    expect(product.use(Database).replicas).toEqual([{ name: new URL(standby.url).host, isRead: false, lag: null }])
    await addDepartment(owner, 'Lojistik')
    expect(await departmentsSeenBy(other)).toContain('Lojistik')
  })
})
