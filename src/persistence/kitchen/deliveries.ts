import { Deliveries, type FirmDelivery, Routes, type Stop } from '../../core/kitchen/index.ts'
import type { CompanyId, MenuDayId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const saveRoutes = prepared<{ cateringId: CompanyId; stops: string }, { found: number; changed: number }>(`
  WITH stop AS (
    SELECT p.id, t.route, t.place, (p.route, p.route_place) IS DISTINCT FROM (t.route, t.place) AS changes
    FROM jsonb_to_recordset($stops) AS t ("corporateId" uuid, route text, place smallint)
    JOIN partnerships p
      ON p.catering_id = $cateringId
      AND p.corporate_id = t."corporateId"
      AND p.is_active
      AND p.partnership_type = 'catering'
    ORDER BY p.id
    FOR NO KEY UPDATE OF p
  ),
  changed AS (
    UPDATE partnerships p
    SET route = s.route, route_place = s.place
    FROM stop s
    WHERE p.catering_id = $cateringId AND p.id = s.id AND s.changes
    RETURNING p.id
  )
  SELECT (SELECT count(*)::int FROM stop) AS found, (SELECT count(*)::int FROM changed) AS changed`)

export class PostgresRoutes extends Routes {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(cateringId: CompanyId, stops: readonly Stop[]): Promise<{ found: number; changed: number }> {
    const row = await this.#db.row(saveRoutes, { cateringId, stops: JSON.stringify(stops) })
    return row ?? { found: 0, changed: 0 }
  }
}

interface OfFirm {
  corporateId: CompanyId
  menuDayId: MenuDayId
}
const delivery = prepared<OfFirm, FirmDelivery>(`
  SELECT d.catering_id AS "cateringId", d.date, d.shift_id AS "shiftId", s.title AS shift, s.timezone,
    l.meals + l.guest_portions AS portions,
    c.received
  FROM menu_days d
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  LEFT JOIN kitchen_lists l ON l.menu_day_id = d.id
  LEFT JOIN delivery_confirmations c ON c.menu_day_id = d.id
  WHERE d.corporate_id = $corporateId AND d.id = $menuDayId AND (d.status = 'published' OR l.menu_day_id IS NOT NULL)
  FOR NO KEY UPDATE OF d`)
const confirm = prepared<OfFirm & { received: number; by: UserId | null; at: Date }>(`
  INSERT INTO delivery_confirmations (menu_day_id, corporate_id, received, confirmed_by, confirmed_at)
  VALUES ($menuDayId, $corporateId, $received, $by, $at)
  ON CONFLICT (menu_day_id) DO UPDATE
  SET received = excluded.received, confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`)
const withdraw = prepared<OfFirm>(`
  DELETE FROM delivery_confirmations
  WHERE corporate_id = $corporateId AND menu_day_id = $menuDayId`)

export class PostgresDeliveries extends Deliveries {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async forChange(corporateId: CompanyId, menuDayId: MenuDayId): Promise<FirmDelivery | null> {
    return (await this.#db.row(delivery, { corporateId, menuDayId })) ?? null
  }

  async confirm(of: OfFirm, confirmation: { received: number; by: UserId | null; at: Date } | null): Promise<void> {
    if (confirmation === null) await this.#db.change(withdraw, of)
    else await this.#db.change(confirm, { ...of, ...confirmation })
  }
}
