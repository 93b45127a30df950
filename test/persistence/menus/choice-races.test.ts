import { beforeEach, describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { markAbsence } from '../../../src/core/calendar/index.ts'
import { setCompanyActivity } from '../../../src/core/companies/index.ts'
import { updateEmployee } from '../../../src/core/workforce/index.ts'
import { withdrawChoice } from '../../../src/core/menus/index.ts'
import { setPartnershipCutOff } from '../../../src/core/partnerships/index.ts'
import { updateShift } from '../../../src/core/shifts/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf, inTime, type KitchenAtWork } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aMenuDay, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { waitingForLock } from '../../support/waiting-for-lock.ts'

const inUse = useDatabase()
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database, new FakeClock(inTime.toISOString()))
})

/** Ways to make choosing impossible on a kitchen's day, using the product's own use cases. */
const closings: Record<string, (kitchen: KitchenAtWork) => Promise<unknown>> = {
  'the firm becomes passive': ({ corporate }) =>
    house.use(setCompanyActivity)({ companyId: corporate.id, actor: operator, isActive: false }),
  'the catering becomes passive': ({ catering }) =>
    house.use(setCompanyActivity)({ companyId: catering.id, actor: operator, isActive: false }),
  'the partnership gets an end before the day': ({ partnership, day }) =>
    house.partnerships.update(
      Object.assign(partnership, { endsOn: day.date, endsAt: new Date('2026-03-01T21:00:00Z') }),
    ),
  'the partnership ends': ({ partnership }) => house.endPartnership(partnership.id),
  'the catering asks for a cut-off that is over': ({ catering, partnership }) =>
    house.use(setPartnershipCutOff)({
      cateringId: catering.id,
      partnershipId: partnership.id,
      actor: operator,
      days: 7,
      time: '00:00',
    }),
  'the shift gets a cut-off that is over': ({ corporate, shift }) =>
    house.use(updateShift)({
      companyId: corporate.id,
      shiftId: shift.id,
      actor: operator,
      plan: { ...shift, cutOff: { days: 7, time: '00:00' } },
    }),
  'the shift does not work on that weekday any more': ({ corporate, shift }) =>
    house.use(updateShift)({
      companyId: corporate.id,
      shiftId: shift.id,
      actor: operator,
      plan: { ...shift, days: [2, 3] },
    }),
  'the person is deactivated': ({ corporate, eaters: [ayse] }) =>
    house.use(updateEmployee)({
      companyId: corporate.id,
      employeeId: ayse.id,
      actor: operator,
      changes: { isActive: false },
    }),
  'the person says that they are absent': ({ corporate, day: { date }, eaters: [ayse] }) =>
    house.use(markAbsence)({ companyId: corporate.id, userId: ayse.id, first: date, last: date }),
}

describe('nothing is chosen once', () => {
  const choosing: Record<string, (kitchen: KitchenAtWork) => Promise<unknown>> = {
    'an own choice': ({ day, eaters: [ayse] }: KitchenAtWork) =>
      house.choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime).catch((problem: unknown) => {
        expect(problem).toMatchObject({ code: 'choice.absent' })
      }),
    'a standing choice': ({ corporate, shift, day }: KitchenAtWork) =>
      house.transaction.run(() =>
        house.standingChoices.applyNext(
          { companyId: corporate.id, shiftId: shift.id, dates: [day.date], after: null },
          9,
          inTime,
        ),
      ),
  }
  const cases = Object.keys(closings).flatMap((closing) =>
    Object.keys(choosing).map((choice) => [closing, choice] as const),
  )
  it.each(cases)('%s, not even by %s that was waiting for it', async (closing, choice) => {
    const kitchen = await aKitchen(house)
    const { corporate, shift, eaters } = kitchen
    const always = { shiftId: shift.id, weekday: 1, label: 'geleneksel1' }
    await house.standingChoices.set(corporate.id, eaters[0].id, [always])
    let chosen: Promise<unknown> = Promise.resolve()
    await house.transaction.run(async () => {
      await closings[closing]!(kitchen)
      chosen = inUse.database.outsideTransaction(() => choosing[choice]!(kitchen))
      await waitingForLock(inUse.database, chosen)
    })
    await chosen
    expect(await house.choicesOf(corporate.id)).toEqual([])
  })
})

it('withdrawing a choice succeeds even if it is made again at the same moment', async () => {
  const { corporate, shift, day, choose, eaters } = await aKitchen(house)
  const [ayse] = eaters
  const chosen = { companyId: corporate.id, userId: ayse.id, shiftId: shift.id, date: day.date }
  await choose(ayse, day, 'GELENEKSEL1')
  let second: Promise<unknown> = Promise.resolve()
  await house.transaction.run(async () => {
    expect(await house.choices.withdraw(chosen, inTime)).toBe(true)
    await choose(ayse, day, 'ALTERNATIF1')
    second = inUse.database.outsideTransaction(() => house.use(withdrawChoice)(chosen))
    await waitingForLock(inUse.database, second)
  })
  await second
  expect(await house.choicesOf(corporate.id)).toEqual([])
})

it('the later of two concurrent changes of own shifts wins, and an imported list overwrites neither', async () => {
  const { corporate, eaters } = await aKitchen(house)
  const [early, late] = [aShift(corporate, { startTime: '06:00', endTime: '14:00' }), aShift(corporate)]
  for (const shift of [early, late]) await house.shifts.add(shift)
  const [{ id, phone }] = eaters
  const { usualShifts, transaction } = house
  const after = async (first: readonly string[], then: () => Promise<unknown>) => {
    let second: Promise<unknown> = Promise.resolve()
    await transaction.run(async () => {
      await usualShifts.set(corporate.id, [id], first)
      second = inUse.database.outsideTransaction(() => transaction.run(then))
      await waitingForLock(inUse.database, second)
    })
    await second
    return usualShifts.of(corporate.id, id)
  }
  const fill = () => usualShifts.fillByPhone(corporate.id, [{ phone, ownShifts: [late.id] }], ['individual'])
  expect(await after([early.id], fill)).toEqual([early.id])
  expect(await after([early.id], () => usualShifts.set(corporate.id, [id], [late.id]))).toEqual([late.id])
})

it('due reminders are claimed once, all shifts of a company together, however many instances compete', async () => {
  const due = new Date('2026-03-01T18:00:00Z')
  const expected: string[] = []
  for (let n = 0; n < 5; n++) {
    const { corporate, catering, shift, day } = await aKitchen(house)
    const late = aShift(corporate)
    await house.shifts.add(late)
    const updatedAt = new Date('2026-02-20T09:00:00Z')
    await house.menuDays.save([
      Object.assign(day, { updatedAt }),
      aMenuDay(catering, late, { date: day.date, updatedAt }),
    ])
    expected.push(`${corporate.id} ${[shift.id, late.id].sort().join()}`)
    if (n === 4) {
      await house.makePassive(catering.id)
      expected.pop()
    }
  }
  await house.deadlines.reckon(1_000)
  const taken = await Promise.all(
    [1, 2, 3, 4].map(() => house.transaction.run(() => house.reminders.claimDue(100, due))),
  )
  const all = taken.flatMap((one) => one.due.map(({ companyId, shiftIds }) => `${companyId} ${shiftIds.join()}`))
  expect(all.toSorted()).toEqual(expected.toSorted())
})
