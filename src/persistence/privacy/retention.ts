import { skipKey } from '../../core/menus/index.ts'
import {
  type AccountKey,
  leftMonthsKept,
  Retention,
  type RetentionScope as Scope,
  skipDaysKept,
} from '../../core/privacy/index.ts'
import { addDays, type CommentId, type CompanyId, type LocalDate } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { isSmallGroup } from './small-group.ts'

/** Choices per transaction. */
const batchSize = 1_000

const addMarks = planned<{ today: string }>(`
  INSERT INTO retention_marks (company_id, scope, kept_from)
  SELECT c.id, s.scope, coalesce((SELECT min(d.date) FROM menu_days d WHERE d.corporate_id = c.id), $today)
  FROM companies c, unnest('{choices,skips}'::text[]) AS s (scope)
  WHERE c.type = 'corporate' AND NOT c.is_synthetic
    AND NOT EXISTS (SELECT FROM retention_marks m WHERE m.company_id = c.id AND m.scope = s.scope)
  ON CONFLICT DO NOTHING`)
const noteLeavers = prepared<{ at: Date }>(`
  UPDATE users
  SET left_at = $at
  WHERE NOT is_active AND erased_at IS NULL AND left_at IS NULL`)
const holdLongGone = prepared<{ at: Date }, AccountKey>(`
  SELECT u.company_id AS "companyId", u.id AS "userId"
  FROM users u
  WHERE NOT u.is_active AND u.erased_at IS NULL AND u.left_at < $at::timestamptz - interval '${leftMonthsKept} months'
    AND NOT EXISTS (
      SELECT FROM privacy_requests r
      WHERE r.company_id = u.company_id AND r.user_id = u.id AND r.kind = 'access' AND r.state = 'open'
    )
  ORDER BY u.left_at
  LIMIT 1
  FOR UPDATE SKIP LOCKED`)

interface DueMark {
  companyId: CompanyId
  scope: Scope
  keptFrom: LocalDate
  before: LocalDate
}
const holdDue = planned<{ today: string }, DueMark>(`
  SELECT m.company_id AS "companyId", m.scope, m.kept_from AS "keptFrom", due.before
  FROM retention_marks m
  JOIN companies c ON c.id = m.company_id
  CROSS JOIN LATERAL (
    SELECT greatest(
      m.repeat_before,
      CASE m.scope WHEN 'skips' THEN $today::date - ${skipDaysKept}
        ELSE ($today::date - make_interval(months => c.retention_months))::date END
    ) AS before
  ) due
  WHERE m.kept_from < due.before
  ORDER BY m.company_id, m.scope
  LIMIT 1
  FOR UPDATE OF m SKIP LOCKED`)
const nextDate = prepared<Omit<DueMark, 'scope'>, { date: LocalDate | null }>(`
  SELECT min(date) AS date
  FROM menu_days
  WHERE corporate_id = $companyId AND date >= $keptFrom AND date < $before`)
/**
 * Choices of the date that still have their person or a department that tells who it was. Each gets an id of its own;
 * its rating follows. The rows are locked and then found by their place: by their key, a plan made without statistics
 * compares each with each.
 */
const detachOf = (which: string) =>
  prepared<{ companyId: CompanyId; date: string }>(`
  WITH due AS (
    SELECT c.ctid AS at, ${isSmallGroup('c')} AS is_small
    FROM menu_days d
    JOIN choices c ON c.menu_day_id = d.id AND c.date = $date ${which}
    WHERE d.corporate_id = $companyId AND d.date = $date
      AND (
        EXISTS (SELECT FROM users u WHERE u.company_id = c.corporate_id AND u.id = c.user_id)
        OR (c.department_id IS NOT NULL AND ${isSmallGroup('c')})
      )
    LIMIT ${batchSize}
    FOR UPDATE OF c
  )
  UPDATE choices c
  SET user_id = gen_random_uuid(), department_id = CASE WHEN NOT s.is_small THEN c.department_id END
  FROM due s
  WHERE c.corporate_id = $companyId AND c.date = $date AND c.ctid = s.at`)
const detach: Record<Scope, ReturnType<typeof detachOf>> = {
  choices: detachOf(''),
  skips: detachOf(`AND c.choice_key = '${skipKey}'`),
}
const moveMark = prepared<{ companyId: CompanyId; scope: Scope; keptFrom: string }>(`
  UPDATE retention_marks
  SET kept_from = $keptFrom
  WHERE company_id = $companyId AND scope = $scope`)
const record = prepared<{ companyId: CompanyId; scope: Scope; count: number; before: string; at: Date }>(`
  INSERT INTO destruction_records (company_id, scope, count, before, happened_at, actor_kind)
  VALUES ($companyId, $scope, $count, $before, $at, 'retention')`)

const repeatBefore = prepared<{ companyId: CompanyId; scope: Scope; before: string }>(`
  INSERT INTO retention_marks AS m (company_id, scope, kept_from, repeat_before)
  SELECT c.id, $scope, coalesce((SELECT min(d.date) FROM menu_days d WHERE d.corporate_id = c.id), $before), $before
  FROM companies c
  WHERE c.id = $companyId
  ON CONFLICT (company_id, scope) DO UPDATE SET repeat_before = greatest(m.repeat_before, excluded.repeat_before)`)
const repeatWithdrawal = prepared<{ companyId: CompanyId; commentId: CommentId }>(`
  DELETE FROM comments c
  USING requests q
  WHERE q.company_id = $companyId AND c.request_id = q.id AND c.id = $commentId`)
const setMonths = prepared<{ companyId: CompanyId; months: number }, { months: number }>(`
  UPDATE companies c
  SET retention_months = $months
  FROM (SELECT id, retention_months FROM companies WHERE id = $companyId AND type = 'corporate' FOR NO KEY UPDATE) was
  WHERE c.id = was.id
  RETURNING was.retention_months AS months`)

export class PostgresRetention extends Retention {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async notice(today: LocalDate, at: Date): Promise<void> {
    await this.#db.change(addMarks, { today })
    await this.#db.change(noteLeavers, { at })
  }

  async detachSome(today: LocalDate, at: Date): Promise<number | null> {
    const due = await this.#db.row(holdDue, { today })
    if (due === null) return null
    const { companyId, scope, keptFrom, before } = due
    const found = await this.#db.row(nextDate, { companyId, keptFrom, before })
    const date = found?.date ?? null
    if (date === null) {
      await this.#db.change(moveMark, { companyId, scope, keptFrom: before })
      return 0
    }
    const count = await this.#db.change(detach[scope], { companyId, date })
    const isDone = count < batchSize
    await this.#db.change(moveMark, { companyId, scope, keptFrom: isDone ? addDays(date, 1) : date })
    if (count > 0) await this.#db.change(record, { companyId, scope, count, before: addDays(date, 1), at })
    return count
  }

  holdLongGone(at: Date): Promise<AccountKey | null> {
    return this.#db.row(holdLongGone, { at })
  }

  async setMonths(companyId: CompanyId, months: number): Promise<number | null> {
    return (await this.#db.row(setMonths, { companyId, months }))?.months ?? null
  }

  async repeatBefore(companyId: CompanyId, scope: Scope, before: LocalDate): Promise<void> {
    await this.#db.change(repeatBefore, { companyId, scope, before })
  }

  async repeatWithdrawal(companyId: CompanyId, commentId: CommentId): Promise<void> {
    await this.#db.change(repeatWithdrawal, { companyId, commentId })
  }
}
