import {
  addDays,
  type CompanyId,
  constructorOf,
  inputRefusal,
  type LocalDate,
  type MenuDayId,
  Refusal,
  refusals,
  type ShiftId,
  showsNothing,
  withFacts,
} from '../shared/index.ts'
import type { Partnership } from '../partnerships/index.ts'
import { type Shift, worksOn } from '../shifts/index.ts'
import { areSameCourses, type ChangedCourses, type CommonCourse, missingIn } from './common-courses.ts'
import type { DishFacts } from './dish.ts'
import { planningHorizon, skipKey } from './rules.ts'

export const menuDayRefusal = refusals({
  'menu_day.closed': 'conflict',
  'menu_day.past': 'unprocessable',
  'menu_day.too_far': withFacts<{ days: number }>('unprocessable'),
  'menu_day.not_a_work_day': 'unprocessable',
  'menu_day.options_differ': 'unprocessable',
  'menu_day.option_repeated': 'unprocessable',
  'menu_day.key_reserved': 'unprocessable',
  'menu_day.option_chosen': withFacts<{ people: number }>('conflict'),
  'menu_day.dish_chosen': withFacts<{ dish: string; people: number }>('conflict'),
  'menu_day.chosen': withFacts<{ people: number }>('conflict'),
  'menu_day.published_by_another': withFacts<{ date: LocalDate }>('conflict'),
  'menu_day.changed_meanwhile': 'conflict',
  'menu_day.image_not_allowed': 'unprocessable',
  'menu_day.partnership_ended': 'conflict',
  'menu_day.partnership_ends': withFacts<{ date: LocalDate }>('unprocessable'),
  'menu_day.undeclared': withFacts<{ dishes: number; shown: string; rest: number }>('unprocessable'),
})

/** A dish as written on a menu. The day keeps its name; all other facts are stored with the dish (rule G2). */
export interface Meal extends Partial<DishFacts> {
  name: string
}

export interface MenuOption {
  key: string
  label: string
  meal: { name: string }
}

const isSame = (one: MenuOption, other: MenuOption | undefined): boolean =>
  other !== undefined && one.key === other.key && one.label === other.label && one.meal.name === other.meal.name

/** Of totals by option, which may have fallen to 0. */
export const peopleOf = (chosen: ReadonlyMap<string, number>): number =>
  [...chosen.values()].reduce((sum, count) => sum + count, 0)

/** `suspended`: published, but the day is closed (rule Y1). */
export type MenuStatus = 'draft' | 'published' | 'suspended'

/**
 * What a new dish means for people who chose the option: a better name for the same dish, or a different dish (rule
 * M4).
 */
export type DishChange = 'correction' | 'substitution'

/** A dish that people chose and that would be replaced. */
export interface ChosenDish {
  key: string
  dish: string
  people: number
}

/** The caterer has not yet said how to treat the new dishes (rule M4). The message is about the first of them. */
export class DishesChosen extends Refusal {
  readonly dishes: readonly ChosenDish[]

  constructor(dishes: readonly ChosenDish[]) {
    const { dish = '', people = 0 } = dishes[0] ?? {}
    super(menuDayRefusal('menu_day.dish_chosen', { dish, people }))
    this.dishes = dishes
  }
}

/** A new dish for an option that somebody chose. */
export interface ChangedDish {
  menuDayId: MenuDayId
  key: string
  from: string
  to: string
  change: DishChange
}

export interface MenuDayChange {
  options: MenuOption[]
  /** Unchanged by default. */
  commonCourses?: CommonCourse[] | undefined
  /** Unchanged by default. */
  status: MenuStatus | undefined
  /** How to treat new dishes of options that somebody chose, by option key. */
  dishChanges: Readonly<Record<string, DishChange>>
}

/** What a catering cooks for one shift of a corporate company, on the date the shift starts. */
export class MenuDay {
  id!: MenuDayId
  cateringId!: CompanyId
  corporateId!: CompanyId
  shiftId!: ShiftId
  date!: LocalDate
  status!: MenuStatus
  options!: MenuOption[]
  commonCourses!: CommonCourse[]
  createdAt!: Date
  updatedAt!: Date
  /** The cut-off at which its list was frozen (rule M15); null while there is none. */
  closedAt!: Date | null
  /** Incremented with each change; 0 until the day is saved. */
  version!: number

