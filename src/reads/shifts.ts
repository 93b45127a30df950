import { prepared } from '../persistence/index.ts'
import type { Shift } from './contract-shapes.ts'
import { Reads } from './reads.ts'

const shifts = prepared(`
  SELECT id, title, start_time, end_time, days, timezone, cutoff_days, cutoff_time, is_active, version FROM shifts
  WHERE company_id = $1 AND NOT is_deleted AND (is_active OR NOT $2) ORDER BY start_time, title, id`)

export class ShiftReads extends Reads {
  list(companyId: string, onlyActive: boolean): Promise<Shift[]> {
    return this.db.rows<Shift & Record<string, unknown>>(shifts, [companyId, onlyActive])
  }
}
