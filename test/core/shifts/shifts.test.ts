import { operator } from '../../../src/core/actors/rules.ts'
import type { RunOf } from '../../../src/core/shared/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createShift,
  deleteShift,
  setStandingChoices,
  setUsualShifts,
  shiftCreated,
  shiftDeleted,
  type ShiftPlan,
  shiftUpdated,
  tidyPlan,
  updateShift,
  worksOn,
} from '../../../src/core/shifts/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aCompany, aMenuDay, someId, aMember } from '../../support/samples.ts'

const manager = aMember({ userId: 'manager' })

const plan: ShiftPlan = {
  title: '  Gece  Vardiyası ',
  startTime: '22:00',
  endTime: '06:00',
  days: [5, 1, 5],
  timezone: 'Europe/Istanbul',
}
let house: ReturnType<typeof fakeHouse>
let create: RunOf<typeof createShift>
let update: RunOf<typeof updateShift>
beforeEach(() => {
  house = fakeHouse()
  create = house.use(createShift)
  update = house.use(updateShift)
})

describe('a shift', () => {
  it('is created with a tidy title and each of its days once', async () => {
    const companyId = someId()
    const shift = await create({ companyId, actor: manager, plan })
    expect(shift).toMatchObject({
      companyId,
      title: 'Gece Vardiyası',
      startTime: '22:00',
      endTime: '06:00',
      days: [1, 5],
      timezone: 'Europe/Istanbul',
      isActive: true,
      isDeleted: false,
    })
    expect(house.shifts.rows).toEqual([shift])
    expect(house.trail.entries).toEqual([
      {
        event: shiftCreated,
        companyId,
        actor: manager,
        meta: {
          shiftId: shift.id,
          title: 'Gece Vardiyası',
          startTime: '22:00',
          endTime: '06:00',
          days: '1,5',
          timezone: 'Europe/Istanbul',
          cutoffDays: 1,
          cutoffTime: '24:00',
        },
      },
    ])
  })

  it.each<[Partial<ShiftPlan>, string]>([
    [{ title: ' ' }, 'name.blank'],
    [{ endTime: '22:00' }, 'shift.zero_length'],
    [{ timezone: 'Europe/Ankara' }, 'shift.unknown_timezone'],
    [{ timezone: '+03:00' }, 'shift.unknown_timezone'],
  ])('with %o is refused, when created and when changed, and then stays as it was', async (wrong, code) => {
    const companyId = someId()
    await expect(create({ companyId, actor: operator, plan: { ...plan, ...wrong } })).rejects.toMatchObject({
      kind: 'unprocessable',
      code,
    })
    expect([house.shifts.rows, house.trail.entries]).toEqual([[], []])
    const shift = await create({ companyId, actor: operator, plan })
    await expect(
      update({ companyId, shiftId: shift.id, actor: manager, plan: { ...plan, ...wrong } }),
    ).rejects.toMatchObject({ code })
    expect(await house.shifts.byId(companyId, shift.id)).toEqual(shift)
  })

  it('may run past midnight or end just before it starts', () => {
    for (const endTime of ['00:00', '21:59', '22:01']) expect(() => tidyPlan({ ...plan, endTime })).not.toThrow()
  })

  it.each([
    ['2026-03-02', true],
    ['2026-03-03', false],
    ['2026-03-06', true],
    ['2026-03-08', false],
  ])('on Mondays and Fridays works on %s: %s', (date, works) => {
    expect(worksOn(tidyPlan(plan), date)).toBe(works)
  })

  it('is replaced as a whole, and the log says so', async () => {
    const companyId = someId()
    const { id } = await create({ companyId, actor: operator, plan })
    await update({
      companyId,
      shiftId: id,
      actor: manager,
      plan: { ...plan, title: 'Gündüz', startTime: '08:00', endTime: '16:00', days: [7] },
    })
    expect(await house.shifts.byId(companyId, id)).toMatchObject({
      title: 'Gündüz',
      startTime: '08:00',
      endTime: '16:00',
      days: [7],
      isActive: true,
    })
    expect(house.trail.entries[1]).toMatchObject({
      event: shiftUpdated,
      actor: manager,
      meta: { shiftId: id, title: 'Gündüz', days: '7' },
      changes: { title: { from: 'Gece Vardiyası', to: 'Gündüz' }, days: { from: '1,5', to: '7' } },
    })
    expect(house.trail.entries[1]?.changes).not.toHaveProperty('timezone')
  })

  it('writes nothing when saved without a change', async () => {
    const companyId = someId()
    const { id } = await create({ companyId, actor: operator, plan })
    await update({ companyId, shiftId: id, actor: manager, plan })
    expect(house.trail.entries).toHaveLength(1)
  })

  it("is refused the same way whether it is missing or another company's", async () => {
    const { id } = await create({ companyId: someId(), actor: operator, plan })
    const remove = house.use(deleteShift)
    const stranger = aCompany().id
    for (const shiftId of [id, someId()]) {
      await expect(update({ companyId: stranger, shiftId, actor: manager, plan })).rejects.toMatchObject({
        kind: 'missing',
        code: 'shift.missing',
      })
      await expect(remove({ companyId: stranger, shiftId, actor: manager })).rejects.toMatchObject({
        kind: 'missing',
        code: 'shift.missing',
      })
    }
    expect(house.shifts.rows).toHaveLength(1)
  })
})

