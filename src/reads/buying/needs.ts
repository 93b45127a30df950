import {
  afterCooking,
  maxNeedDays,
  missingOf,
  onShelf,
  openDays,
  purchasesOf,
  type Supply,
} from '../../core/buying/rules.ts'
import { maxDeliveryDays } from '../../core/store/rules.ts'
import {
  addDays,
  ceilingOf,
  type CompanyId,
  Fraction,
  homeTimezone,
  type IngredientId,
  liraOf,
  type LocalDate,
  localDateAt,
} from '../../core/shared/index.ts'
import type {
  PurchaseLine,
  PurchaseNeeds,
  PurchaseSource,
  PurchaseSources,
  Shelf,
  ShelfItem,
} from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { type Cooked, cookedSince, type Cooking, cookingOn, datesBetween, keptBetween, mealsOf } from './cooking.ts'
import {
  countFrom,
  type KnownOffer,
  type LastCount,
  shelf,
  shelfAndMenus,
  type ShelfRow,
  type SuppliedIngredient,
  suppliesOf,
} from './supply.ts'

const [maxLines, maxSuppliers, maxLeftOut, maxSources, maxShelf] = [500, 200, 1000, 500, 2000]

type LeftOut = PurchaseNeeds['left_out'][number]

interface Need {
  quantity: Fraction
  parts: { of: Cooked; amount: Fraction; quantity: Fraction }[]
}

/** The need of each ingredient over all days and components; each is summed before anything is taken off or rounded. */
const needsOf = (cooked: readonly Cooked[]): Map<IngredientId, Need> => {
  const needs = new Map<IngredientId, Need>()
  for (const of of cooked.filter((one) => !one.portions.isZero))
    for (const [id, amount] of of.amounts?.amounts ?? []) {
      const need = needs.get(id) ?? { quantity: Fraction.zero, parts: [] }
      const quantity = amount.times(of.portions)
      need.quantity = need.quantity.plus(quantity)
      need.parts.push({ of, amount, quantity })
      needs.set(id, need)
    }
  return needs
}

/** The days and components that need an ingredient. */
const sourcesOf = ({ parts }: Need): PurchaseSource[] =>
  parts.map(({ of: { date, component, portions }, amount, quantity }) => ({
    date,
    key: component.key,
    name: component.name,
    portions: ceilingOf(portions, 3),
    per_portion: ceilingOf(amount, 3),
    quantity: ceilingOf(quantity, 3),
  }))

const nothing = { key: null, ingredient_id: null, portions: null, quantity: null, base_unit: null }

/** Components and parts without a recipe, each once with all portions of the days. */
const withoutRecipe = (cooked: readonly Cooked[], recipes: Cooking['recipes']): LeftOut[] => {
  const found = new Map<string, { what: string; reason: LeftOut['reason']; portions: Fraction }>()
  const add = (key: string, what: string, reason: LeftOut['reason'], portions: Fraction) => {
    const known = found.get(key) ?? { what, reason, portions: Fraction.zero }
    found.set(key, { ...known, portions: known.portions.plus(portions) })
  }
  for (const { component, portions, amounts } of cooked) {
    if (portions.isZero) continue
    if (amounts === null) add(component.key, component.name, 'recipe_missing', portions)
    for (const part of amounts?.missing ?? []) add(part, recipes.names.get(part) ?? part, 'part_missing', portions)
  }
  return [...found]
    .map(([key, { portions, ...one }]) => ({ ...nothing, ...one, key, portions: ceilingOf(portions, 3) }))
    .toSorted((one, other) => other.portions - one.portions)
}

interface Wanted {
  ingredient: SuppliedIngredient
  need: Need
  /** On the first of the days. */
  supply: Supply
  missing: Fraction
}

const unmet = ({ ingredient }: Wanted, reason: LeftOut['reason'], quantity: Fraction): LeftOut => ({
  ...nothing,
  what: ingredient.name,
  reason,
  ingredient_id: ingredient.id,
  quantity: ceilingOf(quantity, 3),
  base_unit: ingredient.baseUnit,
})

interface Bought {
  offer: KnownOffer
  units: number
  unitsNeeded: number
  surplus: Fraction
}

const lineOf = (
  { ingredient, need, supply: { shelf: shelfThen, ordered }, missing }: Wanted,
  { offer, units, unitsNeeded, surplus }: Bought,
  isAlternative: boolean,
  seesPrices: boolean,
): PurchaseLine => ({
  ingredient_id: ingredient.id,
  ingredient: ingredient.name,
  base_unit: ingredient.baseUnit,
  product_id: offer.productId,
  product_name: offer.productName,
  unit_type: offer.unitType,
  is_alternative: isAlternative,
  needed: isAlternative ? 0 : ceilingOf(need.quantity, 3),
  shelf: isAlternative || shelfThen === null ? null : ceilingOf(shelfThen, 3),
  ordered: isAlternative ? 0 : ceilingOf(ordered, 3),
  missing: isAlternative ? 0 : ceilingOf(missing, 3),
  units,
  units_needed: unitsNeeded,
  raised_by_minimum: units > unitsNeeded,
  unit_content: ceilingOf(offer.content, 3),
  stock: offer.stock / 100,
  surplus: ceilingOf(surplus, 3),
  unit_price: seesPrices ? liraOf(offer.price) : null,
  amount: seesPrices ? liraOf(offer.price * units) : null,
})

