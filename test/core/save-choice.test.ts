import { beforeEach, describe, expect, it } from 'vitest'
import { type ChoiceInput, saveChoice } from '../../src/core/menus/index.ts'
import { FakeClock } from '../support/fakes/fake-clock.ts'
import { fakeHouse } from '../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../support/kitchen.ts'
import { aCatering, aMenuDay } from '../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let work: KitchenAtWork
const clock = new FakeClock('2026-03-01T09:00:00Z')
const save = (input: Partial<ChoiceInput> = {}) =>
  house.use(saveChoice)({
    companyId: work.corporate.id,
    userId: work.eaters[0].id,
    shiftId: work.shift.id,
    date: work.day.date,
    cateringId: work.catering.id,
    key: 'GELENEKSEL1',
    ...input,
  })

beforeEach(async () => {
  house = fakeHouse(clock)
  work = await aKitchen(house)
  clock.set('2026-03-01T09:00:00Z')
})

describe('choosing', () => {
  it('keeps the dish and the words of the moment', async () => {
    const choice = await save()
    expect(choice).toMatchObject({
      userId: work.eaters[0].id,
      shiftId: work.shift.id,
      date: '2026-03-02',
      companyId: work.corporate.id,
      cateringId: work.catering.id,
      menuDayId: work.day.id,
      key: 'GELENEKSEL1',
      label: 'geleneksel1',
      mealName: 'Kuru fasulye',
      at: clock.now(),
    })
    expect(await house.choicesOf(work.corporate.id)).toMatchObject([{ key: 'GELENEKSEL1', mealName: 'Kuru fasulye' }])
  })

  it('may be changed until the evening before', async () => {
    await save()
    clock.set('2026-03-01T20:59:59Z')
    await save({ key: 'ALTERNATIF1' })
    expect(await house.choicesOf(work.corporate.id)).toMatchObject([{ key: 'ALTERNATIF1' }])
  })

  it('is refused after the partnership with the catering has ended', async () => {
    await house.endPartnership(work.partnership.id)
    await expect(save()).rejects.toMatchObject({ kind: 'conflict', code: 'choice.partnership_ended' })
  })

  it.each([
    ['2026-03-01T21:00:00Z', 'choice.closed_today'],
    ['2026-03-02T20:59:59Z', 'choice.closed_today'],
    ['2026-03-02T21:00:00Z', 'choice.closed'],
  ])('is over at %s: %s', async (now, code) => {
    clock.set(now)
    await expect(save()).rejects.toMatchObject({ kind: 'unprocessable', code })
    expect(await house.choicesOf(work.corporate.id)).toEqual([])
  })

  it('is closed on a day that is no work day any more, and in a shift that does not work', async () => {
    await house.shifts.update(Object.assign(work.shift, { days: [2, 3] }))
    await expect(save()).rejects.toMatchObject({ code: 'choice.closed' })
    await house.shifts.update(Object.assign(work.shift, { days: [1], isActive: false }))
    await expect(save()).rejects.toMatchObject({ code: 'choice.closed' })
  })

  it('needs a published menu of the own company', async () => {
    const draft = aMenuDay(work.catering, work.shift, { date: '2026-03-03', status: 'draft' })
    await house.menuDays.save([draft])
    const other = await aKitchen(house)
    for (const input of [
      { date: '2026-03-03' },
      { date: '2026-03-04' },
      { shiftId: other.shift.id },
      { companyId: other.corporate.id },
    ])
      await expect(save(input)).rejects.toMatchObject({ kind: 'missing', code: 'choice.no_menu' })
    await house.shifts.remove(work.corporate.id, work.shift.id)
    await expect(save()).rejects.toMatchObject({ kind: 'missing', code: 'choice.no_menu' })
  })

  it.each(['OPT9', '', 'toString', 'gelenekSEL1'])('cannot be of "%s", which is not on the menu', async (key) => {
    await expect(save({ key })).rejects.toMatchObject({ kind: 'unprocessable', code: 'choice.unknown_option' })
  })

  it('is refused when another catering cooks by now', async () => {
    await expect(save({ cateringId: aCatering().id })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'choice.catering_differs',
    })
  })

  it('is refused for somebody who left meanwhile', async () => {
    await house.deactivate(work.eaters[0].id)
    await expect(save()).rejects.toMatchObject({ kind: 'conflict', code: 'menu_day.changed_meanwhile' })
  })
})
