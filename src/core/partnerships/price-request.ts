import {
  type CompanyId,
  constructorOf,
  type Kurus,
  type LocalDate,
  type PriceRequestId,
  refusals,
} from '../shared/index.ts'
import { priceRequestExpiryOf, type Servings } from './rules.ts'

export const priceRequestRefusal = refusals({
  'price_request.missing': 'missing',
  'price_request.settled': 'conflict',
  'price_request.withdrawn': 'conflict',
  'price_request.expired': 'conflict',
})

export type PriceRequestStatus = 'sent' | 'answered' | 'declined' | 'withdrawn' | 'expired'

/** A firm asks a catering for its price per meal; nothing is agreed by it (rule P14). */
export class PriceRequest {
  id!: PriceRequestId
  corporateId!: CompanyId
  cateringId!: CompanyId
  status!: PriceRequestStatus
  servings!: Servings
  /** When the firm would like to begin. */
  startDate!: LocalDate | null
  message!: string
  /** The catering's answer. */
  unitPrice!: Kurus | null
  note!: string
  /** Null if a key asked. */
  askedBy!: string | null
  createdAt!: Date
  settledAt!: Date | null

  refuseUnlessOpen(now: Date): void {
    if (this.status === 'withdrawn') throw priceRequestRefusal('price_request.withdrawn')
    if (this.status === 'expired' || (this.status === 'sent' && priceRequestExpiryOf(this.createdAt) <= now))
      throw priceRequestRefusal('price_request.expired')
    if (this.status !== 'sent') throw priceRequestRefusal('price_request.settled')
  }
}

export const newPriceRequest = constructorOf(PriceRequest)(() => ({
  status: 'sent',
  unitPrice: null,
  note: '',
  settledAt: null,
}))
