import type { Database } from './database.ts'
import { planned } from './statement.ts'

/** Totals stay when months are dropped (0184). */
const wrongTotals = planned<object, { differences: number }>(`
  WITH counted AS (
    SELECT catering_id, corporate_id, date, shift_id,
      coalesce(department_id, '00000000-0000-0000-0000-000000000000') AS department_id, choice_key, count(*) AS total
    FROM choices
    WHERE choice_key <> 'SKIP'
    GROUP BY 1, 2, 3, 4, 5, 6
  ),
  kept AS (
    SELECT *
    FROM choice_totals
    WHERE total <> 0 AND date > '-infinity' AND date >= coalesce(
      (SELECT min(date) FROM choices),
      (SELECT max(before) FROM destruction_records WHERE scope = 'months'),
      '-infinity'
    )
  )
  SELECT count(*)::int AS differences
  FROM counted c
  FULL JOIN kept k USING (catering_id, corporate_id, date, shift_id, department_id, choice_key)
  WHERE c.total IS DISTINCT FROM k.total`)

/** Compares what the database keeps with what it is kept from, over all companies. */
export class Recount {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  /** How many running totals of choices differ from a count. */
  async wrongTotals(): Promise<number> {
    return (await this.#db.row(wrongTotals))?.differences ?? 0
  }
}
