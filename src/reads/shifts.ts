import { prepared } from '../persistence/index.ts'
import type { Shift } from './contract-shapes.ts'
import { Reads } from './reads.ts'

const shifts = prepared(`
  SELECT id, title, start_time, end_time, days, timezone, cutoff_days, cutoff_time, is_active, version FROM shifts
  WHERE company_id = $1 AND NOT is_deleted AND (is_active OR NOT $2) ORDER BY start_time, title, id`)

const usual = prepared(`
  SELECT u.usual_shifts_told AS is_told, coalesce((
    SELECT jsonb_agg(s.id ORDER BY s.start_time, s.id) FROM usual_shifts w JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id
    WHERE w.user_id = u.id AND s.is_active AND NOT s.is_deleted), '[]') AS shift_ids
  FROM users u WHERE u.company_id = $1 AND u.id = $2`)

export class ShiftReads extends Reads {
  list(companyId: string, onlyActive: boolean): Promise<Shift[]> {
    return this.db.rows<Shift & Record<string, unknown>>(shifts, [companyId, onlyActive])
  }

  async usual(companyId: string, userId: string): Promise<{ is_told: boolean; shift_ids: string[] }> {
    const row = await this.db.row<{ is_told: boolean; shift_ids: string[] }>(usual, [companyId, userId])
    return row ?? { is_told: false, shift_ids: [] }
  }
}
