import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  homeTimezone,
  lastDayAfter,
  type LocalDate,
  localDateAt,
  type OfferId,
  refusals,
  useCase,
} from '../shared/index.ts'
import { lastingForChange } from './end-partnership.ts'
import { type Offer, offerRefusal } from './offer.ts'
import { openPartnership } from './open-partnership.ts'
import { type Partnership } from './partnership.ts'
import { offerFacts, refuseTermsBefore, refuseWhileEnding, type OfferFacts } from './send-offer.ts'
import { newsFor, tellBoth, type ToldToBoth } from './tell-both.ts'
import { Terminations, Partnerships, Offers } from './ports.ts'

export const offerAccepted = logEvent(
  'offer.accepted',
  'COMPANY_UPDATED',
  telling<ToldToBoth<OfferFacts & { startDate: LocalDate; endDate: LocalDate | null }>>(),
)
export const offerRejected = logEvent('offer.rejected', 'COMPANY_UPDATED', telling<ToldToBoth<OfferFacts>>())
export const offerWithdrawn = logEvent('offer.withdrawn', 'COMPANY_UPDATED', telling<ToldToBoth<OfferFacts>>())

export const answerOfferRefusal = refusals({
  'offer.partnership_ended': 'conflict',
  'offer.company_passive': 'conflict',
})

export interface OfferAnswer {
  /** The company that answers, or withdraws its own offer. */
  companyId: CompanyId
  offerId: OfferId
  actor: Actor
}

const settle = async (offers: Offers, offer: Offer): Promise<void> => {
  if (!(await offers.settle(offer))) throw offerRefusal('offer.answered')
}

/** Finds an open offer that the company can settle: as the catering that received it, or the firm that sent it. */
const openOffer = async (
  offers: Offers,
  { companyId, offerId }: OfferAnswer,
  side: 'cateringId' | 'corporateId',
  now: Date,
): Promise<Offer> => {
  const offer = await offers.of(companyId, offerId)
  if (offer === null || offer[side] !== companyId) throw offerRefusal('offer.missing')
  offer.refuseUnlessOpen(now)
  return offer
}

/**
 * The terms begin on the day named in the offer, but never in the past: the price of past days does not change (rules
 * P1, P7).
 */
export const acceptOffer = useCase(
  {
    offers: Offers,
    partnerships: Partnerships,
    terminations: Terminations,
    companies: Companies,
    lasting: lastingForChange,
    open: openPartnership,
    tell: tellOfPartner,
    trail: Trail,
    clock: Clock,
  },
  ({ offers, partnerships, terminations, companies, lasting, open, tell, trail, clock }) =>
    async (input: OfferAnswer): Promise<{ offer: Offer; partnership: Partnership }> => {
      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const { corporateId, cateringId } = await openOffer(offers, input, 'cateringId', now)
      const running = await lasting(cateringId, corporateId)
      // Read again under the lock: the offer may have been settled in the meantime.
      const offer = await openOffer(offers, input, 'cateringId', now)
      if (!(await companies.byId(corporateId))?.isActive) throw answerOfferRefusal('offer.company_passive')
      if (running) await refuseWhileEnding(terminations, running)
      else if (offer.isRenewal) throw answerOfferRefusal('offer.partnership_ended')

      const startDate = running && offer.startDate !== null && offer.startDate > today ? offer.startDate : today
      if (running) refuseTermsBefore(await partnerships.termsOf(running), startDate)
      const partnership =
        running ?? (await open({ id: cateringId, type: 'catering' }, { id: corporateId, type: 'corporate' }))
      offer.settle('accepted', now)
      Object.assign(offer, { partnershipId: partnership.id, startDate })
      offer.endDate = lastDayAfter(startDate, offer.durationMonths)
      await settle(offers, offer)
      await partnerships.addTerms({
        partnershipId: partnership.id,
        offerId: offer.id,
        startDate,
        endDate: offer.endDate,
        unitPrice: offer.unitPrice,
        billing: offer.billing(),
        createdAt: now,
      })
      const sides = await tellBoth({ trail, companies }, [cateringId, corporateId], input.actor, offerAccepted, {
        ...offerFacts(offer),
        startDate,
        endDate: offer.endDate,
      })
      await tell(newsFor(sides, offer.isRenewal ? 'renewalAccepted' : 'offerAccepted', startDate))
      return { offer, partnership }
    },
)

/** Settles an offer without opening a contract, on behalf of the company on side `own`. */
const settledAs = (
  status: 'rejected' | 'withdrawn',
  [own, other]: readonly ['cateringId' | 'corporateId', 'cateringId' | 'corporateId'],
  event: typeof offerRejected | typeof offerWithdrawn,
) =>
  useCase(
    [Offers, Companies, tellOfPartner, Trail, Clock],
    (offers, companies, tell, trail, clock) =>
      async (input: OfferAnswer): Promise<Offer> => {
        const now = clock.now()
        const offer = await openOffer(offers, input, own, now)
        offer.settle(status, now)
        await settle(offers, offer)
        const asked = [offer[own], offer[other]] as const
        const sides = await tellBoth({ trail, companies }, asked, input.actor, event, offerFacts(offer))
        await tell(newsFor(sides, status === 'rejected' ? 'offerRejected' : 'offerWithdrawn', null, 'offers'))
        return offer
      },
  )

export const rejectOffer = settledAs('rejected', ['cateringId', 'corporateId'], offerRejected)

/** The sender withdraws an offer that has not been answered yet (rule P8). */
export const withdrawOffer = settledAs('withdrawn', ['corporateId', 'cateringId'], offerWithdrawn)
