import { setTimeout as pause } from 'node:timers/promises'
import type { LocalDate } from '../core/shared/index.ts'
import { type Database, planned } from './database.ts'

export interface DemoRating {
  userId: string
  shiftId: string
  date: LocalDate
  stars: number
  at: Date
}

export interface DemoProduct {
  id: string
  name: string
  description: string
  category: string
  unitPrice: string
  stock: number
  unit: 'gr' | 'kg' | 'L' | 'mL' | 'Adet'
  minOrder: number
}

export interface DemoOrder {
  id: string
  cateringId: string
  status: 'pending' | 'confirmed' | 'preparing' | 'delivered' | 'cancelled'
  total: string
  at: Date
}

const advisoryLockKey = 727275
const extendTimeouts = planned(`SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = '60s'`)
const tryToLock = planned('SELECT pg_try_advisory_xact_lock($1) AS is_locked')
const retryDelayMs = 200
const rate = planned(`
  INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
  SELECT c.user_id, c.shift_id, c.date, c.catering_id, r.stars, r.at
  FROM jsonb_to_recordset($1) AS r ("userId" uuid, "shiftId" uuid, date date, stars smallint, at timestamptz)
  JOIN choices c ON c.user_id = r."userId" AND c.shift_id = r."shiftId" AND c.date = r.date`)
const stock = planned(`
  INSERT INTO products (id, supplier_id, name, description, category, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
  SELECT p.id, $1, p.name, p.description, p.category, p."unitPrice", p.stock, p.unit, p."minOrder", $3
  FROM jsonb_to_recordset($2) AS p (id uuid, name text, description text, category text, "unitPrice" numeric, stock numeric, unit text, "minOrder" numeric)`)
const order = planned(`
  INSERT INTO orders (id, supplier_id, catering_id, status, total_amount, created_at)
  SELECT o.id, $1, o."cateringId", o.status, o.total, o.at
  FROM jsonb_to_recordset($2) AS o (id uuid, "cateringId" uuid, status text, total numeric, at timestamptz)`)

/** Demo data that no use case writes yet. */
export class DemoRecords {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Holds the demo's lock until the transaction ends: a second run waits and then finds the demo already filled. It asks again and
   * again, because a connection that is silent for twelve seconds counts as dead.
   */
  async lock(): Promise<void> {
    await this.#db.change(extendTimeouts)
    while (!(await this.#db.row<{ is_locked: boolean }>(tryToLock, [advisoryLockKey]))?.is_locked)
      await pause(retryDelayMs)
  }

  async rate(ratings: readonly DemoRating[]): Promise<void> {
    await this.#db.change(rate, [JSON.stringify(ratings)])
  }

  async stock(supplierId: string, products: readonly DemoProduct[], at: Date): Promise<void> {
    await this.#db.change(stock, [supplierId, JSON.stringify(products), at])
  }

  async order(supplierId: string, orders: readonly DemoOrder[]): Promise<void> {
    await this.#db.change(order, [supplierId, JSON.stringify(orders)])
  }
}
