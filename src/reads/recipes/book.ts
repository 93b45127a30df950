import {
  type BaseUnit,
  bookOn,
  type PortionAmounts,
  type RecipeBook,
  type RecipeLine,
  type RecipeVersion,
  type UnitCosts,
} from '../../core/recipes/rules.ts'
import type { Allergen } from '../../core/menus/index.ts'
import { type CompanyId, Fraction, type IngredientId, kurusOf, type LocalDate } from '../../core/shared/index.ts'
import { type Database, prepared } from '../../persistence/index.ts'
import { instant } from '../kernel/sql-shapes.ts'

/** Whether the product `p` of the supplier `s` can be bought. */
export const isSold = 'p.is_active AND s.is_active'

/**
 * The versions of recipes that are in force on a date or become so until another one, with those they have in them; of
 * all recipes if no keys are given. Prices are those of the preferred products now.
 */
const recipes = prepared<
  { cateringId: CompanyId; first: LocalDate; last: LocalDate; keys: readonly string[] | null },
  Row
>(`
  WITH RECURSIVE wanted (key) AS (
    SELECT r.key
    FROM recipes r
    WHERE r.catering_id = $cateringId AND ($keys::text[] IS NULL OR r.key = ANY ($keys))
    UNION
    SELECT l.part_key
    FROM wanted w
    JOIN recipe_lines l ON l.catering_id = $cateringId AND l.key = w.key AND l.part_key IS NOT NULL
  ),
  version AS MATERIALIZED (
    SELECT v.key, r.name, v.starts_on, v.portions, v.cooked_weight_g, v.method
    FROM wanted w
    JOIN recipes r ON r.catering_id = $cateringId AND r.key = w.key
    JOIN recipe_versions v ON v.catering_id = $cateringId AND v.key = w.key
    WHERE v.starts_on <= $last::date AND v.starts_on >= (
      SELECT coalesce(max(o.starts_on), '-infinity')
      FROM recipe_versions o
      WHERE o.catering_id = $cateringId AND o.key = w.key AND o.starts_on <= $first::date
    )
  ),
  line AS MATERIALIZED (
    SELECT l.*
    FROM version v
    JOIN recipe_lines l ON l.catering_id = $cateringId AND l.key = v.key AND l.starts_on = v.starts_on
  )
  SELECT
    (
      SELECT coalesce(
        json_agg(
          json_build_object(
            'key', v.key, 'name', v.name, 'starts_on', v.starts_on, 'portions', v.portions,
            'cooked_weight_g', v.cooked_weight_g, 'method', v.method,
            'lines', (
              SELECT coalesce(
                json_agg(
                  json_build_object(
                    'ingredient_id', l.ingredient_id, 'part_key', l.part_key, 'quantity', l.quantity::text,
                    'trim_percent', l.trim_percent, 'note', l.note)
                  ORDER BY l.place),
                '[]')
              FROM recipe_lines l
              WHERE l.catering_id = $cateringId AND l.key = v.key AND l.starts_on = v.starts_on
            ))),
        '[]')
      FROM version v
    ) AS versions,
    (
      SELECT coalesce(
        json_agg(
          json_build_object(
            'id', i.id, 'name', i.name, 'unit', i.base_unit, 'allergens', i.allergens,
            'price', CASE WHEN ${isSold} THEN p.unit_price::text END, 'content', k.content::text)),
        '[]')
      FROM (SELECT DISTINCT ingredient_id FROM line WHERE ingredient_id IS NOT NULL) u
      JOIN ingredients i ON i.catering_id = $cateringId AND i.id = u.ingredient_id
      LEFT JOIN ingredient_links k ON k.catering_id = $cateringId AND k.ingredient_id = i.id AND k.is_preferred
      LEFT JOIN products p ON p.id = k.product_id
      LEFT JOIN companies s ON s.id = p.supplier_id
    ) AS ingredients`)

interface Row {
  versions: {
    key: string
    name: string
    starts_on: LocalDate
    portions: number
    cooked_weight_g: number | null
    method: string
    lines: {
      ingredient_id: IngredientId | null
      part_key: string | null
      quantity: string
      trim_percent: number
      note: string
    }[]
  }[]
  ingredients: KnownIngredient[]
}

export interface KnownIngredient {
  id: IngredientId
  name: string
  unit: BaseUnit
  allergens: Allergen[] | null
  /** Lira of a sales unit of the preferred product; null if there is none that is sold. */
  price: string | null
  content: string | null
}

export interface NotedLine extends RecipeLine {
  note: string
}

export interface NamedVersion extends RecipeVersion {
  name: string
  cookedWeightG: number | null
  method: string
  lines: readonly NotedLine[]
}

