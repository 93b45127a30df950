import type { LocalDate } from '../shared/rules.ts'
import { closesAt, type CutOff, cutOffOf, todayOf, type WorkPlan, worksOn } from '../shifts/rules.ts'

export * from './kitchen-list.ts'
export * from './limits.ts'
export * from './menu-text.ts'
export * from './pasted-days.ts'

/** What has to be declared of a dish: Annex 1 of the Turkish regulation on food labelling (Resmî Gazete 26.01.2017, 29960) (rule L1). */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** How long nobody must have changed a day before people are reminded of it: its news and standing choices are on their way. */
export const calmBeforeReminderMinutes = 15

/** Of a dish: energy and weight of one portion. */
export const portionLimits = { kcal: 5000, grams: 5000 } as const

/** The choice of somebody who does not eat; never the key of an option (rule M13). */
export const skipKey = 'SKIP'

/** A shift that a published menu is for. */
export interface Service {
  shift: WorkPlan
  /** Whether the catering that published the menu has a partnership with the company that lasts over the day. */
  isPartner: boolean
  /** The cut-off of that partnership; null without one. */
  partnerCutOff: CutOff | null
}

/** A date of a menu, and the cut-off at which its list was frozen; null while it has none (rule M15). */
export interface DayOfMenu {
  date: LocalDate
  closedAt: Date | null
}

/** Until when choosing is open: the earlier cut-off of shift and partnership holds until the list is frozen (rules M2, M14, M15). */
export const selectableUntil = (
  { date, closedAt }: DayOfMenu,
  { shift, partnerCutOff }: Omit<Service, 'isPartner'>,
): Date => {
  if (closedAt !== null) return closedAt
  const cutOffs = [cutOffOf(shift), ...(partnerCutOff === null ? [] : [partnerCutOff])]
  return new Date(Math.min(...cutOffs.map((cutOff) => closesAt(date, cutOff, shift.timezone).getTime())))
}

/** A day with a list is closed, whatever its cut-off has become since. */
export const isBeforeCutOff = (day: DayOfMenu, service: Omit<Service, 'isPartner'>, now: Date): boolean =>
  day.closedAt === null && now < selectableUntil(day, service)

/** Why people cannot choose on a day: the catering's partnership ends before it, its shift does not work, or it is too late. */
export type ClosedReason = 'partnership_ended' | 'no_shift' | 'too_late'

/**
 * Choosing is open until the cut-off, while the partnership lasts; null then. Screens get this answer; the statements that write
 * choices check the same condition again, and the tests of their port hold them to this function.
 */
export const closedReason = (day: DayOfMenu, service: Service, now: Date): ClosedReason | null => {
  if (!service.isPartner) return 'partnership_ended'
  if (!service.shift.isActive || !worksOn(service.shift, day.date)) return 'no_shift'
  return isBeforeCutOff(day, service, now) ? null : 'too_late'
}

export const isSelectable = (day: DayOfMenu, service: Service, now: Date): boolean =>
  closedReason(day, service, now) === null

/** A meal can be rated on its day or later, by the calendar of the shift (rule M5). */
export const isServed = (date: LocalDate, timezone: string, now: Date): boolean => date <= todayOf({ timezone }, now)
