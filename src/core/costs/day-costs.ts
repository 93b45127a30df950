import { costOf, type PortionAmounts, type UnitCosts } from '../recipes/rules.ts'
import { type CompanyId, Fraction, type IngredientId, sumOf } from '../shared/rules.ts'

/** A component as it was cooked on one day. */
export interface CookedComponent {
  key: string
  name: string
  /** With reserve or the cook's own number, as its recipe counts them. */
  portions: Fraction
  /** What one portion takes; null without a recipe. */
  amounts: PortionAmounts | null
  /** For whom it was cooked: portions on the lists, and the percent of a portion that the firm gets. */
  shares: readonly { firm: CompanyId; counted: number; percent: number }[]
}

export interface CookedDay {
  /** Meals by firm. */
  meals: ReadonlyMap<CompanyId, number>
  components: readonly CookedComponent[]
  costs: UnitCosts
  nameOfIngredient: (id: IngredientId) => string
  nameOfRecipe: (key: string) => string
}

/** At least `cost` if something is unknown, which is named and never counted as zero (rule B4). */
export interface PartlyKnown {
  /** Kuruş, without KDV. */
  cost: Fraction
  /** Ingredients without a price. */
  unpriced: string[]
  /** Components and parts without a recipe. */
  withoutRecipe: string[]
}

export interface ComponentCost extends PartlyKnown {
  key: string
  name: string
  portions: Fraction
}

export interface FirmCost extends PartlyKnown {
  firm: CompanyId
  portions: number
}

export interface DayCosts {
  components: ComponentCost[]
  firms: FirmCost[]
}

const componentCost = (
  { key, name, portions, amounts }: CookedComponent,
  { costs, nameOfIngredient, nameOfRecipe }: CookedDay,
): ComponentCost => {
  if (amounts === null) return { key, name, portions, cost: Fraction.zero, unpriced: [], withoutRecipe: [name] }
  const { amount, unknownIngredients, unknownParts } = costOf(amounts, costs)
  return {
    ...{ key, name, portions },
    cost: amount.times(portions),
    unpriced: unknownIngredients.map(nameOfIngredient),
    withoutRecipe: unknownParts.map(nameOfRecipe),
  }
}

/** The part of a component's cost that each firm bears; of one that nobody is counted for, the same part for each. */
const sharesOf = ({ shares }: CookedComponent): { firm: CompanyId; share: Fraction }[] => {
  const all = sumOf(shares.map(({ counted, percent }) => counted * percent))
  return shares.map(({ firm, counted, percent }) => ({
    firm,
    share: all === 0 ? Fraction.of(1, shares.length) : Fraction.of(counted * percent, all),
  }))
}

/**
 * What a day cost, by component and by firm. Reserve and own numbers are cooked for all firms, which bear them in
 * proportion to what they get, so that the firms add up to the components.
 */
export const costsOfDay = (day: CookedDay): DayCosts => {
  const firms = new Map<CompanyId, FirmCost>(
    [...day.meals].map(([firm, portions]) => [
      firm,
      { firm, portions, cost: Fraction.zero, unpriced: [], withoutRecipe: [] },
    ]),
  )
  const components = day.components
    .filter(({ portions }) => !portions.isZero)
    .map((component) => {
      const priced = componentCost(component, day)
      for (const { firm, share } of sharesOf(component)) {
        const known = firms.get(firm)
        if (known === undefined || share.isZero) continue
        known.cost = known.cost.plus(priced.cost.times(share))
        known.unpriced.push(...priced.unpriced)
        known.withoutRecipe.push(...priced.withoutRecipe)
      }
      return priced
    })
  return {
    components,
    firms: [...firms.values()]
      .filter(({ portions, cost }) => portions > 0 || !cost.isZero)
      .map((firm) => ({
        ...firm,
        unpriced: [...new Set(firm.unpriced)],
        withoutRecipe: [...new Set(firm.withoutRecipe)],
      })),
  }
}

/** How many days a day that was not kept in its night is made up for; after that its prices would be guessed. */
export const keptLaterDays = 7
