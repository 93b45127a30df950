import type { LocalDate } from '../shared/rules.ts'
import { closesAt, type CutOff, cutOffOf, todayOf, type WorkPlan, worksOn } from '../shifts/rules.ts'

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

/** Until when choosing for `date` is open: the earlier cut-off of shift and partnership holds (rules M2, M14). */
export const selectableUntil = (date: LocalDate, { shift, partnerCutOff }: Omit<Service, 'isPartner'>): Date => {
  const cutOffs = [cutOffOf(shift), ...(partnerCutOff === null ? [] : [partnerCutOff])]
  return new Date(Math.min(...cutOffs.map((cutOff) => closesAt(date, cutOff, shift.timezone).getTime())))
}

/** Why people cannot choose on a day: the catering's partnership ends before it, its shift does not work, or it is too late. */
export type ClosedReason = 'partnership_ended' | 'no_shift' | 'too_late'

/**
 * Choosing is open until the cut-off, while the partnership lasts; null then. Screens get this answer; the statements that write
 * choices check the same condition again, and the tests of their port hold them to this function.
 */
export const closedReason = (date: LocalDate, service: Service, now: Date): ClosedReason | null => {
  if (!service.isPartner) return 'partnership_ended'
  if (!service.shift.isActive || !worksOn(service.shift, date)) return 'no_shift'
  return now < selectableUntil(date, service) ? null : 'too_late'
}

export const isSelectable = (date: LocalDate, service: Service, now: Date): boolean =>
  closedReason(date, service, now) === null

/** A meal can be rated on its day or later, by the calendar of the shift (rule M5). */
export const isServed = (date: LocalDate, timezone: string, now: Date): boolean => date <= todayOf({ timezone }, now)
