import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { skipKey } from '../../../src/core/menus/index.ts'
import { applyStandingChoices, setStandingChoices } from '../../../src/core/shifts/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf, inTime } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aMenuDay, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database, new FakeClock(inTime.toISOString()))
})

const dates = ['2026-03-02', '2026-03-03', '2026-03-09'] as const
const labels = ['geleneksel1', 'alternatif1', 'diyet', null]
const keys = ['GELENEKSEL1', 'ALTERNATIF1', skipKey]
const instants = [
  inTime,
  new Date('2026-03-01T20:59:59Z'),
  new Date('2026-03-01T21:00:00Z'),
  new Date('2026-03-02T22:00:00Z'),
]

const someStep = fc.oneof(
  fc.record({
    does: fc.constant('set' as const),
    first: fc.constantFrom(...labels, undefined),
    second: fc.constantFrom(...labels, undefined),
  }),
  fc.record({ does: fc.constant('apply' as const), at: fc.nat(3) }),
  fc.record({ does: fc.constant('publish' as const), at: fc.nat(3) }),
  fc.record({ does: fc.constant('choose' as const), day: fc.nat(2), key: fc.constantFrom(...keys) }),
  fc.record({ does: fc.constant('withdraw' as const), day: fc.nat(2) }),
  fc.record({ does: fc.constant('work' as const), elsewhere: fc.boolean() }),
)
type Step = typeof someStep extends fc.Arbitrary<infer One> ? One : never

/** The resulting choices, after checking at each step that own choices are kept. */
const endOf = async (house: House, steps: readonly Step[]) => {
  const { corporate, catering, shift, day, eaters } = await aKitchen(house)
  const [ayse] = eaters
  const days = [day, ...dates.slice(1).map((date) => aMenuDay(catering, shift, { date }))]
  await house.menuDays.save(days.slice(1))
  const other = aShift(corporate, { title: 'Gece' })
  await house.shifts.add(other)
  const where = { companyId: corporate.id, userId: ayse.id, shiftId: shift.id }
  const seen = async () => (await house.sourcesOf(corporate.id)).map(({ date, key, source }) => ({ date, key, source }))
  for (const step of steps) {
    const own = (await seen()).filter(({ source }) => source === 'own')
    if (step.does === 'set') {
      const wanted = [step.first, step.second].flatMap((label, at) =>
        label === undefined ? [] : [{ shiftId: shift.id, weekday: at + 1, label }],
      )
      await house.standingChoices.set(corporate.id, ayse.id, wanted)
    } else if (step.does === 'apply') await house.standingChoices.apply(corporate.id, [ayse.id], instants[step.at]!)
    else if (step.does === 'publish') {
      const batch = { companyId: corporate.id, shiftId: shift.id, dates, after: null }
      await house.standingChoices.applyNext(batch, 5, instants[step.at]!)
    } else if (step.does === 'choose') await house.choices.save(inputOf(ayse, days[step.day]!, step.key), inTime)
    else if (step.does === 'withdraw') await house.choices.withdraw({ ...where, date: dates[step.day]! }, inTime)
    else await house.usualShifts.set(corporate.id, [ayse.id], [step.elsewhere ? other.id : shift.id])
    const now = await seen()
    if (step.does !== 'choose' && step.does !== 'withdraw') expect(now).toEqual(expect.arrayContaining(own))
  }
  return (await seen()).sort((one, another) => one.date.localeCompare(another.date))
}

it('standing choices follow their model in any order of events, and keep every own choice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { minLength: 1, maxLength: 10 }), async (steps) => {
      expect(await endOf(house, steps)).toEqual(await endOf(fakeHouse(), steps))
    }),
    { numRuns: 60 },
  )
})

