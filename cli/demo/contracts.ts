import type { Member } from '../../src/core/actors/rules.ts'
import {
  acceptOffer,
  approveTermination,
  rejectOffer,
  requestPrice,
  requestTermination,
  saveCateringProfile,
  sendOffer,
  setPartnershipCutOff,
} from '../../src/core/partnerships/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'

const early = ['yildirim-dokum', 'kestel-tekstil', 'marmaray-plastik', 'orhun-fren', 'hisar-ambalaj']

/** Some firms close at noon on the day before, so that their list for tomorrow is final while others still choose. */
export const closeEarly = async (use: Use, clock: DemoClock, seeded: Seeded, today: LocalDate): Promise<void> => {
  clock.set(istanbulTime(today, '08:20'))
  const actor = memberOf(seeded, 'bereket-sofrasi', 'corporate4')
  for (const slug of early) {
    const { companyId } = memberOf(seeded, slug, 'corporateOwner')
    const { id = '' } = seeded.partnerships.find(({ corporateId }) => corporateId === companyId) ?? {}
    await use(setPartnershipCutOff)({ cateringId: actor.companyId, partnershipId: id, actor, days: 1, time: '12:00' })
  }
}

/** The stages of a partnership: waiting, rejected and accepted offers, and terminations. */
export const writeContracts = async (use: Use, clock: DemoClock, seeded: Seeded, today: LocalDate): Promise<void> => {
  const [poyraz, cinar, kuzeyyol] = ['poyraz-otomotiv', 'cinar-yazilim', 'kuzeyyol-lojistik'].map((slug) =>
    memberOf(seeded, slug, 'corporateOwner'),
  ) as [Member, Member, Member]
  const [bereket, damak] = ['bereket-sofrasi', 'damak-tadi'].map((slug) => memberOf(seeded, slug, 'corporate4')) as [
    Member,
    Member,
  ]
  const on = (daysAgo: number, time: string) => clock.set(istanbulTime(addDays(today, -daysAgo), time))
  const send = (buyer: Member, cook: Member, unitPrice: number, more: object = {}) =>
    use(sendOffer)({
      corporateId: buyer.companyId,
      cateringId: cook.companyId,
      actor: buyer,
      unitPrice,
      durationMonths: 12,
      ...more,
    })

  // Ends in a month.
  on(61, '10:15')
  const short = await send(kuzeyyol, damak, 138, { durationMonths: 3 })
  on(60, '11:30')
  await use(acceptOffer)({ companyId: damak.companyId, offerId: short.id, actor: damak })

  on(44, '10:00')
  const trial = await send(kuzeyyol, bereket, 124.5, { durationMonths: 3, message: 'Deneme amacıyla üç ay.' })
  on(43, '14:20')
  const { partnership } = await use(acceptOffer)({ companyId: bereket.companyId, offerId: trial.id, actor: bereket })
  on(22, '09:30')
  const parting = await use(requestTermination)({
    ...bereket,
    partnershipId: partnership.id,
    actor: bereket,
    reason: 'business_strategy',
    message: 'Samsun için yeterli aracımız yok.',
  })
  on(20, '16:05')
  await use(approveTermination)({ companyId: kuzeyyol.companyId, terminationId: parting.id, actor: kuzeyyol })

  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  clock.set(istanbulTime(`${lastMonth}-04`, '10:40'))
  const dearer = await send(poyraz, bereket, 132, {
    startDate: `${lastMonth}-16`,
    message: 'Et ve süt fiyatları için ayın ortasından itibaren.',
  })
  clock.set(istanbulTime(`${lastMonth}-05`, '09:15'))
  await use(acceptOffer)({ companyId: bereket.companyId, offerId: dearer.id, actor: bereket })

  on(18, '11:00')
  const refused = await send(cinar, damak, 98, { message: 'Pendik ofisimiz için.' })
  on(16, '15:45')
  await use(rejectOffer)({ companyId: damak.companyId, offerId: refused.id, actor: damak })

  on(12, '09:40')
  await use(saveCateringProfile)({
    cateringId: bereket.companyId,
    actor: bereket,
    showsMenus: true,
    dailyCapacity: 2500,
  })

  on(5, '10:15')
  await send(poyraz, damak, 121.75, { durationMonths: 6, message: 'Gece vardiyamız için.' })
  on(3, '11:20')
  await use(requestPrice)({
    corporateId: cinar.companyId,
    cateringId: bereket.companyId,
    actor: cinar,
    servings: { lunch: { portions: 60, weekdays: [1, 2, 3, 4, 5] } },
    message: 'Pendik ofisimiz için. Vejetaryen seçenek de istiyoruz.',
  })

  on(2, '17:30')
  await send(poyraz, bereket, 142, {
    startDate: `${addDays(today, 31).slice(0, 7)}-01`,
    message: 'Yeni dönemde üç vardiyanın tamamı için geçerli olmasını istiyoruz.',
  })

  const office = seeded.partnerships.find(
    (one) => one.cateringId === bereket.companyId && one.corporateId === cinar.companyId,
  )
  on(1, '16:40')
  await use(requestTermination)({
    ...bereket,
    partnershipId: office?.id ?? '',
    actor: bereket,
    reason: 'delivery_issues',
    message: 'Öğle trafiğinde Pendik’e zamanında yetişemiyoruz.',
    effectiveDate: addDays(today, 60),
  })
}
