import { type Partnership, partnershipRefusal, Partnerships } from '../../../src/core/partnerships/index.ts'

export class FakePartnerships extends Partnerships {
  readonly rows: Partnership[] = []

  add(partnership: Partnership): Promise<void> {
    const { cateringId, corporateId, supplierId } = partnership
    const isOpen = this.rows.some(
      (one) =>
        one.isActive &&
        one.cateringId === cateringId &&
        one.corporateId === corporateId &&
        one.supplierId === supplierId,
    )
    if (isOpen) return Promise.reject(partnershipRefusal('partnership.already_active'))
    this.rows.push(partnership)
    return Promise.resolve()
  }

  isActive(cateringId: string, partnerId: string): Promise<boolean> {
    return Promise.resolve(
      this.rows.some(
        (one) => one.isActive && one.cateringId === cateringId && [one.corporateId, one.supplierId].includes(partnerId),
      ),
    )
  }
}
