import { type ShelfCount, Shelves } from '../../core/buying/index.ts'
import type { BaseUnit } from '../../core/recipes/rules.ts'
import type { CompanyId, IngredientId, LocalDate, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

/** Locks the catering, so that a count never overtakes a later one. */
const holdCatering = prepared<{ cateringId: CompanyId }>(`
  SELECT id
  FROM companies
  WHERE id = $cateringId
  FOR NO KEY UPDATE`)
const units = prepared<
  { cateringId: CompanyId; ingredientIds: readonly IngredientId[] },
  { id: IngredientId; name: string; base_unit: BaseUnit }
>(`
  SELECT id, name, base_unit
  FROM ingredients
  WHERE catering_id = $cateringId AND id = ANY ($ingredientIds)`)
const save = prepared<{
  cateringId: CompanyId
  date: LocalDate
  servingTime: string | null
  countedAt: Date
  by: UserId | null
  counts: string
}>(`
  INSERT INTO shelf_counts (catering_id, ingredient_id, counted_at, date, serving_time, base_unit, quantity, counted_by)
  SELECT $cateringId, c."ingredientId", $countedAt, $date, $servingTime, c."baseUnit", c.quantity / 1000, $by
  FROM jsonb_to_recordset($counts) AS c ("ingredientId" uuid, "baseUnit" text, quantity numeric)
  WHERE NOT EXISTS (
    SELECT
    FROM shelf_counts o
    WHERE o.catering_id = $cateringId
      AND o.ingredient_id = c."ingredientId"
      AND (o.counted_at >= $countedAt
        OR (o.date, coalesce(o.serving_time, '')) > ($date::date, coalesce($servingTime::text, '')))
  )`)

export class PostgresShelves extends Shelves {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async unitsOf(
    cateringId: CompanyId,
    ingredientIds: readonly IngredientId[],
  ): Promise<ReadonlyMap<IngredientId, { name: string; baseUnit: BaseUnit }>> {
    await this.#db.rows(holdCatering, { cateringId })
    const found = await this.#db.rows(units, { cateringId, ingredientIds })
    return new Map(found.map(({ id, name, base_unit }) => [id, { name, baseUnit: base_unit }]))
  }

  save(cateringId: CompanyId, { counts, ...count }: ShelfCount): Promise<number> {
    return this.#db.change(save, { cateringId, ...count, counts: JSON.stringify(counts) })
  }
}
