import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, type GroupId, Ids, refuseStale, useCase } from '../shared/index.ts'
import { type CorporateGroup, groupRefusal, groupTextOf, newCorporateGroup } from './corporate-group.ts'
import { CorporateGroups } from './ports.ts'

export const groupCreated = logEvent('group.created', 'COMPANY_UPDATED', telling<GroupFacts>())
export const groupUpdated = logEvent(
  'group.updated',
  'COMPANY_UPDATED',
  telling<GroupFacts, keyof ReturnType<typeof described>>(),
)
export const groupDeleted = logEvent('group.deleted', 'COMPANY_UPDATED', telling<GroupFacts>())

export interface GroupText {
  name: string
  description?: string | undefined
}

/** A catering's group, locked; refuses with `group.missing`. */
export const groupForChange = async (
  groups: CorporateGroups,
  { cateringId, groupId }: { cateringId: CompanyId; groupId: GroupId },
): Promise<CorporateGroup> => {
  const group = await groups.forChange(cateringId, groupId)
  if (group === null) throw groupRefusal('group.missing')
  return group
}

/** What the log records of a group. */
export const groupFacts = ({ id, name }: CorporateGroup) => ({ groupId: id, name })
export type GroupFacts = ReturnType<typeof groupFacts>
const described = ({ name, description }: CorporateGroup) => ({ name, description })

export const createCorporateGroup = useCase(
  [CorporateGroups, Trail, Ids, Clock],
  (groups, trail, ids, clock) =>
    async ({ cateringId, actor, ...text }: GroupText & { cateringId: CompanyId; actor: Actor }): Promise<string> => {
      const group = newCorporateGroup({ ...groupTextOf(text), id: ids.next(), cateringId, createdAt: clock.now() })
      await groups.add(group)
      await trail.write({ event: groupCreated, companyId: cateringId, actor, meta: groupFacts(group) })
      return group.id
    },
)

export const updateCorporateGroup = useCase(
  [CorporateGroups, Trail],
  (groups, trail) =>
    async (
      input: GroupText & { cateringId: CompanyId; groupId: GroupId; actor: Actor; seenVersion?: number | undefined },
    ): Promise<void> => {
      const group = await groupForChange(groups, input)
      refuseStale(group, input.seenVersion)
      const before = described(group)
      Object.assign(group, groupTextOf(input))
      const changes = changesBetween(before, described(group))
      if (Object.keys(changes).length === 0) return
      group.version++
      await groups.update(group)
      const { cateringId: companyId, actor } = input
      await trail.write({ event: groupUpdated, companyId, actor, meta: groupFacts(group), changes })
    },
)

/** The menus of its firms stay (rule G4). */
export const deleteCorporateGroup = useCase(
  [CorporateGroups, Trail],
  (groups, trail) =>
    async (input: { cateringId: CompanyId; groupId: GroupId; actor: Actor }): Promise<void> => {
      const group = await groupForChange(groups, input)
      await groups.remove(group)
      const { cateringId: companyId, actor } = input
      await trail.write({ event: groupDeleted, companyId, actor, meta: groupFacts(group) })
    },
)
