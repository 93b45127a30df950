import fc from 'fast-check'
import pg from 'pg'
import { expect, it } from 'vitest'
import { skipKey } from '../../../src/core/menus/index.ts'
import { weekdayOf } from '../../../src/core/shared/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import { planned } from '../../../src/persistence/index.ts'
import { aKitchen, inTime, inputOf } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aDepartment, aMenuDay, anOption, aPartnership, twoOptions } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()

const difference = planned(`
  WITH kept AS (SELECT catering_id, corporate_id, date, shift_id, department_id, choice_key, total FROM choice_totals WHERE total <> 0),
  recount AS (
    SELECT catering_id, corporate_id, part.date, shift_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), part.key, count(*)
    FROM choices CROSS JOIN LATERAL (VALUES (choices.date, choice_key), ('-infinity'::date, '')) part (date, key)
    WHERE choice_key <> 'SKIP' GROUP BY 1, 2, 3, 4, 5, 6)
  (TABLE kept EXCEPT TABLE recount) UNION ALL (TABLE recount EXCEPT TABLE kept)`)
const differenceByMonth = planned(`
  WITH kept AS (SELECT catering_id, corporate_id, month, shift_id, department_id, total FROM choice_month_totals WHERE total <> 0),
  recount AS (
    SELECT catering_id, corporate_id, date_trunc('month', date::timestamp)::date, shift_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), count(*)
    FROM choices WHERE choice_key <> 'SKIP' GROUP BY 1, 2, 3, 4, 5)
  (TABLE kept EXCEPT TABLE recount) UNION ALL (TABLE recount EXCEPT TABLE kept)`)

const differenceOfSkips = planned(`
  WITH kept AS (SELECT catering_id, corporate_id, date, shift_id, department_id, total FROM skip_totals WHERE total <> 0),
  recount AS (
    SELECT catering_id, corporate_id, date, shift_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), count(*)
    FROM choices WHERE choice_key = 'SKIP' GROUP BY 1, 2, 3, 4, 5)
  (TABLE kept EXCEPT TABLE recount) UNION ALL (TABLE recount EXCEPT TABLE kept)`)

const keys = ['GELENEKSEL1', 'ALTERNATIF1', 'OPT3', skipKey]
const someStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      eater: fc.nat(3),
      day: fc.nat(2),
      key: fc.constantFrom(...keys),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), eater: fc.nat(3), department: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), day: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), eater: fc.nat(3), day: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('always' as const),
      eater: fc.nat(3),
      label: fc.constantFrom('geleneksel1', 'opt3', null),
      weekday: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), eater: fc.nat(3) }) },
)

const dates = ['2026-03-02', '2026-03-03', '2026-03-04']

