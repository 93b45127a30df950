import { refusals, tidyName } from '../shared/index.ts'
import { groupNameRule } from './rules.ts'

export const groupRefusal = refusals({
  'group.missing': 'missing',
  'group.name_missing': 'unprocessable',
  'group.name_taken': 'conflict',
  'group.firm_missing': 'missing',
  'group.firm_already_in': 'conflict',
  'group.full': 'conflict',
  'group.empty': 'unprocessable',
  'group.schedule_differs': 'conflict',
})

/** Firms for which a catering writes one menu (rule G4). */
export class CorporateGroup {
  id!: string
  cateringId!: string
  name!: string
  description!: string
  createdAt!: Date
  /** Counts the changes of its name and description. */
  version!: number
}

/** Refuses a missing name with `group.name_missing`. */
export const groupTextOf = ({ name, description = '' }: { name: string; description?: string | undefined }) => {
  if (name.trim() === '') throw groupRefusal('group.name_missing')
  return { name: tidyName(name, groupNameRule), description: description.trim() }
}

export interface GroupMember {
  corporateId: string
  name: string
}

export abstract class CorporateGroups {
  /** Refuses with `group.name_taken`. */
  abstract add(group: CorporateGroup): Promise<void>
  /** Locked until the transaction ends. */
  abstract forChange(cateringId: string, groupId: string): Promise<CorporateGroup | null>
  /** Refuses with `group.name_taken`. */
  abstract update(group: CorporateGroup): Promise<void>
  /** Leaves its firms and their menus alone. */
  abstract remove(group: CorporateGroup): Promise<void>
  /** Those whose partnership lasts at `now`, the first that joined first. */
  abstract membersOf(group: CorporateGroup, now: Date): Promise<GroupMember[]>
  /** Refuses with `group.firm_already_in`. */
  abstract join(group: CorporateGroup, partnershipId: string, corporateId: string, at: Date): Promise<void>
  /** Tells whether the firm was in the group. */
  abstract leave(group: CorporateGroup, corporateId: string): Promise<boolean>
  /** Takes a partner out of all groups of the catering. */
  abstract leaveAll(cateringId: string, partnershipId: string): Promise<void>
}