describe('a standing choice applied while the person decides', () => {
  const rounds = 20
  const crowd = async () => {
    const kitchen = await aKitchen(house, { eaters: 6 })
    const { corporate, shift, day, eaters } = kitchen
    for (const eater of eaters)
      await house.standingChoices.set(corporate.id, eater.id, [{ shiftId: shift.id, weekday: 1, label: 'geleneksel1' }])
    const where = (n: number) => ({ companyId: corporate.id, userId: eaters[n]!.id, shiftId: shift.id, date: day.date })
    const batch = { companyId: corporate.id, shiftId: shift.id, dates: [day.date], after: null }
    const fill = () => house.transaction.run(() => house.standingChoices.applyNext(batch, 100, inTime))
    const all = (works: (() => Promise<unknown>)[]) =>
      Promise.all(works.sort(() => Math.random() - 0.5).map((work) => house.transaction.run(work)))
    const madeBy = async (n: number) =>
      (await house.sourcesOf(corporate.id)).find(({ userId }) => userId === eaters[n]!.id)
    return { ...kitchen, where, fill, all, madeBy }
  }

  it('gives way to an own choice, whichever comes first', async () => {
    for (let round = 0; round < rounds; round++) {
      const { eaters, day, fill, all, madeBy } = await crowd()
      const own = eaters
        .slice(0, 4)
        .map((eater, n) => () => house.choices.save(inputOf(eater, day, keys[n % 3]!), inTime))
      await all([...own, fill, fill, fill])
      for (const n of [0, 1, 2, 3]) expect(await madeBy(n)).toMatchObject({ key: keys[n % 3], source: 'own' })
      for (const n of [4, 5]) expect(await madeBy(n)).toMatchObject({ key: 'GELENEKSEL1', source: 'standing' })
    }
  })

  it('does not come back after being withdrawn', async () => {
    for (let round = 0; round < rounds; round++) {
      const { where, fill, all, madeBy } = await crowd()
      await fill()
      await all([0, 1, 2].map((n) => () => house.choices.withdraw(where(n), inTime)).concat([fill, fill] as never[]))
      await fill()
      for (const n of [0, 1, 2]) expect(await madeBy(n)).toBeUndefined()
      for (const n of [3, 4, 5]) expect(await madeBy(n)).toMatchObject({ source: 'standing' })
    }
  })

  it('disappears when the person ends it, even in the middle of a publication', async () => {
    for (let round = 0; round < rounds; round++) {
      const { corporate, eaters, fill, all, madeBy } = await crowd()
      const takeBack = (n: number) => () =>
        house.use(setStandingChoices)({ companyId: corporate.id, userId: eaters[n]!.id, choices: [] })
      await all([takeBack(0), takeBack(1), fill, fill])
      for (const n of [0, 1]) expect(await madeBy(n)).toBeUndefined()
      for (const n of [2, 3, 4, 5]) expect(await madeBy(n)).toMatchObject({ source: 'standing' })
    }
  })

  it('is either on the frozen list or not made at all', async () => {
    const cutOff = new Date('2026-03-01T21:00:00Z')
    for (let round = 0; round < rounds; round++) {
      const { corporate, fill, all } = await crowd()
      await all([fill, () => house.kitchenLists.freezeDue([corporate.id], cutOff, 10)])
      const made = await house.sourcesOf(corporate.id)
      expect((await house.listsOf(corporate.id)).map(({ meals }) => meals)).toEqual([made.length])
    }
  })
})

it('standing choices of many people are applied batch by batch: a failed batch is repeated, and concurrent ones choose once', async () => {
  const { corporate, shift, day, eaters } = await aKitchen(house, { eaters: 9 })
  for (const eater of eaters)
    await house.standingChoices.set(corporate.id, eater.id, [{ shiftId: shift.id, weekday: 1, label: null }])
  const jobs: { after: string | null }[] = []
  const run = (after: string | null) =>
    house.transaction.run(async () => {
      const batch = { companyId: corporate.id, shiftId: shift.id, dates: [day.date], after }
      const last = await house.standingChoices.applyNext(batch, 4, inTime)
      if (last !== null) jobs.push({ after: last })
    })
  const broken = house.transaction.run(async () => {
    await house.standingChoices.applyNext(
      { companyId: corporate.id, shiftId: shift.id, dates: [day.date], after: null },
      4,
      inTime,
    )
    throw new Error('the process ends')
  })
  await expect(broken).rejects.toThrow('the process ends')
  expect(await house.sourcesOf(corporate.id)).toEqual([])
  await Promise.all([run(null), run(null)])
  for (let next = jobs.shift(); next !== undefined; next = jobs.shift()) await run(next.after)
  expect((await house.sourcesOf(corporate.id)).map(({ key }) => key)).toEqual(eaters.map(() => skipKey))
})

it('a batch queues the next one in its own transaction, until nobody is left', async () => {
  const fakes = fakeHouse(new FakeClock(inTime.toISOString()))
  const { corporate, shift, day, eaters } = await aKitchen(fakes, { eaters: 501 })
  for (const eater of eaters)
    await fakes.standingChoices.set(corporate.id, eater.id, [{ shiftId: shift.id, weekday: 1, label: null }])
  const apply = fakes.use(applyStandingChoices)
  await apply({ companyId: corporate.id, shiftId: shift.id, dates: [day.date], after: null })
  expect(await fakes.choicesOf(corporate.id)).toHaveLength(500)
  const [next] = fakes.jobs.waiting.splice(0)
  await apply(next?.payload as Parameters<typeof apply>[0])
  expect(await fakes.choicesOf(corporate.id)).toHaveLength(501)
  expect(fakes.jobs.waiting).toEqual([])
})
