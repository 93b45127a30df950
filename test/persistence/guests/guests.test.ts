import { beforeEach, describe, expect, it } from 'vitest'
import { freezeListsOf } from '../../../src/core/menus/index.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aMenuDay } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { runSuites } from '../kernel/run-suites.ts'
import { guestsSuite } from './guests.suite.ts'

runSuites(guestsSuite)

const inUse = useDatabase()
const cutOff = new Date('2026-03-01T21:00:00Z')
const justBefore = new Date(cutOff.getTime() - 1)
const rounds = 20

describe('guests being saved while their list is frozen', () => {
  let house: House
  let readers: House
  beforeEach(() => {
    house = postgresHouse(inUse.database, new FakeClock(justBefore.toISOString()))
    readers = postgresHouse(inUse.database, new FakeClock(cutOff.toISOString()))
  })
  const saved = async (corporateId: string, date: string): Promise<number> => {
    const [row] = await inUse.database.rows(
      adHoc<{ portions: number }>(
        'SELECT coalesce(sum(portions), 0)::int AS portions FROM guests WHERE corporate_id = $1 AND date = $2',
      ),
      numbered(corporateId, date),
    )
    return row?.portions ?? 0
  }

  it('are in the list if they were saved, and were refused if they are not', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const { corporate, shift, day } = await aKitchen(house)
      let written = 0
      const save = async (portions: number) => {
        const saved = await house.transaction.run(() =>
          house.guests.save(
            { companyId: corporate.id, shiftId: shift.id, date: day.date, departmentId: null },
            [{ key: 'GELENEKSEL1', portions }],
            justBefore,
          ),
        )
        if (saved !== null) written++
      }
      const freeze = () => readers.use(freezeListsOf)([corporate.id])
      const works: (() => Promise<unknown>)[] = [() => save(3), freeze, () => save(5), freeze]
      const ordered = round % 2 === 0 ? works : works.toReversed()
      await Promise.all(ordered.map((work) => work()))
      const [list] = await house.listsOf(corporate.id)
      expect(list?.guestPortions ?? 0).toBe(await saved(corporate.id, day.date))
      expect(written === 0).toBe(list?.guestPortions === 0)
      outcomes.add(String(written))
    }
    expect(outcomes.size).toBeGreaterThan(1)
  })

  it('all count if they are added at once, also to those of every week', async () => {
    const { corporate, shift, day } = await aKitchen(house)
    const of = { companyId: corporate.id, shiftId: shift.id, departmentId: null }
    await house.guests.saveRepeat({ ...of, weekday: 1, portions: 100 })
    const add = (portions: number) =>
      house.transaction.run(() =>
        house.guests.add({ ...of, date: day.date }, [{ key: 'GELENEKSEL1', portions }], justBefore),
      )
    await Promise.all(Array.from({ length: 9 }, (_, at) => add(at + 1)))
    expect(await saved(corporate.id, day.date)).toBe(145)
  })

  it('are in the list of a menu that is published at that moment', async () => {
    for (let round = 0; round < rounds; round++) {
      const { corporate, catering, shift } = await aKitchen(house)
      const date = '2026-03-03'
      await house.menuDays.save([aMenuDay(catering, shift, { date, status: 'draft' })])
      const later = new FakeClock('2026-03-02T21:00:00Z')
      const late = postgresHouse(inUse.database, later)
      const publish = () =>
        late.transaction.run(async () => {
          await late.partnerships.holdAll(catering.id, [corporate.id])
          await late.shifts.holdActive([corporate.id])
          const kitchen = { cateringId: catering.id, corporateId: corporate.id, shiftId: shift.id }
          await late.menuDays.publish([{ ...kitchen, start: date, end: date }], later.now())
          await late.kitchenLists.freezeDue([corporate.id], later.now(), 10)
        })
      const save = () =>
        house.transaction.run(() =>
          house.guests.save(
            { companyId: corporate.id, shiftId: shift.id, date, departmentId: null },
            [{ key: null, portions: 4 }],
            justBefore,
          ),
        )
      const works: (() => Promise<unknown>)[] = round % 2 === 0 ? [save, publish] : [publish, save]
      await Promise.all(works.map((work) => work()))
      const lists = await house.listsOf(corporate.id)
      const guests = lists.reduce((sum, { guestPortions }) => sum + guestPortions, 0)
      expect(guests).toBe(await saved(corporate.id, date))
    }
  })
})
