import type { CompanyId, DepartmentId, LocalDate, ShiftId } from '../../core/shared/index.ts'
import { isWorked } from '../../persistence/index.ts'
import { containing, digitsOf, partOf } from '../kernel/search-text.ts'

export interface EmployeeFilter {
  search?: string | undefined
  status?: 'active' | 'inactive' | undefined
  type?: 'individual' | 'corporate' | undefined
  role?: string | undefined
  /** `none`: people without a department. */
  departmentId?: DepartmentId | undefined
  /** One of the person's usual shifts of this week; `none`: people without any. */
  shiftId?: ShiftId | undefined
  /** Only people who reported that they forgot their password. */
  resetRequested?: boolean | undefined
  /** Only active people who still have a one-time password. */
  neverSignedIn?: boolean | undefined
  /** Only people who are absent on this day (rule Y2). */
  absentOn?: LocalDate | undefined
}

/** The parameters of `foundPeople`. */
export interface FilterValues {
  companyId: CompanyId
  isUnmasked: boolean
  /** Search patterns; `phone` only if the search may be one. */
  name: string
  phone: string | null
  email: string
  status: string | null
  type: string | null
  role: string | null
  departmentId: DepartmentId | null
  resetRequested: boolean
  neverSignedIn: boolean
  absentOn: LocalDate | null
  shiftId: ShiftId | null
  /** Whose week decides which shifts are usual. */
  today: LocalDate
}

const ownShift = `
  SELECT
  FROM usual_shifts w
  JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id
  WHERE w.company_id = $companyId AND w.user_id = u.id AND s.is_active AND NOT s.is_deleted
    AND ${isWorked('$today')}`

/**
 * The people who match a filter, given by `filterValues`. Anyone who sees phone and e-mail masked cannot search by them
 * either.
 */
export const foundPeople = `
  SELECT *
  FROM users u
  WHERE company_id = $companyId AND erased_at IS NULL
    AND (search_name LIKE $name OR ($isUnmasked AND (phone LIKE $phone OR fold(email) LIKE $email)))
    AND ($status::text IS NULL OR is_active = ($status = 'active'))
    AND ($type::text IS NULL OR (role = 'individual') = ($type = 'individual'))
    AND ($role::text IS NULL OR role = $role)
    AND (
      $departmentId::text IS NULL
      OR CASE $departmentId WHEN 'none' THEN department_id IS NULL ELSE department_id::text = $departmentId END
    )
    AND (NOT $resetRequested::boolean OR ($isUnmasked AND reset_requested_at IS NOT NULL))
    AND (NOT $neverSignedIn::boolean OR ($isUnmasked AND is_active AND password_expires_at IS NOT NULL))
    AND (
      $absentOn::date IS NULL
      OR (
        $isUnmasked
        AND EXISTS (
          SELECT FROM absent_days a
          WHERE a.company_id = $companyId AND a.user_id = u.id AND a.date = $absentOn
        )
      )
    )
    AND (
      $shiftId::text IS NULL
      OR CASE $shiftId
        WHEN 'none' THEN NOT EXISTS (${ownShift})
        ELSE EXISTS (${ownShift} AND s.id = nullif($shiftId, 'none')::uuid)
      END
    )`

export const filterValues = (
  companyId: CompanyId,
  isUnmasked: boolean,
  {
    search = '',
    status,
    type,
    role,
    departmentId,
    shiftId,
    resetRequested = false,
    neverSignedIn = false,
    absentOn,
  }: EmployeeFilter,
  today: LocalDate,
): FilterValues => ({
  companyId,
  isUnmasked,
  name: containing(search),
  phone: digitsOf(search),
  email: partOf(search),
  status: status ?? null,
  type: type ?? null,
  role: role ?? null,
  departmentId: departmentId ?? null,
  resetRequested,
  neverSignedIn,
  absentOn: absentOn ?? null,
  shiftId: shiftId ?? null,
  today,
})
