import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { Clock, type CompanyId, type GroupId, useCase } from '../shared/index.ts'
import { type Shift, Shifts } from '../shifts/index.ts'
import { groupRefusal } from './corporate-group.ts'
import { maxGroupFirms, scheduleDifference } from './rules.ts'
import { groupFacts, groupForChange, type GroupFacts } from './write-corporate-groups.ts'
import { Partnerships, CorporateGroups } from './ports.ts'

export const groupCompanyAdded = logEvent(
  'group.company_added',
  'COMPANY_UPDATED',
  telling<GroupFacts & { corporateId: CompanyId; company: string }>(),
)
export const groupCompanyRemoved = logEvent(
  'group.company_removed',
  'COMPANY_UPDATED',
  telling<GroupFacts & { corporateId: CompanyId; company: string }>(),
)

export interface GroupCompany {
  cateringId: CompanyId
  groupId: GroupId
  corporateId: CompanyId
  actor: Actor
}

const of = (shifts: readonly Shift[], companyId: CompanyId) => shifts.filter((shift) => shift.companyId === companyId)

/** Refuses a firm whose shifts differ from those of the group's first firm (rule M8). */
export const refuseOtherSchedule = (shifts: readonly Shift[], firstId: string, corporateId: CompanyId): void => {
  const difference = scheduleDifference(of(shifts, firstId), of(shifts, corporateId))
  if (difference !== null) throw groupRefusal('group.schedule_differs', difference)
}

export const addCompanyToGroup = useCase(
  [CorporateGroups, Partnerships, Shifts, Companies, Trail, Clock],
  (groups, partnerships, shifts, companies, trail, clock) =>
    async (input: GroupCompany): Promise<void> => {
      const { cateringId, corporateId, actor } = input
      const now = clock.now()
      const group = await groupForChange(groups, input)
      const partnership = await partnerships.hold(cateringId, corporateId)
      if (partnership?.corporateId !== corporateId || partnership.isOver(now)) throw groupRefusal('group.firm_missing')
      const members = await groups.membersOf(group, now)
      if (members.some((member) => member.corporateId === corporateId)) throw groupRefusal('group.firm_already_in')
      if (members.length >= maxGroupFirms) throw groupRefusal('group.full', { firms: maxGroupFirms })
      const first = members[0]?.corporateId ?? corporateId
      refuseOtherSchedule(await shifts.holdActive([first, corporateId]), first, corporateId)
      await groups.join(group, partnership.id, corporateId, now)
      const { name: company } = await companyOf(companies, corporateId)
      const meta = { ...groupFacts(group), corporateId, company }
      await trail.write({ event: groupCompanyAdded, companyId: cateringId, actor, meta })
    },
)

export const removeCompanyFromGroup = useCase(
  [CorporateGroups, Companies, Trail],
  (groups, companies, trail) =>
    async (input: GroupCompany): Promise<void> => {
      const { cateringId, corporateId, actor } = input
      const group = await groupForChange(groups, input)
      if (!(await groups.leave(group, corporateId))) throw groupRefusal('group.firm_missing')
      const { name: company } = await companyOf(companies, corporateId)
      const meta = { ...groupFacts(group), corporateId, company }
      await trail.write({ event: groupCompanyRemoved, companyId: cateringId, actor, meta })
    },
)
