import { addDays } from '../../../../src/core/shared/rules.ts'
import { isRotation, ownShiftsOn } from '../../../../src/core/shifts/rules.ts'
import { ownShiftsIn, titlesOf } from '../../../domain/shifts/own-shifts.ts'
import type { Employee } from '../../../api/generated.ts'
import { todayIn } from '../../../ui/words/dates.ts'

/** Gündüz; for shifts that change, this week's and next week's if they differ: Gündüz · haftaya Gece. */
export const personShifts = (person: Pick<Employee, 'shifts' | 'rotation'>, today = todayIn()): string => {
  const own = ownShiftsIn(person)
  const [now, next] = [today, addDays(today, 7)].map((date) => titlesOf(ownShiftsOn(own, date)))
  return !isRotation(own) || now === next ? (now ?? '') : `${now} · haftaya ${next}`
}
