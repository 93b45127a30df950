import { beforeEach, describe, expect, it } from 'vitest'
import { type ChoiceInput, rateChoice, saveChoice, skipKey, withdrawChoice } from '../../../src/core/menus/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { aCatering, aMenuDay, aShift } from '../../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let work: KitchenAtWork
const clock = new FakeClock('2026-03-01T09:00:00Z')
const save = (input: Partial<ChoiceInput> & { replacesShiftId?: string } = {}) =>
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
  it('records the dish and its wording as they are at that moment', async () => {
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

  it('can be changed until the evening before', async () => {
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
  ])('is closed at %s: %s', async (now, code) => {
    clock.set(now)
    await expect(save()).rejects.toMatchObject({ kind: 'unprocessable', code })
    expect(await house.choicesOf(work.corporate.id)).toEqual([])
  })

  it('is closed on a day that is no longer a work day, and in an inactive shift', async () => {
    await house.shifts.update(Object.assign(work.shift, { days: [2, 3] }))
    await expect(save()).rejects.toMatchObject({ code: 'choice.closed' })
    await house.shifts.update(Object.assign(work.shift, { days: [1], isActive: false }))
    await expect(save()).rejects.toMatchObject({ code: 'choice.closed' })
  })

  it("needs a published menu of one's own company", async () => {
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

  it.each(['OPT9', '', 'toString', 'gelenekSEL1'])('cannot use "%s", which is not on the menu', async (key) => {
    await expect(save({ key })).rejects.toMatchObject({ kind: 'unprocessable', code: 'choice.unknown_option' })
  })

  it('is refused when another catering cooks now', async () => {
    await expect(save({ cateringId: aCatering().id })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'choice.catering_differs',
    })
  })

  it('does not offer tomorrow when tomorrow is closed too', async () => {
    Object.assign(work.shift, { cutoffDays: 2 })
    clock.set('2026-03-01T21:00:00Z')
    await expect(save()).rejects.toMatchObject({ code: 'choice.closed' })
  })

  it('is refused for somebody who has left in the meantime', async () => {
    await house.deactivate(work.eaters[0].id)
    await expect(save()).rejects.toMatchObject({ kind: 'conflict', code: 'menu_day.changed_meanwhile' })
  })
})

describe('skipping a day', () => {
  it('completes it without counting as a meal', async () => {
    const choice = await save({ key: skipKey, seenMeal: 'Kuru fasulye' })
    expect(choice).toMatchObject({ key: skipKey, label: '', mealName: '' })
    expect((await house.menuDays.chosenOf([work.day])).get(work.day.id)).toBeUndefined()
  })

  it('replaces a meal, which can be chosen again', async () => {
    await save()
    await save({ key: skipKey })
    expect(await house.choicesOf(work.corporate.id)).toMatchObject([{ key: skipKey, mealName: '' }])
    await save()
    expect(await house.choicesOf(work.corporate.id)).toMatchObject([{ key: 'GELENEKSEL1', mealName: 'Kuru fasulye' }])
  })

  it('closes like choosing, and cannot be rated', async () => {
    await save({ key: skipKey })
    clock.set('2026-03-02T12:00:00Z')
    await expect(save({ key: skipKey })).rejects.toMatchObject({ code: 'choice.closed_today' })
    await expect(house.use(rateChoice)({ ...ownDay(), stars: 5 })).rejects.toMatchObject({ code: 'choice.missing' })
  })
})

const ownDay = () => ({
  companyId: work.corporate.id,
  userId: work.eaters[0].id,
  shiftId: work.shift.id,
  date: work.day.date,
})

describe('withdrawing a choice', () => {
  it('leaves the day without a choice while it is open', async () => {
    await save()
    await house.use(withdrawChoice)(ownDay())
    expect(await house.choicesOf(work.corporate.id)).toEqual([])
    await expect(house.use(withdrawChoice)(ownDay())).rejects.toMatchObject({ code: 'choice.missing' })
  })

  it('is refused after the cut-off, of the shift or of the partnership', async () => {
    await save()
    const partnership = Object.assign(work.partnership, { cutoffDays: 1, cutoffTime: '16:00' })
    await house.partnerships.update(partnership)
    clock.set('2026-03-01T13:00:00Z')
    await expect(house.use(withdrawChoice)(ownDay())).rejects.toMatchObject({
      kind: 'unprocessable',
      code: 'choice.closed',
    })
    await expect(save({ key: 'ALTERNATIF1' })).rejects.toMatchObject({ code: 'choice.closed' })
    expect(await house.choicesOf(work.corporate.id)).toHaveLength(1)
  })
})

describe('choosing in a second shift on the same date', () => {
  const evening = async () => {
    const shift = aShift(work.corporate, { title: 'Akşam', startTime: '17:00', endTime: '23:00' })
    await house.shifts.add(shift)
    await house.menuDays.save([aMenuDay(work.catering, shift, { date: work.day.date })])
    return shift
  }

  it('can replace the choice in the first shift or keep both', async () => {
    const shift = await evening()
    await save()
    await save({ shiftId: shift.id })
    expect(await house.choicesOf(work.corporate.id)).toHaveLength(2)
    await save({ shiftId: shift.id, replacesShiftId: work.shift.id })
    expect(await house.choicesOf(work.corporate.id)).toMatchObject([{ shiftId: shift.id }])
    await save({ shiftId: shift.id, replacesShiftId: work.shift.id })
  })

  it('replaces nothing if the first shift is already closed', async () => {
    await save()
    const shift = await evening()
    await house.shifts.update(Object.assign(work.shift, { cutoffDays: 2, cutoffTime: '12:00' }))
    await expect(save({ shiftId: shift.id, replacesShiftId: work.shift.id })).rejects.toMatchObject({
      code: 'choice.closed',
    })
    await expect(save({ replacesShiftId: work.shift.id })).rejects.toMatchObject({ code: 'choice.replaces_itself' })
    expect(await house.choicesOf(work.corporate.id)).toMatchObject([{ shiftId: work.shift.id }])
  })
})
