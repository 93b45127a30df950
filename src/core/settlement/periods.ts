import { type Billing, type BillingPeriod, defaultBilling } from '../partnerships/rules.ts'
import { addDays, type Kurus, type LocalDate, weekdayOf } from '../shared/rules.ts'

/** What was agreed from a day on; it holds until the next terms begin (rule P7). */
export interface AgreedTerms {
  startDate: LocalDate
  unitPrice: Kurus
  billing: Billing
}

/** First and last day. */
export interface Period {
  first: LocalDate
  last: LocalDate
}

/** The terms in force on the day, of terms in the order of their first days; undefined before the first ones. */
export const termsOn = (terms: readonly AgreedTerms[], date: LocalDate): AgreedTerms | undefined =>
  terms.findLast(({ startDate }) => startDate <= date)

const lastOfMonth = (date: LocalDate): LocalDate => {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
const dayOfMonth = (date: LocalDate, day: string): LocalDate => `${date.slice(0, 8)}${day}`

/** The calendar's period with the day. */
const calendarPeriod: Record<BillingPeriod, (date: LocalDate) => Period> = {
  month: (date) => ({ first: dayOfMonth(date, '01'), last: lastOfMonth(date) }),
  half_month: (date) =>
    date <= dayOfMonth(date, '15')
      ? { first: dayOfMonth(date, '01'), last: dayOfMonth(date, '15') }
      : { first: dayOfMonth(date, '16'), last: lastOfMonth(date) },
  week: (date) => {
    const first = addDays(date, 1 - weekdayOf(date))
    return { first, last: addDays(first, 6) }
  },
}

const kindOf = (terms: AgreedTerms | undefined): BillingPeriod => (terms?.billing ?? defaultBilling).period

export interface Boundaries {
  terms: readonly AgreedTerms[]
  /** The last day of the partnership; null while it lasts. */
  lastDay: LocalDate | null
  /** Of statements that both have agreed on, which never change. */
  agreed: readonly Period[]
  /** First days of the other statements, which stay what they are. */
  begun: readonly LocalDate[]
}

/**
 * The period that a day belongs to. It ends early where terms with periods of another kind begin, where the partnership
 * ends, and where another statement has begun; it begins after what was agreed on. Undefined for a day that was agreed
 * on.
 */
export const periodOf = (date: LocalDate, { terms, lastDay, agreed, begun }: Boundaries): Period | undefined => {
  if (agreed.some(({ first, last }) => first <= date && date <= last)) return undefined
  const { first, last } = calendarPeriod[kindOf(termsOn(terms, date))](date)
  const changes = [
    ...terms.filter((one, index) => kindOf(one) !== kindOf(terms[index - 1])).map(({ startDate }) => startDate),
    ...begun,
  ]
  const begins = [
    first,
    ...changes.filter((change) => change <= date),
    ...agreed.filter((one) => one.last < date).map((one) => addDays(one.last, 1)),
    ...(lastDay !== null && lastDay < date ? [addDays(lastDay, 1)] : []),
  ]
  const ends = [
    last,
    ...changes.filter((change) => change > date).map((change) => addDays(change, -1)),
    ...agreed.filter((one) => one.first > date).map((one) => addDays(one.first, -1)),
    ...(lastDay !== null && lastDay >= date ? [lastDay] : []),
  ]
  return { first: begins.sort().at(-1)!, last: ends.sort()[0]! }
}
