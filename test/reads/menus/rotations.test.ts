import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, type LocalDate, type ShiftId } from '../../../src/core/shared/index.ts'
import type { OwnShifts, Shift } from '../../../src/core/shifts/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import { ChoiceReads } from '../../../src/reads/index.ts'
import { productionOn, productionsOn } from '../../../src/reads/kitchen/servings.ts'
import { adHoc } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aMenuDay, anEmployee, aShift, someId } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const clock = new FakeClock('2026-10-01T09:00:00Z')
const everyDay = { days: [1, 2, 3, 4, 5, 6, 7] }
/** 2026 has 53 weeks. */
const [firstWeek, weekCount] = ['2026-10-05', 20] as const

let house: House
let firm: KitchenAtWork
let shifts: Shift[]
/** With the shifts of each of the twenty weeks, written down week by week. */
let people: { person: Employee; weeks: readonly (readonly ShiftId[])[] }[]
/** A date in each of the weeks, on a different weekday. */
const dates = Array.from({ length: weekCount }, (_, week) => addDays(firstWeek, 7 * week + ((week * 3) % 7)))
const shiftsOf = ({ weeks }: { weeks: readonly (readonly ShiftId[])[] }, date: LocalDate): readonly ShiftId[] => {
  const own = weeks[dates.indexOf(date)] ?? []
  return own.length > 0 ? own : shifts.map(({ id }) => id)
}

beforeAll(async () => {
  house = postgresHouse(inUse.database, clock)
  firm = await aKitchen(house, { eaters: 0, shift: everyDay })
  const { corporate, catering, shift } = firm
  const added = [
    aShift(corporate, { ...everyDay, title: 'Akşam', startTime: '14:00', endTime: '22:00' }),
    aShift(corporate, { ...everyDay, title: 'Gece', startTime: '22:00', endTime: '06:00' }),
  ]
  for (const one of added) await house.shifts.add(one)
  shifts = [shift, ...added]
  const [day, evening, night] = shifts.map(({ id }) => id) as [ShiftId, ShiftId, ShiftId]
  /** What somebody names, and how it begins in the first of the twenty weeks. */
  const named: [OwnShifts, (readonly ShiftId[])[]][] = [
    [[], [[]]],
    [[night], [[night]]],
    [{ firstMonday: '2026-10-05', weeks: [[day], [evening], [night]] }, [[day], [evening], [night]]],
    [{ firstMonday: '2026-10-12', weeks: [[day], [evening], [night]] }, [[night], [day], [evening]]],
    [{ firstMonday: '2027-01-04', weeks: [[day, evening], [night]] }, [[night], [day, evening]]],
    [{ firstMonday: '2026-12-28', weeks: [[day], [day], [evening], [night]] }, [[day], [day], [evening], [night]]],
    [{ firstMonday: '2026-01-05', weeks: [[night], [day], [evening]] }, [[night], [day], [evening]]],
  ]
  people = []
  for (const [own, weeks] of named)
    for (let n = 0; n < 3; n++) {
      const person = anEmployee(corporate)
      await house.employees.add(person)
      await house.usualShifts.set(corporate.id, [person.id], own)
      people.push({ person, weeks: dates.map((_, week) => weeks[week % weeks.length]!) })
    }
  await house.menuDays.save(dates.flatMap((date) => shifts.map((one) => aMenuDay(catering, one, { date }))))
})

/** Three days before, when choosing for the date is open. */
const beforeChoosing = (date: LocalDate) => {
  const now = new Date(`${addDays(date, -3)}T09:00:00Z`)
  clock.set(now.toISOString())
  return now
}
const asked = (date: LocalDate, shiftId: ShiftId) =>
  people.filter((one) => shiftsOf(one, date).includes(shiftId)).map(({ person }) => person.id)

