import { Ingredient, ingredientRefusal, Ingredients, type Link } from '../../core/recipes/index.ts'
import type { Allergen } from '../../core/menus/rules.ts'
import type { BaseUnit } from '../../core/recipes/rules.ts'
import { type CompanyId, create, type IngredientId, type ProductId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

/** Locks the catering, so that two ingredients at once count each other. */
const holdCatering = prepared<{ cateringId: CompanyId }>(`
  SELECT id
  FROM companies
  WHERE id = $cateringId
  FOR NO KEY UPDATE`)
interface Facts {
  id: IngredientId
  cateringId: CompanyId
  name: string
  baseUnit: BaseUnit
  allergens: readonly Allergen[] | null
  version: number
}
const add = prepared<{ cateringId: CompanyId; ingredients: string; max: number }>(`
  INSERT INTO ingredients (id, catering_id, name, base_unit, allergens, version)
  SELECT id, $cateringId, name, "baseUnit", allergens, version
  FROM jsonb_to_recordset($ingredients) AS i (
    id uuid, name text, "baseUnit" text, allergens text[], version int)
  WHERE (SELECT count(*) FROM ingredients WHERE catering_id = $cateringId)
    + jsonb_array_length($ingredients) <= $max::int`)
const update = prepared<Facts>(`
  UPDATE ingredients
  SET name = $name, base_unit = $baseUnit, allergens = $allergens, version = $version
  WHERE catering_id = $cateringId AND id = $id`)

interface OfIngredient {
  cateringId: CompanyId
  ingredientId: IngredientId
}
const hold = prepared<
  OfIngredient,
  { name: string; base_unit: BaseUnit; allergens: Allergen[] | null; version: number }
>(`
  SELECT name, base_unit, allergens, version
  FROM ingredients
  WHERE catering_id = $cateringId AND id = $ingredientId
  FOR UPDATE`)
const linksOf = prepared<OfIngredient, { product_id: ProductId; content: string; is_preferred: boolean }>(`
  SELECT product_id, content, is_preferred
  FROM ingredient_links
  WHERE catering_id = $cateringId AND ingredient_id = $ingredientId AND is_active`)
const switchOff = prepared<OfIngredient>(`
  UPDATE ingredient_links
  SET is_active = false, is_preferred = false
  WHERE catering_id = $cateringId AND ingredient_id = $ingredientId AND is_active`)
/** A product that is linked already may be out of sale meanwhile. */
const link = prepared<OfIngredient & { baseUnit: BaseUnit; links: string }>(`
  INSERT INTO ingredient_links (catering_id, ingredient_id, product_id, base_unit, content, is_preferred)
  SELECT $cateringId, $ingredientId, p.id, $baseUnit, l.content / 1000, l."isPreferred"
  FROM jsonb_to_recordset($links) AS l ("productId" uuid, content numeric, "isPreferred" boolean)
  JOIN products p ON p.id = l."productId"
  JOIN companies s ON s.id = p.supplier_id
  WHERE (p.is_active AND s.is_active) OR EXISTS (
    SELECT
    FROM ingredient_links o
    WHERE o.catering_id = $cateringId AND o.ingredient_id = $ingredientId AND o.product_id = p.id
  )
  ON CONFLICT (catering_id, ingredient_id, product_id) DO UPDATE
  SET base_unit = excluded.base_unit, content = excluded.content, is_preferred = excluded.is_preferred,
    is_active = true`)

const factsOf = ({ id, cateringId, name, baseUnit, allergens, version }: Ingredient): Facts => ({
  id,
  cateringId,
  name,
  baseUnit,
  allergens,
  version,
})

export class PostgresIngredients extends Ingredients {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(ingredients: readonly Ingredient[], max: number): Promise<boolean> {
    const [{ cateringId } = {}] = ingredients
    if (cateringId === undefined) return true
    await this.#db.rows(holdCatering, { cateringId })
    return (await this.#db.change(add, { cateringId, ingredients: JSON.stringify(ingredients), max })) > 0
  }

  async forChange(
    cateringId: CompanyId,
    ingredientId: IngredientId,
  ): Promise<{ ingredient: Ingredient; links: Link[] } | null> {
    const row = await this.#db.row(hold, { cateringId, ingredientId })
    if (row === null) return null
    const { name, base_unit: baseUnit, allergens, version } = row
    const links = await this.#db.rows(linksOf, { cateringId, ingredientId })
    return {
      ingredient: create(Ingredient, { id: ingredientId, cateringId, name, baseUnit, allergens, version }),
      links: links.map(({ product_id, content, is_preferred }) => ({
        productId: product_id,
        content: Number(content.replace('.', '')),
        isPreferred: is_preferred,
      })),
    }
  }

  async update(ingredient: Ingredient): Promise<void> {
    await this.#db.change(update, factsOf(ingredient))
  }

  async setLinks({ cateringId, id: ingredientId, baseUnit }: Ingredient, links: readonly Link[]): Promise<void> {
    await this.#db.change(switchOff, { cateringId, ingredientId })
    if (links.length === 0) return
    const linked = await this.#db.change(link, { cateringId, ingredientId, baseUnit, links: JSON.stringify(links) })
    if (linked < links.length) throw ingredientRefusal('ingredient.product_missing')
  }
}
