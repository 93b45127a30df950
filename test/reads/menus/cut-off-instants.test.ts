import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { type MenuDay, selectableUntil } from '../../../src/core/menus/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import type { CutOff, Shift } from '../../../src/core/shifts/index.ts'
import { KitchenListReads } from '../../../src/reads/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aMenuDay, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database)
})

/** Weeks in which clocks change: by an hour or half an hour, at midnight, in both hemispheres, or by a whole day. */
const weeks = [
  ['Europe/Istanbul', '2026-03-26'],
  ['Europe/Istanbul', '2016-09-04'],
  ['Europe/London', '2026-03-26'],
  ['Europe/London', '2026-10-23'],
  ['America/New_York', '2026-03-05'],
  ['America/New_York', '2026-10-30'],
  ['America/Havana', '2026-10-30'],
  ['Asia/Beirut', '2026-03-26'],
  ['Africa/Cairo', '2026-04-22'],
  ['Australia/Lord_Howe', '2026-04-02'],
  ['America/Sao_Paulo', '2018-11-01'],
  ['Asia/Tehran', '2022-03-19'],
  ['Asia/Tehran', '2022-09-19'],
  ['Pacific/Apia', '2011-12-28'],
] as const

const time = (last: number) =>
  fc
    .integer({ min: 0, max: last })
    .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
/** Times close to a clock change, and any others. */
const cutOffTime = fc.oneof(fc.constantFrom('00:00', '00:30', '01:00', '02:00', '02:30', '03:00', '24:00'), time(1440))
const onTheDay = fc.oneof(fc.constantFrom('00:00', '00:30', '01:59', '02:30'), time(20 * 60))
const partners: fc.Arbitrary<CutOff | null> = fc.option(fc.record({ days: fc.nat(7), time: cutOffTime }))
const [year, eightDays] = [365, [0, 1, 2, 3, 4, 5, 6, 7]]

it.each(weeks)(
  'the database closes a day exactly when the core says, in %s in the week of %s',
  async (timezone, start) => {
    const { corporate, catering, partnership, eaters } = await aKitchen(house)
    const everyDay = { timezone, days: [1, 2, 3, 4, 5, 6, 7], startTime: '22:00', endTime: '06:00' }
    const [cutOff] = fc.sample(partners, 1) as [CutOff | null]
    const set = { cutoffDays: cutOff?.days ?? null, cutoffTime: cutOff?.time ?? null }
    await house.partnerships.update(Object.assign(partnership, set))
    const menus: { shift: Shift; day: MenuDay }[] = []
    for (const cutoffDays of eightDays) {
      const [cutoffTime] = fc.sample(cutoffDays === 0 ? onTheDay : cutOffTime, 1) as [string]
      const shift = aShift(corporate, { ...everyDay, cutoffDays, cutoffTime })
      await house.shifts.add(shift)
      for (let n = 0; n < 7; n++) menus.push({ shift, day: aMenuDay(catering, shift, { date: addDays(start, n) }) })
    }
    await house.menuDays.save(menus.map(({ day }) => day))

    const clock = new FakeClock(`${addDays(start, -year)}T12:00:00Z`)
    const { answer } = await new KitchenListReads(inUse.database, clock).week(corporate.id, null, start)
    const told = new Map(answer.lists.map(({ shift_id, date, closes_at }) => [`${shift_id} ${date}`, closes_at]))
    expect(told.size).toBe(menus.length)
    const described = `${timezone} ${JSON.stringify(cutOff)}`
    for (const { shift, day } of menus) {
      const until = selectableUntil(day, { shift, partnerCutOff: cutOff })
      const which = `${described} ${shift.cutoffDays} ${shift.cutoffTime} ${day.date}`
      expect(told.get(`${shift.id} ${day.date}`), which).toBe(until.toISOString())
    }

    const [tried] = fc.sample(fc.constantFrom(...menus.map(({ shift }) => shift)), 1)
    for (const { shift, day } of menus.filter(({ shift }) => shift === tried)) {
      const until = selectableUntil(day, { shift, partnerCutOff: cutOff }).getTime()
      const input = inputOf(eaters[0], day, 'GELENEKSEL1')
      const which = `${described} ${shift.cutoffDays} ${shift.cutoffTime} ${day.date}`
      const [before, at, after] = [-1000, 0, 1000].map((away) => new Date(until + away)) as [Date, Date, Date]
      const saved = (instant: Date) => house.choices.save(input, instant)
      const isOpenForSome = (instant: Date) =>
        menus.some(
          (one) =>
            one.day.date === day.date &&
            instant < selectableUntil(one.day, { shift: one.shift, partnerCutOff: cutOff }),
        )
      expect(await saved(before), which).not.toBeNull()
      expect([await saved(at), await saved(after)], which).toEqual([null, null])
      for (const [instant, isOpen] of [
        [after, false],
        [at, false],
        [before, true],
      ] as const) {
        expect(await house.reminders.isOpen(corporate.id, day.date, instant), which).toBe(isOpenForSome(instant))
        expect(await house.choices.withdraw(input, instant), which).toBe(isOpen)
      }
    }
  },
)
