import type { LocalDate } from '../shared/rules.ts'
import { todayOf, type WorkPlan, worksOn } from '../shifts/rules.ts'

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

/** Of a dish: energy and weight of one portion. */
export const portionLimits = { kcal: 5000, grams: 5000 } as const

/** A shift that a published menu is for. */
export interface Service {
  shift: WorkPlan
  /** Whether the catering that published the menu has a partnership with the company that lasts over the day. */
  isPartner: boolean
}

/** Choices for `date` can still change: until its day begins, by the calendar of the shift (rule M2). */
export const isBeforeCutOff = (date: LocalDate, shift: Pick<WorkPlan, 'timezone'>, now: Date): boolean =>
  date > todayOf(shift, now)

/** Why people cannot choose on a day: the catering's partnership ends before it, its shift does not work, or it is too late. */
export type ClosedReason = 'partnership_ended' | 'no_shift' | 'too_late'

/**
 * Choosing is open from tomorrow on, by the calendar of the shift, while the partnership lasts (rule M2); null then. Screens get
 * this answer; the statement that writes a choice checks the same condition again, and the tests of its port hold it to this
 * function.
 */
export const closedReason = (date: LocalDate, { shift, isPartner }: Service, now: Date): ClosedReason | null => {
  if (!isPartner) return 'partnership_ended'
  if (!shift.isActive || !worksOn(shift, date)) return 'no_shift'
  return isBeforeCutOff(date, shift, now) ? null : 'too_late'
}

export const isSelectable = (date: LocalDate, service: Service, now: Date): boolean =>
  closedReason(date, service, now) === null

/** A meal can be rated on its day or later, by the calendar of the shift (rule M5). */
export const isServed = (date: LocalDate, timezone: string, now: Date): boolean => date <= todayOf({ timezone }, now)
