import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  homeTimezone,
  Ids,
  type LocalDate,
  localDateAt,
  type PriceRequestId,
  refusals,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { PriceRequests } from './ports.ts'
import { newPriceRequest, type PriceRequest } from './price-request.ts'
import { maxStartDays, newestExpiredPriceRequest, priceRequestExpiryOf, type Servings, tidyServings } from './rules.ts'
import { sendOfferRefusal } from './send-offer.ts'
import { newsFor, tellBoth, type ToldToBoth } from './tell-both.ts'

export const priceRequested = logEvent(
  'price_request.sent',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ priceRequestId: PriceRequestId }>>(),
)

export const requestPriceRefusal = refusals({
  'price_request.already_waiting': 'conflict',
  'price_request.start_invalid': withFacts<{ days: number }>('unprocessable'),
})

export interface PriceQuestion {
  corporateId: CompanyId
  cateringId: CompanyId
  actor: Actor
  servings: Servings
  startDate?: LocalDate | undefined
  message?: string | undefined
}

/** Asks a catering for its price, which its managers are told of (rule P14). */
export const requestPrice = useCase(
  {
    requests: PriceRequests,
    companies: Companies,
    tell: tellOfPartner,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ requests, companies, tell, trail, ids, clock }) =>
    async ({ corporateId, cateringId, actor, ...input }: PriceQuestion): Promise<PriceRequest> => {
      const catering = await companies.byId(cateringId)
      if (catering?.type !== 'catering' || !catering.isActive) throw sendOfferRefusal('offer.catering_missing')
      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const { startDate = null } = input
      if (startDate !== null && (startDate < today || startDate > addDays(today, maxStartDays)))
        throw requestPriceRefusal('price_request.start_invalid', { days: maxStartDays })

      await requests.expire({ corporateId, cateringId }, newestExpiredPriceRequest(now), now)
      const request = newPriceRequest({
        id: ids.next(),
        corporateId,
        cateringId,
        servings: tidyServings(input.servings),
        startDate,
        message: input.message?.trim() ?? '',
        askedBy: personOf(actor),
        createdAt: now,
      })
      await requests.add(request)
      const sides = await tellBoth({ trail, companies }, [corporateId, cateringId], actor, priceRequested, {
        priceRequestId: request.id,
      })
      const lastDay = localDateAt(priceRequestExpiryOf(now), homeTimezone)
      await tell(newsFor(sides, 'priceRequested', lastDay, 'offers'))
      return request
    },
)
