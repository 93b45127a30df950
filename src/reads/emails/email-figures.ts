import { prepared } from '../../persistence/index.ts'
import type { EmailFigures } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { instant } from '../kernel/sql-shapes.ts'

const daysShown = 14
const maxWaiting = 100_000

const figures = prepared<{ now: Date; maxWaiting: number }, Omit<EmailFigures, 'is_on'>>(`
  SELECT
    coalesce((
      SELECT jsonb_agg(k ORDER BY kind)
      FROM (
        SELECT kind, count(*)::int AS count, count(*) FILTER (WHERE attempts > 0)::int AS tried,
          ${instant('min(created_at)')} AS oldest_at, max(answer) AS last_answer
        FROM (SELECT * FROM emails WHERE state = 'waiting' LIMIT $maxWaiting::int) e
        GROUP BY kind
      ) k
    ), '[]') AS waiting,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('date', day, 'kind', kind, 'sent', sent, 'failed', failed, 'dropped', dropped)
        ORDER BY day DESC, kind)
      FROM email_totals
      WHERE day > ($now::timestamptz AT TIME ZONE 'Europe/Istanbul')::date - ${daysShown}
    ), '[]') AS days`)

export class EmailFigureReads extends Reads {
  /** How many mails wait, and became what on each day, over all companies (rule U6). */
  async figures(): Promise<Omit<EmailFigures, 'is_on'>> {
    const row = await this.db.row(figures, { now: this.clock.now(), maxWaiting })
    return row as Omit<EmailFigures, 'is_on'>
  }
}