  /** `chosen` is how many people have chosen each option so far. Returns what is new to them. */
  change(
    { options, commonCourses = this.commonCourses, status, dishChanges }: MenuDayChange,
    chosen: ReadonlyMap<string, number>,
  ): { dishes: ChangedDish[]; courses: ChangedCourses | null } {
    const kept = new Set(options.map((option) => option.key))
    const people = [...chosen].reduce((sum, [key, count]) => (kept.has(key) ? sum : sum + count), 0)
    if (people > 0) throw menuDayRefusal('menu_day.option_chosen', { people })
    if (status === 'draft' && this.status === 'published') this.#refuseIfChosen(chosen)
    const dishes = this.#changedDishes(options, dishChanges, chosen)
    const courses = peopleOf(chosen) > 0 ? this.#changedCourses(commonCourses) : null
    this.options = options
    this.commonCourses = commonCourses
    this.status = status ?? this.status
    this.version++
    return { dishes, courses }
  }

  /** Whether the day already offers exactly these options and common courses. */
  offers(options: readonly MenuOption[], commonCourses: readonly CommonCourse[] = this.commonCourses): boolean {
    return (
      options.length === this.options.length &&
      options.every((option, at) => isSame(option, this.options[at])) &&
      areSameCourses(commonCourses, this.commonCourses)
    )
  }

  mealOf(key: string): { name: string } | undefined {
    return this.options.find((option) => option.key === key)?.meal
  }

  #changedDishes(
    options: readonly MenuOption[],
    words: MenuDayChange['dishChanges'],
    chosen: ReadonlyMap<string, number>,
  ): ChangedDish[] {
    const unnamed: ChosenDish[] = []
    const changed = options.flatMap(({ key, meal: { name: to } }): ChangedDish[] => {
      const people = chosen.get(key) ?? 0
      const from = this.mealOf(key)?.name
      if (people === 0 || from === undefined || from === to) return []
      const change = Object.hasOwn(words, key) ? words[key] : undefined
      if (change !== undefined) return [{ menuDayId: this.id, key, from, to, change }]
      unnamed.push({ key, dish: from, people })
      return []
    })
    if (unnamed.length > 0) throw new DishesChosen(unnamed)
    return changed
  }

  #changedCourses(courses: readonly CommonCourse[]): ChangedCourses | null {
    if (areSameCourses(courses, this.commonCourses)) return null
    return {
      menuDayId: this.id,
      names: courses.map(({ name }) => name),
      gone: missingIn(courses, this.commonCourses),
      come: missingIn(this.commonCourses, courses),
    }
  }

  #refuseIfChosen(chosen: ReadonlyMap<string, number>): void {
    const people = peopleOf(chosen)
    if (people > 0) throw menuDayRefusal('menu_day.chosen', { people })
  }
}

export const newMenuDay = constructorOf(MenuDay)(({ createdAt }: Pick<MenuDay, 'createdAt'>) => ({
  status: 'draft',
  options: [],
  commonCourses: [],
  updatedAt: createdAt,
  closedAt: null,
  version: 0,
}))

/** A menu can be written for working days of the shift, from today up to the planning horizon. */
export const refuseUnfitDate = (date: LocalDate, shift: Shift, today: LocalDate): void => {
  if (date < today) throw menuDayRefusal('menu_day.past')
  if (date > addDays(today, planningHorizon)) throw menuDayRefusal('menu_day.too_far', { days: planningHorizon })
  if (!worksOn(shift, date)) throw menuDayRefusal('menu_day.not_a_work_day')
}

/** A menu can only be written for days within the partnership (rule P9). */
export const refuseAfterEnd = (date: LocalDate, { endsOn }: Partnership): void => {
  if (endsOn !== null && date >= endsOn) throw menuDayRefusal('menu_day.partnership_ends', { date: endsOn })
}

/** For caterings that only publish dishes with declared allergens (rule L1). `dishes` are names. */
export const refuseUndeclared = (dishes: readonly string[]): void => {
  if (dishes.length === 0) return
  const shown = dishes
    .slice(0, 3)
    .map((dish) => `“${dish}”`)
    .join(', ')
  throw menuDayRefusal('menu_day.undeclared', { dishes: dishes.length, shown, rest: Math.max(0, dishes.length - 3) })
}

/** Every label needs a meal, and every meal a label. */
export const optionsOf = (
  choices: readonly { key: string; label: string }[],
  meals: Readonly<Record<string, Meal>>,
): MenuOption[] => {
  if (new Set(choices.map(({ key }) => key)).size !== choices.length) throw menuDayRefusal('menu_day.option_repeated')
  if (choices.some(({ key }) => key === skipKey)) throw menuDayRefusal('menu_day.key_reserved')
  const options = choices.flatMap(({ key, label }) => {
    const meal = Object.hasOwn(meals, key) ? meals[key] : undefined
    return meal === undefined ? [] : [{ key, label: label.trim(), meal: { name: meal.name.trim() } }]
  })
  if (options.length !== choices.length || options.length !== Object.keys(meals).length)
    throw menuDayRefusal('menu_day.options_differ')
  if (options.some(({ label, meal }) => showsNothing(label) || showsNothing(meal.name)))
    throw inputRefusal('name.blank')
  return options
}
