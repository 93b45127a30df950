import { addDays, instantOf, type LocalDate, localDateAt, minutesOf, weekdayOf } from '../shared/rules.ts'

export const shiftTitleRule = { min: 1, max: 100 } as const
/** 1 = Monday … 7 = Sunday */
export const everyWeekday: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** Choosing for a date closes so many days before it, at a time of the shift's clock (rule M14). */
export interface CutOff {
  /** 0 to 7 */
  days: number
  /** `HH:MM`, up to `24:00` */
  time: string
}

/** Of what is kept as two values, both or neither. */
export const cutOffIn = (days: number | null, time: string | null): CutOff | null =>
  days === null || time === null ? null : { days, time }

/** Until the day begins. */
export const defaultCutOff: CutOff = { days: 1, time: '24:00' }
/** Of one company. */
export const maxShifts = 200
/** Of one person. */
export const maxOwnShifts = 100

export const maxCutOffDays = 7

/** Choosing on the day itself has to end this many minutes before the shift starts. */
const minutesToCook = 60

export const leavesTimeToCook = (cutOff: CutOff, startTime: string): boolean =>
  cutOff.days > 0 || minutesOf(cutOff.time) + minutesToCook <= minutesOf(startTime)

export const closesAt = (date: LocalDate, cutOff: CutOff, timezone: string): Date =>
  instantOf(addDays(date, -cutOff.days), cutOff.time, timezone)

/** When a shift works. */
export interface WorkPlan {
  /** 1 = Monday … 7 = Sunday */
  days: readonly number[]
  /** IANA name */
  timezone: string
  isActive: boolean
  /** The days of its cut-off. */
  cutoffDays: number
  /** The time of its cut-off. */
  cutoffTime: string
}

export const cutOffOf = ({ cutoffDays, cutoffTime }: Pick<WorkPlan, 'cutoffDays' | 'cutoffTime'>): CutOff => ({
  days: cutoffDays,
  time: cutoffTime,
})

export const worksOn = ({ days }: Pick<WorkPlan, 'days'>, date: LocalDate): boolean => days.includes(weekdayOf(date))

/** The date that the shift calls today at `now`. */
export const todayOf = ({ timezone }: Pick<WorkPlan, 'timezone'>, now: Date): LocalDate => localDateAt(now, timezone)
