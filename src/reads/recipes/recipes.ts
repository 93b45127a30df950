import { countsOf, planOf } from '../../core/kitchen/rules.ts'
import { componentsBy, type ComponentNames } from '../../core/menus/index.ts'
import type { ExportedRecipe } from '../../core/recipes/index.ts'
import {
  costOf,
  grossOf,
  type PortionAmounts,
  portionAmountsIn,
  type RecipeBook,
  sheetsOf,
} from '../../core/recipes/rules.ts'
import {
  ceilingOf,
  type CompanyId,
  type DishId,
  Fraction,
  homeTimezone,
  liraOf,
  type LocalDate,
  localDateAt,
} from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type {
  Ingredient,
  Ingredients,
  Recipe,
  RecipeCard,
  RecipeCards,
  RecipeSheets,
} from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { productionOn } from '../kitchen/servings.ts'
import { allergensOf, isSold, type NamedVersion, type Recipes, recipeFacts, recipesBetween } from './book.ts'
import { factorsOf, portionsToCook } from './cooked.ts'

const [maxIngredients, maxCards, maxDishes, maxSheets] = [2000, 4000, 200, 500]

const ingredients = prepared<{ cateringId: CompanyId; id: string | null; seesPrices: boolean }, Ingredient>(`
  SELECT i.id, i.name, i.base_unit, i.allergens, i.version,
    (
      SELECT count(DISTINCT l.key)::int
      FROM recipe_lines l
      WHERE l.catering_id = $cateringId AND l.ingredient_id = i.id
    ) AS recipes,
    (
      SELECT coalesce(json_agg(k), '[]')
      FROM (
        SELECT p.id AS product_id, p.name AS product_name, s.id AS supplier_id, s.name AS supplier_name, p.unit_type,
          k.content::float8 AS content, k.is_preferred, ${isSold} AS is_sold,
          CASE WHEN $seesPrices THEN p.unit_price::float8 END AS unit_price
        FROM ingredient_links k
        JOIN products p ON p.id = k.product_id
        JOIN companies s ON s.id = p.supplier_id
        WHERE k.catering_id = $cateringId AND k.ingredient_id = i.id AND k.is_active
        ORDER BY k.is_preferred DESC, s.name, p.name
        LIMIT 20
      ) k
    ) AS links
  FROM ingredients i
  WHERE i.catering_id = $cateringId AND ($id::uuid IS NULL OR i.id = $id)
  ORDER BY i.key COLLATE "C"
  LIMIT ${maxIngredients + 1}`)

/** Dishes of the library with how the kitchen split them, and what it calls components. */
const library = prepared<
  { cateringId: CompanyId },
  {
    names: ComponentNames
    dishes: { id: DishId; name: string; split: string[] | null; allergens: RecipeDish['allergens'] }[]
  }
>(`
  SELECT
    (
      SELECT coalesce(jsonb_object_agg(key, name), '{}')
      FROM component_names
      WHERE catering_id = $cateringId
    ) AS names,
    (
      SELECT coalesce(
        json_agg(
          json_build_object('id', x.id, 'name', x.name, 'split', x.components, 'allergens', x.allergens)
          ORDER BY x.search_name COLLATE "C"),
        '[]')
      FROM dishes x
      WHERE x.catering_id = $cateringId AND NOT x.is_hidden
    ) AS dishes`)
type RecipeDish = Recipe['dishes'][number]

interface LibraryComponent {
  name: string
  dishes: RecipeDish[]
}

/** Prices a recipe for those who may see it. */
const costShape = (
  taken: PortionAmounts | null,
  { costs, ingredients: known, names }: Recipes,
  seesPrices: boolean,
): RecipeCard['cost'] => {
  if (!seesPrices || taken === null) return null
  const { amount, unknownIngredients, unknownParts } = costOf(taken, costs)
  const unknown = [
    ...unknownIngredients.map((id) => known.get(id)?.name ?? ''),
    ...unknownParts.map((key) => names.get(key) ?? key),
  ]
  return {
    per_portion: liraOf(Number(amount.rounded)),
    is_complete: unknown.length === 0,
    unknown: unknown.slice(0, 100),
  }
}

