import { addDays, instantOf, type LocalDate, localTimeAt } from '../shared/rules.ts'
import { closesAt, type CutOff, cutOffOf, type WorkPlan, worksOn } from '../shifts/rules.ts'

export * from './components.ts'
export * from './dish-trend.ts'
export * from './kitchen-list.ts'
export * from './limits.ts'
export * from './menu-text.ts'
export * from './pasted-days.ts'
export { spreadMerge } from './merged-cells.ts'
export { isDayText, namesMonth } from './pasted-dates.ts'
export { hasMeasures, isNoMeal, roleOf as roleNamed } from './pasted-words.ts'
export { sheetRows, sheetTextOf } from './sheet-rows.ts'

/**
 * The allergens that have to be declared, from Annex 1 of the Turkish regulation on food labelling (Resmî Gazete
 * 26.01.2017, 29960) (rule L1).
 */
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

/**
 * People are not reminded of a day until this long after its last change: its notifications and standing choices are
 * still being processed.
 */
export const quietMinutesBeforeReminder = 15

/** Maximum energy and weight of one portion. */
export const portionLimits = { kcal: 5000, grams: 5000 } as const

/** The choice of somebody who will not eat; no option may have this key (rule M13). */
export const skipKey = 'SKIP'
/** What such a choice keeps instead of an option. */
export const skipOption = { key: skipKey, label: '', meal: { name: '' } }

/** What choosing depends on besides the day: the shift that a published menu is for, and the partnership. */
export interface Service {
  shift: WorkPlan
  /** Whether the partnership with the catering that published the menu covers the day. */
  isPartner: boolean
  /** The partnership's own cut-off, if any. */
  partnerCutOff: CutOff | null
}

/** The date of a menu, and the cut-off at which its list was frozen; null while there is none (rule M15). */
export interface DayOfMenu {
  date: LocalDate
  closedAt: Date | null
}

/**
 * When choosing closes: the earlier cut-off of shift and partnership applies until the list is frozen (rules M2, M14,
 * M15).
 */
export const selectableUntil = (
  { date, closedAt }: DayOfMenu,
  {
    shift,
    partnerCutOff,
  }: { shift: Pick<WorkPlan, 'timezone' | 'cutoffDays' | 'cutoffTime'>; partnerCutOff: CutOff | null },
): Date => {
  if (closedAt !== null) return closedAt
  const cutOffs = [cutOffOf(shift), ...(partnerCutOff === null ? [] : [partnerCutOff])]
  return new Date(Math.min(...cutOffs.map((cutOff) => closesAt(date, cutOff, shift.timezone).getTime())))
}

/** A day with a frozen list stays closed, even if its cut-off is moved later. */
export const isBeforeCutOff = (day: DayOfMenu, service: Omit<Service, 'isPartner'>, now: Date): boolean =>
  day.closedAt === null && now < selectableUntil(day, service)

/**
 * Why a day is closed: the partnership ends before it, the shift does not work on it, firm or catering are closed, or
 * the cut-off has passed.
 */
export type ClosedReason = 'partnership_ended' | 'no_shift' | 'day_closed' | 'too_late'

/**
 * Null while choosing is open, which is until the cut-off and within the partnership. Screens show this answer. The
 * statements that write choices check the same condition again, and the port's test suite compares them with this
 * function.
 */
export const closedReason = (day: DayOfMenu, service: Service, now: Date): ClosedReason | null => {
  if (!service.isPartner) return 'partnership_ended'
  if (!service.shift.isActive || !worksOn(service.shift, day.date)) return 'no_shift'
  return isBeforeCutOff(day, service, now) ? null : 'too_late'
}

export const isSelectable = (day: DayOfMenu, service: Service, now: Date): boolean =>
  closedReason(day, service, now) === null

/** Today, or the previous day while a night shift that began then is still working (rule M1). */
export const firstShownDay = (
  { timezone, startTime, endTime }: { timezone: string; startTime: string; endTime: string },
  now: Date,
): LocalDate => {
  const [today = '', time = ''] = localTimeAt(now, timezone).split('T')
  return endTime <= startTime && time < endTime ? addDays(today, -1) : today
}

/** The end of the shift, which for a night shift is on the next day. */
export const servedUntil = (
  date: LocalDate,
  { startTime, endTime, timezone }: { startTime: string; endTime: string; timezone: string },
): Date => instantOf(endTime <= startTime ? addDays(date, 1) : date, endTime, timezone)
