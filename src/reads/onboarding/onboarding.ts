import type { ApplicationId, CompanyId } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Application, Page } from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { maskedEmail, maskedPhone } from '../kernel/masking.ts'
import { Reads } from '../kernel/reads.ts'

const shape = `
  jsonb_build_object(
    'id', a.id, 'status', a.status, 'department', (SELECT d.name FROM departments d WHERE d.id = a.department_id),
    'applicant', jsonb_build_object(
      'full_name', a.applicant_name,
      'phone', CASE WHEN $isUnmasked THEN a.applicant_phone ELSE ${maskedPhone('a.applicant_phone')} END,
      'email', CASE WHEN $isUnmasked THEN a.applicant_email ELSE ${maskedEmail('a.applicant_email')} END
    ),
    'created_at', ${instant('a.created_at')}, 'updated_at', ${instant('a.updated_at')}, 'notes', a.notes
  )`

const list = planned<
  { companyId: CompanyId; isUnmasked: boolean; status: string | null; limit: number; offset: number },
  Listed
>(`
  WITH found AS (
    SELECT *
    FROM applications
    WHERE company_id = $companyId AND mode = 'existing' AND ($status::text IS NULL OR status = $status)
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    (
      SELECT count(*)::int
      FROM applications
      WHERE company_id = $companyId AND mode = 'existing' AND status = 'pending'
    ) AS pending_count,
    coalesce((
      SELECT jsonb_agg(${shape} ORDER BY a.created_at DESC, a.id DESC)
      FROM (
        SELECT *
        FROM found
        ORDER BY created_at DESC, id DESC
        LIMIT $limit OFFSET $offset
      ) a
    ), '[]') AS applications`)
const one = prepared<
  { companyId: CompanyId; isUnmasked: boolean; applicationId: ApplicationId },
  { application: Application }
>(`
  SELECT ${shape} AS application
  FROM applications a
  WHERE a.company_id = $companyId AND a.id = $applicationId`)

interface Listed {
  applications: Application[]
  total: number
  pending_count: number
}

export class OnboardingReads extends Reads {
  async list(
    companyId: CompanyId,
    isUnmasked: boolean,
    status: string | undefined,
    { limit, offset }: Page,
  ): Promise<Listed & { has_more: boolean }> {
    const rows = await this.db.rows(list, { companyId, isUnmasked, status: status ?? null, limit, offset })
    const found = rows[0] as Listed
    return { ...found, has_more: offset + found.applications.length < found.total }
  }

  async one(companyId: CompanyId, applicationId: ApplicationId): Promise<Application> {
    return (
      (await this.db.rows(one, { companyId, isUnmasked: true, applicationId }))[0] as {
        application: Application
      }
    ).application
  }
}
