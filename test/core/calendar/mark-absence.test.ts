import { expect, it } from 'vitest'
import { endAbsence, markAbsence } from '../../../src/core/calendar/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen } from '../../support/kitchen.ts'

const today = '2026-03-02'
const atWork = async () => {
  const house = fakeHouse(new FakeClock('2026-03-01T21:30:00Z'))
  const { corporate, eaters } = await aKitchen(house)
  const of = { companyId: corporate.id, userId: eaters[0].id }
  const mark = (first: string, last: string) => house.use(markAbsence)({ ...of, first, last })
  const end = (first: string, last: string) => house.use(endAbsence)({ ...of, first, last })
  return { mark, end }
}

it.each([
  ['absence.range_invalid', '2026-03-04', '2026-03-03'],
  ['absence.past', '2026-03-01', '2026-03-04'],
  ['absence.too_long', today, '2026-05-31'],
  ['absence.too_far', '2027-03-01', '2027-03-03'],
])('an absence is refused as %s', async (code, first, last) => {
  const { mark } = await atWork()
  await expect(mark(first, last)).rejects.toMatchObject({ code })
})

it('an absence lasts 90 days at most and ends within a year', async () => {
  const { mark } = await atWork()
  expect(await mark(today, '2026-05-30')).toEqual({ withdrawnChoices: 0 })
  expect(await mark('2027-03-01', '2027-03-02')).toEqual({ withdrawnChoices: 0 })
})

it('an absence can be ended in part, and only once', async () => {
  const { mark, end } = await atWork()
  await mark('2026-03-09', '2026-03-13')
  expect(await end('2026-03-11', '2026-03-20')).toEqual({ chosen: 0 })
  await expect(end('2026-03-11', '2026-03-20')).rejects.toMatchObject({ code: 'absence.missing' })
  expect(await end('2026-03-09', '2026-03-10')).toEqual({ chosen: 0 })
})
