import fc from 'fast-check'
import { expect, it } from 'vitest'
import { skipKey } from '../../../src/core/menus/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import { BuyingReads, KitchenReads } from '../../../src/reads/index.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { inputOf } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aCompany, aMenuDay, anEmployee, anOption, aPartnership, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const clock = new FakeClock('2026-03-01T06:00:00Z')
const today = '2026-03-01'
const keys = ['A', 'B'] as const

/** Of a day that has a list: who chose what, who skipped and who did not choose. */
const someList = fc.record({
  day: fc.integer({ min: -45, max: 40 }),
  counts: fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 })),
  absent: fc.nat({ max: 30 }),
})
const someFirm = fc.record({
  people: fc.integer({ min: 1, max: 6 }),
  /** Days for which the first of them have chosen, in the first shift. */
  chosen: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
  choosers: fc.integer({ min: 1, max: 6 }),
  /** A second shift, in which the last of them usually work. */
  hasNight: fc.boolean(),
  /** Only every other week, and in the first shift in between. */
  takesTurns: fc.boolean(),
  lists: fc.uniqueArray(someList, { maxLength: 25, selector: ({ day }) => day }),
})
const someKitchen = fc.record({
  firms: fc.array(someFirm, { minLength: 1, maxLength: 3 }),
  first: fc.integer({ min: 0, max: 3 }),
  days: fc.oneof(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 27, max: 31 })),
})
type SomeKitchen = typeof someKitchen extends fc.Arbitrary<infer One> ? One : never

const setUp = async ({ firms }: SomeKitchen): Promise<string> => {
  const house = postgresHouse(inUse.database, clock)
  const catering = aCatering()
  await house.companies.add(catering)
  for (const { people, lists, chosen, choosers, hasNight, takesTurns } of firms) {
    const firm = aCompany()
    await house.companies.add(firm)
    await house.partnerships.add(aPartnership(catering, firm))
    const eaters = Array.from({ length: people }, () => anEmployee(firm))
    for (const eater of eaters) await house.employees.add(eater)
    const shift = aShift(firm, { days: [1, 2, 3, 4, 5, 6, 7] })
    await house.shifts.add(shift)
    const options = keys.map((key) => anOption(key, `yemek ${key}`))
    const dates = [...new Set([...lists.map(({ day }) => day), ...Array.from({ length: 41 }, (_, day) => day)])]
    const menuDays = dates.map((day) => aMenuDay(catering, shift, { date: addDays(today, day), options }))
    await house.menuDays.save(menuDays)
    for (const day of menuDays.filter(({ date }) => chosen.some((at) => addDays(today, at) === date)))
      for (const [at, eater] of eaters.slice(0, choosers).entries())
        await house.choices.save(inputOf(eater, day, at % 3 === 2 ? skipKey : keys[at % 2]!), clock.now())
    if (hasNight) {
      const night = aShift(firm, { title: 'Gece', days: [1, 2, 3, 4, 5, 6, 7] })
      await house.shifts.add(night)
      await house.menuDays.save(
        dates.filter((day) => day >= 0).map((day) => aMenuDay(catering, night, { date: addDays(today, day), options })),
      )
      await house.usualShifts.set(
        firm.id,
        [eaters.at(-1)!.id],
        takesTurns ? { firstMonday: '2026-03-02', weeks: [[night.id], [shift.id]] } : [night.id],
      )
    }
    await inUse.database.rows(
      adHoc(`
        WITH closed AS (
          UPDATE menu_days SET closed_at = $1 FROM jsonb_to_recordset($4) one (date date, counts jsonb, meals int, absent int)
          WHERE menu_days.shift_id = $3 AND menu_days.date = one.date RETURNING menu_days.id, one.*
        )
        INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
        SELECT closed.id, $2, s.company_id, s.id, closed.date, $1, $1,
          jsonb_build_array(jsonb_build_object('key', 'A', 'label', 'A', 'meal', 'yemek A'), jsonb_build_object('key', 'B', 'label', 'B', 'meal', 'yemek B')),
          counts, meals, absent, 0
        FROM closed, shifts s WHERE s.id = $3`),
      numbered(
        clock.now(),
        catering.id,
        shift.id,
        JSON.stringify(
          lists.map(({ day, counts, absent }) => ({
            date: addDays(today, day),
            counts: counts.map((count, at) => ({ department: null, key: keys[at], count })),
            meals: counts[0] + counts[1],
            absent,
          })),
        ),
      ),
    )
  }
  return catering.id
}

const add = (to: Map<string, number>, key: string, portions: number) =>
  portions === 0 ? to : to.set(key, (to.get(key) ?? 0) + portions)

it('are those of the plans of the days, which read the lists before them one by one', async () => {
  const seen = { estimate: 0, closed: 0 }
  for (const kitchen of fc.sample(someKitchen, 25)) {
    const catering = await setUp(kitchen)
    const first = addDays(today, kitchen.first)
    const last = addDays(first, kitchen.days - 1)
    const { answer } = await new BuyingReads(inUse.database, clock).needs(catering, { first, last, counts: [] }, true)
    const plans = []
    for (let date = first; date <= last; date = addDays(date, 1))
      plans.push((await new KitchenReads(inUse.database, clock).plan(catering, date)).answer)
    const [needed, planned] = [new Map<string, number>(), new Map<string, number>()]
    for (const { key, portions } of answer.left_out) add(needed, key ?? '', portions ?? 0)
    for (const { key, to_cook } of plans.flatMap(({ components }) => components)) add(planned, key, to_cook)
    expect(needed).toEqual(planned)
    const estimate = plans.reduce((sum, plan) => sum + plan.estimate, 0)
    expect(answer.estimate).toBe(estimate)
    seen.estimate += estimate
    seen.closed += plans.reduce((sum, plan) => sum + plan.frozen, 0)
  }
  expect(Object.values(seen).every((count) => count > 0)).toBe(true)
})
