import { containing, digitsOf, partOf } from '../kernel/search-text.ts'

export interface EmployeeFilter {
  search?: string | undefined
  status?: 'active' | 'inactive' | undefined
  type?: 'individual' | 'corporate' | undefined
  role?: string | undefined
  /** `none`: people without a department. */
  departmentId?: string | undefined
  /** One of the person's own shifts; `none`: people who have none. */
  shiftId?: string | undefined
  /** Only people who said that they forgot their password. */
  resetRequested?: boolean | undefined
  /** Only active people who still have a one-time password. */
  neverSignedIn?: boolean | undefined
}

const ownShift = `
  SELECT FROM usual_shifts w JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id
  WHERE w.company_id = $1 AND w.user_id = u.id AND s.is_active AND NOT s.is_deleted`

/** The people of a filter, by `filterValues`. Whoever sees phone and e-mail masked cannot search by them either. */
export const foundPeople = `
    SELECT * FROM users u
    WHERE company_id = $1
      AND (search_name LIKE $3 OR ($2 AND (phone LIKE $4 OR fold(email) LIKE $5)))
      AND ($6::text IS NULL OR is_active = ($6 = 'active'))
      AND ($7::text IS NULL OR (role = 'individual') = ($7 = 'individual'))
      AND ($8::text IS NULL OR role = $8)
      AND ($9::text IS NULL OR CASE $9 WHEN 'none' THEN department_id IS NULL ELSE department_id::text = $9 END)
      AND (NOT $10::boolean OR ($2 AND reset_requested_at IS NOT NULL))
      AND (NOT $11::boolean OR ($2 AND is_active AND password_expires_at IS NOT NULL))
      AND ($12::text IS NULL OR CASE $12 WHEN 'none' THEN NOT EXISTS (${ownShift}) ELSE EXISTS (${ownShift} AND s.id = nullif($12, 'none')::uuid) END)`

/** `$1` to `$12`. */
export const filterValues = (
  companyId: string,
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
  }: EmployeeFilter,
): unknown[] => [
  companyId,
  isUnmasked,
  containing(search),
  digitsOf(search),
  partOf(search),
  status ?? null,
  type ?? null,
  role ?? null,
  departmentId ?? null,
  resetRequested,
  neverSignedIn,
  shiftId ?? null,
]
