import type { LocalDate, ShiftId } from '../../core/shared/index.ts'
import { isRotation, type OwnShift, ownShiftsOf, ownShiftsOn } from '../../core/shifts/rules.ts'

interface NamedShift {
  id: ShiftId
  title: string
}

/** What `ownShiftRows` reads. */
export type OwnShiftRow = OwnShift<NamedShift | null>

/** Own shifts of the date's week; `rotation` is null if they are the same every week (rule M11). */
export const ownShiftsShape = (rows: readonly OwnShiftRow[], date: LocalDate) => {
  const own = ownShiftsOf(rows)
  return {
    shifts: [...ownShiftsOn(own, date)],
    rotation: isRotation(own) ? { first_monday: own.firstMonday, weeks: own.weeks.map((week) => [...week]) } : null,
  }
}
