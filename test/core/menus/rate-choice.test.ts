import { beforeEach, describe, expect, it } from 'vitest'
import { rateChoice } from '../../../src/core/menus/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'

let house: ReturnType<typeof fakeHouse>
let work: KitchenAtWork

/** `now` is an instant; the choice is for Monday, 2 March. */
const rateAt = (now: string, { stars = 4, date = '2026-03-02' } = {}) => {
  const {
    corporate,
    shift,
    eaters: [ayse],
  } = work
  house.clock.set(now)
  return house.use(rateChoice)({ companyId: corporate.id, userId: ayse.id, shiftId: shift.id, date, stars })
}

describe('rating a choice', () => {
  beforeEach(async () => {
    house = fakeHouse()
    work = await aKitchen(house)
    await work.choose(work.eaters[0], work.day, 'GELENEKSEL1')
  })

  it('is credited to the catering that cooked', async () => {
    const {
      catering,
      shift,
      eaters: [ayse],
    } = work
    const rating = await rateAt('2026-03-02T15:00:00Z')
    expect(rating).toEqual({
      userId: ayse.id,
      shiftId: shift.id,
      date: '2026-03-02',
      cateringId: catering.id,
      stars: 4,
      at: new Date('2026-03-02T15:00:00Z'),
    })
    expect(house.ratings.rows).toEqual([rating])
  })

  it("opens when the shift ends, on the shift's own clock", async () => {
    await expect(rateAt('2026-03-02T13:59:59Z')).rejects.toMatchObject({
      kind: 'unprocessable',
      code: 'rating.too_early',
    })
    await expect(rateAt('2026-03-02T14:00:00Z')).resolves.toBeDefined()
    work = await aKitchen(house, { shift: { timezone: 'America/New_York' } })
    await work.choose(work.eaters[0], work.day, 'GELENEKSEL1')
    await expect(rateAt('2026-03-02T21:59:59Z')).rejects.toMatchObject({ code: 'rating.too_early' })
    await expect(rateAt('2026-03-02T22:00:00Z')).resolves.toBeDefined()
  })

  it('opens on the next morning after a night shift', async () => {
    work = await aKitchen(house, { shift: { startTime: '22:00', endTime: '06:00' } })
    await work.choose(work.eaters[0], work.day, 'GELENEKSEL1')
    await expect(rateAt('2026-03-03T02:59:59Z')).rejects.toMatchObject({ code: 'rating.too_early' })
    await expect(rateAt('2026-03-03T03:00:00Z')).resolves.toBeDefined()
  })

  it('is still possible long afterwards', () => expect(rateAt('2026-12-31T10:00:00Z')).resolves.toBeDefined())

  it('is possible only once', async () => {
    await rateAt('2026-03-02T15:00:00Z', { stars: 1 })
    await expect(rateAt('2026-03-02T15:00:01Z', { stars: 5 })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'rating.already_given',
    })
    expect(house.ratings.rows.map(({ stars }) => stars)).toEqual([1])
  })

  it('needs a choice', async () => {
    await expect(rateAt('2026-03-05T15:00:00Z', { date: '2026-03-03' })).rejects.toMatchObject({
      kind: 'missing',
      code: 'choice.missing',
    })
  })
})
