import { type CompanyId, constructorOf, isTimezone, refusals, type ShiftId, tidyName } from '../shared/index.ts'
import { type CutOff, cutOffOf, defaultCutOff, leavesTimeToCook, shiftTitleRule } from './rules.ts'

export const shiftRefusal = refusals({
  'shift.missing': 'missing',
  'shift.zero_length': 'unprocessable',
  'shift.unknown_timezone': 'unprocessable',
  'shift.cutoff_too_late': 'unprocessable',
  'shift.too_many': 'conflict',
})

export interface ShiftPlan {
  title: string
  /** `HH:MM`; an end before the start is on the next day. */
  startTime: string
  endTime: string
  /** 1 = Monday … 7 = Sunday. */
  days: number[]
  /** IANA name. */
  timezone: string
  /** Undefined: unchanged, or the default for a new shift (rule M14). */
  cutOff?: CutOff | undefined
}

export const tidyPlan = ({ title, startTime, endTime, days, timezone, cutOff = defaultCutOff }: ShiftPlan) => {
  if (startTime === endTime) throw shiftRefusal('shift.zero_length')
  if (!isTimezone(timezone)) throw shiftRefusal('shift.unknown_timezone')
  if (!leavesTimeToCook(cutOff, startTime)) throw shiftRefusal('shift.cutoff_too_late')
  return {
    title: tidyName(title, shiftTitleRule),
    startTime,
    endTime,
    days: [...new Set(days)].sort(),
    timezone,
    cutoffDays: cutOff.days,
    cutoffTime: cutOff.time,
  }
}

export class Shift {
  id!: ShiftId
  companyId!: CompanyId
  title!: string
  startTime!: string
  endTime!: string
  days!: number[]
  timezone!: string
  cutoffDays!: number
  cutoffTime!: string
  isActive!: boolean
  isDeleted!: boolean
  createdAt!: Date
  /** Incremented with each change of the plan. */
  version!: number

  plan(plan: ShiftPlan): void {
    Object.assign(this, tidyPlan({ ...plan, cutOff: plan.cutOff ?? cutOffOf(this) }))
  }
}

export const newShift = constructorOf(Shift)(() => ({
  cutoffDays: defaultCutOff.days,
  cutoffTime: defaultCutOff.time,
  isActive: true,
  isDeleted: false,
  version: 1,
}))
