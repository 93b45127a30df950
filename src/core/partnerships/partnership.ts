import {
  type CompanyId,
  type Kurus,
  type LocalDate,
  type OfferId,
  type PartnershipId,
  refusals,
  withFacts,
} from '../shared/index.ts'
import { type CutOff, cutOffIn } from '../shifts/index.ts'

export type PartnershipType = 'catering' | 'supplier'

export const partnershipRefusal = refusals({
  'partnership.already_active': 'conflict',
  'partnership.wrong_companies': 'unprocessable',
  'partnership.missing': 'missing',
  'partnership.ended': 'conflict',
  'partnership.ending': withFacts<{ date: LocalDate }>('conflict'),
})

/** A catering working for a corporate company, or buying from a supplier. */
export class Partnership {
  id!: PartnershipId
  partnershipType!: PartnershipType
  cateringId!: CompanyId
  corporateId!: CompanyId | null
  supplierId!: CompanyId | null
  isActive!: boolean
  createdAt!: Date
  endedAt!: Date | null
  /** The first day without it, once its end was approved for a later day (rule P9). */
  endsOn!: LocalDate | null
  /** When that day begins in the time zone of the firm. */
  endsAt!: Date | null
  /** The catering's own cut-off, both or neither; it holds where it is the stricter one (rule M14). */
  cutoffDays!: number | null
  cutoffTime!: string | null

  cutOff(): CutOff | null {
    return cutOffIn(this.cutoffDays, this.cutoffTime)
  }

  /** The firm or supplier. */
  partner(): string {
    return this.corporateId ?? this.supplierId ?? ''
  }

  /** Also before anybody has carried out an end that is due. */
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

/** A price from a day on; it holds until the next terms begin, also past the end that was agreed (rule P7). */
export interface Terms {
  partnershipId: PartnershipId
  offerId: OfferId
  startDate: LocalDate
  /** The last day that was agreed. */
  endDate: LocalDate
  unitPrice: Kurus
  createdAt: Date
}
