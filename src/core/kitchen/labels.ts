import type { DeliveryForm } from '../partnerships/index.ts'

/** People of a department who chose an option; `department` is null for those without one. */
export interface BoxCount {
  department: string | null
  key: string
  count: number
}

export interface LabelledServing {
  /** Null if the firm has not said. */
  form: DeliveryForm | null
  counts: readonly BoxCount[]
  /** Keys of the options. */
  options: readonly string[]
  /** How many common courses everybody gets. */
  courses: number
}

export interface Label {
  /** The department of a box, null for its people without one; undefined on labels by dish. */
  department: string | null | undefined
  portions: number
  /** Portions of each dish that is on the label, by its place: the common courses, then the options. */
  dishes: readonly { place: number; portions: number }[]
}

const totalOf = (counts: readonly BoxCount[], key?: string): number =>
  counts.reduce((sum, one) => (key === undefined || one.key === key ? sum + one.count : sum), 0)

/** A box has to reach its people, so a department has its own labels however small it is. */
export const labelsOf = ({ form, counts, options, courses }: LabelledServing): Label[] => {
  const dishesIn = (some: readonly BoxCount[]): Label['dishes'] =>
    [...Array.from({ length: courses }, () => totalOf(some)), ...options.map((key) => totalOf(some, key))].flatMap(
      (portions, place) => (portions === 0 ? [] : [{ place, portions }]),
    )
  const byDepartment = Map.groupBy(
    counts.filter(({ count }) => count > 0),
    ({ department }) => department,
  )
  if ((form ?? (byDepartment.size > 1 ? 'boxed' : 'bulk')) === 'bulk')
    return dishesIn(counts).map((dish) => ({ department: undefined, portions: dish.portions, dishes: [dish] }))
  return [...byDepartment].map(([department, some]) => ({
    department,
    portions: totalOf(some),
    dishes: dishesIn(some),
  }))
}
