import {
  type CompanyId,
  constructorOf,
  type Kurus,
  type LocalDate,
  type OfferId,
  type PartnershipId,
  refusals,
  withFacts,
} from '../shared/index.ts'
import { type CutOff, cutOffIn } from '../shifts/index.ts'
import type { Billing } from './rules.ts'

/** How a firm's food comes: by dish, or in boxes by department (rule K6). */
export type DeliveryForm = 'bulk' | 'boxed'

export type PartnershipType = 'catering' | 'supplier'

export const partnershipRefusal = refusals({
  'partnership.already_active': 'conflict',
  'partnership.wrong_companies': 'unprocessable',
  'partnership.missing': 'missing',
  'partnership.ended': 'conflict',
  'partnership.ending': withFacts<{ date: LocalDate }>('conflict'),
})

/** A catering that works for a corporate company or buys from a supplier. */
export class Partnership {
  id!: PartnershipId
  partnershipType!: PartnershipType
  cateringId!: CompanyId
  corporateId!: CompanyId | null
  supplierId!: CompanyId | null
  isActive!: boolean
  createdAt!: Date
  endedAt!: Date | null
  /** The first day without the partnership, once an end for a later day has been approved (rule P9). */
  endsOn!: LocalDate | null
  /** The instant `endsOn` begins in the firm's time zone. */
  endsAt!: Date | null
  /** The catering's own cut-off: both set or both null. Applies if it is stricter than the shift's (rule M14). */
  cutoffDays!: number | null
  cutoffTime!: string | null
  /** As the firm wants it; null if it has not said. */
  deliveryForm!: DeliveryForm | null

  cutOff(): CutOff | null {
    return cutOffIn(this.cutoffDays, this.cutoffTime)
  }

  /** The firm's or supplier's id. */
  partner(): string {
    return this.corporateId ?? this.supplierId ?? ''
  }

  /** True as soon as an end is due, even if nobody has carried it out yet. */
  isOver(now: Date): boolean {
    return !this.isActive || (this.endsAt !== null && this.endsAt <= now)
  }

  otherSide(companyId: CompanyId): string {
    return companyId === this.cateringId ? this.partner() : this.cateringId
  }

  end(at: Date): void {
    this.isActive = false
    this.endedAt = at
  }
}

export const newPartnership = constructorOf(Partnership)(({ supplierId }: Pick<Partnership, 'supplierId'>) => ({
  partnershipType: supplierId === null ? 'catering' : 'supplier',
  isActive: true,
  endedAt: null,
  endsOn: null,
  endsAt: null,
  cutoffDays: null,
  cutoffTime: null,
  deliveryForm: null,
}))

/** Price and settlement that apply from a day until the next terms begin, even past the agreed end (rule P7). */
export interface Terms {
  partnershipId: PartnershipId
  offerId: OfferId
  startDate: LocalDate
  /** The last agreed day. */
  endDate: LocalDate
  unitPrice: Kurus
  billing: Billing
  createdAt: Date
}

/** The price on a day, among terms in chronological order; null before the first. */
export const priceOn = (terms: readonly Terms[], date: LocalDate): Kurus | null =>
  terms.findLast(({ startDate }) => startDate <= date)?.unitPrice ?? null
