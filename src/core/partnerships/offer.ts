import {
  type CompanyId,
  type Kurus,
  type LocalDate,
  type OfferId,
  type PartnershipId,
  refusals,
} from '../shared/index.ts'
import { expiryOf, type OfferDuration } from './rules.ts'

export const offerRefusal = refusals({
  'offer.missing': 'missing',
  'offer.answered': 'conflict',
  'offer.withdrawn': 'conflict',
  'offer.expired': 'conflict',
})

export type OfferStatus = 'sent' | 'accepted' | 'rejected' | 'withdrawn' | 'expired'

/** What a corporate company would pay a catering per meal; for an active partner it is a renewal (rules P1, P7, P8). */
export class Offer {
  id!: OfferId
  corporateId!: CompanyId
  cateringId!: CompanyId
  status!: OfferStatus
  unitPrice!: Kurus
  durationMonths!: OfferDuration
  message!: string
  isRenewal!: boolean
  /** What the meal would cost otherwise on the day on which the new terms begin. */
  previousPrice!: Kurus | null
  /** The partnership it renews or, once accepted, the one it opened. */
  partnershipId!: PartnershipId | null
  /** Named by the offer; once accepted, the first day of its terms. */
  startDate!: LocalDate | null
  /** Set once accepted. */
  endDate!: LocalDate | null
  /** The person who sent it; null for the operator. */
  sentBy!: string | null
  createdAt!: Date
  answeredAt!: Date | null

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
