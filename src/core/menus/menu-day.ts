import { addDays, type LocalDate, localDateAt, Refusal } from '../shared/index.ts'
import type { Shift } from '../workforce/index.ts'

export interface Meal {
  name: string
  tags: string[]
  image_url: string | null
}

export interface MenuOption {
  key: string
  label: string
  meal: Meal
}

export type MenuStatus = 'draft' | 'published'

/** How far ahead a menu can be written, in days. */
export const planningHorizon = 366

/**
 * Choosing is open from tomorrow on, by the calendar of the shift (rule M2). Screens get this answer; the statement
 * that writes a choice checks the same condition again, and the tests of its port hold it to this function.
 */
export const isSelectable = (
  date: LocalDate,
  shift: Pick<Shift, 'timezone' | 'days' | 'worksOn' | 'isActive'>,
  now: Date,
): boolean => shift.isActive && date > localDateAt(now, shift.timezone) && shift.worksOn(date)

/** A meal can be rated on its day or later, by the calendar of the shift (rule M5). */
export const isServed = (date: LocalDate, timezone: string, now: Date): boolean => date <= localDateAt(now, timezone)

/** What a catering cooks for one shift of a corporate company on the date on which that shift starts. */
export class MenuDay {
  id!: string
  cateringId!: string
  corporateId!: string
  shiftId!: string
  date!: LocalDate
  status!: MenuStatus
  options!: MenuOption[]
  createdAt!: Date
  updatedAt!: Date

  /** `chosen` counts the people who chose each option of the day so far. */
  change(options: MenuOption[], status: MenuStatus | undefined, chosen: ReadonlyMap<string, number>): void {
    const kept = new Set(options.map((option) => option.key))
    const people = [...chosen].reduce((sum, [key, count]) => (kept.has(key) ? sum : sum + count), 0)
    if (people > 0) throw new Refusal('conflict', 'menu_day.option_chosen', { people })
    if (status === 'draft' && this.status === 'published') this.#refuseIfChosen(chosen)
    this.options = options
    this.status = status ?? this.status
  }

  offers(key: string): boolean {
    return this.options.some((option) => option.key === key)
  }

  #refuseIfChosen(chosen: ReadonlyMap<string, number>): void {
    const people = [...chosen.values()].reduce((sum, count) => sum + count, 0)
    if (people > 0) throw new Refusal('conflict', 'menu_day.chosen', { people })
  }
}

/** A menu is written for a working day of the shift, not for the past and not for a far future. */
export const refuseUnfitDate = (date: LocalDate, shift: Shift, now: Date): void => {
  const today = localDateAt(now, shift.timezone)
  if (date < today) throw new Refusal('unprocessable', 'menu_day.past')
  if (date > addDays(today, planningHorizon))
    throw new Refusal('unprocessable', 'menu_day.too_far', { days: planningHorizon })
  if (!shift.worksOn(date)) throw new Refusal('unprocessable', 'menu_day.not_a_work_day')
}

/** Every label needs its meal and every meal its label. */
export const optionsOf = (
  choices: readonly { key: string; label: string }[],
  meals: Readonly<Record<string, Meal>>,
): MenuOption[] => {
  if (new Set(choices.map(({ key }) => key)).size !== choices.length)
    throw new Refusal('unprocessable', 'menu_day.option_repeated')
  const options = choices.flatMap(({ key, label }) => {
    const meal = Object.hasOwn(meals, key) ? meals[key] : undefined
    return meal === undefined ? [] : [{ key, label: label.trim(), meal: { ...meal, name: meal.name.trim() } }]
  })
  if (options.length !== choices.length || options.length !== Object.keys(meals).length)
    throw new Refusal('unprocessable', 'menu_day.options_differ')
  if (options.some(({ label, meal }) => label === '' || meal.name === ''))
    throw new Refusal('unprocessable', 'name.blank')
  return options
}
