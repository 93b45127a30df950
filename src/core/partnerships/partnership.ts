export type PartnershipType = 'catering' | 'supplier'

/** A catering working for a corporate company, or buying from a supplier. */
export class Partnership {
  id!: string
  partnershipType!: PartnershipType
  cateringId!: string
  corporateId!: string | null
  supplierId!: string | null
  isActive!: boolean
  createdAt!: Date
  endedAt!: Date | null
}

export abstract class Partnerships {
  /** Refuses with `partnership.already_active`. */
  abstract add(partnership: Partnership): Promise<void>
  /** Whether the two have an active partnership. */
  abstract isActive(cateringId: string, partnerId: string): Promise<boolean>
}
