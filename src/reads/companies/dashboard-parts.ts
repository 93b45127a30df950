import { type CompanyId, homeTimezone } from '../../core/shared/index.ts'
import { nextWithoutMenu } from '../menus/menu-states.ts'
import { endingContracts } from '../partnerships/contracts.ts'
import { instant } from '../kernel/sql-shapes.ts'

export interface DashboardValues {
  companyId: CompanyId
  /** Whether it is for a manager. */
  isManager: boolean
  now: Date
}

export const homeDate = `($now::timestamptz AT TIME ZONE '${homeTimezone}')::date`

/** Today and the thirteen days before it, as `today - ago`. */
export const twoWeeks = `
  (SELECT ${homeDate} AS today) day
  CROSS JOIN generate_series(0, 13) ago`

/** A week cannot be compared with the previous one until there are two full weeks of choices. */
export const firstChosenOn = (pairs: string) => `
  (
    SELECT min(first.date)
    FROM (${pairs}) pair
    CROSS JOIN LATERAL (
      SELECT t.date
      FROM choice_totals t
      WHERE t.catering_id = pair.catering_id
        AND t.corporate_id = pair.corporate_id
        AND t.date > '-infinity'
        AND t.total > 0
      ORDER BY t.date
      LIMIT 1
    ) first
  ) AS first_chosen_on`

/** What waits for managers of any company. */
const waiting = `
  SELECT jsonb_build_object(
    'pending_applications', a.count, 'oldest_application_at', ${instant('a.oldest')}, 'never_signed_in', p.count,
    'passwords_expire_at', ${instant('p.first')}, 'reset_requests', r.count,
    'privacy_requests', q.count, 'privacy_due_on', q.due_on
  )
  FROM (
      SELECT count(*)::int, min(created_at) AS oldest
      FROM applications
      WHERE company_id = $companyId AND mode = 'existing' AND status = 'pending'
    ) a,
    (
      SELECT count(*)::int, min(password_expires_at) AS first
      FROM users
      WHERE company_id = $companyId AND is_active AND password_expires_at IS NOT NULL
    ) p,
    (
      SELECT count(*)::int
      FROM users
      WHERE company_id = $companyId AND is_active AND reset_requested_at IS NOT NULL
    ) r,
    (
      SELECT count(*)::int, min(due_on) AS due_on
      FROM privacy_requests
      WHERE company_id = $companyId AND state = 'open'
    ) q`

export const withWaiting = (more: string): string => `jsonb_build_object('waiting', (${waiting}), ${more})`

/** The earliest day without a menu among the next working days of the firm's shifts. */
export const missingOn = (company: string) => `
  SELECT min(next.date) AS missing_on
  FROM shifts s
  CROSS JOIN LATERAL (${nextWithoutMenu('$now')}) next
  WHERE s.company_id = ${company} AND s.is_active AND NOT s.is_deleted`

export const endingCount = (side: 'catering_id' | 'corporate_id') =>
  `'ending_contract_count', (SELECT count(*)::int FROM (${endingContracts(side, '$now')}) ending)`

/** Terminations that the company has to decide. */
export const waitingTerminations = `
  (
    SELECT count(*)::int
    FROM termination_requests
    WHERE partner_id = $companyId AND status = 'pending' AND requested_by = 'catering'
  )`
