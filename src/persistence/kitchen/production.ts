import { Production } from '../../core/kitchen/index.ts'
import type { CompanyId, LocalDate, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const setReserve = prepared<{ cateringId: CompanyId; percent: number }, { before: number }>(`
  WITH held AS (
    SELECT id, reserve_percent
    FROM companies
    WHERE id = $cateringId
    FOR NO KEY UPDATE
  )
  UPDATE companies c
  SET reserve_percent = $percent
  FROM held
  WHERE c.id = held.id
  RETURNING held.reserve_percent AS before`)

interface OnDate {
  cateringId: CompanyId
  date: LocalDate
}
const dishesOn = prepared<OnDate, { name: string; split: string[] | null }>(`
  SELECT DISTINCT served.name, x.components AS split
  FROM (
    SELECT DISTINCT corporate_id
    FROM partnerships
    WHERE catering_id = $cateringId AND partnership_type = 'catering'
  ) f
  JOIN menu_days d ON d.catering_id = $cateringId AND d.corporate_id = f.corporate_id AND d.date = $date
  CROSS JOIN LATERAL (
    SELECT o #>> '{meal,name}' AS name
    FROM jsonb_array_elements(d.options) o
    UNION ALL
    SELECT c ->> 'name'
    FROM jsonb_array_elements(d.common_courses) c
  ) served
  LEFT JOIN dishes x ON x.catering_id = $cateringId AND x.key = dish_key(served.name)
  WHERE d.status = 'published' OR d.closed_at IS NOT NULL`)

const namesOf = prepared<{ cateringId: CompanyId }, { names: Record<string, string> }>(`
  SELECT coalesce(jsonb_object_agg(key, name), '{}') AS names
  FROM component_names
  WHERE catering_id = $cateringId`)

/** Locks the catering, so that two names at once count each other. */
const holdCatering = prepared<{ cateringId: CompanyId }>(`
  SELECT id
  FROM companies
  WHERE id = $cateringId
  FOR NO KEY UPDATE`)
const nameComponent = prepared<{ cateringId: CompanyId; key: string; name: string; max: number }>(`
  INSERT INTO component_names (catering_id, key, name)
  SELECT $cateringId, $key, $name
  WHERE EXISTS (SELECT FROM component_names WHERE catering_id = $cateringId AND key = $key)
    OR (SELECT count(*) FROM component_names WHERE catering_id = $cateringId) < $max::int
  ON CONFLICT (catering_id, key) DO UPDATE SET name = excluded.name`)

interface OfComponent extends OnDate {
  key: string
}
const holdNumber = prepared<OfComponent, { portions: number }>(`
  SELECT portions
  FROM own_numbers
  WHERE catering_id = $cateringId AND date = $date AND key = $key
  FOR UPDATE`)
const writeNumber = prepared<OfComponent & { portions: number; by: UserId | null; at: Date }>(`
  INSERT INTO own_numbers (catering_id, date, key, portions, written_by, written_at)
  VALUES ($cateringId, $date, $key, $portions, $by, $at)
  ON CONFLICT (catering_id, date, key) DO UPDATE
  SET portions = excluded.portions, written_by = excluded.written_by, written_at = excluded.written_at`)
const removeNumber = prepared<OfComponent>(`
  DELETE FROM own_numbers
  WHERE catering_id = $cateringId AND date = $date AND key = $key`)

export class PostgresProduction extends Production {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async setReserve(cateringId: CompanyId, percent: number): Promise<number> {
    return (await this.#db.row(setReserve, { cateringId, percent }))?.before ?? percent
  }

  dishesOn(cateringId: CompanyId, date: LocalDate): Promise<{ name: string; split: string[] | null }[]> {
    return this.#db.rows(dishesOn, { cateringId, date })
  }

  async names(cateringId: CompanyId): Promise<Record<string, string>> {
    return (await this.#db.row(namesOf, { cateringId }))?.names ?? {}
  }

  async nameComponent(cateringId: CompanyId, key: string, name: string, max: number): Promise<boolean> {
    await this.#db.rows(holdCatering, { cateringId })
    return (await this.#db.change(nameComponent, { cateringId, key, name, max })) > 0
  }

  async setOwnNumber(
    cateringId: CompanyId,
    at: { date: LocalDate; key: string },
    number: { portions: number; by: UserId | null; at: Date } | null,
  ): Promise<number | null> {
    const before = await this.#db.row(holdNumber, { cateringId, ...at })
    if (number === null) await this.#db.change(removeNumber, { cateringId, ...at })
    else await this.#db.change(writeNumber, { cateringId, ...at, ...number })
    return before?.portions ?? null
  }
}
