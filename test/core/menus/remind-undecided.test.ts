import { beforeEach, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { remindUndecided } from '../../../src/core/menus/index.ts'
import { announceReminder } from '../../../src/core/notifications/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'

const clock = new FakeClock('2026-03-01T09:00:00Z')
let house: ReturnType<typeof fakeHouse>
let kitchen: KitchenAtWork
beforeEach(async () => {
  clock.set('2026-03-01T09:00:00Z')
  house = fakeHouse(clock)
  kitchen = await aKitchen(house, { eaters: 2 })
})
const remind = (date = kitchen.day.date) =>
  house.use(remindUndecided)({ companyId: kitchen.corporate.id, date, actor: operator })
const conflict = (code: string) => ({ kind: 'conflict', code })

it('a reminder goes to people who have not chosen, and is logged', async () => {
  await kitchen.choose(kitchen.eaters[0], kitchen.day, 'GELENEKSEL1')
  expect(await remind()).toBe(1)
  const { corporate, shift, day } = kitchen
  expect(house.jobs.waiting).toMatchObject([
    { id: announceReminder.id, payload: { companyId: corporate.id, date: day.date, shiftIds: [shift.id] } },
  ])
  expect(house.trail.entries).toMatchObject([
    { event: { name: 'choices.reminded' }, companyId: corporate.id, meta: { date: day.date, people: 1 } },
  ])
})

it('a reminder is possible once per cut-off', async () => {
  await remind()
  await expect(remind()).rejects.toMatchObject(conflict('reminder.sent'))
  expect(house.jobs.waiting).toHaveLength(1)
})

it('a reminder is not possible after the cut-off', async () => {
  clock.set('2026-03-01T21:00:00Z')
  await expect(remind()).rejects.toMatchObject(conflict('reminder.closed'))
  await expect(remind('2026-03-05')).rejects.toMatchObject(conflict('reminder.closed'))
})

it('a reminder is refused when there is nobody to remind', async () => {
  for (const eater of kitchen.eaters) await kitchen.choose(eater, kitchen.day, 'SKIP')
  await expect(remind()).rejects.toMatchObject(conflict('reminder.nobody'))
  expect(house.jobs.waiting).toEqual([])
})
