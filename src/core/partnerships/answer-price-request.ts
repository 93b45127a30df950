import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { type PartnerNews, tellOfPartner } from '../notifications/index.ts'
import { Clock, type CompanyId, kurusOf, type Lira, liraOf, type PriceRequestId, useCase } from '../shared/index.ts'
import { PriceRequests } from './ports.ts'
import { type PriceRequest, priceRequestRefusal } from './price-request.ts'
import { isUnitPrice } from './rules.ts'
import { sendOfferRefusal } from './send-offer.ts'
import { newsFor, tellBoth, type ToldToBoth } from './tell-both.ts'

type Facts = ToldToBoth<{ priceRequestId: PriceRequestId; unitPrice: Lira | null }>

export const priceAnswered = logEvent('price_request.answered', 'COMPANY_UPDATED', telling<Facts>())
export const priceDeclined = logEvent('price_request.declined', 'COMPANY_UPDATED', telling<Facts>())
export const priceRequestWithdrawn = logEvent('price_request.withdrawn', 'COMPANY_UPDATED', telling<Facts>())

interface PriceRequestStep {
  /** The company that answers, or withdraws its own request. */
  companyId: CompanyId
  priceRequestId: PriceRequestId
  actor: Actor
}

/** Settles a request that is still open, on behalf of the company on side `own`. */
const settledAs = (
  status: 'answered' | 'declined' | 'withdrawn',
  [own, other]: readonly ['cateringId' | 'corporateId', 'cateringId' | 'corporateId'],
  event: typeof priceAnswered | typeof priceDeclined | typeof priceRequestWithdrawn,
  news: PartnerNews['event'],
) =>
  useCase(
    [PriceRequests, Companies, tellOfPartner, Trail, Clock],
    (requests, companies, tell, trail, clock) =>
      async (
        input: PriceRequestStep,
        answer: Partial<Pick<PriceRequest, 'unitPrice' | 'note'>> = {},
      ): Promise<void> => {
        const request = await requests.of(input.companyId, input.priceRequestId)
        if (request === null || request[own] !== input.companyId) throw priceRequestRefusal('price_request.missing')
        const now = clock.now()
        request.refuseUnlessOpen(now)
        Object.assign(request, { ...answer, status, settledAt: now })
        if (!(await requests.settle(request))) throw priceRequestRefusal('price_request.settled')
        const { id, unitPrice } = request
        const sides = await tellBoth({ trail, companies }, [request[own], request[other]], input.actor, event, {
          priceRequestId: id,
          unitPrice: unitPrice === null ? null : liraOf(unitPrice),
        })
        await tell(newsFor(sides, news, null, 'offers'))
      },
  )

const byCatering = ['cateringId', 'corporateId'] as const
const answer = settledAs('answered', byCatering, priceAnswered, 'priceAnswered')
const decline = settledAs('declined', byCatering, priceDeclined, 'priceDeclined')
const withdraw = settledAs('withdrawn', ['corporateId', 'cateringId'], priceRequestWithdrawn, 'priceRequestWithdrawn')

interface PriceAnswer extends PriceRequestStep {
  unitPrice?: Lira | undefined
  note?: string | undefined
}

/** The catering names its price per meal, which binds nobody before an offer is accepted (rule P14). */
export const answerPriceRequest = useCase(
  [answer],
  (settle) =>
    ({ unitPrice, note = '', ...step }: PriceAnswer): Promise<void> => {
      if (unitPrice === undefined || !isUnitPrice(unitPrice)) throw sendOfferRefusal('offer.price_invalid')
      return settle(step, { unitPrice: kurusOf(unitPrice) ?? 0, note: note.trim() })
    },
)

export const declinePriceRequest = useCase(
  [decline],
  (settle) =>
    ({ note = '', ...step }: PriceAnswer): Promise<void> =>
      settle(step, { note: note.trim() }),
)

/** The firm takes back a request that was not answered yet. */
export const withdrawPriceRequest = useCase([withdraw], (settle) => (step: PriceRequestStep) => settle(step))
