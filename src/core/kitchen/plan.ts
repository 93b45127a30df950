import type { Components, Course } from '../menus/rules.ts'
import { Fraction, sumOf } from '../shared/rules.ts'

/** Portions of an option in one shift of one firm. */
export interface ServedOption {
  dish: string
  /** As the kitchen split the dish; null where it is as proposed. */
  split: readonly string[] | null
  portions: number
  /** Who asked for this option; never part of `portions`. */
  guests: number
  /** What changed after the list was frozen; never part of `portions`. */
  later: number
}

export interface ServedCourse {
  course: Course
  name: string
  split: readonly string[] | null
}

/** What one shift of one firm gets on a date. */
export interface Serving {
  isFrozen: boolean
  options: readonly ServedOption[]
  courses: readonly ServedCourse[]
  /** Guests of whom only the number is known. */
  furtherGuests: number
  /** Portions expected of the undecided; null if unknown, or if the list is frozen. */
  expected: number | null
  /** Recent portions of each option, to spread the expected ones where nobody has chosen yet. */
  recent: readonly number[]
}

export interface OwnNumber {
  portions: number
  /** Null if a key wrote it. */
  by: string | null
  at: string
}

export interface KitchenSettings {
  reservePercent: number
  componentsOf: Components
  ownNumbers: Readonly<Record<string, OwnNumber>>
}

export interface PlannedComponent {
  key: string
  name: string
  isMain: boolean
  frozen: number
  open: number
  estimate: number
  guests: number
  reserve: number
  toCook: number
  later: number
  ownNumber: OwnNumber | null
}

/** Whole parts of `total` in proportion to the weights, by largest remainder; evenly if there are no weights. */
export const spread = (total: number, weights: readonly number[]): number[] => {
  const all = sumOf(weights)
  const exact = weights.map((weight) => (all === 0 ? total / weights.length : (total * weight) / all))
  const parts = exact.map(Math.floor)
  const largestFirst = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at)
  for (const { at } of largestFirst.slice(0, total - sumOf(parts))) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

export const portionsOf = ({ options }: Serving): number => sumOf(options.map(({ portions }) => portions))
export const laterOf = ({ options }: Serving): number => sumOf(options.map(({ later }) => later))
export const guestsOf = ({ options, furtherGuests }: Pick<Serving, 'options' | 'furtherGuests'>): number =>
  sumOf(options.map(({ guests }) => guests)) + furtherGuests

/** Spread over the options as people have chosen so far, or recently where nobody has. */
const asChosen = (portions: number, { options, recent }: Pick<Serving, 'options' | 'recent'>): number[] => {
  if (options.length === 0) return []
  const chosen = options.map((option) => option.portions)
  return spread(portions, sumOf(chosen) === 0 ? recent : chosen)
}

/**
 * Guests of each option of a list, where those of whom only the number is known eat as people chose (rule Y3): as many
 * as are on its labels.
 */
export const guestsOnList = (options: readonly { portions: number; guests: number }[], further: number): number[] => {
  const rest = spread(
    further,
    options.map(({ portions }) => portions),
  )
  return options.map(({ guests }, at) => guests + (rest[at] ?? 0))
}

/** Guests of each option, also those of whom only the number is known. */
export const guestsByOption = (serving: Pick<Serving, 'options' | 'recent' | 'furtherGuests'>): number[] => {
  const further = asChosen(serving.furtherGuests, serving)
  return serving.options.map(({ guests }, at) => guests + (further[at] ?? 0))
}

/** Expected portions of each option. */
const estimatesOf = (serving: Serving): number[] =>
  serving.isFrozen || serving.expected === null ? serving.options.map(() => 0) : asChosen(serving.expected, serving)

export const estimateOf = (serving: Serving): number => sumOf(estimatesOf(serving))

/** A dish of a serving with its portions. */
interface ServedDish {
  dish: string
  split: readonly string[] | null
  portions: number
  guests: number
  estimate: number
  later: number
  /** Common courses stand beside somebody's meal, so none of their components is a main one. */
  isCourse: boolean
}

