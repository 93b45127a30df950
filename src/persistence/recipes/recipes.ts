import {
  type BookBefore,
  Recipes,
  type RecipesBefore,
  type WrittenLine,
  type WrittenRecipe,
} from '../../core/recipes/index.ts'
import type { BaseUnit } from '../../core/recipes/rules.ts'
import { type CompanyId, fold, type IngredientId, type LocalDate, type UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const holdCatering = prepared<{ cateringId: CompanyId }>(`
  SELECT id
  FROM companies
  WHERE id = $cateringId
  FOR NO KEY UPDATE`)

interface Before {
  revision: number | null
  changed_by: string | null
  changed_at: Date | null
  ingredients: { id: IngredientId; name: string; unit: BaseUnit }[]
  names: Record<string, string>
  parts: Record<string, string[]>
}
/** A version counts from its own first day, or from before the given day if no other has followed until then. */
const recipesBefore = prepared<
  { cateringId: CompanyId; key: string; from: LocalDate; ingredientIds: readonly IngredientId[] },
  Before
>(`
  SELECT r.revision, u.full_name AS changed_by, r.changed_at,
    (
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'unit', i.base_unit)), '[]')
      FROM ingredients i
      WHERE i.catering_id = $cateringId AND i.id = ANY ($ingredientIds)
    ) AS ingredients,
    (
      SELECT coalesce(jsonb_object_agg(o.key, o.name), '{}')
      FROM recipes o
      WHERE o.catering_id = $cateringId
    ) AS names,
    (
      SELECT coalesce(jsonb_object_agg(p.key, p.parts), '{}')
      FROM (
        SELECT l.key, array_agg(DISTINCT l.part_key) AS parts
        FROM recipe_lines l
        WHERE l.catering_id = $cateringId
          AND l.part_key IS NOT NULL
          AND (l.key, l.starts_on) IS DISTINCT FROM ($key, $from::date)
          AND (l.starts_on > $from OR l.starts_on = (
            SELECT max(v.starts_on)
            FROM recipe_versions v
            WHERE v.catering_id = $cateringId AND v.key = l.key AND v.starts_on <= $from
          ))
        GROUP BY l.key
      ) p
    ) AS parts
  FROM (SELECT) one
  LEFT JOIN recipes r ON r.catering_id = $cateringId AND r.key = $key
  LEFT JOIN users u ON u.company_id = $cateringId AND u.id = r.changed_by`)

interface BookRow {
  ingredients: { id: IngredientId; name: string; unit: BaseUnit }[]
  names: Record<string, string>
  parts: { key: string; now: string[] | null; later: string[] | null }[]
  in_force: {
    key: string
    starts_on: LocalDate
    portions: number
    cooked_weight_g: number | null
    method: string
    lines: (Omit<WrittenLine, 'quantity'> & { quantity: string })[]
  }[]
}
/** Asks the index for each recipe: right after an import a plan of joins would not know how many there are. */
const bookBefore = prepared<{ cateringId: CompanyId; keys: readonly string[]; on: LocalDate }, BookRow>(`
  SELECT
    (
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'unit', i.base_unit)), '[]')
      FROM ingredients i
      WHERE i.catering_id = $cateringId
    ) AS ingredients,
    (
      SELECT coalesce(jsonb_object_agg(r.key, r.name), '{}')
      FROM recipes r
      WHERE r.catering_id = $cateringId
    ) AS names,
    (
      SELECT coalesce(jsonb_agg(p), '[]')
      FROM (
        SELECT l.key,
          array_agg(DISTINCT l.part_key) FILTER (WHERE l.starts_on <= $on) AS now,
          array_agg(DISTINCT l.part_key) FILTER (WHERE l.starts_on > $on) AS later
        FROM recipe_lines l
        WHERE l.catering_id = $cateringId
          AND l.part_key IS NOT NULL
          AND (l.starts_on > $on OR l.starts_on = (
            SELECT max(v.starts_on)
            FROM recipe_versions v
            WHERE v.catering_id = $cateringId AND v.key = l.key AND v.starts_on <= $on
          ))
        GROUP BY l.key
      ) p
    ) AS parts,
    (
      SELECT coalesce(jsonb_agg(f) FILTER (WHERE f.lines IS NOT NULL), '[]')
      FROM (
        SELECT DISTINCT ON (v.key) v.key, v.starts_on, v.portions, v.cooked_weight_g, v.method, (
            SELECT jsonb_agg(
                jsonb_build_object(
                  'ingredientId', l.ingredient_id, 'baseUnit', l.base_unit, 'partKey', l.part_key,
                  'quantity', l.quantity::text, 'trim', l.trim_percent, 'note', l.note)
                ORDER BY l.place)
            FROM recipe_lines l
            WHERE l.catering_id = $cateringId AND l.key = v.key AND l.starts_on = v.starts_on
          ) AS lines
        FROM recipe_versions v
        WHERE v.catering_id = $cateringId AND v.key = ANY ($keys) AND v.starts_on <= $on::date
        ORDER BY v.key, v.starts_on DESC
      ) f
    ) AS in_force`)

const save = prepared<{ cateringId: CompanyId; recipes: string; by: UserId | null; at: Date }>(`
  WITH input AS MATERIALIZED (
    SELECT *
    FROM jsonb_to_recordset($recipes) AS r (
      key text, name text, "startsOn" date, portions int, "cookedWeightG" int, method text)
  ),
  recipe AS (
    INSERT INTO recipes (catering_id, key, name, revision, changed_by, changed_at)
    SELECT $cateringId, key, name, 1, $by, $at
    FROM input
    ON CONFLICT (catering_id, key) DO UPDATE
    SET name = excluded.name, revision = recipes.revision + 1, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at
    RETURNING key
  )
  INSERT INTO recipe_versions (catering_id, key, starts_on, portions, cooked_weight_g, method, saved_by, saved_at)
  SELECT $cateringId, key, "startsOn", portions, "cookedWeightG", method, $by, $at
  FROM input
  JOIN recipe USING (key)
  ON CONFLICT (catering_id, key, starts_on) DO UPDATE
  SET portions = excluded.portions, cooked_weight_g = excluded.cooked_weight_g, method = excluded.method,
    saved_by = excluded.saved_by, saved_at = excluded.saved_at`)
interface Written {
  cateringId: CompanyId
  recipes: string
}
const removeLines = prepared<Written>(`
  DELETE FROM recipe_lines l
  USING jsonb_to_recordset($recipes) AS r (key text, "startsOn" date)
  WHERE l.catering_id = $cateringId AND l.key = r.key AND l.starts_on = r."startsOn"`)
const addLines = prepared<Written>(`
  INSERT INTO recipe_lines (
    catering_id, key, starts_on, place, ingredient_id, base_unit, part_key, quantity, trim_percent, note)
  SELECT $cateringId, r.key, r."startsOn", l.place, l."ingredientId", l."baseUnit", l."partKey", l.quantity / 1000,
    l.trim, l.note
  FROM jsonb_to_recordset($recipes) AS r (key text, "startsOn" date, lines jsonb)
  CROSS JOIN ROWS FROM (
    jsonb_to_recordset(r.lines) AS (
      "ingredientId" uuid, "baseUnit" text, "partKey" text, quantity numeric, trim smallint, note text)
  ) WITH ORDINALITY l ("ingredientId", "baseUnit", "partKey", quantity, trim, note, place)`)

/** In one statement. */
const batchSize = 500
const inBatches = (recipes: readonly WrittenRecipe[]): string[] =>
  Array.from({ length: Math.ceil(recipes.length / batchSize) }, (_, at) =>
    JSON.stringify(recipes.slice(at * batchSize, (at + 1) * batchSize)),
  )

interface OfFirms {
  cateringId: CompanyId
  firms: string
}
const heldFirms = prepared<OfFirms, { id: string }>(`
  SELECT p.id
  FROM jsonb_to_recordset($firms) AS f ("corporateId" uuid)
  JOIN partnerships p
    ON p.catering_id = $cateringId
    AND p.corporate_id = f."corporateId"
    AND p.is_active
    AND p.partnership_type = 'catering'
  ORDER BY p.id
  FOR NO KEY UPDATE OF p`)
const removeFactors = prepared<OfFirms & { key: string }>(`
  DELETE FROM portion_factors
  WHERE catering_id = $cateringId AND key = $key
    AND corporate_id IN (SELECT f."corporateId" FROM jsonb_to_recordset($firms) AS f ("corporateId" uuid))`)
const addFactors = prepared<OfFirms & { key: string }>(`
  INSERT INTO portion_factors (catering_id, key, corporate_id, percent)
  SELECT $cateringId, $key, f."corporateId", f.percent
  FROM jsonb_to_recordset($firms) AS f ("corporateId" uuid, percent smallint)
  WHERE f.percent <> 100`)

export class PostgresRecipes extends Recipes {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async forChange(
    cateringId: CompanyId,
    wanted: { key: string; from: LocalDate; ingredientIds: readonly IngredientId[] },
  ): Promise<RecipesBefore> {
    await this.#db.rows(holdCatering, { cateringId })
    const row = (await this.#db.row(recipesBefore, { cateringId, ...wanted })) as Before
    return {
      revision: row.revision ?? 0,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
      count: Object.keys(row.names).length,
      ingredients: new Map(row.ingredients.map(({ id, name, unit }) => [id, { name, baseUnit: unit }])),
      names: new Map(Object.entries(row.names)),
      parts: new Map(Object.entries(row.parts)),
    }
  }

  async bookForChange(cateringId: CompanyId, wanted: { keys: readonly string[]; on: LocalDate }): Promise<BookBefore> {
    await this.#db.rows(holdCatering, { cateringId })
    const row = (await this.#db.row(bookBefore, { cateringId, ...wanted })) as BookRow
    const names = new Map(Object.entries(row.names))
    const inForce = row.in_force.map(({ lines, starts_on: startsOn, cooked_weight_g: cookedWeightG, ...version }) => ({
      ...version,
      name: names.get(version.key) ?? '',
      startsOn,
      cookedWeightG,
      lines: lines.map(({ quantity, ...line }) => ({ ...line, quantity: Number(quantity.replace('.', '')) })),
    }))
    return {
      ingredients: new Map(row.ingredients.map(({ id, name, unit }) => [fold(name), { id, name, baseUnit: unit }])),
      names,
      inForce: new Map(inForce.map((recipe) => [recipe.key, recipe])),
      parts: new Map(row.parts.map(({ key, now, later }) => [key, { now: now ?? [], later: later ?? [] }])),
    }
  }

  async save(
    cateringId: CompanyId,
    recipes: readonly WrittenRecipe[],
    { id: by, at }: { id: UserId | null; at: Date },
  ): Promise<void> {
    // A recipe has to be there before another one has it in it.
    for (const batch of inBatches(recipes)) await this.#db.change(save, { cateringId, recipes: batch, by, at })
    for (const batch of inBatches(recipes)) {
      await this.#db.change(removeLines, { cateringId, recipes: batch })
      await this.#db.change(addLines, { cateringId, recipes: batch })
    }
  }

  async setPortionFactors(
    cateringId: CompanyId,
    key: string,
    firms: readonly { corporateId: CompanyId; percent: number }[],
  ): Promise<number> {
    const of = { cateringId, firms: JSON.stringify(firms) }
    const held = await this.#db.rows(heldFirms, of)
    if (held.length < firms.length) return held.length
    await this.#db.change(removeFactors, { ...of, key })
    await this.#db.change(addFactors, { ...of, key })
    return held.length
  }
}
