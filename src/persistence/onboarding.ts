import { EntitySchema } from 'typeorm'
import {
  Application,
  type ApplicationMode,
  Applications,
  type DecidedApplication,
  type Decision,
  deciderOf,
  type RejectedOrNot,
} from '../core/onboarding/index.ts'
import { columnsOf, entityOf } from './columns.ts'
import { type Database, prepared, type Statement } from './database.ts'

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
    decidedByKind: { type: 'text', name: 'decided_by_kind', nullable: true },
    decidedById: { type: 'uuid', name: 'decided_by_id', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
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
const rejectAll = prepared(`
  WITH found AS (
    SELECT id, status, applicant_name FROM applications
    WHERE id = ANY($1::uuid[]) AND mode = 'existing' AND company_id = $7 ORDER BY id FOR UPDATE
  ), rejected AS (
    UPDATE applications a SET status = $2, notes = $3, updated_at = $4, password_hash = NULL, decided_by_kind = $5, decided_by_id = $6
    FROM found f WHERE a.id = f.id AND f.status = 'pending'
    RETURNING a.id
  )
  SELECT f.id, f.applicant_name AS "applicantName", r.id IS NOT NULL AS "isRejected"
  FROM found f LEFT JOIN rejected r ON r.id = f.id`)
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

  rejectAll(companyId: string, applicationIds: readonly string[], decision: Decision): Promise<RejectedOrNot[]> {
    return this.#db.rows<RejectedOrNot>(rejectAll, [...valuesOf(applicationIds, decision), companyId])
  }

  decideNew(applicationId: string, decision: Decision): Promise<DecidedApplication | null> {
    return this.#decided(decideNew, valuesOf(applicationId, decision))
  }

  async modeOf(applicationId: string): Promise<ApplicationMode | null> {
    return (await this.#db.row<{ mode: ApplicationMode }>(modeOf, [applicationId]))?.mode ?? null
  }

  async #decided(statement: Statement, values: unknown[]): Promise<DecidedApplication | null> {
    const row = await this.#db.row<Record<string, unknown> & { passwordHash: string }>(statement, values)
    return row && Object.assign(entityOf(applicationSchema, Application, row), { passwordHash: row.passwordHash })
  }
}
