import { Partnership, partnershipRefusal, Partnerships, type Terms } from '../../../src/core/partnerships/index.ts'
import { create } from '../../../src/core/shared/index.ts'

const copyOf = (partnership: Partnership | undefined) =>
  Promise.resolve(partnership === undefined ? null : create(Partnership, partnership))

export class FakePartnerships extends Partnerships {
  readonly rows: Partnership[] = []
  readonly terms: Terms[] = []

  add(partnership: Partnership): Promise<void> {
    if (this.#active(partnership.cateringId, partnership.partner()))
      return Promise.reject(partnershipRefusal('partnership.already_active'))
    this.rows.push(partnership)
    return Promise.resolve()
  }

  active(cateringId: string, partnerId: string): Promise<Partnership | null> {
    return copyOf(this.#active(cateringId, partnerId))
  }

  hold(cateringId: string, partnerId: string): Promise<Partnership | null> {
    return copyOf(this.#active(cateringId, partnerId))
  }

  holdAll(cateringId: string, partnerIds: readonly string[]): Promise<Partnership[]> {
    const held = partnerIds.flatMap((partnerId) => this.#active(cateringId, partnerId) ?? [])
    return Promise.resolve(held.map((one) => create(Partnership, one)))
  }

  activeForChange(cateringId: string, partnerId: string): Promise<Partnership | null> {
    return copyOf(this.#active(cateringId, partnerId))
  }

  forChange(companyId: string, partnershipId: string): Promise<Partnership | null> {
    return copyOf(
      this.rows.find((one) => one.id === partnershipId && [one.cateringId, one.partner()].includes(companyId)),
    )
  }

  update({ id, cateringId, ...changed }: Partnership): Promise<void> {
    const row = this.rows.find((one) => one.id === id && one.cateringId === cateringId)
    const { isActive, endedAt, endsOn, endsAt, cutoffDays, cutoffTime, deliveryForm } = changed
    Object.assign(row ?? {}, { isActive, endedAt, endsOn, endsAt, cutoffDays, cutoffTime, deliveryForm })
    return Promise.resolve()
  }

  addTerms(terms: Terms): Promise<void> {
    this.terms.push(terms)
    return Promise.resolve()
  }

  termsOf({ id }: Partnership): Promise<Terms[]> {
    const terms = this.terms.filter(({ partnershipId }) => partnershipId === id)
    return Promise.resolve(terms.sort((one, other) => (one.startDate < other.startDate ? -1 : 1)))
  }

  cutOffOf(cateringId: string, partnerId: string) {
    return this.#active(cateringId, partnerId)?.cutOff() ?? null
  }

  lastsOver(cateringId: string, partnerId: string, date: string): boolean {
    const found = this.#active(cateringId, partnerId)
    return found !== undefined && (found.endsOn === null || date < found.endsOn)
  }

  #active(cateringId: string, partnerId: string): Partnership | undefined {
    return this.rows.find((one) => one.isActive && one.cateringId === cateringId && one.partner() === partnerId)
  }
}
