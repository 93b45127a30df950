import { countsOf, estimateOf, guestsOf, type PlannedComponent, planOf, portionsOf } from '../../core/kitchen/rules.ts'
import { type PortionAmounts, portionAmountsIn } from '../../core/recipes/rules.ts'
import { addDays, type CompanyId, Fraction, type IngredientId, type LocalDate, sumOf } from '../../core/shared/index.ts'
import { type Database, prepared } from '../../persistence/index.ts'
import { type Production, productionsOn } from '../kitchen/servings.ts'
import { type Recipes, recipesBetween } from '../recipes/book.ts'
import { type Counts, type Factors, factorsOf, portionsToCook } from '../recipes/cooked.ts'

/** What was taken from the shelf on one day. */
interface Taken {
  date: LocalDate
  portions: Fraction
  /** Null without a recipe. */
  amounts: PortionAmounts | null
  /** Counted portions by the time at which they are served. */
  byTime: readonly { time: string; counted: number }[]
}

/** What is cooked of one component on one day. */
export interface Cooked extends Taken {
  component: PlannedComponent
}

export interface CookedDay extends Production {
  date: LocalDate
}

export interface Cooking {
  days: CookedDay[]
  cooked: Cooked[]
  /** Of the days that were kept. */
  kept: Taken[]
  recipes: Recipes
  dueFirms: CompanyId[]
}

export const datesBetween = (first: LocalDate, last: LocalDate): LocalDate[] => {
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

/** Portions by component of days that are over, by date. */
export type KeptDays = ReadonlyMap<LocalDate, Readonly<Record<string, string>>>

const keptDays = prepared<
  { cateringId: CompanyId; first: LocalDate; before: LocalDate; except: readonly LocalDate[] },
  { date: LocalDate; portions: Record<string, string> }
>(`
  SELECT d.date::text AS date, (
      SELECT coalesce(jsonb_object_agg(c.key, c.portions::text), '{}')
      FROM cost_components c
      WHERE c.catering_id = d.catering_id AND c.date = d.date
    ) AS portions
  FROM cost_days d
  WHERE d.catering_id = $cateringId AND d.date >= $first AND d.date < $before AND d.date <> ALL ($except::date[])`)

/**
 * What was kept when days ended (rule B4), so that their lists need not be added up again; not of days on which the
 * shelf was counted, since it depends on the time what was cooked after that.
 */
export const keptBetween = async (
  db: Database,
  cateringId: CompanyId,
  [first, before]: [LocalDate, LocalDate],
  except: readonly LocalDate[],
): Promise<KeptDays> => {
  const rows = first < before ? await db.rows(keptDays, { cateringId, first, before, except }) : []
  return new Map(rows.map(({ date, portions }) => [date, portions]))
}

const takenOn = (date: LocalDate, portions: Readonly<Record<string, string>>, recipes: Recipes): Taken[] => {
  const amountsOf = portionAmountsIn(recipes.on(date))
  return Object.entries(portions).map(([key, cooked]) => ({
    date,
    portions: Fraction.parse(cooked),
    amounts: amountsOf(key),
    byTime: [{ time: '00:00', counted: 1 }],
  }))
}

/** What is cooked on the dates, with what it takes of each ingredient; of those that were kept, what was kept. */
export const cookingOn = async (
  db: Database,
  now: Date,
  cateringId: CompanyId,
  dates: readonly LocalDate[],
  kept: KeptDays = new Map(),
): Promise<Cooking> => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const days = await productionsOn(
    db,
    now,
    cateringId,
    dates.filter((date) => !kept.has(date)),
  )
  const planned = days.map(({ date, servings, settings }) => ({
    date,
    planned: planOf(servings, settings),
    counts: countsOf(servings, settings.componentsOf),
  }))
  const keys = [
    ...new Set([
      ...planned.flatMap((day) => day.planned.map(({ key }) => key)),
      ...[...kept.values()].flatMap((portions) => Object.keys(portions)),
    ]),
  ]
  const [recipes, factors] = await Promise.all([
    recipesBetween(db, cateringId, [first, last], keys),
    factorsOf(db, cateringId, keys),
  ])
  return {
    days,
    recipes,
    kept: [...kept].flatMap(([date, portions]) => takenOn(date, portions, recipes)),
    dueFirms: [...new Set(days.flatMap(({ dueFirms }) => dueFirms))],
    cooked: planned.flatMap((day) => cookedOn(day, portionAmountsIn(recipes.on(day.date)), factors)),
  }
}

interface Meals {
  /** Chosen, and for guests. */
  portions: number
  guests: number
  /** Expected of the undecided. */
  estimate: number
  isOpen: boolean
}

/** Öğün of the days. */
export const mealsOf = (days: readonly Production[]): Meals => {
  const servings = days.flatMap((day) => day.servings)
  const guests = sumOf(servings.map(guestsOf))
  return {
    portions: sumOf(servings.map(portionsOf)) + guests,
    guests,
    estimate: sumOf(servings.map(estimateOf)),
    isOpen: servings.some(({ isFrozen }) => !isFrozen),
  }
}

/** A meal of a day; null stands before the first one. */
export interface Meal {
  date: LocalDate
  servingTime: string | null
}

/** The part of a component's portions that is served after one meal and not after another one. */
const shareBetween = ({ date, byTime }: Taken, after: Meal, until: Meal | null): Fraction => {
  const isServed = (time: string): boolean =>
    (date > after.date || (date === after.date && (after.servingTime === null || time > after.servingTime))) &&
    (until === null || date < until.date || (date === until.date && time <= (until.servingTime ?? '')))
  const served = byTime.filter(({ time }) => isServed(time))
  const all = sumOf(byTime.map(({ counted }) => counted))
  if (all > 0) return Fraction.of(sumOf(served.map(({ counted }) => counted)), all)
  return byTime.length === 0 ? Fraction.zero : Fraction.of(served.length, byTime.length)
}

/** What was cooked of each ingredient after a meal, until another one or to the end. */
const takenBetween = (cooked: readonly Taken[], after: Meal, until: Meal | null): Map<IngredientId, Fraction> => {
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
  cooked: readonly Taken[],
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
