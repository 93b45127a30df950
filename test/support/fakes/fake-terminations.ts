import { Termination, terminationRefusal, Terminations } from '../../../src/core/partnerships/index.ts'
import { create } from '../../../src/core/shared/index.ts'

export class FakeTerminations extends Terminations {
  readonly rows: Termination[] = []

  async add(termination: Termination): Promise<void> {
    if (await this.isPending(termination.cateringId, termination.partnershipId))
      throw terminationRefusal('termination.already_pending')
    this.rows.push(create(Termination, termination))
  }

  of(companyId: string, terminationId: string): Promise<Termination | null> {
    const found = this.rows.find(
      (one) => one.id === terminationId && [one.cateringId, one.partnerId].includes(companyId),
    )
    return Promise.resolve(found ? create(Termination, found) : null)
  }

  settle({ id, status, decidedAt }: Termination): Promise<boolean> {
    const row = this.rows.find((one) => one.id === id && one.status === 'pending')
    Object.assign(row ?? {}, { status, decidedAt })
    return Promise.resolve(row !== undefined)
  }

  isPending(_cateringId: string, partnershipId: string): Promise<boolean> {
    return Promise.resolve(this.rows.some((one) => one.partnershipId === partnershipId && one.status === 'pending'))
  }
}
