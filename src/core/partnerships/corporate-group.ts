import {
  type CompanyId,
  constructorOf,
  type GroupId,
  refusals,
  showsNothing,
  tidyName,
  withFacts,
} from '../shared/index.ts'
import { groupNameRule, type ScheduleDifference } from './rules.ts'

export const groupRefusal = refusals({
  'group.missing': 'missing',
  'group.name_missing': 'unprocessable',
  'group.name_taken': 'conflict',
  'group.firm_missing': 'missing',
  'group.firm_already_in': 'conflict',
  'group.full': withFacts<{ firms: number }>('conflict'),
  'group.empty': 'unprocessable',
  'group.schedule_differs': withFacts<ScheduleDifference>('conflict'),
})

/** Firms for which a catering writes one menu (rule G4). */
export class CorporateGroup {
  id!: GroupId
  cateringId!: CompanyId
  name!: string
  description!: string
  createdAt!: Date
  /** Incremented with each change of name or description. */
  version!: number
}

export const newCorporateGroup = constructorOf(CorporateGroup)(() => ({ version: 1 }))

/** Refuses a blank name with `group.name_missing`. */
export const groupTextOf = ({ name, description = '' }: { name: string; description?: string | undefined }) => {
  if (showsNothing(name)) throw groupRefusal('group.name_missing')
  return { name: tidyName(name, groupNameRule), description: description.trim() }
}

export interface GroupMember {
  corporateId: CompanyId
  name: string
}
