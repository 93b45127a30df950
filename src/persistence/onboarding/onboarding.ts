import type { ApplicationId, CompanyId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import {
  Application,
  type ApplicationMode,
  type ApprovedOrNot,
  Applications,
  type DecidedApplication,
  type Decision,
  deciderOf,
  type LinkedApplication,
  type RejectedOrNot,
} from '../../core/onboarding/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

export const applicationSchema = new EntitySchema<Application>({
  name: 'application',
  target: Application,
  tableName: 'applications',
  columns: {
    id: { type: 'uuid', primary: true },
    mode: { type: 'text' },
    status: { type: 'text' },
    companyId: { type: 'uuid', name: 'company_id', nullable: true },
    departmentId: { type: 'uuid', name: 'department_id', nullable: true },
    newCompany: { type: 'jsonb', name: 'new_company', nullable: true },
    applicantName: { type: 'text', name: 'applicant_name' },
    applicantPhone: { type: 'text', name: 'applicant_phone' },
    applicantEmail: { type: 'text', name: 'applicant_email', nullable: true },
    passwordHash: { type: 'text', name: 'password_hash', nullable: true },
    notes: { type: 'text', nullable: true },
    privacyVersion: { type: 'text', name: 'privacy_version', nullable: true },
    privacyAcceptedAt: { type: 'timestamptz', name: 'privacy_accepted_at', nullable: true },
    linkHash: { type: 'text', name: 'link_hash', nullable: true },
    decidedByKind: { type: 'text', name: 'decided_by_kind', nullable: true },
    decidedById: { type: 'uuid', name: 'decided_by_id', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  } satisfies ColumnsOf<Application>,
})

interface DecisionColumns {
  status: string
  notes: string | null
  at: Date
  decidedByKind: string | null
  decidedById: string | null
}
type OneDecided = DecisionColumns & { applicationId: ApplicationId }
type AllDecided = DecisionColumns & { applicationIds: readonly ApplicationId[] }

const exists = prepared<{ companyId: CompanyId; applicationId: ApplicationId }>(
  `SELECT FROM applications WHERE company_id = $companyId AND id = $applicationId AND mode = 'existing'`,
)
const isToCompany = `mode = 'existing' AND company_id = $companyId`
const isForNewCompany = `mode = 'new'`
const setDecision = `
    SET status = $status, notes = $notes, updated_at = $at, password_hash = NULL,
      decided_by_kind = $decidedByKind, decided_by_id = $decidedById`
/** Clears the password hash with the decision and returns it once, for the new account. */
const decideWhere = (condition: string) => `
  WITH pending AS (
    SELECT id, password_hash
    FROM applications
    WHERE id = $applicationId AND status = 'pending' AND ${condition}
    FOR UPDATE
  )
  UPDATE applications a
  ${setDecision}
  FROM pending p
  WHERE a.id = p.id
  RETURNING ${columnsOf(applicationSchema, 'a')}, p.password_hash AS "passwordHash"`
type ApprovedRow = DecidedRow & { foundId: string; foundName: string; obstacle: ApprovedOrNot['obstacle'] }
type DecidedRow = EntityRow & { passwordHash: string }
const decide = prepared<OneDecided & { companyId: CompanyId }, DecidedRow>(decideWhere(isToCompany))
const decideNew = prepared<OneDecided, DecidedRow>(decideWhere(isForNewCompany))
/** Locks in a fixed order, so that two of these cannot deadlock. */
const rejectAllWhere = (condition: string) => `
  WITH found AS (
    SELECT id, status, applicant_name, applicant_email, new_company ->> 'name' AS requested_name
    FROM applications
    WHERE id = ANY ($applicationIds::uuid[]) AND ${condition}
    ORDER BY id
    FOR UPDATE
  ),
  rejected AS (
    UPDATE applications a
    ${setDecision}
    FROM found f
    WHERE a.id = f.id AND f.status = 'pending'
    RETURNING a.id
  )
  SELECT f.id, f.applicant_name AS "applicantName", f.applicant_email AS "applicantEmail",
    f.requested_name AS "requestedName", r.id IS NOT NULL AS "isRejected"
  FROM found f
  LEFT JOIN rejected r ON r.id = f.id`
const rejectAll = prepared<AllDecided & { companyId: CompanyId }, RejectedOrNot>(rejectAllWhere(isToCompany))
const rejectAllNew = prepared<AllDecided, RejectedOrNot>(rejectAllWhere(isForNewCompany))
const approveAll = prepared<AllDecided & { companyId: CompanyId }, ApprovedRow>(`
  WITH found AS (
    SELECT id, status, applicant_name, applicant_phone, department_id, password_hash
    FROM applications
    WHERE id = ANY ($applicationIds::uuid[]) AND ${isToCompany} AND department_id IS NOT NULL
    ORDER BY id
    FOR UPDATE
  ),
  open AS (
    SELECT d.id
    FROM departments d
    WHERE d.company_id = $companyId AND d.is_active AND d.id IN (SELECT department_id FROM found)
    ORDER BY d.id
    FOR SHARE
  ),
  checked AS (
    SELECT f.id, f.applicant_name, f.password_hash,
      CASE
        WHEN f.status <> 'pending' THEN 'decided'
        WHEN EXISTS (SELECT FROM users u WHERE u.company_id = $companyId AND u.phone = f.applicant_phone) THEN 'member'
        WHEN f.department_id NOT IN (SELECT id FROM open) THEN 'department'
      END AS obstacle
    FROM found f
  ),
  approved AS (
    UPDATE applications a
    ${setDecision}
    FROM checked c
    WHERE a.id = c.id AND c.obstacle IS NULL
    RETURNING ${columnsOf(applicationSchema, 'a')}, c.password_hash AS "passwordHash"
  )
  SELECT c.id AS "foundId", c.applicant_name AS "foundName", c.obstacle, p.*
  FROM checked c
  LEFT JOIN approved p ON p.id = c.id`)
const byLink = prepared<{ linkHash: string }, EntityRow & { company: LinkedApplication['company'] }>(`
  SELECT ${columnsOf(applicationSchema, 'a')},
    CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('name', c.name, 'type', c.type, 'slug', c.slug) END AS company
  FROM applications a
  LEFT JOIN companies c ON c.id = a.company_id
  WHERE a.link_hash = $linkHash`)
const modeOf = prepared<{ applicationId: ApplicationId }, { mode: ApplicationMode }>(
  'SELECT mode FROM applications WHERE id = $applicationId',
)
const hold = prepared<{ companyId: CompanyId }>('SELECT FROM companies WHERE id = $companyId FOR NO KEY UPDATE')
const waiting = prepared<{ companyId: CompanyId }, { waiting: number }>(`
  SELECT count(*)::int AS waiting
  FROM applications
  WHERE company_id = $companyId AND mode = 'existing' AND status = 'pending'`)
const member = prepared<{ companyId: CompanyId; phone: string }>(
  'SELECT 1 FROM users WHERE company_id = $companyId AND phone = $phone',
)

const columnsOfDecision = ({ status, notes, by, at }: Decision): DecisionColumns => ({
  status,
  notes,
  at,
  ...deciderOf(by),
})

const decided = (row: DecidedRow | null): DecidedApplication | null =>
  row && Object.assign(entityOf(applicationSchema, Application, row), { passwordHash: row.passwordHash })

export class PostgresApplications extends Applications {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(application: Application): Promise<void> {
    await (await this.#db.manager()).insert(Application, application)
  }

  async holdWaiting(companyId: CompanyId): Promise<number> {
    await this.#db.row(hold, { companyId })
    return (await this.#db.row(waiting, { companyId }))?.waiting ?? 0
  }

  async isMember(companyId: CompanyId, phone: string): Promise<boolean> {
    return (await this.#db.row(member, { companyId, phone })) !== null
  }

  async exists(companyId: CompanyId, applicationId: ApplicationId): Promise<boolean> {
    return (await this.#db.row(exists, { companyId, applicationId })) !== null
  }

  async decide(
    companyId: CompanyId,
    applicationId: ApplicationId,
    decision: Decision,
  ): Promise<DecidedApplication | null> {
    const values = { companyId, applicationId, ...columnsOfDecision(decision) }
    return decided(await this.#db.row(decide, values))
  }

  rejectAll(
    companyId: CompanyId | null,
    applicationIds: readonly ApplicationId[],
    decision: Decision,
  ): Promise<RejectedOrNot[]> {
    const values = { applicationIds, ...columnsOfDecision(decision) }
    return companyId === null ? this.#db.rows(rejectAllNew, values) : this.#db.rows(rejectAll, { companyId, ...values })
  }

  async approveAll(
    companyId: CompanyId,
    applicationIds: readonly ApplicationId[],
    decision: Decision,
  ): Promise<ApprovedOrNot[]> {
    const rows = await this.#db.rows(approveAll, { companyId, applicationIds, ...columnsOfDecision(decision) })
    return rows.map(({ foundId, foundName, obstacle, ...row }) => ({
      id: foundId,
      applicantName: foundName,
      obstacle,
      approved: obstacle === null ? decided(row as DecidedRow) : null,
    }))
  }

  async decideNew(applicationId: ApplicationId, decision: Decision): Promise<DecidedApplication | null> {
    return decided(await this.#db.row(decideNew, { applicationId, ...columnsOfDecision(decision) }))
  }

  async byLink(linkHash: string): Promise<LinkedApplication | null> {
    const row = await this.#db.row(byLink, { linkHash })
    return row && { application: entityOf(applicationSchema, Application, row), company: row.company }
  }

  async modeOf(applicationId: ApplicationId): Promise<ApplicationMode | null> {
    return (await this.#db.row(modeOf, { applicationId }))?.mode ?? null
  }
}
