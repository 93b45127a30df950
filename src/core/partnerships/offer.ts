import { type LocalDate, refusals } from '../shared/index.ts'
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
  id!: string
  corporateId!: string
  cateringId!: string
  status!: OfferStatus
  /** In kuruş. */
  unitPrice!: number
  durationMonths!: OfferDuration
  message!: string
  isRenewal!: boolean
  /** In kuruş: what the meal would cost otherwise on the day on which the new terms begin. */
  previousPrice!: number | null
  /** The partnership it renews or, once accepted, the one it opened. */
  partnershipId!: string | null
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