describe('over twenty weeks and the end of a year, shifts that change from week to week decide the same', () => {
  it('about the days that people see as theirs', async () => {
    const reads = new ChoiceReads(inUse.database, clock)
    const { id: companyId } = firm.corporate
    for (const date of dates) {
      beforeChoosing(date)
      for (const one of people) {
        const { days } = await reads.menuPlay(companyId, one.person.id, undefined)
        const usual = days.filter((shown) => shown.date === date && shown.is_usual).map(({ shift_id }) => shift_id)
        expect(usual.toSorted()).toEqual([...shiftsOf(one, date)].sort())
      }
    }
  })

  it('about who has not chosen, in numbers of the kitchen and by name, and who is reminded', async () => {
    const reads = new ChoiceReads(inUse.database, clock)
    const { corporate, catering } = firm
    for (const [week, date] of dates.entries()) {
      const now = beforeChoosing(date)
      const expected = new Map(shifts.map(({ id }) => [id, asked(date, id)]))
      for (const { id } of shifts)
        expect(await house.reminders.undecided(corporate.id, date, [id])).toBe(expected.get(id)?.length)

      const planned = await productionOn(inUse.database, now, catering.id, date)
      const counted = (servings: typeof planned.servings) =>
        new Map(servings.map(({ row }) => [row.shift_id, row.undecided]))
      const sums = new Map([...expected].map(([id, ids]) => [id, ids.length]))
      expect(counted(planned.servings)).toEqual(sums)
      const ahead = [date, ...dates.slice(week + 1, week + 3)]
      const together = await productionsOn(inUse.database, now, catering.id, ahead)
      for (const one of together)
        expect(counted(one.servings)).toEqual(new Map(shifts.map(({ id }) => [id, asked(one.date, id).length])))

      const reminded = shifts[week % 3]!
      const news = { id: someId(), companyId: corporate.id, date, shiftIds: [reminded.id] }
      const { told } = await house.inboxes.announceReminder(news, 1000, now)
      expect(told).toBe(expected.get(reminded.id)?.length)
      const others = shifts.filter(({ id }) => id !== reminded.id).map(({ id }) => id)
      await inUse.database.change(
        adHoc(`UPDATE menu_days SET status = 'draft' WHERE date = '${date}' AND shift_id = '${others[0]}'`),
        {},
      )
      const named = await reads.undecided(corporate.id, { date }, { limit: 100, offset: 0 })
      const open = new Set([reminded.id, others[1]!])
      const awaited = people.filter((one) => shiftsOf(one, date).some((id) => open.has(id)))
      expect(named.people.map(({ id }) => id).toSorted()).toEqual(awaited.map(({ person }) => person.id).sort())
      await inUse.database.change(
        adHoc(`UPDATE menu_days SET status = 'published' WHERE date = '${date}' AND shift_id = '${others[0]}'`),
        {},
      )
    }
  })

  it('about who hears of a menu', async () => {
    const { corporate, catering } = firm
    for (const [week, date] of dates.entries()) {
      const shift = shifts[week % 3]!
      const news = { id: someId(), companyId: corporate.id, shiftId: shift.id, cateringId: catering.id, dates: [date] }
      const now = beforeChoosing(date)
      const told = await house.inboxes.announceMenu(news, 'Mutfak', now, now)
      expect(told).toBe(asked(date, shift.id).length)
    }
  })

  it('about what is always eaten, and what the list of the kitchen says after the cut-off', async () => {
    const { corporate } = firm
    const eaters = people.filter((_, n) => n % 3 === 0)
    for (const { person } of eaters)
      await house.standingChoices.set(
        corporate.id,
        person.id,
        shifts.flatMap(({ id }) =>
          [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ shiftId: id, weekday, label: 'geleneksel1' })),
        ),
      )
    for (const date of dates) {
      const now = beforeChoosing(date)
      for (const { id: shiftId } of shifts)
        await house.standingChoices.applyNext(
          { companyId: corporate.id, shiftId, dates: [date], after: null },
          100,
          now,
        )
      const chosen = (await house.sourcesOf(corporate.id)).filter((one) => one.date === date)
      const expected = eaters.flatMap((one) => shiftsOf(one, date).map((shiftId) => `${one.person.id} ${shiftId}`))
      expect(chosen.map(({ userId, shiftId }) => `${userId} ${shiftId}`).toSorted()).toEqual(expected.sort())

      const after = new Date(`${date}T00:00:00Z`)
      clock.set(after.toISOString())
      await house.kitchenLists.freezeDue([corporate.id], after, 100)
      for (const { id } of shifts) {
        const [list] = await inUse.database.rows(
          adHoc<{ meals: number; undecided: number }>(
            `SELECT meals, undecided FROM kitchen_lists WHERE date = '${date}' AND shift_id = '${id}'`,
          ),
          {},
        )
        const eating = eaters.filter((one) => shiftsOf(one, date).includes(id)).length
        expect(list).toEqual({ meals: eating, undecided: asked(date, id).length - eating })
      }
    }
  })
})
