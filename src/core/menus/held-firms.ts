import {
  CorporateGroups,
  groupForChange,
  groupRefusal,
  type Hours,
  isSameTime,
  type Partnership,
  Partnerships,
  scheduleDifference,
} from '../partnerships/index.ts'
import {
  Clock,
  type CompanyId,
  type GroupId,
  Refusal,
  type ShiftId,
  type Transaction,
  useCase,
} from '../shared/index.ts'
import { type Shift, shiftRefusal, Shifts } from '../shifts/index.ts'
import { menuDayRefusal } from './menu-day.ts'
import type { Kitchen } from './ports.ts'

/** The shifts of a group's firms that have these hours in common. */
export interface GroupShift {
  cateringId: CompanyId
  groupId: GroupId
  hours: Omit<Hours, 'title'>
  /** The firms that the caller takes for the group's, so that none is left out silently. */
  seen?: readonly CompanyId[] | undefined
}

/** A shift for which menus are written, locked with the firm's partnership. */
export interface HeldShift {
  shift: Shift
  partnership: Partnership
}

export interface HeldFirm {
  corporateId: CompanyId
  /** Empty if the firm is skipped. */
  shifts: HeldShift[]
  /** Why the firm is skipped. */
  refusal: Refusal | null
}

export const kitchenOf = (cateringId: CompanyId, shift: Shift): Kitchen => ({
  cateringId,
  corporateId: shift.companyId,
  shiftId: shift.id,
})

const skipped = (corporateId: CompanyId, refusal: Refusal): HeldFirm => ({ corporateId, shifts: [], refusal })

/** The active shifts of these firms by firm, and the partnerships that last; both locked until the transaction ends. */
const holdPartners = useCase(
  [Partnerships, Shifts, Clock],
  (partnerships, shifts, clock) => async (cateringId: CompanyId, firms: readonly CompanyId[]) => {
    const held = await partnerships.holdAll(cateringId, firms)
    const lasting = new Map(held.filter((one) => !one.isOver(clock.now())).map((one) => [one.partner(), one]))
    const active = await shifts.holdActive([...lasting.keys()])
    return { partnerships: lasting, shifts: Map.groupBy(active, ({ companyId }) => companyId) }
  },
)

/**
 * The firms of a group, locked with their partnerships and shifts until the menus are written. A firm whose shifts no
 * longer match those of the group's first firm gets no menu, nor does one that has left (rule M8).
 */
export const holdGroup = useCase(
  [CorporateGroups, holdPartners, Clock],
  (groups, hold, clock) =>
    async (input: GroupShift): Promise<HeldFirm[]> => {
      const group = await groupForChange(groups, input)
      const members = (await groups.membersOf(group, clock.now())).map(({ corporateId }) => corporateId)
      const left = (input.seen ?? []).filter((id) => !members.includes(id))
      const { partnerships, shifts } = await hold(input.cateringId, members)
      const first = members.find((id) => partnerships.has(id))
      if (first === undefined) throw groupRefusal('group.empty')
      const ofFirst = shifts.get(first) ?? []
      if (!ofFirst.some((shift) => isSameTime(shift, input.hours))) throw shiftRefusal('shift.missing')
      const held = members.map((corporateId): HeldFirm => {
        const partnership = partnerships.get(corporateId)
        if (partnership === undefined) return skipped(corporateId, menuDayRefusal('menu_day.partnership_ended'))
        const own = shifts.get(corporateId) ?? []
        const difference = scheduleDifference(ofFirst, own)
        if (difference !== null) return skipped(corporateId, groupRefusal('group.schedule_differs', difference))
        const wanted = own.filter((shift) => isSameTime(shift, input.hours))
        return { corporateId, shifts: wanted.map((shift) => ({ shift, partnership })), refusal: null }
      })
      return [...held, ...[...new Set(left)].map((id) => skipped(id, groupRefusal('group.firm_missing')))]
    },
)

/** Shifts of any firms and with any schedules. */
export interface ChosenShifts {
  cateringId: CompanyId
  targets: readonly { corporateId: CompanyId; shiftId: ShiftId }[]
}

/** The firms of chosen shifts, locked like those of a group. A firm that has left or lost one of the shifts is skipped. */
export const holdChosen = useCase(
  [holdPartners],
  (hold) =>
    async ({ cateringId, targets }: ChosenShifts): Promise<HeldFirm[]> => {
      const wanted = Map.groupBy(targets, ({ corporateId }) => corporateId)
      const { partnerships, shifts } = await hold(cateringId, [...wanted.keys()])
      return [...wanted].map(([corporateId, own]): HeldFirm => {
        const partnership = partnerships.get(corporateId)
        if (partnership === undefined) return skipped(corporateId, menuDayRefusal('menu_day.partnership_ended'))
        const ids = new Set(own.map(({ shiftId }) => shiftId))
        const active = (shifts.get(corporateId) ?? []).filter(({ id }) => ids.has(id))
        return active.length < ids.size
          ? skipped(corporateId, shiftRefusal('shift.missing'))
          : { corporateId, shifts: active.map((shift) => ({ shift, partnership })), refusal: null }
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
