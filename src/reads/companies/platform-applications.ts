import type { ApplicationId } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import { atCommandLine } from '../../texts/access/labels.ts'
import { actorName } from '../../texts/audit/log.ts'
import type { PlatformApplication } from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { sameTaxNumber } from './same-tax-number.ts'

/** An application `a` with everything that was sent, and the company `c` it is for, if that exists already. */
export const application = `
  json_build_object(
    'id', a.id, 'mode', a.mode, 'status', a.status,
    'applicant', json_build_object(
      'full_name', a.applicant_name, 'phone', a.applicant_phone, 'email', a.applicant_email
    ),
    'company_info', CASE a.mode
      WHEN 'existing' THEN json_build_object(
        'id', c.id, 'name', c.name, 'type', c.type, 'tax_number', c.tax_number, 'address', NULL, 'contact_phone', NULL,
        'owner', NULL
      )
      ELSE json_build_object(
        'id', NULL, 'name', a.new_company ->> 'name', 'type', a.new_company ->> 'type',
        'tax_number', a.new_company ->> 'taxNumber', 'address', a.new_company ->> 'address',
        'contact_phone', a.new_company ->> 'contactPhone',
        'owner', json_build_object(
          'full_name', a.new_company ->> 'ownerFullName', 'phone', a.new_company ->> 'ownerPhone',
          'email', a.new_company ->> 'ownerEmail'
        )
      )
    END,
    'same_tax_number', CASE
      WHEN a.mode = 'new' AND a.status = 'pending' THEN ${sameTaxNumber("a.new_company ->> 'taxNumber'")}
      ELSE '[]'
    END,
    'created_at', ${instant('a.created_at')}, 'updated_at', ${instant('a.updated_at')}, 'notes', a.notes,
    'decided_by_kind', a.decided_by_kind,
    'decider', CASE a.decided_by_kind
      WHEN 'admin' THEN (SELECT username FROM administrators d WHERE d.id = a.decided_by_id)
      WHEN 'key' THEN (
        SELECT name
        FROM integration_keys d
        WHERE d.company_id = a.company_id AND d.id = a.decided_by_id
      )
      WHEN 'member' THEN (
        SELECT full_name
        FROM users d
        WHERE d.company_id = a.company_id AND d.id = a.decided_by_id
      )
    END
  )`

export type ApplicationRow = Omit<PlatformApplication, 'decided_by'> & {
  decided_by_kind: 'member' | 'key' | 'admin' | 'operator' | null
  decider: string | null
}

export const applicationOf = ({
  decided_by_kind: kind,
  decider,
  ...application
}: ApplicationRow): PlatformApplication => ({
  ...application,
  decided_by: kind && (actorName(kind, decider) ?? atCommandLine),
})

interface ApplicationValues {
  statuses: readonly string[]
  modes: readonly string[]
  limit: number
  offset: number
}

/** The newest applications `f` of each kind, each read in order from its own part of the index. */
const newestOfEach = (limit: string): string => `unnest($statuses::text[]) AS s (status)
    CROSS JOIN unnest($modes::text[]) AS m (mode)
    CROSS JOIN LATERAL (
      SELECT *
      FROM applications
      WHERE status = s.status AND mode = m.mode
      ORDER BY created_at DESC, id DESC
      LIMIT ${limit}
    ) f`

/** Of each kind, read only as far as the page reaches. */
export const applications = planned<ApplicationValues, { application: ApplicationRow }>(`
  SELECT ${application} AS application
  FROM (
    SELECT f.*
    FROM ${newestOfEach('$limit::int + $offset::int')}
    ORDER BY f.created_at DESC, f.id DESC
    LIMIT $limit OFFSET $offset
  ) a
  LEFT JOIN companies c ON c.id = a.company_id
  ORDER BY a.created_at DESC, a.id DESC`)

/**
 * Limits keep a search from getting more expensive as the platform grows: for a very common name, only the newest and
 * some others are found.
 */
const [maxHits, maxNewest, maxNamed] = [500, 100, 50]
/** The same with a search in the names of the applicant and of the requested or existing company. */
export const foundApplications = planned<
  ApplicationValues & { typed: string; taxNumber: string | null },
  { application: ApplicationRow }
>(`
  WITH newest AS MATERIALIZED (
    SELECT f.id, f.created_at, f.search_name, f.company_id
    FROM ${newestOfEach(`${maxNewest}`)}
  ),
  named AS MATERIALIZED (
    SELECT id, created_at, status, mode
    FROM applications
    WHERE search_name LIKE $typed
    LIMIT ${maxHits}
  ),
  numbered AS MATERIALIZED (
    SELECT id, created_at, status, mode
    FROM applications
    WHERE new_company ->> 'taxNumber' = $taxNumber
    LIMIT ${maxHits}
  ),
  company AS MATERIALIZED (
    SELECT id
    FROM companies
    WHERE NOT is_synthetic AND search_name LIKE $typed
    LIMIT ${maxNamed}
  ),
  hits AS (
    SELECT id, created_at
    FROM newest
    WHERE search_name LIKE $typed OR (SELECT c.search_name FROM companies c WHERE c.id = newest.company_id) LIKE $typed
    UNION
    SELECT id, created_at
    FROM named
    WHERE status = ANY ($statuses) AND mode = ANY ($modes)
    UNION
    SELECT id, created_at
    FROM numbered
    WHERE status = ANY ($statuses) AND mode = ANY ($modes)
    UNION
    SELECT a.id, a.created_at
    FROM company
    CROSS JOIN LATERAL (
      SELECT *
      FROM applications
      WHERE company_id = company.id AND mode = 'existing'
      ORDER BY created_at DESC
      LIMIT ${maxNamed}
    ) a
    WHERE a.status = ANY ($statuses) AND a.mode = ANY ($modes)
  )
  SELECT ${application} AS application
  FROM (
    SELECT *
    FROM hits
    ORDER BY created_at DESC, id DESC
    LIMIT $limit OFFSET $offset
  ) page
  JOIN applications a ON a.id = page.id
  LEFT JOIN companies c ON c.id = a.company_id
  ORDER BY a.created_at DESC, a.id DESC`)

export const oneApplication = prepared<{ applicationId: ApplicationId }, { application: ApplicationRow }>(`
  SELECT ${application} AS application
  FROM applications a
  LEFT JOIN companies c ON c.id = a.company_id
  WHERE a.id = $applicationId`)
