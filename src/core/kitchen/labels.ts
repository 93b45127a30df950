import type { DeliveryForm } from '../partnerships/index.ts'
import { spread } from './plan.ts'

/** People of a department who chose an option; `department` is null for those without one. */
export interface BoxCount {
  department: string | null
  key: string
  count: number
}

/** Guests of a department; `key` is null if only their number is known. */
export interface GuestBox extends Omit<BoxCount, 'key'> {
  key: string | null
}

export interface LabelledServing {
  /** Null if the firm has not said. */
  form: DeliveryForm | null
  counts: readonly BoxCount[]
  guests: readonly GuestBox[]
  /** Keys of the options. */
  options: readonly string[]
  /** How many common courses everybody gets. */
  courses: number
}

export interface Label {
  /** The department of a box, null for its people without one; undefined on labels by dish. */
  department: string | null | undefined
  /** The box of the department's guests (rule Y3). */
  isForGuests: boolean
  portions: number
  /** How many of the portions are for guests. */
  guests: number
  /** Portions of each dish that is on the label, by its place: the common courses, then the options. */
  dishes: readonly { place: number; portions: number }[]
}

const totalOf = (counts: readonly BoxCount[], key?: string): number =>
  counts.reduce((sum, one) => (key === undefined || one.key === key ? sum + one.count : sum), 0)

/** Guests with options; those of whom only the number is known get what is chosen most, as in the plan of the kitchen. */
const servedGuests = ({ counts, guests, options }: LabelledServing): BoxCount[] => {
  const further = guests.filter(({ key }) => key === null)
  const rest = spread(
    further.reduce((sum, { count }) => sum + count, 0),
    options.map((option) => totalOf(counts, option)),
  )
  const placed = further.flatMap(({ department, count }) => {
    let missing = count
    return options.map((key, at) => {
      const taken = Math.min(missing, rest[at] ?? 0)
      missing -= taken
      rest[at] = (rest[at] ?? 0) - taken
      return { department, key, count: taken }
    })
  })
  return [...guests.flatMap(({ key, ...guest }) => (key === null ? [] : [{ ...guest, key }])), ...placed]
}

const byDepartment = (counts: readonly BoxCount[]): Map<string | null, BoxCount[]> =>
  Map.groupBy(
    counts.filter(({ count }) => count > 0),
    ({ department }) => department,
  )

/** A box has to reach its people, so a department has its own labels however small it is, and one for its guests. */
export const labelsOf = (serving: LabelledServing): Label[] => {
  const { form, counts, options, courses } = serving
  const guests = options.length === 0 ? [] : servedGuests(serving)
  const dishesIn = (some: readonly BoxCount[]): Label['dishes'] =>
    [...Array.from({ length: courses }, () => totalOf(some)), ...options.map((key) => totalOf(some, key))].flatMap(
      (portions, place) => (portions === 0 ? [] : [{ place, portions }]),
    )
  const ofGuests = dishesIn(guests)
  const departments = byDepartment(counts)
  if ((form ?? (departments.size > 1 ? 'boxed' : 'bulk')) === 'bulk')
    return dishesIn([...counts, ...guests]).map((dish) => ({
      department: undefined,
      isForGuests: false,
      portions: dish.portions,
      guests: ofGuests.find(({ place }) => place === dish.place)?.portions ?? 0,
      dishes: [dish],
    }))
  const boxes = (of: ReadonlyMap<string | null, BoxCount[]>, isForGuests: boolean): Label[] =>
    [...of].map(([department, some]) => ({
      department,
      isForGuests,
      portions: totalOf(some),
      guests: isForGuests ? totalOf(some) : 0,
      dishes: dishesIn(some),
    }))
  return [...boxes(departments, false), ...boxes(byDepartment(guests), true)]
}