const lineShapes = (
  recipe: NamedVersion,
  recipes: Recipes,
  amountsOf: (key: string) => PortionAmounts | null,
  seesPrices: boolean,
): Recipe['lines'] =>
  recipe.lines.map(({ ingredientId, partKey, quantity, trim, note }) => {
    const gross = grossOf(quantity, trim)
    const part = partKey === null ? null : amountsOf(partKey)
    const partCost = part && costOf(part, recipes.costs)
    const unit = ingredientId === null ? undefined : recipes.costs.get(ingredientId)
    const isPartKnown = partCost && partCost.unknownIngredients.length + partCost.unknownParts.length === 0
    const amount = unit ? gross.times(unit) : isPartKnown ? gross.times(partCost.amount) : null
    const ingredient = ingredientId === null ? undefined : recipes.ingredients.get(ingredientId)
    return {
      ingredient_id: ingredientId,
      recipe_key: partKey,
      name: ingredient?.name ?? recipes.names.get(partKey ?? '') ?? '',
      unit: ingredient?.unit ?? 'porsiyon',
      quantity: ceilingOf(quantity, 3),
      trim_percent: trim,
      gross: ceilingOf(gross, 3),
      note,
      amount: seesPrices && amount ? liraOf(Number(amount.rounded)) : null,
    }
  })

/** A part that has no recipe yet is known by its key. */
const exportedLine = ({
  name,
  recipe_key,
  quantity,
  unit,
  trim_percent,
  note,
}: Recipe['lines'][number]): ExportedRecipe['lines'][number] => ({
  name: name || (recipe_key ?? ''),
  quantity,
  unit,
  trim: trim_percent,
  note,
})

const sheetShape = (
  { key, portions, isPart }: ReturnType<typeof sheetsOf>[number],
  book: RecipeBook<NamedVersion>,
  { ingredients: known, names }: Recipes,
): RecipeSheets['sheets'] => {
  const recipe = book.get(key)
  if (recipe === undefined) return []
  const times = portions.over(Fraction.of(recipe.portions))
  return [
    {
      key,
      name: recipe.name,
      is_part: isPart,
      portions: ceilingOf(portions, 3),
      cooked_weight_g: recipe.cookedWeightG,
      method: recipe.method,
      lines: recipe.lines.map(({ ingredientId, partKey, quantity, trim, note }) => {
        const ingredient = ingredientId === null ? undefined : known.get(ingredientId)
        return {
          name: ingredient?.name ?? names.get(partKey ?? '') ?? '',
          unit: ingredient?.unit ?? 'porsiyon',
          quantity: ceilingOf(quantity.times(times), 3),
          gross: ceilingOf(grossOf(quantity, trim).times(times), 3),
          note,
        }
      }),
    },
  ]
}

