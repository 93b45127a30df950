import { addDays, inputRefusal, type LocalDate, refusals } from '../shared/index.ts'
import { type Shift, todayOf, worksOn } from '../shifts/index.ts'
import { planningHorizon } from './rules.ts'

export const menuDayRefusal = refusals({
  'menu_day.past': 'unprocessable',
  'menu_day.too_far': 'unprocessable',
  'menu_day.not_a_work_day': 'unprocessable',
  'menu_day.options_differ': 'unprocessable',
  'menu_day.option_repeated': 'unprocessable',
  'menu_day.option_chosen': 'conflict',
  'menu_day.chosen': 'conflict',
  'menu_day.published_by_another': 'conflict',
  'menu_day.changed_meanwhile': 'conflict',
  'menu_day.image_not_allowed': 'unprocessable',
})

export interface Meal {
  name: string
  tags: string[]
  imageUrl: string | null
}

export interface MenuOption {
  key: string
  label: string
  meal: Meal
}

export type MenuStatus = 'draft' | 'published'

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
  /** Counts the changes; 0 until the day is saved. */
  version!: number

  /** `chosen` counts the people who chose each option of the day so far. */
  change(options: MenuOption[], status: MenuStatus | undefined, chosen: ReadonlyMap<string, number>): void {
    const kept = new Set(options.map((option) => option.key))
    const people = [...chosen].reduce((sum, [key, count]) => (kept.has(key) ? sum : sum + count), 0)
    if (people > 0) throw menuDayRefusal('menu_day.option_chosen', { people })
    if (status === 'draft' && this.status === 'published') this.#refuseIfChosen(chosen)
    this.options = options
    this.status = status ?? this.status
    this.version++
  }

  offers(key: string): boolean {
    return this.options.some((option) => option.key === key)
  }

  #refuseIfChosen(chosen: ReadonlyMap<string, number>): void {
    const people = [...chosen.values()].reduce((sum, count) => sum + count, 0)
    if (people > 0) throw menuDayRefusal('menu_day.chosen', { people })
  }
}

/** A menu is written for a working day of the shift, not for the past and not for a far future. */
export const refuseUnfitDate = (date: LocalDate, shift: Shift, now: Date): void => {
  const today = todayOf(shift, now)
  if (date < today) throw menuDayRefusal('menu_day.past')
  if (date > addDays(today, planningHorizon)) throw menuDayRefusal('menu_day.too_far', { days: planningHorizon })
  if (!worksOn(shift, date)) throw menuDayRefusal('menu_day.not_a_work_day')
}

/** Every label needs its meal and every meal its label. */
export const optionsOf = (
  choices: readonly { key: string; label: string }[],
  meals: Readonly<Record<string, Meal>>,
): MenuOption[] => {
  if (new Set(choices.map(({ key }) => key)).size !== choices.length) throw menuDayRefusal('menu_day.option_repeated')
  const options = choices.flatMap(({ key, label }) => {
    const meal = Object.hasOwn(meals, key) ? meals[key] : undefined
    return meal === undefined ? [] : [{ key, label: label.trim(), meal: { ...meal, name: meal.name.trim() } }]
  })
  if (options.length !== choices.length || options.length !== Object.keys(meals).length)
    throw menuDayRefusal('menu_day.options_differ')
  if (options.some(({ label, meal }) => label === '' || meal.name === '')) throw inputRefusal('name.blank')
  return options
}
