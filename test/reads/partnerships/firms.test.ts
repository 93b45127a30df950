import { beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import { type FirmsAsked, FirmReads } from '../../../src/reads/index.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aCompany, aMenuDay, anOffer, aPartnership, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
let house: House
beforeAll(() => {
  house = postgresHouse(inUse.database)
})

const inTime = '2026-03-01T09:00:00Z'
const asked: FirmsAsked = { typed: '', sort: 'name', order: 'asc', seesPrices: true, limit: 100, offset: 0 }
const list = (catering: Company, changes: Partial<FirmsAsked> = {}, now = inTime) =>
  new FirmReads(inUse.database, new FakeClock(now)).list(catering.id, { ...asked, ...changes })
const firmOf = async ({ catering }: KitchenAtWork, now = inTime) => (await list(catering, {}, now)).firms[0]

describe('the firms of a catering', () => {
  it("come with tomorrow's portions and the people who have not chosen, in whatever shifts", async () => {
    const work = await aKitchen(house, { eaters: 4 })
    const { corporate, catering, day, choose, eaters } = work
    const evening = aShift(corporate, { title: 'Akşam' })
    await house.shifts.add(evening)
    await house.menuDays.save([aMenuDay(catering, evening, { date: '2026-03-02' })])
    await choose(eaters[0], day, 'GELENEKSEL1')
    await choose(eaters[1], day, 'SKIP')
    expect((await firmOf(work))?.tomorrow).toEqual({ meals: 1, undecided: 2, is_final: false })
    /** Choosing closes at midnight; the shifts of a Tuesday have no menu. */
    expect((await firmOf(work, '2026-03-01T20:59:59Z'))?.tomorrow?.is_final).toBe(false)
    expect((await firmOf(work, '2026-03-01T21:00:00Z'))?.tomorrow).toBeNull()
  })

  it('say until when every shift has a menu, and which day is the first without one', async () => {
    const work = await aKitchen(house)
    const { corporate, catering, shift } = work
    expect((await firmOf(work))?.menu).toEqual({ until: '2026-03-02', missing_on: '2026-03-03' })
    const days = (own: typeof shift, until: number, status: 'published' | 'draft' = 'published') =>
      house.menuDays.save(
        Array.from({ length: until - 2 }, (_, at) => aMenuDay(catering, own, { date: `2026-03-0${at + 3}`, status })),
      )
    await days(shift, 6)
    expect((await firmOf(work))?.menu).toEqual({ until: '2026-03-06', missing_on: '2026-03-09' })
    const evening = aShift(corporate, { title: 'Akşam' })
    await house.shifts.add(evening)
    await days(evening, 4, 'draft')
    expect((await firmOf(work))?.menu).toEqual({ until: null, missing_on: '2026-03-02' })
  })

  it('hide prices, and an order that would betray them, from whoever may not see them', async () => {
    const catering = aCatering()
    await house.companies.add(catering)
    for (const [name, price] of [
      ['Armut', 90],
      ['Badem', 30],
    ] as const) {
      const firm = aCompany({ name })
      await house.companies.add(firm)
      const partnership = aPartnership(catering, firm)
      await house.partnerships.add(partnership)
      const offer = anOffer(firm, catering)
      await house.offers.add(offer)
      await inUse.database.change(
        adHoc(`INSERT INTO partnership_terms (partnership_id, offer_id, unit_price, start_date, end_date, created_at)
               VALUES ($1, $2, $3, '2026-01-01', '2026-03-31', now())`),
        numbered(partnership.id, offer.id, price),
      )
    }
    const byPrice = async (seesPrices: boolean) =>
      (await list(catering, { sort: 'price', seesPrices })).firms.map(({ name, contract }) => [
        name,
        contract.unit_price,
        contract.end_date,
      ])
    expect(await byPrice(true)).toEqual([
      ['Badem', 30, '2026-03-31'],
      ['Armut', 90, '2026-03-31'],
    ])
    expect(await byPrice(false)).toEqual([
      ['Armut', null, '2026-03-31'],
      ['Badem', null, '2026-03-31'],
    ])
  })

  it('do not include those of another catering, nor former ones', async () => {
    const work = await aKitchen(house)
    const other = await aKitchen(house)
    expect((await list(work.catering)).firms.map(({ id }) => id)).toEqual([work.corporate.id])
    await house.endPartnership(other.partnership.id)
    expect(await list(other.catering)).toEqual({ firms: [], total: 0, partner_total: 0 })
  })

  it('are found by name and sorted by whatever waits, with ties by name', async () => {
    const { catering, ...work } = await aKitchen(house, { eaters: 3 })
    await work.choose(work.eaters[0], work.day, 'GELENEKSEL1')
    for (const name of ['Şeker', 'Çınar']) {
      const firm = aCompany({ name })
      await house.companies.add(firm)
      await house.shifts.add(aShift(firm))
      await house.partnerships.add(aPartnership(catering, firm))
    }
    const names = async (changes: Partial<FirmsAsked>) => (await list(catering, changes)).firms.map(({ name }) => name)
    const { name } = work.corporate
    expect(await names({ sort: 'name' })).toEqual(['Çınar', name, 'Şeker'])
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['Şeker', name, 'Çınar'])
    for (const sort of ['meals', 'undecided'] as const)
      expect(await names({ sort, order: 'desc' })).toEqual([name, 'Çınar', 'Şeker'])
    expect(await names({ sort: 'menu' })).toEqual(['Çınar', 'Şeker', name])
    expect(await names({ sort: 'menu', limit: 1, offset: 1 })).toEqual(['Şeker'])
    expect(await list(catering, { typed: 'seker' })).toMatchObject({ total: 1, partner_total: 3 })
  })
})
