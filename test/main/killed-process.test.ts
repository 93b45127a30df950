import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../../src/persistence/index.ts'
import { asOwner } from '../support/database.ts'
import { menuInOneStatement } from '../support/menu-in-one-statement.ts'
import { SettableClock } from '../support/settable-clock.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { useProduct, useWorld } from '../support/use-product.ts'
import { waitingForLock } from '../support/waiting-for-lock.ts'
import { enrol, menu, type Person, tokenOf } from '../support/world.ts'

const product = useProduct({ contractCheck: false, clock: new SettableClock(new Date().toISOString()) })
const world = useWorld(product)

/** Each test kills some; at least one is left. */
let servers: ServerProcess[]
let database: Awaited<ReturnType<typeof openDatabase>>
let eaters: { person: Person; as: string }[]
let [cook, manager, dishId] = ['', '', '']
beforeAll(async () => {
  const { corporateA, cateringA } = world
  cook = await tokenOf(product, cateringA.people.corporate4)
  manager = await tokenOf(product, corporateA.people.corporate3)
  const people = [corporateA.people.individual, await enrol(product, corporateA.company, 'individual')]
  eaters = await Promise.all(
    people.map(async (person) => ({ person, as: await tokenOf(product, person, 'individual') })),
  )
  const { body } = await product.call('listDishes', { as: cook, path: { companyId: cateringA.company.id } })
  dishId = body.dishes[0]!.id
  database = await openDatabase({ url: product.databaseUrl, poolSize: 1 })
  servers = await Promise.all(Array.from({ length: 5 }, () => startServerProcess(product.databaseUrl)))
})
afterAll(async () => {
  for (const server of servers ?? []) server.kill('SIGKILL')
  await database?.close()
})

/** Until PostgreSQL has finished what the dead process had sent. */
const quiet = () =>
  vi.waitFor(
    async () =>
      expect(
        await product.sql(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tabldot' AND state <> 'idle'`,
        ),
      ).toEqual([]),
    { timeout: 60_000, interval: 5 },
  )

/** Compares the next answers to each person with the one statement; returns the days of the first person. */
const expectTheTruthFrom = async (asked: readonly ServerProcess[]) => {
  const shown = []
  for (const { person, as } of eaters)
    for (const server of asked) {
      const path = { companyId: person.companyId, userId: person.id }
      const { days, closed_days, has_more, now = '' } = (await server.call('getMenuPlay', { as, path })).body
      const asOf = { ...path, shiftId: undefined, now: new Date(now) }
      expect({ days, closed_days, has_more }).toEqual(await menuInOneStatement(database.database, asOf))
      shown.push(days)
    }
  return shown[0]!
}

const dishNames = ['Mantı', 'Pide', 'Etli nohut', 'Kısır']
const someWrite = fc.record({
  kind: fc.constantFrom('menu' as const, 'dish' as const, 'shift' as const, 'choice' as const),
  isAtNight: fc.boolean(),
  value: fc.nat(999),
})
type Write = typeof someWrite extends fc.Arbitrary<infer Drawn> ? Drawn : never

const write = (server: ServerProcess, { kind, isAtNight, value }: Write): Promise<{ status: number }> => {
  const { id: shiftId, startTime, endTime, days } = isAtNight ? world.nightShift : world.dayShift
  const [companyId, cateringId] = [world.corporateA.company.id, world.cateringA.company.id]
  const day = { shift_id: shiftId, date: world.menuDate }
  const { person, as } = eaters[value % eaters.length]!
  switch (kind) {
    case 'menu':
      return server.call('saveMenuDay', {
        as: cook,
        path: { cateringId, corpId: companyId },
        body: {
          ...day,
          choices: menu.choices,
          meals: Object.fromEntries(
            menu.choices.map(({ key }, at) => [key, { name: dishNames[(value + at) % dishNames.length]! }]),
          ),
          dish_changes: Object.fromEntries(menu.choices.map(({ key }) => [key, 'substitution' as const])),
          status: 'published',
        },
      })
    case 'dish':
      return server.call('updateDish', {
        as: cook,
        path: { companyId: cateringId, dishId },
        body: { kcal: value + 1, contains_pork: isAtNight },
      })
    case 'shift':
      return server.call('updateShift', {
        as: manager,
        path: { companyId, shiftId },
        body: { title: `V${value}`, start_time: startTime, end_time: endTime, days, timezone: 'Europe/Istanbul' },
      })
    case 'choice':
      return server.call('saveChoice', {
        as,
        path: { companyId, userId: person.id },
        body: { ...day, catering_id: cateringId, choice: menu.choices[value % 3]!.key },
      })
  }
}

const isBroken = (error: unknown): boolean => /ECONN|EPIPE|hang up|aborted/.test(String(error))

it('a process killed among many writes leaves nothing outdated in the others', async () => {
  const perServer = 10
  let [saved, interrupted] = [0, 0]
  while (servers.length > 2) {
    const [victim, ...others] = servers as [ServerProcess, ...ServerProcess[]]
    await expectTheTruthFrom(servers)
    const writes = fc.sample(someWrite, servers.length * perServer)
    const [killedAfter = 1] = fc.sample(fc.integer({ min: 1, max: perServer }), 1)
    let answers = 0
    const outcomes = writes.map(async (one, at) => {
      const server = servers[at % servers.length]!
      try {
        const { status } = await write(server, one)
        // A busy machine may refuse some while all wait for the same rows.
        if (status !== 503) expect(status).toBeLessThan(500)
        saved += Number(status === 200)
        if (++answers === killedAfter) victim.kill('SIGKILL')
      } catch (error) {
        if (server !== victim || !isBroken(error)) throw error
        interrupted++
      }
    })
    await Promise.all(outcomes)
    expect(await victim.exited).toBe('SIGKILL')
    await quiet()
    await expectTheTruthFrom(others)
    servers = others
  }
  expect([saved > 0, interrupted > 0], 'otherwise nothing was tested').toEqual([true, true])
})

it('a process killed in the middle of a transaction shows nothing of it until it is committed', async () => {
  const [victim, ...others] = servers as [ServerProcess, ...ServerProcess[]]
  const holder = new pg.Client({ connectionString: asOwner(product.databaseUrl) })
  await holder.connect()
  try {
    const before = await expectTheTruthFrom(servers)
    // The shift is written before the log.
    await holder.query('BEGIN; LOCK TABLE audit_logs IN SHARE MODE')
    const writing = write(victim, { kind: 'shift', isAtNight: true, value: 4320 })
    const cutShort = expect(writing).rejects.toSatisfy(isBroken)
    await waitingForLock(database.database, writing)
    victim.kill('SIGKILL')
    await cutShort
    expect(await expectTheTruthFrom(others)).toEqual(before)
    await holder.query('ROLLBACK')
    await quiet()
    await expectTheTruthFrom(others)
    await write(others[0]!, { kind: 'shift', isAtNight: false, value: 4322 })
    expect(await expectTheTruthFrom(others)).not.toEqual(before)
  } finally {
    await holder.end()
  }
})
