import { addDays, instantOf, type LocalDate, localDateAt, minutesOf, weekdayOf } from '../shared/rules.ts'

export * from './own-shifts.ts'

export const shiftTitleRule = { min: 1, max: 100 } as const
/** 1 = Monday … 7 = Sunday. */
export const everyWeekday: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** Choosing for a date closes this many days before it, at a local time of the shift (rule M14). */
export interface CutOff {
  /** 0 to 7. */
  days: number
  /** `HH:MM`, up to `24:00`. */
  time: string
}

/** From two stored values, which are both set or both null. */
export const cutOffIn = (days: number | null, time: string | null): CutOff | null =>
  days === null || time === null ? null : { days, time }

/** Midnight at the start of the day. */
export const defaultCutOff: CutOff = { days: 1, time: '24:00' }
/** Per company. */
export const maxShifts = 200
/** Per person. */
export const maxOwnShifts = 100

export const maxCutOffDays = 7

/** If choosing is open on the day itself, it has to close at least this many minutes before the shift starts. */
const minutesToCook = 60

export const leavesTimeToCook = (cutOff: CutOff, startTime: string): boolean =>
  cutOff.days > 0 || minutesOf(cutOff.time) + minutesToCook <= minutesOf(startTime)

export const closesAt = (date: LocalDate, cutOff: CutOff, timezone: string): Date =>
  instantOf(addDays(date, -cutOff.days), cutOff.time, timezone)

/** When a shift works, and its cut-off. */
export interface WorkPlan {
  /** 1 = Monday … 7 = Sunday. */
  days: readonly number[]
  /** IANA name. */
  timezone: string
  isActive: boolean
  /** `days` of its cut-off. */
  cutoffDays: number
  /** `time` of its cut-off. */
  cutoffTime: string
}

export const cutOffOf = ({ cutoffDays, cutoffTime }: Pick<WorkPlan, 'cutoffDays' | 'cutoffTime'>): CutOff => ({
  days: cutoffDays,
  time: cutoffTime,
})

export const worksOn = ({ days }: Pick<WorkPlan, 'days'>, date: LocalDate): boolean => days.includes(weekdayOf(date))

/** The shift's local date at `now`. */
export const todayOf = ({ timezone }: Pick<WorkPlan, 'timezone'>, now: Date): LocalDate => localDateAt(now, timezone)
