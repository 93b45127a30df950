import { type ExpiringOffer, Offer, Offers, sendOfferRefusal } from '../../../src/core/partnerships/index.ts'
import { create } from '../../../src/core/shared/index.ts'
import type { FakeCompanies } from './fake-companies.ts'

interface Pair {
  corporateId: string
  cateringId: string
}

export class FakeOffers extends Offers {
  readonly rows: Offer[] = []
  readonly #told = new Set<string>()
  readonly #companies: FakeCompanies
  constructor(companies: FakeCompanies) {
    super()
    this.#companies = companies
  }

  add(offer: Offer): Promise<void> {
    if (this.#waiting(offer).length > 0) return Promise.reject(sendOfferRefusal('offer.already_waiting'))
    this.rows.push(create(Offer, offer))
    return Promise.resolve()
  }

  of(companyId: string, offerId: string): Promise<Offer | null> {
    const found = this.rows.find((one) => one.id === offerId && [one.corporateId, one.cateringId].includes(companyId))
    return Promise.resolve(found ? create(Offer, found) : null)
  }

  settle(offer: Offer): Promise<boolean> {
    const row = this.rows.find((one) => one.id === offer.id && one.status === 'sent')
    const { status, answeredAt, partnershipId, startDate, endDate } = offer
    Object.assign(row ?? {}, { status, answeredAt, partnershipId, startDate, endDate })
    return Promise.resolve(row !== undefined)
  }

  settleWaiting(pair: Pair, status: 'withdrawn' | 'expired', sentUntil: Date, at: Date): Promise<number> {
    const waiting = this.#waiting(pair).filter(({ createdAt }) => createdAt <= sentUntil)
    for (const row of waiting) Object.assign(row, { status, answeredAt: at })
    return Promise.resolve(waiting.length)
  }

  takeExpiring(sentBefore: Date, expired: Date): Promise<ExpiringOffer[]> {
    const untold = this.rows.filter(
      ({ id, status, createdAt }) => status === 'sent' && !this.#told.has(id) && createdAt < sentBefore,
    )
    for (const { id } of untold) this.#told.add(id)
    const nameOf = (companyId: string) => this.#companies.rows.find(({ id }) => id === companyId)?.name ?? ''
    return Promise.resolve(
      untold
        .filter(({ createdAt }) => createdAt > expired)
        .map(({ cateringId, corporateId, createdAt }) => ({
          cateringId,
          corporateName: nameOf(corporateId),
          createdAt,
        })),
    )
  }

  #waiting({ corporateId, cateringId }: Pair): Offer[] {
    return this.rows.filter(
      (one) => one.status === 'sent' && one.corporateId === corporateId && one.cateringId === cateringId,
    )
  }
}
