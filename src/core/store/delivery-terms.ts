import {
  addDays,
  homeTimezone,
  instantOf,
  type Kurus,
  type LocalDate,
  localDateAt,
  weekdayOf,
} from '../shared/rules.ts'

/** When a supplier delivers, and what it takes to be delivered (rule S6). */
export interface DeliveryTerms {
  /** 1 = Monday … 7 = Sunday. */
  weekdays: readonly number[]
  /** Orders for a day close this many days before it, 0 to 7, … */
  cutoffDays: number
  /** … at this Turkish time: `HH:MM`, up to `24:00`. */
  cutoffTime: string
  /** The smallest order, without VAT; 0 for any. */
  minimumAmount: Kurus
  /** Incremented with each change. */
  version: number
}

type Schedule = Pick<DeliveryTerms, 'weekdays' | 'cutoffDays' | 'cutoffTime'>

/** How many days ahead a delivery can be wished for. */
export const maxDeliveryDays = 60

export type DeliveryDateProblem = 'past' | 'too_far' | 'closed_day' | 'too_late'

/** Why an order placed now cannot be delivered on a date. Suppliers without terms deliver on any day. */
export const deliveryDateProblem = (
  date: LocalDate,
  terms: Schedule | null,
  now: Date,
): DeliveryDateProblem | undefined => {
  const today = localDateAt(now, homeTimezone)
  if (date < today) return 'past'
  if (date > addDays(today, maxDeliveryDays)) return 'too_far'
  if (terms === null) return undefined
  if (!terms.weekdays.includes(weekdayOf(date))) return 'closed_day'
  const closesAt = instantOf(addDays(date, -terms.cutoffDays), terms.cutoffTime, homeTimezone)
  return now < closesAt ? undefined : 'too_late'
}

/** Every date on which an order placed now can be delivered. */
export const deliveryDates = (terms: Schedule | null, now: Date): LocalDate[] => {
  const today = localDateAt(now, homeTimezone)
  return Array.from({ length: maxDeliveryDays + 1 }, (_, days) => addDays(today, days)).filter(
    (date) => deliveryDateProblem(date, terms, now) === undefined,
  )
}
