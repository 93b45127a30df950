import { addDays, dayInMilliseconds, kurusOf, type Lira, type LocalDate, type VatRate } from '../shared/rules.ts'

/** In months (rule P1). */
export const offerDurations = [3, 6, 12, 24, 36] as const
export type OfferDuration = (typeof offerDurations)[number]
export const defaultOfferDuration: OfferDuration = 12

/**
 * In kuruş: one million lira per meal (rule P1). The contract (`Lira`) and a CHECK of the database have the same limit.
 */
export const maxUnitPrice = 100_000_000

/** Whether this is a valid price for a meal. */
export const isUnitPrice = (lira: Lira): boolean => {
  const kurus = kurusOf(lira) ?? 0
  return kurus > 0 && kurus <= maxUnitPrice
}

/** What one settlement is for; a half month ends on the 15th, a week on Sunday. */
export const billingPeriods = ['month', 'half_month', 'week'] as const
export type BillingPeriod = (typeof billingPeriods)[number]
export const maxMinimumPortions = 100_000

/** Portions that are paid for on these weekdays even if fewer are eaten (rule H1). */
export interface GuaranteedMinimum {
  portions: number
  /** 1 = Monday … 7 = Sunday, in order. */
  weekdays: readonly number[]
}

/** How the meals of a contract are settled (rule H1). */
export interface Billing {
  vatRate: VatRate
  period: BillingPeriod
  minimum: GuaranteedMinimum | null
}

/** Of contracts that say nothing about it. */
export const defaultBilling: Billing = { vatRate: 10, period: 'month', minimum: null }

/** For the text of an offer or a termination, in characters. */
export const maxContractMessage = 1000
/** For a free-text reason, in characters. */
export const maxReason = 500

/** An offer expires after this many days without an answer (rule P8). */
export const offerDays = 30
/** The receiver of an offer is told this many days before it expires. */
export const expiryNoticeDays = 3
/** How far ahead the terms of an offer may begin, in days. */
export const maxStartDays = 366
/** A contract is marked if it ends within this many days. */
export const endsSoonDays = 60
/** How far ahead a termination may be dated, in days (rule P9). */
export const maxNoticeDays = 90

export const expiryOf = (sentAt: Date): Date => new Date(sentAt.getTime() + offerDays * dayInMilliseconds)

/** Offers sent at or before this instant have expired. */
export const newestExpired = (now: Date): Date => new Date(now.getTime() - offerDays * dayInMilliseconds)

/** What a firm asks a price for; each is eaten by so many people on its weekdays. */
export const requestedMeals = ['breakfast', 'lunch', 'dinner', 'night'] as const
export type RequestedMeal = (typeof requestedMeals)[number]
export const maxRequestedPortions = 100_000
export interface RequestedServing {
  /** A day. */
  portions: number
  /** 1 = Monday … 7 = Sunday. */
  weekdays: number[]
}
/** At least one. */
export type Servings = Partial<Record<RequestedMeal, RequestedServing>>

/** Each weekday once, in order. */
export const tidyServings = (servings: Servings): Servings =>
  Object.fromEntries(
    Object.entries(servings).map(([meal, { portions, weekdays }]) => [
      meal,
      { portions, weekdays: [...new Set(weekdays)].sort() },
    ]),
  )

/** A request for a price expires after this many days without an answer (rule P14). */
export const priceRequestDays = 14
export const priceRequestExpiryOf = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + priceRequestDays * dayInMilliseconds)
/** Requests sent at or before this instant have expired. */
export const newestExpiredPriceRequest = (now: Date): Date =>
  new Date(now.getTime() - priceRequestDays * dayInMilliseconds)

export const corporateReasons = [
  'service_quality',
  'pricing',
  'delivery_issues',
  'contract_violation',
  'business_strategy',
  'communication',
  'other',
] as const
export const cateringReasons = [...corporateReasons, 'menu_variety', 'hygiene_standards'] as const
export type TerminationReason = (typeof cateringReasons)[number]

/** The range of days on which a partnership may end. */
export const endingDays = (today: LocalDate): { first: LocalDate; last: LocalDate } => ({
  first: addDays(today, 1),
  last: addDays(today, maxNoticeDays),
})

/** In portions (rule P13). The contract (`DailyCapacity`) and a CHECK of the database have the same limit. */
export const maxDailyCapacity = 1_000_000
/** Menus are shown to firms that look for a catering for so many days, today included (rule P13). */
export const sampleMenuDays = 28

export const groupNameRule = { min: 1, max: 100 } as const
/** In characters. */
export const maxGroupDescription = 500
/** One call writes a menu for all of them. */
export const maxGroupFirms = 100

/** A shift's title and hours. */
export interface Hours {
  title: string
  startTime: string
  endTime: string
}

export const isSameTime = (one: Pick<Hours, 'startTime' | 'endTime'>, other: Pick<Hours, 'startTime' | 'endTime'>) =>
  one.startTime === other.startTime && one.endTime === other.endTime

const without = (hours: readonly Hours[], others: readonly Hours[]): Hours[] => {
  const left = [...others]
  return hours.filter((one) => {
    const at = left.findIndex((other) => isSameTime(one, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A message lists at most this many shifts, next to their total number. */
const maxNamedShifts = 10
const listed = (hours: readonly Hours[]): string => {
  const named = hours
    .slice(0, maxNamedShifts)
    .map(({ title, startTime, endTime }) => `${title} ${startTime}–${endTime}`)
  return [...named, ...(named.length < hours.length ? ['…'] : [])].join(', ')
}

/** How a firm's active shifts differ from those of the group's first firm (rule M8); null if they do not. */
export const scheduleDifference = (ofFirst: readonly Hours[], ofFirm: readonly Hours[]) => {
  const [extra, missing] = [without(ofFirm, ofFirst), without(ofFirst, ofFirm)]
  if (extra.length + missing.length === 0) return null
  return { extra: extra.length, extraShifts: listed(extra), missing: missing.length, missingShifts: listed(missing) }
}
export type ScheduleDifference = NonNullable<ReturnType<typeof scheduleDifference>>
