import { countedBy, estimateOf, type PlannedComponent, planOf, portionsOf } from '../../core/kitchen/rules.ts'
import { type PortionAmounts, portionAmountsIn } from '../../core/recipes/rules.ts'
import { addDays, type CompanyId, Fraction, type IngredientId, type LocalDate } from '../../core/shared/index.ts'
import type { Database } from '../../persistence/index.ts'
import { type PlannedServing, type Production, productionOn } from '../kitchen/servings.ts'
import { type Recipes, recipesBetween } from '../recipes/book.ts'
import { type Factors, factorsOf, portionsToCook } from '../recipes/cooked.ts'

/** What is cooked of one component on one day. */
export interface Cooked {
  date: LocalDate
  component: PlannedComponent
  portions: Fraction
  /** Null without a recipe. */
  amounts: PortionAmounts | null
  /** Counted portions by the time of their servings. */
  byTime: { time: string; share: Fraction }[]
}

export interface Cooking {
  days: Production[]
  cooked: Cooked[]
  recipes: Recipes
  dueFirms: CompanyId[]
}

const datesBetween = (first: LocalDate, last: LocalDate): LocalDate[] => {
  const dates: LocalDate[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** How the portions of a component are spread over the times at which they are served. */
const byTimeOf = (servings: readonly PlannedServing[], key: string, { settings }: Production): Cooked['byTime'] => {
  const counted = servings.map((serving) => ({
    time: serving.row.start_time,
    portions: countedBy(serving, key, settings.componentsOf),
  }))
  const all = counted.reduce((sum, { portions }) => sum + portions, 0)
  return counted.map(({ time, portions }) => ({
    time,
    share: all === 0 ? Fraction.of(1, counted.length) : Fraction.of(portions, all),
  }))
}

const cookedOn = (
  production: Production,
  date: LocalDate,
  amountsOf: (key: string) => PortionAmounts | null,
  factors: Factors,
): Cooked[] =>
  planOf(production.servings, production.settings).map((component) => ({
    date,
    component,
    portions: portionsToCook(production, component, factors),
    amounts: amountsOf(component.key),
    byTime: byTimeOf(production.servings, component.key, production),
  }))

/** What is cooked on the dates, with what it takes of each ingredient. */
export const cookingBetween = async (
  db: Database,
  now: Date,
  cateringId: CompanyId,
  [first, last]: [LocalDate, LocalDate],
): Promise<Cooking> => {
  const dates = datesBetween(first, last)
  const days = await Promise.all(dates.map((date) => productionOn(db, now, cateringId, date)))
  const keys = [...new Set(days.flatMap(({ servings, settings }) => planOf(servings, settings).map(({ key }) => key)))]
  const [recipes, factors] = await Promise.all([
    recipesBetween(db, cateringId, [first, last], keys),
    factorsOf(db, cateringId, keys),
  ])
  return {
    days,
    recipes,
    dueFirms: [...new Set(days.flatMap(({ dueFirms }) => dueFirms))],
    cooked: days.flatMap((day, at) => {
      const date = dates[at] ?? first
      return cookedOn(day, date, portionAmountsIn(recipes.on(date)), factors)
    }),
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

/** Only what is served until a time of the day. */
export const servedUntil = (cooked: Cooked, time: string): Cooked => ({
  ...cooked,
  byTime: cooked.byTime.filter((one) => one.time <= time),
})

/**
 * What was cooked of an ingredient after a count. Of the day of the count only what is served after the last meal that
 * had been cooked then.
 */
export const cookedSince = (
  ingredientId: IngredientId,
  cooked: readonly Cooked[],
  { date, servingTime }: { date: LocalDate; servingTime: string | null },
): Fraction => {
  let sum = Fraction.zero
  for (const { date: on, portions, amounts, byTime } of cooked) {
    const amount = amounts?.amounts.get(ingredientId)
    if (amount === undefined || on < date) continue
    for (const { time, share } of byTime)
      if (on > date || servingTime === null || time > servingTime) sum = sum.plus(amount.times(portions).times(share))
  }
  return sum
}
