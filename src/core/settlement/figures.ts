import type { GuaranteedMinimum } from '../partnerships/rules.ts'
import {
  addDays,
  type DepartmentId,
  earlierFirst,
  type Kurus,
  type LocalDate,
  type ShiftId,
  sumOf,
  type VatRate,
  weekdayOf,
} from '../shared/rules.ts'
import { type DepartmentFigures, departmentsOf, type DepartmentParts } from './departments.ts'
import { type AgreedTerms, type Period, termsOn } from './periods.ts'

/** A frozen list. */
export interface CountedList extends DepartmentParts {
  date: LocalDate
  shiftId: ShiftId
  meals: number
  guests: number
}

export interface CountedCorrection {
  date: LocalDate
  shiftId: ShiftId
  departmentId: DepartmentId | null
  portions: number
  /** Accepted; otherwise open. */
  isAccepted: boolean
}

export interface Basis {
  period: Period
  /** In the order of their first days. */
  terms: readonly AgreedTerms[]
  lists: readonly CountedList[]
  corrections: readonly CountedCorrection[]
  /** Days on which one of the two is closed, wholly or in part. */
  closedDays: readonly LocalDate[]
  /** A total above this is subject to withholding; null if the firm withholds nothing. */
  withholdingAbove: Kurus | null
}

export interface DayFigures {
  date: LocalDate
  /** Null where no price was agreed. */
  unitPrice: Kurus | null
  vatRate: VatRate | null
  meals: Readonly<Record<ShiftId, number>>
  guests: number
  corrections: number
  /** Whose these are, of shifts that have any; absent in figures that were computed before they were told apart. */
  byShift?: Readonly<Record<ShiftId, Pick<DayFigures, 'guests' | 'corrections'>>>
  /** With guests and corrections. */
  portions: number
  /** What is missing to the guaranteed minimum. */
  topUp: number
}

export interface Line {
  /** `earlier`: corrections of days that were agreed on before. */
  kind: 'portions' | 'minimum' | 'earlier'
  /** Of an earlier one, the first of its month. */
  period: LocalDate | null
  portions: number
  unitPrice: Kurus
  vatRate: VatRate
  price: Kurus
}

export interface Amounts {
  net: Kurus
  vat: { rate: VatRate; base: Kurus; price: Kurus }[]
  total: Kurus
  /** Of the VAT, what the firm pays to the state and not to the catering; absent before there was such a rule. */
  withheld?: Kurus
}

export interface Figures {
  days: DayFigures[]
  portions: number
  topUp: number
  /** Portions without an agreed price; no line has them. */
  unpriced: number
  lines: Line[]
  amounts: Amounts
  /** With the corrections that nobody has answered; null if there are none. */
  ifAccepted: Amounts | null
  /** Largest first. `departmentId` is null for the small ones together, and for people without a department. */
  departments: DepartmentFigures[]
}

/** Half a kuruş is rounded away from zero. Nothing else but the withheld part of it is rounded. */
const vatOf = (base: Kurus, rate: VatRate): Kurus => Math.sign(base) * Math.floor((Math.abs(base) * rate + 50) / 100)

/** Five tenths, for food services (rule H1); half a kuruş is rounded up. */
const withheldOf = (vat: Kurus, total: Kurus, above: Kurus | null): Kurus =>
  above !== null && total > above ? Math.ceil(vat / 2) : 0

const amountsOf = (lines: readonly Line[], withholdingAbove: Kurus | null): Amounts => {
  const vat = [...Map.groupBy(lines, ({ vatRate }) => vatRate)]
    .map(([rate, some]) => ({ rate, base: sumOf(some.map(({ price }) => price)) }))
    .map(({ rate, base }) => ({ rate, base, price: vatOf(base, rate) }))
    .toSorted((a, b) => a.rate - b.rate)
  const net = sumOf(vat.map(({ base }) => base))
  const ofVat = sumOf(vat.map(({ price }) => price))
  const total = net + ofVat
  return { net, vat, total, withheld: withheldOf(ofVat, total, withholdingAbove) }
}

const daysOf = ({ first, last }: Period): LocalDate[] => {
  const days = [first]
  while (days.at(-1)! < last) days.push(addDays(days.at(-1)!, 1))
  return days
}

/** Nothing is guaranteed on closed and half days, nor where the catering made no list. */
const topUpOn = (date: LocalDate, minimum: GuaranteedMinimum | null | undefined, portions: number): number =>
  minimum?.weekdays.includes(weekdayOf(date)) ? Math.max(0, minimum.portions - portions) : 0

const isIn = ({ first, last }: Period, { date }: { date: LocalDate }): boolean => first <= date && date <= last