/** Ingredients and recipes of a catering (rules B1, B2 and B5). */
export class RecipeReads extends Reads {
  get #today(): LocalDate {
    return localDateAt(this.clock.now(), homeTimezone)
  }

  async ingredients(cateringId: CompanyId, seesPrices: boolean): Promise<Ingredients> {
    const found = await this.db.rows(ingredients, { cateringId, id: null, seesPrices })
    return { ingredients: found.slice(0, maxIngredients), has_more: found.length > maxIngredients }
  }

  async ingredient(cateringId: CompanyId, id: string, seesPrices: boolean): Promise<Ingredient> {
    return (await this.db.row(ingredients, { cateringId, id, seesPrices })) as Ingredient
  }

  async #library(cateringId: CompanyId): Promise<Map<string, LibraryComponent>> {
    const row = await this.db.row(library, { cateringId })
    const componentsOf = componentsBy(row?.names ?? {})
    const components = new Map<string, LibraryComponent>()
    for (const { split, ...dish } of row?.dishes ?? [])
      for (const { key, name } of componentsOf(dish.name, split)) {
        const component = components.get(key) ?? { name, dishes: [] }
        component.dishes.push(dish)
        components.set(key, component)
      }
    return components
  }

  async recipes(cateringId: CompanyId, asked: LocalDate | undefined, seesPrices: boolean): Promise<RecipeCards> {
    const date = asked ?? this.#today
    const [components, recipes] = await Promise.all([
      this.#library(cateringId),
      recipesBetween(this.db, cateringId, [date, date], null),
    ])
    const book = recipes.on(date)
    const amountsOf = portionAmountsIn(book)
    const cards = [...new Set([...components.keys(), ...book.keys()])].map((key): RecipeCard => {
      const component = components.get(key)
      return {
        key,
        name: book.get(key)?.name ?? component?.name ?? key,
        has_recipe: book.has(key),
        dishes: component?.dishes.length ?? 0,
        cost: costShape(amountsOf(key), recipes, seesPrices),
      }
    })
    const sorted = cards.toSorted((one, other) => one.name.localeCompare(other.name, 'tr'))
    return {
      date,
      recipes: sorted.slice(0, maxCards),
      without_recipe: cards.filter(({ has_recipe }) => !has_recipe).length,
      has_more: cards.length > maxCards,
    }
  }

  /** Null for a component that is in no dish and never had a recipe. */
  async recipe(
    cateringId: CompanyId,
    key: string,
    asked: LocalDate | undefined,
    seesPrices: boolean,
  ): Promise<Recipe | null> {
    const date = asked ?? this.#today
    const [components, recipes, facts] = await Promise.all([
      this.#library(cateringId),
      recipesBetween(this.db, cateringId, [date, date], [key]),
      this.db.row(recipeFacts, { cateringId, key }),
    ])
    const component = components.get(key)
    const name = facts?.name ?? component?.name
    if (facts === null || name === undefined) return null
    const book = recipes.on(date)
    const recipe = book.get(key)
    const amountsOf = portionAmountsIn(book)
    const taken = amountsOf(key)
    return {
      ...facts,
      key,
      name,
      date,
      revision: facts.revision ?? 0,
      starts_on: recipe?.startsOn ?? null,
      portions: recipe?.portions ?? 100,
      cooked_weight_g: recipe?.cookedWeightG ?? null,
      method: recipe?.method ?? '',
      lines: recipe ? lineShapes(recipe, recipes, amountsOf, seesPrices) : [],
      cost: costShape(taken, recipes, seesPrices),
      allergen_proposal: taken
        ? [...allergensOf(taken, recipes.ingredients)].map(([allergen, names]) => ({
            allergen,
            ingredients: names.slice(0, 100),
          }))
        : [],
      dishes: (component?.dishes ?? []).slice(0, maxDishes),
    }
  }

  /** All recipes in force today, by name, without prices. */
  async exported(cateringId: CompanyId): Promise<ExportedRecipe[]> {
    const recipes = await recipesBetween(this.db, cateringId, [this.#today, this.#today], null)
    return [...recipes.on(this.#today).values()]
      .toSorted((one, other) => one.name.localeCompare(other.name, 'tr'))
      .map((recipe) => ({ ...recipe, lines: lineShapes(recipe, recipes, () => null, false).map(exportedLine) }))
  }

  /** `dueFirms` have lists that have to be frozen before the answer is shown. */
  async sheets(
    cateringId: CompanyId,
    date: LocalDate,
    only: string | undefined,
  ): Promise<{ dueFirms: CompanyId[]; answer: RecipeSheets }> {
    const production = await productionOn(this.db, this.clock.now(), cateringId, date)
    const planned = planOf(production.servings, production.settings).filter(
      ({ key }) => only === undefined || key === only,
    )
    const keys = planned.map(({ key }) => key)
    const [recipes, factors] = await Promise.all([
      recipesBetween(this.db, cateringId, [date, date], keys),
      factorsOf(this.db, cateringId, keys),
    ])
    const book = recipes.on(date)
    const counts = countsOf(production.servings, production.settings.componentsOf)
    const wanted = new Map(
      planned
        .filter(({ key }) => book.has(key))
        .map((component) => [component.key, portionsToCook(component, counts, factors)]),
    )
    const sheets = sheetsOf(wanted, book).flatMap((sheet) => sheetShape(sheet, book, recipes))
    const without = planned.filter(({ key }) => !book.has(key)).map(({ name }) => name)
    return {
      dueFirms: production.dueFirms,
      answer: {
        date,
        sheets: sheets.slice(0, maxSheets),
        without_recipe: without.slice(0, maxSheets),
        has_more: sheets.length > maxSheets || without.length > maxSheets,
      },
    }
  }
}
