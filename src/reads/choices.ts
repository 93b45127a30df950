import { isServed } from '../core/menus/index.ts'
import { prepared } from '../persistence/index.ts'
import type { PastChoice } from './contract-shapes.ts'
import { Reads } from './reads.ts'

/** How far ahead choices are listed, in days: as far as there are menus to choose from. */
const ahead = 62

const ofPerson = prepared(`
  SELECT c.date, c.shift_id, s.title AS shift_title, c.catering_id, k.name AS catering_name, c.meal_name AS meal, c.choice_label AS type,
    c.choice_key AS choice, r.stars, s.timezone
  FROM choices c
  JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  JOIN companies k ON k.id = c.catering_id
  LEFT JOIN ratings r ON r.user_id = c.user_id AND r.shift_id = c.shift_id AND r.date = c.date
  WHERE c.corporate_id = $1 AND c.user_id = $2
    AND c.date BETWEEN ($3::timestamptz AT TIME ZONE 'UTC')::date - $4::int AND ($3::timestamptz AT TIME ZONE 'UTC')::date + ${ahead}
    AND c.date > ($3::timestamptz AT TIME ZONE s.timezone)::date - $4::int
  ORDER BY c.date DESC, s.start_time DESC, s.id`)

export class ChoiceReads extends Reads {
  async ofPerson(companyId: string, userId: string, days: number): Promise<PastChoice[]> {
    const now = this.clock.now()
    const rows = await this.db.rows<Omit<PastChoice, 'ratable'> & { timezone: string }>(ofPerson, [
      companyId,
      userId,
      now,
      days,
    ])
    return rows.map(({ timezone, ...choice }) => ({
      ...choice,
      ratable: choice.stars === null && isServed(choice.date, timezone, now),
    }))
  }
}
