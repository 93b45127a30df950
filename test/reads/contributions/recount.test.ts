import fc from 'fast-check'
import { expect, it } from 'vitest'
import { monthDays } from '../../../src/core/shared/index.ts'
import { skipKey } from '../../../src/core/menus/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import { ContributionReads } from '../../../src/reads/index.ts'
import { adHoc } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aCompany, aMenuDay, anEmployee, anOption, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const month = '2026-03'
const { first } = monthDays(month)

const someTerm = fc.oneof(
  fc.record({
    day: fc.integer({ min: -40, max: 45 }),
    kind: fc.constant('per_meal' as const),
    kurus: fc.integer({ min: 1, max: 9999 }),
  }),
  fc.record({ day: fc.integer({ min: -40, max: 45 }), kind: fc.constant('none' as const), kurus: fc.constant(null) }),
)
/** A day of a shift, from the last week of February to the first of April, and what each of three people chose. */
const someDay = fc.record({
  day: fc.integer({ min: -7, max: 37 }),
  shift: fc.nat({ max: 1 }),
  isFrozen: fc.boolean(),
  chosen: fc.array(fc.constantFrom('A', 'A', 'B', skipKey, null), { minLength: 3, maxLength: 3 }),
})
const someMonth = fc.record({
  terms: fc.uniqueArray(someTerm, { selector: ({ day }) => day, maxLength: 5 }),
  days: fc.uniqueArray(someDay, { selector: ({ day, shift }) => `${day} ${shift}`, maxLength: 30 }),
})
type SomeMonth = typeof someMonth extends fc.Arbitrary<infer One> ? One : never

const setUp = async ({ terms, days }: SomeMonth) => {
  const house = postgresHouse(inUse.database, new FakeClock('2026-02-01T09:00:00Z'))
  const [corporate, catering] = [aCompany(), aCatering()]
  for (const company of [corporate, catering]) await house.companies.add(company)
  const people = Array.from({ length: 3 }, () => anEmployee(corporate))
  for (const person of people) await house.employees.add(person)
  const shifts = ['Gündüz', 'Gece'].map((title) => aShift(corporate, { title, days: [1, 2, 3, 4, 5, 6, 7] }))
  for (const shift of shifts) await house.shifts.add(shift)
  const sql = (text: string) => inUse.database.rows(adHoc(text), {})
  for (const { day, kind, kurus } of terms)
    await sql(`INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
      VALUES ('${corporate.id}', '${addDays(first, day)}', '${kind}', ${kurus === null ? 'NULL' : kurus / 100}, now())`)
  for (const { day, shift, isFrozen, chosen } of days) {
    const menuDay = aMenuDay(catering, shifts[shift]!, {
      date: addDays(first, day),
      options: [anOption('A', 'Nohut'), anOption('B', 'Enginar')],
    })
    await house.menuDays.save([menuDay])
    for (const [at, key] of chosen.entries())
      if (key !== null)
        await sql(`
          INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label,
            meal_name, created_at, updated_at)
          VALUES ('${people[at]!.id}', '${menuDay.shiftId}', '${menuDay.date}', '${corporate.id}', '${catering.id}',
            '${menuDay.id}', '${key}', '', '', now(), now())`)
    if (isFrozen) await sql(`UPDATE menu_days SET closed_at = date WHERE id = '${menuDay.id}'`)
  }
  return { companyId: corporate.id, people: people.map(({ id }) => id) }
}

/** Day by day, without SQL. */
const recount = ({ terms, days }: SomeMonth, person: number) => {
  const counted = days
    .map(({ day, ...rest }) => ({ date: addDays(first, day), ...rest }))
    .filter(({ date, isFrozen, chosen }) => date.startsWith(month) && isFrozen && chosen[person] !== null)
  const meals = counted.filter(({ chosen }) => chosen[person] !== skipKey)
  const paid = meals.flatMap(({ date }) => {
    const inForce = terms
      .map((term) => ({ ...term, date: addDays(first, term.day) }))
      .filter((term) => term.date <= date)
      .toSorted((one, other) => other.date.localeCompare(one.date))[0]
    return inForce?.kurus == null ? [] : [inForce.kurus]
  })
  return {
    meals: meals.length,
    days: new Set(counted.map(({ date }) => date)).size,
    paid: paid.length,
    kurus: paid.reduce((sum, kurus) => sum + kurus, 0),
  }
}

it('shows people and managers what a recount day by day comes to, whatever was chosen, frozen and changed', async () => {
  await fc.assert(
    fc.asyncProperty(someMonth, async (some) => {
      const { companyId, people } = await setUp(some)
      const after = new ContributionReads(inUse.database, new FakeClock('2026-06-01T09:00:00Z'))
      const expected = people.map((_, at) => recount(some, at))
      const { numbers, state } = await after.ofFirm(companyId, month, { limit: 100, offset: 0 })
      expect(state.isClosed).toBe(true)
      for (const [at, userId] of people.entries()) {
        const own = await after.ofPerson(companyId, userId, month)
        const { meals, days, paid, kurus } = expected[at]!
        expect([own.meals, own.days.length, own.seen_meals ?? 0]).toEqual([meals, days, paid])
        expect(Math.round((own.contribution ?? 0) * 100)).toBe(kurus)
        expect(own.lines.reduce((sum, line) => sum + Math.round(line.price * 100), 0)).toBe(kurus)
        const seen = numbers.people.find(({ user_id }) => user_id === userId)
        expect([seen?.meals ?? 0, Math.round((seen?.amount ?? 0) * 100)]).toEqual([paid, kurus])
      }
      expect(numbers.total_meals).toBe(expected.reduce((sum, { paid }) => sum + paid, 0))
      expect(Math.round(numbers.total_amount * 100)).toBe(expected.reduce((sum, { kurus }) => sum + kurus, 0))
    }),
    { numRuns: 25 },
  )
})