interface SuppliedLine {
  offer: KnownOffer
  line: PurchaseLine
}

/** Lines of one ingredient, and what cannot be bought of it. */
const linesOf = (wanted: Wanted, seesPrices: boolean): { lines: SuppliedLine[]; leftOut: LeftOut[] } => {
  const { ingredient, missing } = wanted
  const [preferred] = ingredient.offers
  if (preferred === undefined)
    return {
      lines: [],
      leftOut: missing.isZero ? [] : [unmet(wanted, ingredient.isLinked ? 'not_sold' : 'link_missing', missing)],
    }
  const { purchases, short } = purchasesOf(missing, ingredient.offers)
  const enough: Bought = { offer: preferred, units: 0, unitsNeeded: 0, surplus: Fraction.zero }
  const bought = missing.isZero ? [enough] : purchases
  return {
    lines: bought.map((one, at) => ({ offer: one.offer, line: lineOf(wanted, one, at > 0, seesPrices) })),
    leftOut: short.isZero ? [] : [unmet(wanted, 'stock_short', short)],
  }
}

const amountOf = (lines: readonly { amount: number | null }[], seesPrices: boolean): number | null =>
  seesPrices ? liraOf(lines.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0)) : null

/** The dearest supplier first, as its lines are; by name for those who see no prices. */
const suppliersOf = (lines: readonly SuppliedLine[], seesPrices: boolean): PurchaseNeeds['suppliers'] => {
  const bySupplier = Map.groupBy(lines, ({ offer }) => offer.supplierId)
  return [...bySupplier]
    .map(([supplier_id, own]) => {
      const shown = own.map(({ line }) => line).slice(0, maxLines)
      return {
        supplier_id,
        supplier_name: own[0]?.offer.supplierName ?? '',
        minimum_amount: seesPrices ? (own[0]?.offer.minimumAmount ?? null) : null,
        amount: amountOf(shown, seesPrices),
        lines: shown.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0)),
      }
    })
    .toSorted(
      (one, other) =>
        (other.amount ?? 0) - (one.amount ?? 0) || one.supplier_name.localeCompare(other.supplier_name, 'tr'),
    )
}

const oldestOf = (counts: readonly (LastCount | null)[]): string | null =>
  counts.flatMap((count) => count?.at ?? []).toSorted()[0] ?? null

/** The days that needs are added up over. */
export interface NeedRange {
  first: LocalDate
  last: LocalDate
  /** On which the shelf was counted, from the oldest count on. */
  counts: readonly LocalDate[]
}

export interface NeedsWithSources {
  needs: PurchaseNeeds
  sourcesOf: (ingredientId: IngredientId) => PurchaseSource[]
}

