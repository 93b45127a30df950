import type { CompanyType } from '../actors/rules.ts'
import {
  type CompanyId,
  constructorOf,
  type LocalDate,
  type PartnershipId,
  refusals,
  type TerminationId,
} from '../shared/index.ts'

export const terminationRefusal = refusals({
  'termination.missing': 'missing',
  'termination.decided': 'conflict',
  'termination.already_pending': 'conflict',
  'termination.own': 'unprocessable',
  'termination.not_own': 'unprocessable',
})

export type TerminationStatus = 'pending' | 'approved' | 'rejected' | 'withdrawn'

/** A request of one side of a partnership to end it (rules P2, P9). */
export class Termination {
  id!: TerminationId
  partnershipId!: PartnershipId
  cateringId!: CompanyId
  partnerId!: CompanyId
  requestedBy!: CompanyType
  /** A code between a firm and its catering, free text between a catering and its supplier. */
  reason!: string
  message!: string
  /** The first day without the partnership; null to end it at approval. */
  effectiveDate!: LocalDate | null
  status!: TerminationStatus
  /** The person who asked; null if the operator did. */
  askedBy!: string | null
  createdAt!: Date
  decidedAt!: Date | null

  asker(): string {
    return this.requestedBy === 'catering' ? this.cateringId : this.partnerId
  }

  otherSide(companyId: CompanyId): string {
    return companyId === this.cateringId ? this.partnerId : this.cateringId
  }

  /** The other side approves or rejects; the company that asked may withdraw. */
  settle(status: Exclude<TerminationStatus, 'pending'>, companyId: CompanyId, at: Date): void {
    if (this.status !== 'pending') throw terminationRefusal('termination.decided')
    const isWithdrawn = status === 'withdrawn'
    if (isWithdrawn !== (this.asker() === companyId))
      throw terminationRefusal(isWithdrawn ? 'termination.not_own' : 'termination.own')
    this.status = status
    this.decidedAt = at
  }
}

export const newTermination = constructorOf(Termination)(() => ({ status: 'pending', decidedAt: null }))