describe('removing work days from a shift', () => {
  it('cancels choices for those days from tomorrow on and says whose they were', async () => {
    const {
      corporate,
      catering,
      shift,
      day: monday,
      choose,
      eaters: [ayse, can],
    } = await aKitchen(house, { eaters: 2 })
    const [tuesday, nextMonday] = ['2026-03-03', '2026-03-09'].map((date) => aMenuDay(catering, shift, { date }))
    await house.menuDays.save([tuesday!, nextMonday!])
    for (const day of [monday, tuesday!, nextMonday!]) await choose(ayse, day, 'GELENEKSEL1')
    await choose(can, tuesday!, 'SKIP')
    house.clock.set('2026-03-02T09:00:00Z')
    const { title, startTime, endTime, timezone } = shift
    const work = (days: number[]) =>
      update({
        companyId: corporate.id,
        shiftId: shift.id,
        actor: manager,
        plan: { title, startTime, endTime, days, timezone },
      })
    await work([2, 3])
    expect((await house.choicesOf(corporate.id)).map(({ userId, date }) => [userId, date])).toEqual([
      [ayse.id, '2026-03-02'],
      [ayse.id, '2026-03-03'],
      [can?.id, '2026-03-03'],
    ])
    expect(house.jobs.waiting).toMatchObject([
      { id: 'announceClosing', payload: { shiftTitle: title, weekdays: [1, 4, 5], people: [ayse.id] } },
    ])
    expect(house.trail.entries).toMatchObject([{ event: shiftUpdated, meta: { cancelledChoices: 1 } }])

    await work([1, 2, 3, 4, 5])
    expect(house.jobs.waiting).toHaveLength(1)
    expect(house.trail.entries[1]?.meta).not.toHaveProperty('cancelledChoices')
  })
})

describe('deleting a shift', () => {
  const removeAt = (now: string) => {
    house.clock.set(now)
    return house.use(deleteShift)
  }

  it.each([
    ['2026-03-03T20:59:59Z', 'Europe/Istanbul', ['2026-03-02', '2026-03-03']],
    ['2026-03-03T21:00:00Z', 'Europe/Istanbul', ['2026-03-02', '2026-03-03', '2026-03-04']],
    ['2026-03-03T21:00:00Z', 'Europe/London', ['2026-03-02', '2026-03-03']],
    ['2026-03-03T15:00:00Z', 'Asia/Tokyo', ['2026-03-02', '2026-03-03', '2026-03-04']],
  ])("at %s in %s cancels choices from the shift's tomorrow on; %j are kept", async (now, timezone, kept) => {
    const {
      corporate,
      catering,
      shift,
      day,
      choose,
      eaters: [ayse, can],
    } = await aKitchen(house, { eaters: 2, shift: { timezone } })
    const days = [day, ...['2026-03-03', '2026-03-04', '2026-03-05'].map((date) => aMenuDay(catering, shift, { date }))]
    await house.menuDays.save(days)
    for (const eater of [ayse, can]) for (const one of days) await choose(eater, one, 'GELENEKSEL1')
    const cancelledChoices = (4 - kept.length) * 2
    expect(await removeAt(now)({ companyId: corporate.id, shiftId: shift.id, actor: manager })).toEqual({
      cancelledChoices,
    })
    expect([...new Set((await house.choicesOf(corporate.id)).map(({ date }) => date))].toSorted()).toEqual(kept)
    expect(await house.shifts.byId(corporate.id, shift.id)).toBeNull()
    expect(house.trail.entries).toEqual([
      {
        event: shiftDeleted,
        companyId: corporate.id,
        actor: manager,
        meta: { shiftId: shift.id, title: shift.title, cancelledChoices: cancelledChoices },
      },
    ])
    expect(house.jobs.waiting).toMatchObject([
      { id: 'announceClosing', payload: { shiftTitle: shift.title, weekdays: null, people: [ayse.id, can?.id] } },
    ])
  })
})

describe('the shifts that somebody works, and those of standing choices,', () => {
  it('are active ones of their company', async () => {
    house.clock.set('2026-03-01T09:00:00Z')
    const { corporate, shift, eaters } = await aKitchen(house)
    const { shift: foreign } = await aKitchen(house)
    const { id: deleted } = await create({ companyId: corporate.id, actor: manager, plan })
    await house.use(deleteShift)({ companyId: corporate.id, shiftId: deleted, actor: manager })
    const of = { companyId: corporate.id, userIds: [eaters[0].id], userId: eaters[0].id }
    const setUsual = (...ownShifts: string[]) => house.use(setUsualShifts)({ ...of, ownShifts })
    const setStanding = (shiftId: string) =>
      house.use(setStandingChoices)({ ...of, choices: [{ shiftId, weekday: 1, label: null }] })
    await setUsual(shift.id)
    await setStanding(shift.id)
    for (const shiftId of [foreign.id, deleted, someId()]) {
      await expect(setUsual(shift.id, shiftId)).rejects.toMatchObject({ code: 'shift.missing' })
      await expect(setStanding(shiftId)).rejects.toMatchObject({ code: 'shift.missing' })
    }
    expect(await house.usualShifts.of(corporate.id, eaters[0].id)).toEqual([shift.id])
    expect(await house.sourcesOf(corporate.id)).toMatchObject([{ shiftId: shift.id, source: 'standing' }])
    await setUsual()
    expect(await house.usualShifts.of(corporate.id, eaters[0].id)).toEqual([])
  })
})