const dishesOf = (serving: Serving): ServedDish[] => {
  const [estimates, guests] = [estimatesOf(serving), guestsByOption(serving)]
  const everybody = {
    portions: portionsOf(serving),
    guests: sumOf(guests),
    estimate: sumOf(estimates),
    later: laterOf(serving),
  }
  return [
    ...serving.options.map((option, at) => ({
      ...option,
      guests: guests[at] ?? 0,
      estimate: estimates[at] ?? 0,
      isCourse: false,
    })),
    ...serving.courses.map(({ name, split }) => ({ dish: name, split, ...everybody, isCourse: true })),
  ]
}

/** Portions of one component in one serving; null if it is not part of any dish there. */
export const portionsOfComponent = (
  serving: Serving,
  key: string,
  componentsOf: Components,
): { portions: number; guests: number; later: number; dishes: string[] } | null => {
  const dishes = dishesOf(serving).filter(({ dish, split }) =>
    componentsOf(dish, split).some((component) => component.key === key),
  )
  if (dishes.length === 0) return null
  return {
    portions: sumOf(dishes.map(({ portions }) => portions)),
    guests: sumOf(dishes.map(({ guests }) => guests)),
    later: sumOf(dishes.map(({ later }) => later)),
    dishes: dishes.map(({ dish }) => dish),
  }
}

/**
 * Portions of each component that were chosen, are for guests or are estimated, by serving; a dish that has it twice in
 * one serving is there twice.
 */
export const countsOf = <Of extends Serving>(
  servings: readonly Of[],
  componentsOf: Components,
): Map<string, { serving: Of; counted: number }[]> => {
  const counts = new Map<string, { serving: Of; counted: number }[]>()
  for (const serving of servings)
    for (const { dish, split, portions, guests, estimate } of dishesOf(serving))
      for (const { key } of componentsOf(dish, split)) {
        const known = counts.get(key)
        const count = { serving, counted: portions + guests + estimate }
        if (known === undefined) counts.set(key, [count])
        else known.push(count)
      }
  return counts
}

/**
 * Portions of a component by the average of the factors that firms have for it (rule B1): reserve and own numbers are
 * for all firms together.
 */
export const scaledPortions = (portions: number, shares: readonly { counted: number; percent: number }[]): Fraction => {
  const counted = sumOf(shares.map((one) => one.counted))
  if (counted === 0) return Fraction.of(portions)
  const weighted = sumOf(shares.map((one) => one.counted * one.percent))
  return Fraction.of(portions).times(Fraction.of(weighted, counted * 100))
}

/** Main components first, then by what has to be cooked. */
const inOrder = (one: PlannedComponent, other: PlannedComponent): number =>
  Number(other.isMain) - Number(one.isMain) ||
  other.toCook - one.toCook ||
  (one.key < other.key ? -1 : Number(one.key > other.key))

/**
 * What has to be cooked for all servings of a date (rule K2). The reserve is added once to the sum of a component over
 * all firms, and rounded up once. A component has the spelling with the most portions.
 */
export const planOf = (
  servings: readonly Serving[],
  { reservePercent, componentsOf, ownNumbers }: KitchenSettings,
): PlannedComponent[] => {
  const planned = new Map<string, PlannedComponent>()
  const spellings = new Map<string, number>()
  for (const serving of servings)
    for (const { dish, split, portions, guests, estimate, later, isCourse } of dishesOf(serving))
      for (const [at, { key, name }] of componentsOf(dish, split).entries()) {
        const component = planned.get(key) ?? {
          ...{ key, name, isMain: false, ownNumber: ownNumbers[key] ?? null },
          ...{ frozen: 0, open: 0, estimate: 0, guests: 0, reserve: 0, toCook: 0, later: 0 },
        }
        component.isMain ||= at === 0 && !isCourse
        component[serving.isFrozen ? 'frozen' : 'open'] += portions
        component.estimate += estimate
        component.guests += guests
        component.later += later
        spellings.set(name, (spellings.get(name) ?? 0) + portions + guests + estimate)
        if ((spellings.get(name) ?? 0) > (spellings.get(component.name) ?? 0)) component.name = name
        planned.set(key, component)
      }
  return [...planned.values()]
    .map((component) => {
      const counted = component.frozen + component.open + component.estimate + component.guests
      const reserve = Math.ceil((counted * reservePercent) / 100)
      return { ...component, reserve, toCook: counted + reserve }
    })
    .sort(inOrder)
}
