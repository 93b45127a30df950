import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import {
  aCatering,
  aCompany,
  aMenuDay,
  anEmployee,
  anOffer,
  aPartnership,
  aPriceRequest,
  aShift,
  aSupplier,
  aTermination,
  someId,
  someTime,
} from '../../support/samples.ts'

const later = new Date('2026-03-10T09:00:00Z')

export const contractsSuite = (house: () => House): void => {
  const inTransaction = <T>(work: () => Promise<T>) => house().transaction.run(work)
  const pairOf = async () => {
    const [firm, catering] = [aCompany(), aCatering()]
    for (const company of [firm, catering]) await house().companies.add(company)
    return { firm, catering, pair: { corporateId: firm.id, cateringId: catering.id } }
  }
  const partners = async () => {
    const { firm, catering, pair } = await pairOf()
    const partnership = aPartnership(catering, firm)
    await house().partnerships.add(partnership)
    return { firm, catering, pair, partnership }
  }

  describe('profiles of caterings', () => {
    it('are saved on top of the version before, one of two at once', async () => {
      const { catering } = await pairOf()
      const save = (version: number, dailyCapacity: number | null) =>
        inTransaction(() =>
          house().cateringProfiles.save(catering.id, { showsMenus: dailyCapacity === null, dailyCapacity, version }),
        )
      const present = () => inTransaction(() => house().cateringProfiles.forChange(catering.id))
      expect(await present()).toBeNull()
      expect(await save(1, 100)).toBe(true)
      expect(await save(1, 200)).toBe(false)
      expect(await save(2, null)).toBe(true)
      expect(await save(2, 300)).toBe(false)
      expect(await present()).toEqual({ showsMenus: true, dailyCapacity: null, version: 2 })
    })
  })

  describe('requests for a price', () => {
    it('are read by both sides, and by nobody else', async () => {
      const { firm, catering } = await pairOf()
      const request = aPriceRequest(firm, catering)
      await house().priceRequests.add(request)
      for (const { id } of [firm, catering]) expect(await house().priceRequests.of(id, request.id)).toEqual(request)
      expect(await house().priceRequests.of(someId(), request.id)).toBeNull()
    })

    it('are open once for a pair, until they expire', async () => {
      const { firm, catering, pair } = await pairOf()
      const first = aPriceRequest(firm, catering)
      await house().priceRequests.add(first)
      const again = () => inTransaction(() => house().priceRequests.add(aPriceRequest(firm, catering)))
      await expect(again()).rejects.toMatchObject({ code: 'price_request.already_waiting' })
      await house().priceRequests.expire(pair, new Date(someTime.getTime() - 1), later)
      await expect(again()).rejects.toMatchObject({ code: 'price_request.already_waiting' })
      await house().priceRequests.expire(pair, someTime, later)
      await again()
      expect(await house().priceRequests.of(firm.id, first.id)).toMatchObject({ status: 'expired', settledAt: later })
    })

    it('are settled once', async () => {
      const { firm, catering } = await pairOf()
      const request = aPriceRequest(firm, catering)
      await house().priceRequests.add(request)
      Object.assign(request, { status: 'answered', unitPrice: 12_850, note: 'Ekmek dahil.', settledAt: later })
      expect(await house().priceRequests.settle(request)).toBe(true)
      expect(await house().priceRequests.settle(request)).toBe(false)
      expect(await house().priceRequests.of(catering.id, request.id)).toEqual(request)
    })
  })

  describe('offers', () => {
    it('are visible only to their two companies, as they were sent', async () => {
      const { firm, catering } = await pairOf()
      const offer = anOffer(firm, catering, { unitPrice: 10_050, message: 'Üç vardiya', startDate: '2026-04-01' })
      await house().offers.add(offer)
      for (const { id } of [firm, catering]) expect(await house().offers.of(id, offer.id)).toEqual(offer)
      expect(await house().offers.of(someId(), offer.id)).toBeNull()
    })

    it('wait one at a time per pair of companies', async () => {
      const { firm, catering, pair } = await pairOf()
      const other = aCatering()
      await house().companies.add(other)
      await house().offers.add(anOffer(firm, catering))
      await house().offers.add(anOffer(firm, other))
      await expect(inTransaction(() => house().offers.add(anOffer(firm, catering)))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'offer.already_waiting',
      })
      const before = new Date(someTime.getTime() - 1)
      expect(await house().offers.settleWaiting(pair, 'expired', before, later)).toBe(0)
      expect(await house().offers.settleWaiting(pair, 'expired', someTime, later)).toBe(1)
      await house().offers.add(anOffer(firm, catering))
    })

    it('that expire are taken once, while they wait and until then', async () => {
      const { firm, catering } = await pairOf()
      const [answered, other] = [aCatering(), aCatering()]
      for (const company of [answered, other]) await house().companies.add(company)
      const waiting = anOffer(firm, catering)
      const rejected = anOffer(firm, answered)
      for (const offer of [waiting, rejected, anOffer(firm, other, { createdAt: later })])
        await house().offers.add(offer)
      rejected.settle('rejected', later)
      await house().offers.settle(rejected)
      const before = (at: Date) => new Date(at.getTime() - 1)
      const taken = async (sentBefore: Date, expired: Date) =>
        (await house().offers.takeExpiring(sentBefore, expired)).filter(
          ({ corporateName }) => corporateName === firm.name,
        )
      expect(await taken(someTime, before(someTime))).toEqual([])
      expect(await taken(later, before(someTime))).toEqual([
        { cateringId: catering.id, corporateName: firm.name, createdAt: someTime },
      ])
      expect(await taken(later, before(someTime))).toEqual([])
      expect(await taken(new Date(later.getTime() + 1), later)).toEqual([])
      expect(await taken(new Date(later.getTime() + 1), before(later))).toEqual([])
    })

    it('can be settled once', async () => {
      const { firm, catering } = await pairOf()
      const offer = anOffer(firm, catering)
      await house().offers.add(offer)
      offer.settle('rejected', later)
      expect(await house().offers.settle(offer)).toBe(true)
      offer.settle('withdrawn', later)
      expect(await house().offers.settle(offer)).toBe(false)
      expect(await house().offers.of(firm.id, offer.id)).toMatchObject({ status: 'rejected', answeredAt: later })
    })
  })

  describe('partnerships', () => {
    it('are visible to both their companies, and to nobody else', async () => {
      const { firm, catering, partnership } = await partners()
      const find = (companyId: string) => inTransaction(() => house().partnerships.forChange(companyId, partnership.id))
      for (const { id } of [firm, catering]) expect(await find(id)).toEqual(partnership)
      expect(await find(someId())).toBeNull()
    })

    it('that have ended are found by id but are not active', async () => {
      const { firm, catering, partnership } = await partners()
      const { partnerships } = house()
      expect(await inTransaction(() => partnerships.hold(catering.id, firm.id))).toEqual(partnership)
      Object.assign(partnership, { endsOn: '2026-03-10', endsAt: later })
      await partnerships.update(partnership)
      expect(await inTransaction(() => partnerships.activeForChange(catering.id, firm.id))).toEqual(partnership)
      partnership.end(later)
      await partnerships.update(partnership)
      expect(await inTransaction(() => partnerships.activeForChange(catering.id, firm.id))).toBeNull()
      expect(await inTransaction(() => partnerships.hold(catering.id, firm.id))).toBeNull()
      expect(await inTransaction(() => partnerships.forChange(firm.id, partnership.id))).toEqual(partnership)
    })

    it('keep their terms ordered by their first day', async () => {
      const { firm, catering, partnership } = await partners()
      const termsFrom = async (startDate: string, unitPrice: number) => {
        const offer = anOffer(firm, catering)
        await house().offers.add(offer)
        offer.settle('withdrawn', later)
        await house().offers.settle(offer)
        const endDate = '2027-12-31'
        const terms = {
          partnershipId: partnership.id,
          offerId: offer.id,
          startDate,
          endDate,
          unitPrice,
          billing: offer.billing(),
          createdAt: later,
        }
        await house().partnerships.addTerms(terms)
        return terms
      }
      const second = await termsFrom('2026-06-01', 99_999_999)
      const first = await termsFrom('2026-03-02', 11_905)
      expect(await house().partnerships.termsOf(partnership)).toEqual([first, second])
    })
  })

  describe('terminations', () => {
    it('are found by both sides, wait one at a time and are decided once', async () => {
      const { catering, partnership } = await partners()
      const { terminations } = house()
      const request = aTermination(partnership, { reason: 'pricing', effectiveDate: '2026-04-01' })
      expect(await terminations.isPending(partnership.cateringId, partnership.id)).toBe(false)
      await terminations.add(request)
      expect(await terminations.of(catering.id, request.id)).toEqual(request)
      expect(await terminations.of(someId(), request.id)).toBeNull()
      await expect(inTransaction(() => terminations.add(aTermination(partnership)))).rejects.toMatchObject({
        code: 'termination.already_pending',
      })
      Object.assign(request, { status: 'rejected', decidedAt: later })
      expect([await terminations.settle(request), await terminations.settle(request)]).toEqual([true, false])
      expect(await terminations.isPending(partnership.cateringId, partnership.id)).toBe(false)
      await terminations.add(aTermination(partnership))
    })

    it('can also end the partnership of a catering and a supplier', async () => {
      const [catering, supplier] = [aCatering(), aSupplier()]
      for (const company of [catering, supplier]) await house().companies.add(company)
      const partnership = aPartnership(catering, supplier)
      await house().partnerships.add(partnership)
      const request = aTermination(partnership, { requestedBy: 'supplier', reason: 'Ödeme gecikti' })
      await house().terminations.add(request)
      expect(await house().terminations.of(supplier.id, request.id)).toEqual(request)
    })
  })

  describe('the end of a partnership', () => {
    const sunday = new Date('2026-03-01T09:00:00Z')

    it.each([
      [null, 2, 2],
      ['2026-03-03', 1, 1],
      ['2026-03-04', 0, 0],
    ] as const)('from %s cancels %i choices and withdraws %i menus of that catering', async (from, choices, menus) => {
      const work = await aKitchen(house(), { eaters: 2 })
      const rival = await aKitchen(house())
      const tuesday = aMenuDay(work.catering, work.shift, { date: '2026-03-03' })
      await house().menuDays.save([tuesday])
      const [ayse, veli] = work.eaters
      await work.choose(ayse, work.day, 'GELENEKSEL1')
      await work.choose(veli, tuesday, 'GELENEKSEL1')
      await rival.choose(rival.eaters[0], rival.day, 'GELENEKSEL1')
      const service = { cateringId: work.catering.id, corporateId: work.corporate.id, from, now: sunday }
      const gone = await house().futureChoices.cancelOfPartnership(service)
      expect([gone.choices, gone.people.length]).toEqual([choices, choices])
      expect(await house().futureChoices.withdrawMenus(service)).toBe(menus)
      expect(await house().choicesOf(work.corporate.id)).toHaveLength(2 - choices)
      expect(await house().choicesOf(rival.corporate.id)).toHaveLength(1)
    })

    it('keeps the day that has already begun in the time zone of its shift', async () => {
      const { corporate, catering, day, choose, eaters } = await aKitchen(house(), {
        shift: { timezone: 'Pacific/Auckland' },
      })
      await choose(eaters[0], day, 'GELENEKSEL1')
      const service = {
        cateringId: catering.id,
        corporateId: corporate.id,
        from: null,
        now: new Date('2026-03-01T12:00:00Z'),
      }
      expect((await house().futureChoices.cancelOfPartnership(service)).choices).toBe(0)
      expect(await house().futureChoices.withdrawMenus(service)).toBe(0)
    })

    it('is announced once to each active person concerned', async () => {
      const { firm } = await pairOf()
      const [ayse, veli, other] = [anEmployee(firm), anEmployee(firm, { isActive: false }), anEmployee(firm)]
      for (const person of [ayse, veli, other]) await house().employees.add(person)
      const people = [ayse.id, veli.id]
      const news = { id: someId(), companyId: firm.id, cateringName: 'Lezzet', from: null, people }
      expect(await house().inboxes.announceEnd(news, later)).toBe(1)
      expect(await house().inboxes.announceEnd(news, later)).toBe(0)
      expect(await house().notificationsOf(ayse.id)).toEqual([{ id: news.id, readAt: null }])
      expect(await house().notificationsOf(other.id)).toEqual([])
    })

    it('stops people from choosing for later days in its kitchen', async () => {
      const { corporate, catering, partnership, day, eaters } = await aKitchen(house())
      Object.assign(partnership, { endsOn: '2026-03-02', endsAt: new Date('2026-03-01T21:00:00Z') })
      await house().partnerships.update(partnership)
      const input = {
        companyId: corporate.id,
        userId: eaters[0].id,
        shiftId: day.shiftId,
        date: day.date,
        cateringId: catering.id,
        key: 'GELENEKSEL1',
      }
      expect(await house().choices.save(input, sunday)).toBeNull()
      expect(await house().menuDays.publishedForChoice(corporate.id, day.shiftId, day.date)).toMatchObject({
        isPartner: false,
      })
    })

    it("does not change the firm's shifts", async () => {
      const { firm, catering } = await partners()
      const shift = aShift(firm)
      await house().shifts.add(shift)
      const service = { cateringId: catering.id, corporateId: firm.id, from: null, now: sunday }
      expect(await house().futureChoices.cancelOfPartnership(service)).toEqual({ choices: 0, people: [] })
      expect(await house().shifts.allOf(firm.id)).toHaveLength(1)
    })
  })
}
