import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freezeLists } from '../../../src/core/menus/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import { closesAt, isServed, partnerCutOff } from '../../../src/persistence/shifts/cut-off.ts'
import { adHoc } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { type MenuChangeIds, someMenuChange, statementOf } from '../../support/menu-changes.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aMenuDay, anOption, aPartnership, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const clock = new FakeClock('2026-03-02T09:00:00Z')
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database, clock)
})

const reckon = async () => {
  while ((await house.transaction.run(() => house.deadlines.reckon(3))) > 0);
}
const kept = () =>
  inUse.database.rows(
    adHoc<{ menu_day_id: string }>('SELECT menu_day_id, closes_at, remind_at FROM menu_deadlines ORDER BY menu_day_id'),
    {},
  )
/** Both shifts have a menu again on each day of a week. */
const newDays = `
  INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
  SELECT gen_random_uuid(), p.catering_id, p.corporate_id, s.id, date '2026-02-28' + ahead, 'published', '${JSON.stringify([anOption('GELENEKSEL1', 'Mantı')])}', now(), now()
  FROM (SELECT *, row_number() OVER (ORDER BY id) FROM shifts) s
  JOIN (SELECT *, row_number() OVER (ORDER BY id) FROM partnerships) p ON p.row_number = s.row_number
  CROSS JOIN generate_series(0, 6) ahead`
/** All deadlines as they follow from days, shifts, partnerships and companies. */
const workedOut = () =>
  inUse.database.rows(
    adHoc(`
      SELECT day.id AS menu_day_id, day.at AS closes_at, CASE WHEN day.reminded_at IS NULL AND day.at < 'infinity' THEN day.at - make_interval(hours => c.reminder_hours::int) END AS remind_at
      FROM companies c
      JOIN (
        SELECT d.id, d.corporate_id, d.reminded_at, CASE WHEN ${isServed} THEN ${closesAt} ELSE 'infinity' END AS at
        FROM menu_days d
        JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
        ${partnerCutOff}
        WHERE d.status = 'published' AND d.closed_at IS NULL
      ) day ON day.corporate_id = c.id
      ORDER BY 1`),
    {},
  )

describe('Deadlines', () => {
  let ids: MenuChangeIds
  beforeAll(async () => {
    house = postgresHouse(inUse.database, clock)
    const everyDay = { days: [1, 2, 3, 4, 5, 6, 7] }
    const { corporate, catering, shift } = await aKitchen(house, { shift: everyDay })
    const [second, night] = [aCatering(), aShift(corporate, { ...everyDay, startTime: '22:00', endTime: '06:00' })]
    await house.companies.add(second)
    await house.partnerships.add(aPartnership(second, corporate))
    await house.shifts.add(night)
    await house.menuDays.save([
      aMenuDay(second, night, { date: '2026-03-03' }),
      aMenuDay(catering, shift, { date: '2026-03-04' }),
    ])
    ids = { firms: [corporate.id], caterings: [catering.id, second.id], shifts: [shift.id, night.id], people: ['none'] }
  })

  it('follow from days, shifts, partnerships and companies after any changes of them', async () => {
    let known = 0
    const some = fc.array(
      someMenuChange.filter(({ kind }) => !/choice|usual|dish/.test(kind)),
      { minLength: 1, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(some, async (changes) => {
        await inUse.database.change(adHoc('DELETE FROM menu_days'), {})
        await inUse.database.change(adHoc(newDays), {})
        await reckon()
        for (const change of changes)
          await inUse.database.change(adHoc(statementOf(change, ids)), {}).catch(() => undefined)
        await reckon()
        const deadlines = await kept()
        expect(deadlines).toEqual(await workedOut())
        known += deadlines.length
      }),
      { numRuns: 150 },
    )
    expect(known, 'otherwise nothing was tested').toBeGreaterThan(500)
  })
})

it('a wrong deadline freezes nothing, reminds nobody, and is worked out again', async () => {
  const { corporate, day } = await aKitchen(house)
  const its = async () => (await kept()).filter((deadline) => deadline.menu_day_id === day.id)
  await reckon()
  const right = await its()
  const wrong = `UPDATE menu_deadlines SET closes_at = '2026-02-20', remind_at = '2026-02-20' WHERE menu_day_id = '${day.id}'`
  await inUse.database.change(adHoc(wrong), {})
  const early = new Date('2026-02-28T09:00:00Z')
  expect((await house.reminders.claimDue(10, early)).due.filter(({ companyId }) => companyId === corporate.id)).toEqual(
    [],
  )
  clock.set(early.toISOString())
  await house.use(freezeLists)({})
  expect(await house.listsOf(corporate.id)).toEqual([])
  await house.use(freezeLists)({})
  expect(await its()).toEqual(right)
})

it('a day that is published while its shift is being changed gets the deadline of the changed shift', async () => {
  const { catering, shift } = await aKitchen(house)
  await reckon()
  const tuesday = aMenuDay(catering, shift, { date: '2026-03-03', status: 'draft' })
  await house.menuDays.save([tuesday])
  await house.transaction.run(async () => {
    await house.shifts.update(Object.assign(shift, { cutoffTime: '12:00' }))
    await inUse.database.outsideTransaction(async () => {
      await house.menuDays.save([Object.assign(tuesday, { status: 'published' })])
      expect(await house.transaction.run(() => house.deadlines.reckon(100))).toBe(0)
    })
  })
  await reckon()
  expect(await kept()).toEqual(await workedOut())
})

it('lists are frozen although as many deadlines before theirs are wrong as are looked at together', async () => {
  const { corporate, catering, shift } = await aKitchen(house, { shift: { days: [1, 2, 3, 4, 5, 6, 7] } })
  const later = Array.from({ length: 20 }, (_, at) => aMenuDay(catering, shift, { date: addDays('2026-03-10', at) }))
  await house.menuDays.save(later)
  await reckon()
  const ids = later.map(({ id }) => id).join()
  const wrong = `UPDATE menu_deadlines SET closes_at = '2026-02-19' WHERE menu_day_id = ANY ('{${ids}}')`
  await inUse.database.change(adHoc(wrong), {})
  clock.set('2026-03-01T21:00:00Z')
  await house.use(freezeLists)({})
  expect(await house.listsOf(corporate.id)).toHaveLength(1)
})
