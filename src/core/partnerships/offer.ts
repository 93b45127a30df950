import {
  type CompanyId,
  constructorOf,
  type Kurus,
  type LocalDate,
  type OfferId,
  type PartnershipId,
  refusals,
  type VatRate,
} from '../shared/index.ts'
import { type Billing, type BillingPeriod, expiryOf, type OfferDuration } from './rules.ts'

export const offerRefusal = refusals({
  'offer.missing': 'missing',
  'offer.answered': 'conflict',
  'offer.withdrawn': 'conflict',
  'offer.expired': 'conflict',
})

export type OfferStatus = 'sent' | 'accepted' | 'rejected' | 'withdrawn' | 'expired'

/**
 * A corporate company's offer of a price per meal to a catering; to an active partner it is a renewal (rules P1, P7,
 * P8).
 */
export class Offer {
  id!: OfferId
  corporateId!: CompanyId
  cateringId!: CompanyId
  status!: OfferStatus
  unitPrice!: Kurus
  durationMonths!: OfferDuration
  /** KDV in percent. */
  vatRate!: VatRate
  period!: BillingPeriod
  /** Portions guaranteed on each of `minimumDays`; both are set or both null. */
  minimumPortions!: number | null
  /** 1 = Monday … 7 = Sunday, in order. */
  minimumDays!: number[] | null
  message!: string
  isRenewal!: boolean
  /** The price that would otherwise apply on the first day of the new terms. */
  previousPrice!: Kurus | null
  /** The partnership it renews or, once accepted, opened. */
  partnershipId!: PartnershipId | null
  /** The requested first day; once accepted, the actual first day of the terms. */
  startDate!: LocalDate | null
  /** Set once accepted. */
  endDate!: LocalDate | null
  /** The person who sent it; null if the operator did. */
  sentBy!: string | null
  createdAt!: Date
  answeredAt!: Date | null

  billing(): Billing {
    const { vatRate, period, minimumPortions: portions, minimumDays: weekdays } = this
    return { vatRate, period, minimum: portions === null || weekdays === null ? null : { portions, weekdays } }
  }

  refuseUnlessOpen(now: Date): void {
    if (this.status === 'withdrawn') throw offerRefusal('offer.withdrawn')
    if (this.status === 'expired' || (this.status === 'sent' && expiryOf(this.createdAt) <= now))
      throw offerRefusal('offer.expired')
    if (this.status !== 'sent') throw offerRefusal('offer.answered')
  }

  settle(status: Exclude<OfferStatus, 'sent'>, at: Date): void {
    this.status = status
    this.answeredAt = at
  }
}

export const newOffer = constructorOf(Offer)(() => ({ status: 'sent', endDate: null, answeredAt: null }))
