import { isTimezone, Refusal, tidyName, weekdayOf } from '../shared/index.ts'

export interface ShiftPlan {
  title: string
  /** `HH:MM`; an end before the start lies on the next day. */
  startTime: string
  endTime: string
  /** 1 = Monday … 7 = Sunday */
  days: number[]
  /** IANA name */
  timezone: string
}

export class Shift {
  id!: string
  companyId!: string
  title!: string
  startTime!: string
  endTime!: string
  days!: number[]
  timezone!: string
  isActive!: boolean
  isDeleted!: boolean
  createdAt!: Date

  plan(plan: ShiftPlan): void {
    if (plan.startTime === plan.endTime) throw new Refusal('unprocessable', 'shift.zero_length')
    if (!isTimezone(plan.timezone)) throw new Refusal('unprocessable', 'shift.unknown_timezone')
    this.title = tidyName(plan.title)
    this.startTime = plan.startTime
    this.endTime = plan.endTime
    this.days = [...new Set(plan.days)].sort()
    this.timezone = plan.timezone
  }

  worksOn(date: string): boolean {
    return this.days.includes(weekdayOf(date))
  }
}
