import { addDays, mondayOf } from '../../../src/core/shared/rules.ts'
import {
  isRotation,
  type OwnShifts as OwnShiftsOf,
  ownShiftsOn,
  type Rotation,
} from '../../../src/core/shifts/rules.ts'
import { allShiftsLabel } from '../../../src/texts/shifts/labels.ts'
import type { CreateEmployeeApiArg, Employee, RotationPlan } from '../../api/generated.ts'
import type { GetUsualShiftsApiResponse } from '../../api/generated-eating.ts'
import { todayIn } from '../../ui/words/dates.ts'

export type NamedShift = Employee['shifts'][number]
export type OwnShifts = OwnShiftsOf<NamedShift>
export type OwnRotation = Rotation<NamedShift>

export const ownShiftsIn = ({ shifts, rotation }: Pick<Employee, 'shifts' | 'rotation'>): OwnShifts =>
  rotation ? { firstMonday: rotation.first_monday, weeks: rotation.weeks } : shifts

export const idsOf = (shifts: readonly NamedShift[]): string[] => shifts.map(({ id }) => id)

export const patternOf = ({ firstMonday, weeks }: OwnRotation): RotationPlan => ({
  first_monday: firstMonday,
  weeks: weeks.map(idsOf),
})

/** As part of somebody's facts. */
export const bodyOf = (own: OwnShifts): Pick<CreateEmployeeApiArg['body'], 'shift_ids' | 'rotation'> =>
  isRotation(own) ? { rotation: patternOf(own) } : { shift_ids: idsOf(own) }

/** Of the person themselves, whose shifts are known by id; `working` are all shifts. */
export const usualIn = (usual: GetUsualShiftsApiResponse, working: readonly NamedShift[]): OwnShifts =>
  ownShiftsIn({
    shifts: working.filter(({ id }) => usual.shift_ids.includes(id)).map(({ id, title }) => ({ id, title })),
    rotation: usual.rotation,
  })

export const usualOf = (own: OwnShifts): Pick<GetUsualShiftsApiResponse, 'shift_ids' | 'rotation'> => ({
  shift_ids: idsOf(ownShiftsOn(own, todayIn())),
  rotation: isRotation(own) ? { first_monday: own.firstMonday, weeks: own.weeks.map((week) => [...week]) } : null,
})

/** Whether every week has a shift, and the first one a date. */
export const isComplete = (own: OwnShifts): boolean =>
  !isRotation(own) || (own.firstMonday !== '' && own.weeks.every((week) => week.length > 0))

/** Begins with this week. */
export const rotationFrom = (shifts: readonly NamedShift[]): OwnRotation => ({
  firstMonday: mondayOf(todayIn()),
  weeks: [shifts, []],
})

export const titlesOf = (shifts: readonly NamedShift[]): string =>
  shifts.map(({ title }) => title).join(', ') || allShiftsLabel

/** Two weeks, for shifts that change. */
export const ownShiftsText = (own: OwnShifts): string => {
  if (!isRotation(own)) return titlesOf(own)
  const today = todayIn()
  const [now, next] = [today, addDays(today, 7)].map((date) => titlesOf(ownShiftsOn(own, date)))
  return `Bu hafta: ${now} · Gelecek hafta: ${next}`
}
