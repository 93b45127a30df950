import { fold } from '../../../src/core/shared/index.ts'
import {
  type CorporateGroup,
  CorporateGroups,
  type GroupMember,
  groupRefusal,
} from '../../../src/core/partnerships/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakePartnerships } from './fake-partnerships.ts'

interface Row {
  groupId: string
  partnershipId: string
  corporateId: string
  joinedAt: Date
}

export class FakeCorporateGroups extends CorporateGroups {
  readonly rows: CorporateGroup[] = []
  members: Row[] = []
  readonly #companies: FakeCompanies
  readonly #partnerships: FakePartnerships
  constructor(companies: FakeCompanies, partnerships: FakePartnerships) {
    super()
    this.#companies = companies
    this.#partnerships = partnerships
  }

  add(group: CorporateGroup): Promise<void> {
    if (this.#isTaken(group)) return Promise.reject(groupRefusal('group.name_taken'))
    this.rows.push(group)
    return Promise.resolve()
  }

  forChange(cateringId: string, groupId: string): Promise<CorporateGroup | null> {
    const found = this.rows.find((group) => group.cateringId === cateringId && group.id === groupId)
    return Promise.resolve(found === undefined ? null : { ...found })
  }

  update(group: CorporateGroup): Promise<void> {
    if (this.#isTaken(group)) return Promise.reject(groupRefusal('group.name_taken'))
    Object.assign(this.rows.find(({ id }) => id === group.id) ?? {}, group)
    return Promise.resolve()
  }

  remove(group: CorporateGroup): Promise<void> {
    const at = this.rows.findIndex(({ id }) => id === group.id)
    if (at >= 0) this.rows.splice(at, 1)
    this.members = this.members.filter(({ groupId }) => groupId !== group.id)
    return Promise.resolve()
  }

  async membersOf({ id }: CorporateGroup, now: Date): Promise<GroupMember[]> {
    const rows = this.members
      .filter(({ groupId }) => groupId === id)
      .filter(({ partnershipId }) =>
        this.#partnerships.rows.some((one) => one.id === partnershipId && !one.isOver(now)),
      )
      .sort(
        (one, other) =>
          one.joinedAt.getTime() - other.joinedAt.getTime() || (one.corporateId < other.corporateId ? -1 : 1),
      )
    return Promise.all(
      rows.map(async ({ corporateId }) => ({
        corporateId,
        name: (await this.#companies.byId(corporateId))?.name ?? '',
      })),
    )
  }

  join({ id: groupId }: CorporateGroup, partnershipId: string, corporateId: string, joinedAt: Date): Promise<void> {
    if (this.members.some((row) => row.groupId === groupId && row.corporateId === corporateId))
      return Promise.reject(groupRefusal('group.firm_already_in'))
    this.members.push({ groupId, partnershipId, corporateId, joinedAt })
    return Promise.resolve()
  }

  leave({ id }: CorporateGroup, corporateId: string): Promise<boolean> {
    const kept = this.members.filter((row) => row.groupId !== id || row.corporateId !== corporateId)
    const wasIn = kept.length < this.members.length
    this.members = kept
    return Promise.resolve(wasIn)
  }

  leaveAll(cateringId: string, partnershipId: string): Promise<void> {
    const own = new Set(this.rows.filter((group) => group.cateringId === cateringId).map(({ id }) => id))
    this.members = this.members.filter((row) => !own.has(row.groupId) || row.partnershipId !== partnershipId)
    return Promise.resolve()
  }

  #isTaken({ id, cateringId, name }: CorporateGroup): boolean {
    return this.rows.some(
      (other) => other.id !== id && other.cateringId === cateringId && fold(other.name) === fold(name),
    )
  }
}
