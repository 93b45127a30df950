import { type DayCosts, type KitchenDay, KitchenCosts } from '../../core/costs/index.ts'
import { ceilingOf, type CompanyId, Fraction, type LocalDate } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'

const unkept = planned<{ first: LocalDate; today: LocalDate }, { catering_id: CompanyId; date: LocalDate }>(`
  SELECT c.id AS catering_id, day.date::text AS date
  FROM companies c
  CROSS JOIN LATERAL (
    SELECT min(v.starts_on) AS since
    FROM recipe_versions v
    WHERE v.catering_id = c.id
  ) recipes
  CROSS JOIN LATERAL (
    SELECT $first::date + n AS date
    FROM generate_series(0, $today::date - $first::date - 1) n
  ) day
  WHERE c.type = 'catering'
    AND day.date >= recipes.since
    AND NOT EXISTS (SELECT FROM cost_days k WHERE k.catering_id = c.id AND k.date = day.date)
    AND EXISTS (
      SELECT
      FROM partnerships p
      JOIN menu_days d ON d.catering_id = c.id AND d.corporate_id = p.corporate_id AND d.date = day.date
      WHERE p.catering_id = c.id
        AND p.partnership_type = 'catering'
        AND (d.status = 'published' OR d.closed_at IS NOT NULL)
    )
  ORDER BY day.date, c.id`)

const keep = prepared<KitchenDay & { at: Date; components: string; firms: string }>(`
  WITH kept AS (
    INSERT INTO cost_days (catering_id, date, kept_at)
    VALUES ($cateringId, $date, $at)
    ON CONFLICT DO NOTHING
    RETURNING catering_id, date
  ),
  components AS (
    INSERT INTO cost_components (catering_id, date, key, name, portions, cost, unpriced, without_recipe)
    SELECT kept.catering_id, kept.date, c.key, c.name, c.portions, c.cost, c.unpriced, c."withoutRecipe"
    FROM kept
    CROSS JOIN jsonb_to_recordset($components) AS c (
      key text, name text, portions numeric, cost numeric, unpriced text[], "withoutRecipe" text[])
  )
  INSERT INTO cost_firms (catering_id, date, corporate_id, portions, cost, unpriced, without_recipe)
  SELECT kept.catering_id, kept.date, f.firm, f.portions, f.cost, f.unpriced, f."withoutRecipe"
  FROM kept
  CROSS JOIN jsonb_to_recordset($firms) AS f (
    firm uuid, portions int, cost numeric, unpriced text[], "withoutRecipe" text[])`)

/** Hundredths of a kuruş, half up: over a month of forty firms they stay below one kuruş. */
const liraOf = (kurus: Fraction): number => Number(kurus.times(Fraction.of(100)).rounded) / 10_000

export class PostgresKitchenCosts extends KitchenCosts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async unkept(first: LocalDate, today: LocalDate): Promise<KitchenDay[]> {
    const rows = await this.#db.rows(unkept, { first, today })
    return rows.map(({ catering_id, date }) => ({ cateringId: catering_id, date }))
  }

  async keep(day: KitchenDay, { components, firms }: DayCosts, at: Date): Promise<void> {
    const priced = components.map((one) => ({ ...one, portions: ceilingOf(one.portions, 3), cost: liraOf(one.cost) }))
    await this.#db.change(keep, {
      ...day,
      at,
      components: JSON.stringify(priced),
      firms: JSON.stringify(firms.map((one) => ({ ...one, cost: liraOf(one.cost) }))),
    })
  }
}
