import { EntitySchema } from 'typeorm'
import {
  Application,
  type ApplicationMode,
  Applications,
  type ApplicationState,
  type DecidedApplication,
  type Decision,
  deciderOf,
  type RejectedOrNot,
} from '../../core/onboarding/index.ts'
import { type ColumnsOf, columnsOf, entityOf } from '../kernel/columns.ts'
import { type Database, prepared, type Statement } from '../kernel/database.ts'

export const applicationSchema = new EntitySchema<Application>({
  name: 'application',
  target: Application,
  tableName: 'applications',
  columns: {
    id: { type: 'uuid', primary: true },
    mode: { type: 'text' },
    status: { type: 'text' },
    companyId: { type: 'uuid', name: 'company_id', nullable: true },
    newCompany: { type: 'jsonb', name: 'new_company', nullable: true },
    applicantName: { type: 'text', name: 'applicant_name' },
    applicantPhone: { type: 'text', name: 'applicant_phone' },
    applicantEmail: { type: 'text', name: 'applicant_email' },
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

const exists = prepared(`SELECT FROM applications WHERE company_id = $1 AND id = $2 AND mode = 'existing'`)
/** Clears the password hash with the decision and returns it once, for the new account. */
const decideWhere = (condition: string) =>
  prepared(`
  WITH pending AS (
    SELECT id, password_hash FROM applications WHERE id = $1 AND status = 'pending' AND ${condition} FOR UPDATE
  )
  UPDATE applications a SET status = $2, notes = $3, updated_at = $4, password_hash = NULL, decided_by_kind = $5, decided_by_id = $6
  FROM pending p WHERE a.id = p.id
  RETURNING ${columnsOf(applicationSchema, 'a')}, p.password_hash AS "passwordHash"`)
const decide = decideWhere(`mode = 'existing' AND company_id = $7`)
const decideNew = decideWhere(`mode = 'new'`)
/** Held in one order, so that two of these never wait for each other. */
const rejectAllWhere = (condition: string) =>
  prepared(`
  WITH found AS (
    SELECT id, status, applicant_name FROM applications
    WHERE id = ANY($1::uuid[]) AND ${condition} ORDER BY id FOR UPDATE
  ), rejected AS (
    UPDATE applications a SET status = $2, notes = $3, updated_at = $4, password_hash = NULL, decided_by_kind = $5, decided_by_id = $6
    FROM found f WHERE a.id = f.id AND f.status = 'pending'
    RETURNING a.id
  )
  SELECT f.id, f.applicant_name AS "applicantName", r.id IS NOT NULL AS "isRejected"
  FROM found f LEFT JOIN rejected r ON r.id = f.id`)
const rejectAll = rejectAllWhere(`mode = 'existing' AND company_id = $7`)
const rejectAllNew = rejectAllWhere(`mode = 'new'`)
const stateOf = prepared(`
  SELECT a.mode, a.status, a.created_at AS "createdAt",
    coalesce(c.name, a.new_company ->> 'name') AS "companyName", coalesce(c.type, a.new_company ->> 'type') AS "companyType",
    c.slug AS "companySlug", coalesce(a.new_company ->> 'ownerPhone', a.applicant_phone) AS phone,
    CASE WHEN a.status <> 'pending' THEN a.updated_at END AS "decidedAt", CASE a.status WHEN 'rejected' THEN a.notes END AS reason
  FROM applications a LEFT JOIN companies c ON c.id = a.company_id WHERE a.link_hash = $1`)
const modeOf = prepared('SELECT mode FROM applications WHERE id = $1')
const hold = prepared('SELECT FROM companies WHERE id = $1 FOR NO KEY UPDATE')
const waiting = prepared(`
  SELECT count(*)::int AS waiting FROM applications WHERE company_id = $1 AND mode = 'existing' AND status = 'pending'`)
const member = prepared('SELECT 1 FROM users WHERE company_id = $1 AND phone = $2')

const valuesOf = (about: string | readonly string[], { status, notes, by, at }: Decision): unknown[] => {
  const { decidedByKind, decidedById } = deciderOf(by)
  return [about, status, notes, at, decidedByKind, decidedById]
}

export class PostgresApplications extends Applications {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(application: Application): Promise<void> {
    await (await this.#db.manager()).insert(Application, application)
  }

  async holdWaiting(companyId: string): Promise<number> {
    await this.#db.row(hold, [companyId])
    return (await this.#db.row<{ waiting: number }>(waiting, [companyId]))?.waiting ?? 0
  }

  async isMember(companyId: string, phone: string): Promise<boolean> {
    return (await this.#db.row(member, [companyId, phone])) !== null
  }

  async exists(companyId: string, applicationId: string): Promise<boolean> {
    return (await this.#db.row(exists, [companyId, applicationId])) !== null
  }

  decide(companyId: string, applicationId: string, decision: Decision): Promise<DecidedApplication | null> {
    return this.#decided(decide, [...valuesOf(applicationId, decision), companyId])
  }

  rejectAll(companyId: string | null, applicationIds: readonly string[], decision: Decision): Promise<RejectedOrNot[]> {
    const values = valuesOf(applicationIds, decision)
    return companyId === null
      ? this.#db.rows<RejectedOrNot>(rejectAllNew, values)
      : this.#db.rows<RejectedOrNot>(rejectAll, [...values, companyId])
  }

  decideNew(applicationId: string, decision: Decision): Promise<DecidedApplication | null> {
    return this.#decided(decideNew, valuesOf(applicationId, decision))
  }

  stateOf(linkHash: string): Promise<ApplicationState | null> {
    return this.#db.row<ApplicationState & Record<string, unknown>>(stateOf, [linkHash])
  }

  async modeOf(applicationId: string): Promise<ApplicationMode | null> {
    return (await this.#db.row<{ mode: ApplicationMode }>(modeOf, [applicationId]))?.mode ?? null
  }

  async #decided(statement: Statement, values: unknown[]): Promise<DecidedApplication | null> {
    const row = await this.#db.row<Record<string, unknown> & { passwordHash: string }>(statement, values)
    return row && Object.assign(entityOf(applicationSchema, Application, row), { passwordHash: row.passwordHash })
  }
}
