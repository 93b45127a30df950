import fc from 'fast-check'
import { expect, it } from 'vitest'
import { componentsOf, skipKey } from '../../../src/core/menus/index.ts'
import { KitchenListReads, KitchenReads } from '../../../src/reads/index.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { inputOf } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aCompany, aMenuDay, anEmployee, anOption, aPartnership, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const date = '2026-03-02'
/** The default cut-off of the date; some firms close earlier. */
const [morning, noon, cutOff] = ['2026-03-01T06:00:00Z', '2026-03-01T12:00:00Z', '2026-03-01T21:00:00Z'] as const
const dishes = ['Gulaş, erişte', 'Köfte, pirinç pilavı', 'Enginar, PİRİNÇ PİLAVI, ayran', 'Nohut', 'Erişte, ayran']

const someFirm = fc.record({
  people: fc.integer({ min: 0, max: 7 }),
  closesEarly: fc.boolean(),
  leaves: fc.boolean(),
  soup: fc.boolean(),
  shifts: fc.array(fc.array(fc.constantFrom(...dishes), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 2,
  }),
})
type SomeFirm = typeof someFirm extends fc.Arbitrary<infer One> ? One : never

const setUp = async (firms: readonly SomeFirm[]) => {
  const house = postgresHouse(inUse.database, new FakeClock(morning))
  const catering = aCatering()
  await house.companies.add(catering)
  const corporates: string[] = []
  for (const { people, closesEarly, soup, shifts } of firms) {
    const corporate = aCompany()
    corporates.push(corporate.id)
    await house.companies.add(corporate)
    const partnership = aPartnership(catering, corporate)
    Object.assign(partnership, closesEarly && { cutoffDays: 1, cutoffTime: '12:00' })
    await house.partnerships.add(partnership)
    const eaters = Array.from({ length: people }, () => anEmployee(corporate))
    for (const eater of eaters) await house.employees.add(eater)
    for (const [at, meals] of shifts.entries()) {
      const shift = aShift(corporate, { title: `Vardiya ${at}`, startTime: `1${at}:00` })
      await house.shifts.add(shift)
      const day = aMenuDay(catering, shift, {
        date,
        options: meals.map((meal, place) => anOption(`SECENEK${place}`, meal)),
        commonCourses: soup ? [{ course: 'soup', name: 'Ayran' }] : [],
      })
      await house.menuDays.save([day])
      for (const [place, eater] of eaters.entries())
        if ((place + at) % 3 > 0)
          await house.choices.save(
            inputOf(eater, day, place % 5 === 4 ? skipKey : `SECENEK${place % meals.length}`),
            new Date(morning),
          )
    }
  }
  return { house, catering, corporates }
}

/** Portions by firm and component, added up from the lists that each firm is shown. */
const fromLists = async (cateringId: string, corporates: readonly string[], now: string) => {
  const reads = new KitchenListReads(inUse.database, new FakeClock(now))
  const [meals, components] = [new Map<string, number>(), new Map<string, number>()]
  const add = (to: Map<string, number>, key: string, count: number) => to.set(key, (to.get(key) ?? 0) + count)
  for (const corporateId of corporates) {
    const { lists } = (await reads.week(corporateId, cateringId, date)).answer
    for (const list of lists.filter((one) => one.date === date)) {
      add(meals, `${corporateId} ${list.shift_id} ${list.is_frozen}`, list.meals)
      for (const { meal, count } of list.options)
        for (const { key } of componentsOf(meal, null, {})) add(components, key, count)
      for (const { name } of list.common_courses)
        for (const { key } of componentsOf(name, null, {})) add(components, key, list.meals)
    }
  }
  return { meals, components }
}

const fromPlan = async (cateringId: string, now: string) => {
  const { answer } = await new KitchenReads(inUse.database, new FakeClock(now)).plan(cateringId, date)
  expect(answer.portions).toBe(answer.frozen + answer.open)
  return {
    answer,
    meals: new Map(
      answer.deliveries.map((one) => [`${one.corporate_id} ${one.shift_id} ${one.is_frozen}`, one.portions]),
    ),
    components: new Map(answer.components.map(({ key, frozen, open }) => [key, frozen + open])),
  }
}

it('adds up to the lists of the firms, whatever was chosen, frozen or ended', async () => {
  const seen = { frozen: 0, open: 0, ended: 0, firms: 0 }
  for (const firms of fc.sample(fc.array(someFirm, { minLength: 1, maxLength: 5 }), 12)) {
    const { house, catering, corporates } = await setUp(firms)
    const compare = async (now: string, shown = corporates) => {
      const [plan, lists] = [await fromPlan(catering.id, now), await fromLists(catering.id, shown, now)]
      expect(plan.meals).toEqual(lists.meals)
      expect(plan.components).toEqual(lists.components)
      seen.frozen += plan.answer.frozen
      seen.open += plan.answer.open
      return plan.answer
    }
    await compare(morning)
    await house.transaction.run(() => house.kitchenLists.freezeDue(corporates, new Date(noon), 100))
    await compare(noon)

    const leaving = corporates.filter((_, at) => firms[at]?.leaves)
    await inUse.database.rows(
      adHoc(`
        WITH ending AS (
          UPDATE partnerships SET ends_on = $2, ends_at = $3 WHERE catering_id = $1 AND corporate_id = ANY ($4)
          RETURNING corporate_id
        )
        UPDATE menu_days SET status = 'draft', is_withdrawn = true
        WHERE catering_id = $1 AND corporate_id IN (SELECT corporate_id FROM ending) AND closed_at IS NULL`),
      numbered(catering.id, date, cutOff, leaving),
    )
    const closed = firms.map(({ closesEarly }) => closesEarly)
    const staying = corporates.filter((id, at) => !leaving.includes(id) || closed[at])
    const { portions } = await compare(noon, staying)
    seen.ended += corporates.length - staying.length

    const [, during] = await Promise.all([
      house.transaction.run(() => house.kitchenLists.freezeDue(corporates, new Date(cutOff), 100)),
      fromPlan(catering.id, cutOff),
    ])
    expect(during.answer.portions, 'read while the lists were frozen').toBe(portions)
    await compare(cutOff, staying)
    seen.firms += corporates.length
  }
  expect(Object.values(seen).every((count) => count > 0)).toBe(true)
})
