import {
  CorporateGroups,
  groupForChange,
  type GroupMember,
  groupRefusal,
  type Hours,
  isSameTime,
  type Partnership,
  Partnerships,
  scheduleDifference,
} from '../partnerships/index.ts'
import { Clock, type CompanyId, type GroupId, Refusal, type Transaction, useCase } from '../shared/index.ts'
import { type Shift, shiftRefusal, Shifts } from '../shifts/index.ts'
import type { Kitchen } from './ports.ts'

/** The shifts of a group's firms that have these hours in common. */
export interface GroupShift {
  cateringId: CompanyId
  groupId: GroupId
  hours: Omit<Hours, 'title'>
}

/** A firm of a group, with its shifts that have the requested hours. */
export interface GroupFirm extends GroupMember {
  partnership: Partnership
  shifts: Shift[]
  /** Why the firm is skipped. */
  refusal: Refusal | null
}

export const kitchenOf = (cateringId: CompanyId, shift: Shift): Kitchen => ({
  cateringId,
  corporateId: shift.companyId,
  shiftId: shift.id,
})

/**
 * The firms of a group, locked with their partnerships and shifts until the menus are written. A firm whose shifts no
 * longer match those of the group's first firm gets no menu (rule M8).
 */
export const holdGroup = useCase(
  [CorporateGroups, Partnerships, Shifts, Clock],
  (groups, partnerships, shifts, clock) =>
    async (input: GroupShift): Promise<GroupFirm[]> => {
      const now = clock.now()
      const group = await groupForChange(groups, input)
      const found = await groups.membersOf(group, now)
      const idsOf = (members: readonly GroupMember[]) => members.map(({ corporateId }) => corporateId)
      const held = await partnerships.holdAll(input.cateringId, idsOf(found))
      const members = found.flatMap((member) => {
        const partnership = held.find((one) => one.partner() === member.corporateId && !one.isOver(now))
        return partnership === undefined ? [] : [{ ...member, partnership }]
      })
      const active = Map.groupBy(await shifts.holdActive(idsOf(members)), ({ companyId }) => companyId)
      const [first] = members
      if (first === undefined) throw groupRefusal('group.empty')
      const ofFirst = active.get(first.corporateId) ?? []
      if (!ofFirst.some((shift) => isSameTime(shift, input.hours))) throw shiftRefusal('shift.missing')
      return members.map((member) => {
        const own = active.get(member.corporateId) ?? []
        const difference = scheduleDifference(ofFirst, own)
        return difference === null
          ? { ...member, shifts: own.filter((shift) => isSameTime(shift, input.hours)), refusal: null }
          : { ...member, shifts: [], refusal: groupRefusal('group.schedule_differs', difference) }
      })
    },
)

/**
 * Writes for all firms at once; if that is refused, for one firm after the other, so that a refusal only affects its
 * own firm.
 */
export const forEachFirm = async <Firm extends { refusal: Refusal | null }>(
  transaction: Transaction,
  firms: readonly Firm[],
  write: (firms: readonly Firm[]) => Promise<void>,
): Promise<void> => {
  const refusalOf = async (some: readonly Firm[]): Promise<Refusal | null> => {
    try {
      await transaction.part(() => write(some))
      return null
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }
  const open = firms.filter(({ refusal }) => refusal === null)
  if ((await refusalOf(open)) === null) return
  for (const firm of open) firm.refusal = await refusalOf([firm])
}
