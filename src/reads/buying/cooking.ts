import { countsOf, estimateOf, type PlannedComponent, planOf, portionsOf } from '../../core/kitchen/rules.ts'
import { type PortionAmounts, portionAmountsIn } from '../../core/recipes/rules.ts'
import { addDays, type CompanyId, Fraction, type IngredientId, type LocalDate } from '../../core/shared/index.ts'
import type { Database } from '../../persistence/index.ts'
import { type Production, productionOn } from '../kitchen/servings.ts'
import { type Recipes, recipesBetween } from '../recipes/book.ts'
import { type Counts, type Factors, factorsOf, portionsToCook } from '../recipes/cooked.ts'

/** What is cooked of one component on one day. */
export interface Cooked {
  date: LocalDate
  component: PlannedComponent
  portions: Fraction
  /** Null without a recipe. */
  amounts: PortionAmounts | null
  /** Counted portions by the time at which they are served. */
  byTime: readonly { time: string; counted: number }[]
}

export interface CookedDay extends Production {
  date: LocalDate
}

export interface Cooking {
  days: CookedDay[]
  cooked: Cooked[]
  recipes: Recipes
  dueFirms: CompanyId[]
}

const datesBetween = (first: LocalDate, last: LocalDate): LocalDate[] => {
  const dates: LocalDate[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

interface PlannedDay {
  date: LocalDate
  planned: PlannedComponent[]
  counts: Counts
}

const cookedOn = (
  { date, planned, counts }: PlannedDay,
  amountsOf: (key: string) => PortionAmounts | null,
  factors: Factors,
): Cooked[] =>
  planned.map((component) => ({
    date,
    component,
    portions: portionsToCook(component, counts, factors),
    amounts: amountsOf(component.key),
    byTime: (counts.get(component.key) ?? []).map(({ serving, counted }) => ({
      time: serving.row.start_time,
      counted,
    })),
  }))

/** What is cooked on the dates, with what it takes of each ingredient. */
export const cookingBetween = async (
  db: Database,
  now: Date,
  cateringId: CompanyId,
  [first, last]: [LocalDate, LocalDate],
): Promise<Cooking> => {
  const days = await Promise.all(
    datesBetween(first, last).map(async (date) => ({ date, ...(await productionOn(db, now, cateringId, date)) })),
  )
  const planned = days.map(({ date, servings, settings }) => ({
    date,
    planned: planOf(servings, settings),
    counts: countsOf(servings, settings.componentsOf),
  }))
  const keys = [...new Set(planned.flatMap((day) => day.planned.map(({ key }) => key)))]
  const [recipes, factors] = await Promise.all([
    recipesBetween(db, cateringId, [first, last], keys),
    factorsOf(db, cateringId, keys),
  ])
  return {
    days,
    recipes,
    dueFirms: [...new Set(days.flatMap(({ dueFirms }) => dueFirms))],
    cooked: planned.flatMap((day) => cookedOn(day, portionAmountsIn(recipes.on(day.date)), factors)),
  }
}

/** Öğün of the days: chosen, and expected of the undecided. */
export const mealsOf = (days: readonly Production[]): { portions: number; estimate: number; isOpen: boolean } => {
  const servings = days.flatMap((day) => day.servings)
  return {
    portions: servings.reduce((sum, serving) => sum + portionsOf(serving), 0),
    estimate: servings.reduce((sum, serving) => sum + estimateOf(serving), 0),
    isOpen: servings.some(({ isFrozen }) => !isFrozen),
  }
}

/** A meal of a day; null stands before the first one. */
export interface Meal {
  date: LocalDate
  servingTime: string | null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The part of a component's portions that is served after one meal and not after another one. */
const shareBetween = ({ date, byTime }: Cooked, after: Meal, until: Meal | null): Fraction => {
  const isServed = (time: string): boolean =>
    (date > after.date || (date === after.date && (after.servingTime === null || time > after.servingTime))) &&
    (until === null || date < until.date || (date === until.date && time <= (until.servingTime ?? '')))
  const served = byTime.filter(({ time }) => isServed(time))
  const all = sum(byTime.map(({ counted }) => counted))
  if (all > 0) return Fraction.of(sum(served.map(({ counted }) => counted)), all)
  return byTime.length === 0 ? Fraction.zero : Fraction.of(served.length, byTime.length)
}

/** What was cooked of each ingredient after a meal, until another one or to the end. */
const takenBetween = (cooked: readonly Cooked[], after: Meal, until: Meal | null): Map<IngredientId, Fraction> => {
  const taken = new Map<IngredientId, Fraction>()
  for (const one of cooked) {
    const portions = one.portions.times(shareBetween(one, after, until))
    if (portions.isZero) continue
    for (const [id, amount] of one.amounts?.amounts ?? [])
      taken.set(id, amount.times(portions).plus(taken.get(id) ?? Fraction.zero))
  }
  return taken
}

/** What was cooked of an ingredient since its count; computed once for all that were counted after the same meal. */
export const cookedSince = (
  cooked: readonly Cooked[],
  until: Meal | null,
): ((ingredientId: IngredientId, count: Meal) => Fraction) => {
  const known = new Map<string, Map<IngredientId, Fraction>>()
  return (ingredientId, { date, servingTime }) => {
    const meal = `${date} ${servingTime ?? ''}`
    const taken = known.get(meal) ?? takenBetween(cooked, { date, servingTime }, until)
    known.set(meal, taken)
    return taken.get(ingredientId) ?? Fraction.zero
  }
}