it('choice totals match a recount after any choices, changes and cancellations', async () => {
  const house = postgresHouse(inUse.database)
  const { corporate, catering, shift, eaters } = await aKitchen(house, { eaters: 4 })
  const departments = [aDepartment(corporate), aDepartment(corporate)]
  for (const department of departments) await house.departments.add(department)
  const days = dates
    .slice(1)
    .map((date) => aMenuDay(catering, shift, { date, options: [...twoOptions(), anOption('OPT3', 'Pilav')] }))
  await house.menuDays.save(days)
  const monday = await house.transaction.run(() =>
    house.menuDays.forChange(
      [{ cateringId: catering.id, corporateId: corporate.id, shiftId: shift.id }],
      ['2026-03-02'],
    ),
  )
  const all = [...monday, ...days]

  const take = async (step: typeof someStep extends fc.Arbitrary<infer Step> ? Step : never): Promise<unknown> => {
    switch (step.kind) {
      case 'choose': {
        const [eater, day] = [eaters[step.eater], all[step.day]]
        if (!eater || !day || !(step.key === skipKey || day.mealOf(step.key))) return
        return house.choices.save(inputOf(eater, day, step.key), inTime)
      }
      case 'move':
        return house.moveTo(eaters[step.eater]?.id ?? '', departments[step.department]?.id ?? null)
      case 'withdraw': {
        const [eater, date] = [eaters[step.eater], dates[step.day]]
        if (!eater || !date) return
        return house.choices.withdraw({ companyId: corporate.id, userId: eater.id, shiftId: shift.id, date }, inTime)
      }
      case 'cancel':
        return house.futureChoices.cancelOfShift({
          companyId: corporate.id,
          shiftId: shift.id,
          weekdays: [weekdayOf(dates[step.day] ?? dates[0]!)],
          now: inTime,
        })
      case 'always': {
        const { label, weekday } = step
        const eater = eaters[step.eater]?.id ?? ''
        await house.standingChoices.set(corporate.id, eater, [{ shiftId: shift.id, weekday, label }])
        return house.standingChoices.apply(corporate.id, [eater], inTime)
      }
      case 'forget':
        return inUse.database.change(adHoc('DELETE FROM choices WHERE user_id = $1'), numbered(eaters[step.eater]?.id))
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const step of steps) await take(step)
      expect(await inUse.database.rows(difference)).toEqual([])
      expect(await inUse.database.rows(differenceByMonth)).toEqual([])
      expect(await inUse.database.rows(differenceOfSkips)).toEqual([])
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

it('choice totals match a recount after another catering takes over a day', async () => {
  const house = postgresHouse(inUse.database)
  const {
    corporate,
    shift,
    day,
    choose,
    eaters: [ayse],
  } = await aKitchen(house)
  const rival = aCatering()
  await house.companies.add(rival)
  await house.partnerships.add(aPartnership(rival, corporate))
  await choose(ayse, day, 'GELENEKSEL1')
  await inUse.database.change(adHoc(`UPDATE menu_days SET status = 'draft' WHERE id = $1`), numbered(day.id))
  const theirs = aMenuDay(rival, shift, { date: day.date })
  await house.menuDays.save([theirs])
  await choose(ayse, theirs, 'GELENEKSEL1')
  expect(await inUse.database.rows(difference)).toEqual([])
  expect(await house.choicesOf(corporate.id)).toMatchObject([{ cateringId: rival.id }])
})

it('choice totals match a recount after many concurrent choices', async () => {
  const house = postgresHouse(inUse.database)
  const { day, eaters } = await aKitchen(house, { eaters: 12 })
  const rush = eaters.flatMap((eater) =>
    keys.slice(0, 2).map((key) => house.choices.save(inputOf(eater, day, key), inTime)),
  )
  expect(await Promise.all(rush)).not.toContain(null)
  expect(await inUse.database.rows(difference)).toEqual([])
  const chosen = await house.menuDays.chosenOf([day])
  expect([...(chosen.get(day.id)?.values() ?? [])].reduce((sum, one) => sum + one, 0)).toBe(12)
})

it('choice totals are locked in a fixed order, so that changes of several choices never deadlock with each other', async () => {
  const house = postgresHouse(inUse.database)
  const kitchen = await aKitchen(house, { eaters: 2 })
  const { catering, corporate, shift, day, choose } = kitchen
  const [ayse, bora] = kitchen.eaters as [Employee, Employee]
  const departments = [aDepartment(corporate), aDepartment(corporate)]
  for (const department of departments) await house.departments.add(department)
  const [first = '', second = ''] = departments.map(({ id }) => id).toSorted()
  const later = aMenuDay(catering, shift, { date: '2026-03-03' })
  await house.menuDays.save([later])
  await house.moveTo(ayse.id, second)
  await choose(ayse, day, 'GELENEKSEL1')
  await house.moveTo(ayse.id, first)
  await choose(ayse, later, 'GELENEKSEL1')
  await house.moveTo(bora.id, first)
  await choose(bora, later, 'ALTERNATIF1')

  const connect = async () => {
    const client = new pg.Client({ connectionString: inUse.url })
    await client.connect()
    return client
  }
  const [holder, leaving, moving] = [await connect(), await connect(), await connect()]
  const waiting = planned(
    'SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()',
  )
  const areWaiting = (count: number) => expect.poll(() => inUse.database.rows(waiting)).toHaveLength(count)
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM choice_totals WHERE department_id = $1 AND date = $2 FOR UPDATE', [
      second,
      day.date,
    ])
    const gone = leaving.query('DELETE FROM choices WHERE user_id = $1', [ayse.id])
    await areWaiting(1)
    const moved = moving.query('UPDATE choices SET department_id = $2 WHERE user_id = $1', [bora.id, second])
    await areWaiting(2)
    await holder.query('COMMIT')
    expect((await Promise.all([gone, moved])).map(({ rowCount }) => rowCount)).toEqual([2, 1])
  } finally {
    for (const client of [holder, leaving, moving]) await client.end()
  }
  expect(await inUse.database.rows(difference)).toEqual([])
})
