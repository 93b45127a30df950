import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type Company, Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  homeTimezone,
  Ids,
  kurusOf,
  type Lira,
  liraOf,
  type LocalDate,
  localDateAt,
  refusals,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { lastingForChange } from './end-partnership.ts'
import { newOffer, type Offer } from './offer.ts'
import { type Partnership, partnershipRefusal, priceOn, type Terms } from './partnership.ts'
import {
  type Billing,
  defaultBilling,
  expiryOf,
  isUnitPrice,
  maxStartDays,
  newestExpired,
  type OfferDuration,
} from './rules.ts'
import { newsFor, tellBoth, type ToldToBoth } from './tell-both.ts'
import { terminationRefusal } from './termination.ts'
import { Terminations, Partnerships, Offers } from './ports.ts'

export const offerSent = logEvent('offer.sent', 'COMPANY_UPDATED', telling<ToldToBoth<OfferFacts>>())

export const sendOfferRefusal = refusals({
  'offer.price_invalid': 'unprocessable',
  'offer.catering_missing': 'missing',
  'offer.already_waiting': 'conflict',
  'offer.start_without_partnership': 'unprocessable',
  'offer.start_invalid': withFacts<{ days: number }>('unprocessable'),
  'offer.terms_begin_later': withFacts<{ date: LocalDate }>('conflict'),
})

export interface NewOffer {
  corporateId: CompanyId
  cateringId: CompanyId
  actor: Actor
  unitPrice: Lira
  durationMonths: OfferDuration
  message?: string | undefined
  /** By default as in the latest terms. */
  billing?: Partial<Billing> | undefined
  /** For an active partner: the first day of the new terms; by default the day of acceptance. */
  startDate?: LocalDate | undefined
}

/** New terms have to begin after all existing ones. */
export const refuseTermsBefore = (terms: readonly Terms[], start: LocalDate): void => {
  const newest = terms.at(-1)
  if (newest !== undefined && newest.startDate >= start)
    throw sendOfferRefusal('offer.terms_begin_later', { date: newest.startDate })
}

/** A pending or agreed termination has to be settled first. */
export const refuseWhileEnding = async (terminations: Terminations, partnership: Partnership): Promise<void> => {
  if (partnership.endsOn !== null) throw partnershipRefusal('partnership.ending', { date: partnership.endsOn })
  if (await terminations.isPending(partnership.cateringId, partnership.id))
    throw terminationRefusal('termination.already_pending')
}

const billingOf = ({ vatRate, period, minimum }: Billing) => ({
  vatRate,
  period,
  minimumPortions: minimum?.portions ?? null,
  minimumDays: minimum === null ? null : [...new Set(minimum.weekdays)].sort(),
})

const refuseUnfitStart = (start: LocalDate, terms: readonly Terms[], today: LocalDate): void => {
  if (start < today || start > addDays(today, maxStartDays))
    throw sendOfferRefusal('offer.start_invalid', { days: maxStartDays })
  refuseTermsBefore(terms, start)
}

/** Writes an offer and tells the logs of both companies, but nobody's inbox. */
export const writeOffer = useCase(
  {
    offers: Offers,
    partnerships: Partnerships,
    terminations: Terminations,
    companies: Companies,
    lasting: lastingForChange,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ offers, partnerships, terminations, companies, lasting, trail, ids, clock }) =>
    async (input: NewOffer): Promise<{ offer: Offer; sides: { acting: Company; other: Company } }> => {
      const { corporateId, cateringId, actor, durationMonths, startDate } = input
      if (!isUnitPrice(input.unitPrice)) throw sendOfferRefusal('offer.price_invalid')
      const unitPrice = kurusOf(input.unitPrice) ?? 0
      const catering = await companies.byId(cateringId)
      if (catering?.type !== 'catering' || !catering.isActive) throw sendOfferRefusal('offer.catering_missing')

      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const partnership = await lasting(cateringId, corporateId)
      if (partnership) await refuseWhileEnding(terminations, partnership)
      else if (startDate !== undefined) throw sendOfferRefusal('offer.start_without_partnership')
      const terms = partnership ? await partnerships.termsOf(partnership) : []
      if (startDate !== undefined) refuseUnfitStart(startDate, terms, today)

      await offers.settleWaiting({ corporateId, cateringId }, 'expired', newestExpired(now), now)
      const offer = newOffer({
        id: ids.next(),
        corporateId,
        cateringId,
        unitPrice,
        durationMonths,
        ...billingOf({ ...(terms.at(-1)?.billing ?? defaultBilling), ...input.billing }),
        message: input.message?.trim() ?? '',
        isRenewal: partnership !== null,
        previousPrice: priceOn(terms, startDate ?? today),
        partnershipId: partnership?.id ?? null,
        startDate: startDate ?? null,
        sentBy: personOf(actor),
        createdAt: now,
      })
      await offers.add(offer)
      const pair = [corporateId, cateringId] as const
      const sides = await tellBoth({ trail, companies }, pair, actor, offerSent, offerFacts(offer))
      return { offer, sides }
    },
)

/** Sends an offer, which the managers of the catering are told of (rules P1, P7, P8). */
export const sendOffer = useCase(
  [writeOffer, tellOfPartner],
  (write, tell) =>
    async (input: NewOffer): Promise<Offer> => {
      const { offer, sides } = await write(input)
      const event = offer.isRenewal ? 'renewalReceived' : 'offerReceived'
      await tell(newsFor(sides, event, lastDayFor(offer), 'offers'))
      return offer
    },
)

/** The last day on which an offer can be answered, as both sides are told. */
export const lastDayFor = ({ createdAt }: Pick<Offer, 'createdAt'>): LocalDate =>
  localDateAt(expiryOf(createdAt), homeTimezone)

/** What the log records of an offer. */
export const offerFacts = ({ id, partnershipId, unitPrice, durationMonths }: Offer) => ({
  offerId: id,
  partnershipId,
  unitPrice: liraOf(unitPrice),
  durationMonths,
})
export type OfferFacts = ReturnType<typeof offerFacts>
