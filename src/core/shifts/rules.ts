import { type LocalDate, localDateAt, weekdayOf } from '../shared/rules.ts'

export const shiftTitleRule = { min: 1, max: 100 } as const

/** When a shift works. */
export interface WorkPlan {
  /** 1 = Monday … 7 = Sunday */
  days: readonly number[]
  /** IANA name */
  timezone: string
  isActive: boolean
}

export const worksOn = ({ days }: Pick<WorkPlan, 'days'>, date: LocalDate): boolean => days.includes(weekdayOf(date))

/** The date that the shift calls today at `now`. */
export const todayOf = ({ timezone }: Pick<WorkPlan, 'timezone'>, now: Date): LocalDate => localDateAt(now, timezone)