/** One line for each price, rate and period, in the order in which they occur. */
const linesOf = (kind: Line['kind'], priced: readonly PricedPortions[]): Line[] => {
  const keyOf = ({ unitPrice, vatRate, period }: PricedPortions) => `${period} ${unitPrice} ${vatRate}`
  return [...Map.groupBy(priced, keyOf).values()].map((some) => {
    const { unitPrice, vatRate, period } = some[0]!
    const portions = sumOf(some.map((one) => one.portions))
    return { kind, period, portions, unitPrice, vatRate, price: portions * unitPrice }
  })
}
interface PricedPortions {
  period: LocalDate | null
  portions: number
  unitPrice: Kurus
  vatRate: VatRate
}

const byShiftOf = (
  lists: readonly CountedList[],
  corrections: readonly CountedCorrection[],
): NonNullable<DayFigures['byShift']> => {
  const shifts = [...new Set([...lists, ...corrections].map(({ shiftId }) => shiftId))]
  const each = shifts.map((shift) => ({
    shift,
    guests: sumOf(lists.filter(({ shiftId }) => shiftId === shift).map((list) => list.guests)),
    corrections: sumOf(corrections.filter(({ shiftId }) => shiftId === shift).map(({ portions }) => portions)),
  }))
  const having = each.filter((one) => one.guests !== 0 || one.corrections !== 0)
  return Object.fromEntries(having.map(({ shift, ...has }) => [shift, has]))
}

const computed = (basis: Basis): Omit<Figures, 'ifAccepted'> => {
  const { period, terms, lists, corrections, closedDays, withholdingAbove } = basis
  const listsOn = Map.groupBy(lists, ({ date }) => date)
  const within = Map.groupBy(
    corrections.filter((one) => isIn(period, one)),
    ({ date }) => date,
  )
  const days = daysOf(period).map((date): DayFigures => {
    const [ofDay, corrected] = [listsOn.get(date) ?? [], within.get(date) ?? []]
    const agreed = termsOn(terms, date)
    const guests = sumOf(ofDay.map((list) => list.guests))
    const correction = sumOf(corrected.map((one) => one.portions))
    const portions = sumOf(ofDay.map(({ meals }) => meals)) + guests + correction
    const isGuaranteed = ofDay.length > 0 && !closedDays.includes(date)
    return {
      date,
      unitPrice: agreed?.unitPrice ?? null,
      vatRate: agreed?.billing.vatRate ?? null,
      meals: Object.fromEntries(ofDay.map(({ shiftId, meals }) => [shiftId, meals])),
      guests,
      corrections: correction,
      byShift: byShiftOf(ofDay, corrected),
      portions,
      topUp: isGuaranteed ? topUpOn(date, agreed?.billing.minimum, portions) : 0,
    }
  })
  const earlier = corrections
    .filter((one) => !isIn(period, one))
    .toSorted(earlierFirst)
    .map(({ date, portions }) => ({ agreed: termsOn(terms, date), date, portions }))
  const priced = (of: (day: DayFigures) => number): PricedPortions[] =>
    days.flatMap((day) =>
      day.unitPrice === null || day.vatRate === null || of(day) === 0
        ? []
        : [{ period: null, portions: of(day), unitPrice: day.unitPrice, vatRate: day.vatRate }],
    )
  const lines = [
    ...linesOf(
      'portions',
      priced(({ portions }) => portions),
    ),
    ...linesOf(
      'minimum',
      priced(({ topUp }) => topUp),
    ),
    ...linesOf(
      'earlier',
      earlier.flatMap(({ agreed, date, portions }) =>
        agreed === undefined
          ? []
          : [
              {
                period: `${date.slice(0, 8)}01`,
                portions,
                unitPrice: agreed.unitPrice,
                vatRate: agreed.billing.vatRate,
              },
            ],
      ),
    ),
  ]
  return {
    days,
    portions: sumOf(days.map(({ portions }) => portions)),
    topUp: sumOf(days.map(({ topUp }) => topUp)),
    unpriced:
      sumOf(days.filter(({ unitPrice }) => unitPrice === null).map(({ portions }) => portions)) +
      sumOf(earlier.filter(({ agreed }) => agreed === undefined).map(({ portions }) => portions)),
    lines,
    amounts: amountsOf(lines, withholdingAbove),
    departments: departmentsOf(lists, [...within.values()].flat()),
  }
}

/** What a period comes to (rule H1). */
export const figuresOf = (basis: Basis): Figures => {
  const accepted = basis.corrections.filter(({ isAccepted }) => isAccepted)
  const hasOpen = accepted.length < basis.corrections.length
  return {
    ...computed({ ...basis, corrections: accepted }),
    ifAccepted: hasOpen ? computed(basis).amounts : null,
  }
}