export interface Recipes {
  on: (date: LocalDate) => RecipeBook<NamedVersion>
  /** Names of recipes, also of those that have ended. */
  names: ReadonlyMap<string, string>
  ingredients: ReadonlyMap<IngredientId, KnownIngredient>
  /** Kuruş of a base unit, without KDV. */
  costs: UnitCosts
}

const versionOf = (row: Row['versions'][number]): NamedVersion => ({
  key: row.key,
  name: row.name,
  startsOn: row.starts_on,
  portions: row.portions,
  cookedWeightG: row.cooked_weight_g,
  method: row.method,
  lines: row.lines.map(({ ingredient_id, part_key, quantity, trim_percent, note }) => ({
    ingredientId: ingredient_id,
    partKey: part_key,
    quantity: Fraction.parse(quantity),
    trim: trim_percent,
    note,
  })),
})

/** Of all recipes if `keys` is null. */
export const recipesBetween = async (
  db: Database,
  cateringId: CompanyId,
  [first, last]: [LocalDate, LocalDate],
  keys: readonly string[] | null,
): Promise<Recipes> => {
  const row = (await db.row(recipes, { cateringId, first, last, keys })) as Row
  const versions = row.versions.map(versionOf)
  const priced = row.ingredients.flatMap(({ id, price, content }): [IngredientId, Fraction][] => {
    const kurus = price === null ? undefined : kurusOf(Number(price))
    return kurus === undefined || content === null ? [] : [[id, Fraction.of(kurus).over(Fraction.parse(content))]]
  })
  return {
    on: (date) => bookOn(versions, date),
    names: new Map(versions.map(({ key, name }) => [key, name])),
    ingredients: new Map(row.ingredients.map((one) => [one.id, one])),
    costs: new Map(priced),
  }
}

/** Allergens that ingredients state, and which of them; in the order of the regulation (rule B5). */
export const allergensOf = (
  { amounts }: PortionAmounts,
  ingredients: Recipes['ingredients'],
): Map<Allergen, string[]> => {
  const found = new Map<Allergen, string[]>()
  for (const id of amounts.keys()) {
    const { name = '', allergens = null } = ingredients.get(id) ?? {}
    for (const allergen of allergens ?? []) found.set(allergen, [...(found.get(allergen) ?? []), name])
  }
  return found
}

/** How a recipe was changed, the last version first, and what else is known of it. */
export const recipeFacts = prepared<{ cateringId: CompanyId; key: string }, RecipeFacts>(`
  SELECT r.name, r.revision, u.full_name AS changed_by, ${instant('r.changed_at')} AS changed_at,
    (
      SELECT coalesce(
        json_agg(
          json_build_object(
            'starts_on', v.starts_on, 'by', v.by, 'at', v.at, 'is_empty', v.is_empty)
          ORDER BY v.starts_on DESC),
        '[]')
      FROM (
        SELECT v.starts_on, w.full_name AS by, ${instant('v.saved_at')} AS at, NOT EXISTS (
            SELECT
            FROM recipe_lines l
            WHERE l.catering_id = $cateringId AND l.key = v.key AND l.starts_on = v.starts_on
          ) AS is_empty
        FROM recipe_versions v
        LEFT JOIN users w ON w.company_id = $cateringId AND w.id = v.saved_by
        WHERE v.catering_id = $cateringId AND v.key = $key
        ORDER BY v.starts_on DESC
        LIMIT 50
      ) v
    ) AS versions,
    (
      SELECT coalesce(json_agg(json_build_object('key', o.key, 'name', o.name) ORDER BY o.name), '[]')
      FROM (
        SELECT DISTINCT o.key, o.name
        FROM recipe_lines l
        JOIN recipes o ON o.catering_id = $cateringId AND o.key = l.key
        WHERE l.catering_id = $cateringId AND l.part_key = $key
        LIMIT 200
      ) o
    ) AS used_in,
    (
      SELECT coalesce(
        json_agg(
          json_build_object('corporate_id', f.corporate_id, 'corporate_name', f.name, 'percent', f.percent)
          ORDER BY f.name),
        '[]')
      FROM (
        SELECT f.corporate_id, c.name, f.percent
        FROM portion_factors f
        JOIN companies c ON c.id = f.corporate_id
        WHERE f.catering_id = $cateringId AND f.key = $key
        LIMIT 300
      ) f
    ) AS portion_factors
  FROM (SELECT) one
  LEFT JOIN recipes r ON r.catering_id = $cateringId AND r.key = $key
  LEFT JOIN users u ON u.company_id = $cateringId AND u.id = r.changed_by`)

export interface RecipeFacts {
  name: string | null
  revision: number | null
  changed_by: string | null
  changed_at: string | null
  versions: { starts_on: LocalDate; by: string | null; at: string; is_empty: boolean }[]
  used_in: { key: string; name: string }[]
  portion_factors: { corporate_id: CompanyId; corporate_name: string; percent: number }[]
}
