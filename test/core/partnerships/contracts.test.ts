import { beforeEach, describe, expect, it } from 'vitest'
import {
  acceptOffer,
  agreeOnTerms,
  approveTermination,
  endPartnershipWhenDue,
  isUnitPrice,
  requestTermination,
  sendOffer,
  timezoneOf,
} from '../../../src/core/partnerships/index.ts'
import { kurusOf, lastDayAfter, liraOf, liraText, startOfDay } from '../../../src/core/shared/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCatering, aCompany, aMember, aShift } from '../../support/samples.ts'

describe('money', () => {
  it.each([
    [0.1, 10],
    [0.29, 29],
    [1.005, undefined],
    [128.5, 12_850],
    [1_000_000, 100_000_000],
    [1e21, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
  ])('%d lira are %s kuruş', (lira, kurus) => {
    expect(kurusOf(lira)).toBe(kurus)
  })

  it('survives the way to the database and back to the kuruş', () => {
    const amounts = Array.from({ length: 200_000 }, (_, at) => at * 499 + 1)
    expect(amounts.filter((kurus) => kurusOf(liraOf(kurus)) !== kurus)).toEqual([])
    expect(amounts.filter((kurus) => !/^\d+\.\d\d$/.test(liraText(kurus)))).toEqual([])
  })

  it('as a price is between one kuruş and a million lira', () => {
    expect([0, 0.01, 1_000_000, 1_000_000.01].map(isUnitPrice)).toEqual([false, true, true, false])
  })
})

describe('a contract', () => {
  it.each([
    ['2027-01-01', 12, '2027-12-31'],
    ['2026-11-11', 3, '2027-02-10'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-31', 24, '2028-12-30'],
  ])('from %s for %i months lasts until %s', (start, months, end) => {
    expect(lastDayAfter(start, months)).toBe(end)
  })
})

it.each([
  ['Europe/Istanbul', '2026-12-31', '2026-12-30T21:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-12-31', '2026-12-31T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31', '2026-12-30T18:15:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
])('in %s the day %s begins at %s', (timezone, date, instant) => {
  expect(startOfDay(date, timezone).toISOString()).toBe(instant)
})

describe('the end of a partnership', () => {
  const clock = new FakeClock('2026-11-11T09:00:00Z')
  let house: ReturnType<typeof fakeHouse>
  const [firm, catering] = [aCompany(), aCatering()]
  const buyer = aMember({ companyId: firm.id })
  const cook = aMember({ companyId: catering.id, companyType: 'catering' })
  const agree = () =>
    house.use(agreeOnTerms)({
      corporateId: firm.id,
      cateringId: catering.id,
      actor: buyer,
      unitPrice: 120,
      durationMonths: 12,
    })
  const endOn = async (partnershipId: string, effectiveDate: string | undefined) => {
    const { id } = await house.use(requestTermination)({
      companyId: firm.id,
      companyType: 'corporate',
      partnershipId,
      actor: buyer,
      reason: 'pricing',
      effectiveDate,
    })
    return house.use(approveTermination)({ companyId: catering.id, terminationId: id, actor: cook })
  }
  beforeEach(async () => {
    clock.set('2026-11-11T09:00:00Z')
    house = fakeHouse(clock)
    for (const company of [firm, catering]) await house.companies.add(company)
  })

  it('is due when the day begins in the time zone of most shifts', async () => {
    for (const timezone of ['Asia/Tokyo', 'Europe/Istanbul', 'Asia/Tokyo'])
      await house.shifts.add(aShift(firm, { timezone }))
    const partnership = await agree()
    expect(await timezoneOf(house.shifts, partnership)).toBe('Asia/Tokyo')
    await endOn(partnership.id, '2026-11-20')
    expect(house.jobs.waiting).toMatchObject([{ id: 'endPartnershipWhenDue', at: new Date('2026-11-19T15:00:00Z') }])
  })

  it('is postponed if its job runs too early, and dated correctly if it runs late', async () => {
    const partnership = await agree()
    await endOn(partnership.id, '2026-11-20')
    const pair = { cateringId: catering.id, partnerId: firm.id }
    await house.use(endPartnershipWhenDue)(pair)
    expect(house.jobs.waiting.map(({ at }) => at)).toEqual([
      new Date('2026-11-19T21:00:00Z'),
      new Date('2026-11-19T21:00:00Z'),
    ])
    clock.set('2026-11-25T09:00:00Z')
    for (const _again of [1, 2]) await house.use(endPartnershipWhenDue)(pair)
    expect(house.partnerships.rows).toMatchObject([{ isActive: false, endedAt: new Date('2026-11-19T21:00:00Z') }])
    expect(house.jobs.waiting).toHaveLength(2)
    expect(house.trail.entries.filter(({ event }) => event.name === 'partnership.ended')).toHaveLength(2)
  })

  it('is carried out by the next offer if it is due', async () => {
    const partnership = await agree()
    await endOn(partnership.id, '2026-11-20')
    const offer = {
      corporateId: firm.id,
      cateringId: catering.id,
      actor: buyer,
      unitPrice: 130,
      durationMonths: 6 as const,
    }
    await expect(house.use(sendOffer)(offer)).rejects.toMatchObject({ code: 'partnership.ending' })
    clock.set('2026-11-20T09:00:00Z')
    const sent = await house.use(sendOffer)(offer)
    expect(sent.isRenewal).toBe(false)
    await house.use(acceptOffer)({ companyId: catering.id, offerId: sent.id, actor: cook })
    expect(house.partnerships.rows.map(({ isActive }) => isActive)).toEqual([false, true])
  })

  it('takes effect on approval if its day has come while the request was waiting', async () => {
    const partnership = await agree()
    const { id } = await house.use(requestTermination)({
      companyId: firm.id,
      companyType: 'corporate',
      partnershipId: partnership.id,
      actor: buyer,
      reason: 'pricing',
      effectiveDate: '2026-11-12',
    })
    clock.set('2026-11-14T09:00:00Z')
    await house.use(approveTermination)({ companyId: catering.id, terminationId: id, actor: cook })
    expect(house.partnerships.rows).toMatchObject([{ isActive: false, endsOn: null, endedAt: clock.now() }])
    expect(house.jobs.waiting).toEqual([])
  })
})