/** What has to be bought for the days ahead, and what is on the shelf (rules B2 and B3). */
export class BuyingReads extends Reads {
  get #today(): LocalDate {
    return localDateAt(this.clock.now(), homeTimezone)
  }

  /**
   * The days asked for, from tomorrow until the seventh day with a menu if nothing is, and the days of the counts.
   * Every day from now on has to be added up, and nothing can be ordered for later than `maxDeliveryDays` ahead.
   */
  async range(
    cateringId: CompanyId,
    start: LocalDate | undefined,
    end: LocalDate | undefined,
  ): Promise<NeedRange | 'range_invalid' | 'too_far'> {
    const first = start ?? addDays(this.#today, 1)
    if (first > addDays(this.#today, maxDeliveryDays)) return 'too_far'
    const found = await this.db.row(shelfAndMenus, { cateringId, today: this.#today, first })
    const last = end ?? found?.days.at(-1) ?? addDays(first, openDays - 1)
    if (last < first || last >= addDays(first, maxNeedDays)) return 'range_invalid'
    return { first, last, counts: found?.counts ?? [] }
  }

  /** `dueFirms` have lists that have to be frozen before the answer is shown. */
  async needs(
    cateringId: CompanyId,
    range: NeedRange,
    seesPrices: boolean,
  ): Promise<{ dueFirms: CompanyId[]; answer: PurchaseNeeds }> {
    const { dueFirms, answer } = await this.book(cateringId, range, seesPrices)
    return { dueFirms, answer: answer.needs }
  }

  /** The days and components that one ingredient is needed for. */
  async sources(
    cateringId: CompanyId,
    { first, last }: NeedRange,
    ingredientId: IngredientId,
  ): Promise<{ dueFirms: CompanyId[]; answer: PurchaseSources }> {
    const dates = datesBetween(first, last)
    const { cooked, dueFirms } = await cookingOn(this.db, this.clock.now(), cateringId, dates)
    const need = needsOf(cooked).get(ingredientId)
    const sources = need === undefined ? [] : sourcesOf(need)
    return { dueFirms, answer: { sources: sources.slice(0, maxSources), has_more: sources.length > maxSources } }
  }

  /** Needs, and where each of them comes from. */
  async book(
    cateringId: CompanyId,
    { first, last, counts }: NeedRange,
    seesPrices: boolean,
  ): Promise<{ dueFirms: CompanyId[]; answer: NeedsWithSources }> {
    const today = this.#today
    const [since = first] = [first, addDays(today, 1), ...counts].toSorted()
    const kept = await keptBetween(this.db, cateringId, [since, first], counts)
    const cooking = await cookingOn(this.db, this.clock.now(), cateringId, datesBetween(since, last), kept)
    const ahead = cooking.cooked.filter(({ date }) => date >= first)
    const days = cooking.days.filter(({ date }) => date >= first)
    const needs = needsOf(ahead)
    const supplies = await suppliesOf(this.db, {
      cateringId,
      ingredientIds: [...needs.keys()],
      today,
      first,
      last,
    })
    const before = cooking.cooked.filter(({ date }) => date < first)
    const cookedOf = cookedSince([...cooking.kept, ...before.filter(({ date }) => date <= today)], null)
    const meanwhile = needsOf(before.filter(({ date }) => date > today))
    const wanted = supplies.map((ingredient): Wanted => {
      const need = needs.get(ingredient.id) ?? { quantity: Fraction.zero, parts: [] }
      const { id, count, orderedBefore, orderedWithin } = ingredient
      const shelfNow = count && onShelf(count.counted, count.received, cookedOf(id, count))
      const cooked = meanwhile.get(id)?.quantity ?? Fraction.zero
      const { shelf: shelfThen, ordered } = afterCooking(cooked, { shelf: shelfNow, ordered: orderedBefore })
      const supply = { shelf: shelfThen, ordered: ordered.plus(orderedWithin) }
      return { ingredient, need, supply, missing: missingOf(need.quantity, supply) }
    })
    const parts = wanted.map((one) => linesOf(one, seesPrices))
    const lines = parts.flatMap((part) => part.lines)
    const suppliers = suppliersOf(lines, seesPrices)
    const shown = suppliers.reduce((count, supplier) => count + supplier.lines.length, 0)
    const leftOut = [...withoutRecipe(ahead, cooking.recipes), ...parts.flatMap(({ leftOut: unmetOnes }) => unmetOnes)]
    const { portions, guests, estimate, isOpen } = mealsOf(days)
    const meals = portions + estimate
    return {
      dueFirms: cooking.dueFirms,
      answer: {
        needs: {
          start_date: first,
          end_date: last,
          open_days: days.filter(({ servings }) => servings.length > 0).length,
          portions,
          guests,
          estimate,
          estimate_share: meals === 0 ? 0 : Math.round((1000 * estimate) / meals) / 10,
          is_estimate: isOpen,
          reserve_percent: days[0]?.settings.reservePercent ?? 0,
          suppliers: suppliers.slice(0, maxSuppliers),
          amount: amountOf(suppliers, seesPrices),
          left_out: leftOut.slice(0, maxLeftOut),
          oldest_count: oldestOf(supplies.map(({ count }) => count)),
          has_more:
            suppliers.length > maxSuppliers ||
            leftOut.length > maxLeftOut ||
            days.some(({ hasMore }) => hasMore) ||
            shown < lines.length,
        },
        sourcesOf: (id) => {
          const need = needs.get(id)
          return need === undefined ? [] : sourcesOf(need).slice(0, maxSources)
        },
      },
    }
  }

  async shelf(cateringId: CompanyId): Promise<{ dueFirms: CompanyId[]; answer: Shelf }> {
    const now = this.clock.now()
    const today = this.#today
    const rows = await this.db.rows(shelf, { cateringId, today, limit: maxShelf + 1 })
    const shown = rows.slice(0, maxShelf)
    const counts = shown.flatMap(({ counted }) => counted?.date ?? []).toSorted()
    const [since = today] = counts
    const kept = await keptBetween(this.db, cateringId, [since, today], counts)
    const cooking = await cookingOn(this.db, now, cateringId, datesBetween(since, today), kept)
    const time = new Intl.DateTimeFormat('tr', { timeStyle: 'short', timeZone: homeTimezone }).format(now)
    const cookedOf = cookedSince([...cooking.kept, ...cooking.cooked], { date: today, servingTime: time })
    return {
      dueFirms: cooking.dueFirms,
      answer: {
        at: now.toISOString(),
        shelf: shown.map((row) => shelfItem(row, cookedOf)),
        has_more: rows.length > maxShelf,
      },
    }
  }
}

const shelfItem = ({ id, name, base_unit, counted }: ShelfRow, cookedOf: ReturnType<typeof cookedSince>): ShelfItem => {
  const count = counted && countFrom(counted)
  return {
    ingredient_id: id,
    name,
    base_unit,
    on_shelf: count && ceilingOf(onShelf(count.counted, count.received, cookedOf(id, count)), 3),
    counted: count && ceilingOf(count.counted, 3),
    counted_at: count?.at ?? null,
    date: count?.date ?? null,
    serving_time: count?.servingTime ?? null,
    counted_by: counted?.by ?? null,
  }
}
