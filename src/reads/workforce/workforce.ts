import { type CompanyId, homeTimezone, type LocalDate, localDateAt, type UserId } from '../../core/shared/index.ts'
import { roles } from '../../core/actors/rules.ts'
import { ownShiftRows, planned, prepared } from '../../persistence/index.ts'
import type { Department, Employee, NotListed, Page, SelectedEmployees } from '../kernel/contract-shapes.ts'
import { type EmployeeFilter, type FilterValues, filterValues, foundPeople } from './employee-filter.ts'
import { type OwnShiftRow, ownShiftsShape } from '../kernel/own-shifts.ts'
import { maskedEmail, maskedPhone } from '../kernel/masking.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { containing } from '../kernel/search-text.ts'
import { Reads } from '../kernel/reads.ts'

/** With all own shifts, which depend on the week. */
type PersonRow = Omit<Employee, 'shifts' | 'rotation'> & { own_shifts: OwnShiftRow[] }

const shape = `
  jsonb_build_object(
    'id', u.id, 'full_name', u.full_name,
    'phone', CASE WHEN $isUnmasked THEN u.phone ELSE ${maskedPhone('u.phone')} END,
    'email', CASE WHEN $isUnmasked THEN u.email ELSE ${maskedEmail('u.email')} END, 'role', u.role,
    'is_active', u.is_active, 'department_id', u.department_id, 'department_name', d.name,
    'own_shifts', ${ownShiftRows('u.company_id', 'u.id')},
    'created_at', ${instant('u.created_at')},
    'reset_requested_at', CASE WHEN $isUnmasked THEN ${instant('u.reset_requested_at')} END, 'version', u.version
  )`

/** How many people can be selected at once. */
const maxSelected = 10_000

const byName = 'u.search_name COLLATE "C"'
const sortKeys = {
  name: byName,
  role: `array_position('{${roles.join(',')}}'::text[], u.role)`,
  department: 'd.search_name COLLATE "C"',
  status: 'NOT u.is_active',
} as const
const directions = { asc: 'ASC', desc: 'DESC' } as const

type SortKey = keyof typeof sortKeys
type Direction = keyof typeof directions

const withDepartment = 'LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id'

/** People with equal keys are sorted by name; those without a department come last. */
const listBy = (key: SortKey, direction: Direction) =>
  planned<FilterValues & { limit: number; offset: number }, { users: PersonRow[]; total: number }>(`
  WITH found AS (
    ${foundPeople}
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce((
      SELECT jsonb_agg(${shape} ORDER BY u.place)
      FROM (
        SELECT u.*,
          row_number() OVER (ORDER BY ${sortKeys[key]} ${directions[direction]} NULLS LAST, ${byName}, u.id) AS place
        FROM found u
        ${withDepartment}
        ORDER BY place
        LIMIT $limit OFFSET $offset
      ) u
      ${withDepartment}
    ), '[]') AS users`)

const listsBy = (key: SortKey) => ({ asc: listBy(key, 'asc'), desc: listBy(key, 'desc') })
const lists = {
  name: listsBy('name'),
  role: listsBy('role'),
  department: listsBy('department'),
  status: listsBy('status'),
}

const one = prepared<{ companyId: CompanyId; isUnmasked: boolean; employeeId: UserId }, { employee: PersonRow }>(`
  SELECT ${shape} AS employee
  FROM users u
  ${withDepartment}
  WHERE u.company_id = $companyId AND u.id = $employeeId AND u.erased_at IS NULL`)

/** Active people of the department `d`. */
const peopleIn =
  '(SELECT count(*)::int FROM users u WHERE u.company_id = $companyId AND u.department_id = d.id AND u.is_active)'

const departments = planned<
  { companyId: CompanyId; typed: string; limit: number; offset: number; withInactive: boolean },
  { departments: Department[]; total: number }
>(`
  WITH found AS (
    SELECT id, name, is_active, search_name
    FROM departments
    WHERE company_id = $companyId AND (is_active OR $withInactive) AND search_name LIKE $typed
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'is_active', is_active)
        || CASE WHEN $withInactive THEN jsonb_build_object('employee_count', ${peopleIn}) ELSE '{}' END
        ORDER BY search_name COLLATE "C"
      )
      FROM (
        SELECT *
        FROM found
        ORDER BY search_name COLLATE "C"
        LIMIT $limit OFFSET $offset
      ) d
    ), '[]') AS departments`)

const selection = planned<FilterValues & { roles: readonly string[] }, SelectedEmployees>(`
  WITH found AS (
    ${foundPeople}
  ),
  able AS (
    SELECT *
    FROM found
    WHERE role = ANY ($roles)
  )
  SELECT (SELECT count(*)::int FROM able) AS total,
    (SELECT count(*)::int FROM found WHERE role <> ALL ($roles)) AS out_of_reach,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', id, 'full_name', full_name) ORDER BY search_name COLLATE "C", id)
      FROM (SELECT * FROM able u ORDER BY ${byName}, id LIMIT ${maxSelected}) u
    ), '[]') AS users`)

/** How many people who are missing from a list are shown. */
const maxNotListed = 2000

/** Without the person who asks. */
const notListed = prepared<
  { companyId: CompanyId; phones: readonly string[]; roles: readonly string[]; userId: UserId | null },
  { total: number; users: NotListed[] }
>(`
  WITH missing AS (
    SELECT *
    FROM users u
    WHERE company_id = $companyId AND is_active AND role = ANY ($roles) AND id IS DISTINCT FROM $userId
      AND NOT EXISTS (SELECT FROM unnest($phones::text[]) AS p (phone) WHERE p.phone = u.phone)
  )
  SELECT (SELECT count(*)::int FROM missing) AS total,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object('user_id', u.id, 'full_name', u.full_name, 'department_name', d.name)
        ORDER BY ${byName}, u.id
      )
      FROM (SELECT * FROM missing u ORDER BY ${byName}, id LIMIT ${maxNotListed}) u
      ${withDepartment}
    ), '[]') AS users`)

/** Keyset pagination: continues after the last person, so that every batch costs the same. */
const next = planned<
  FilterValues & { lastName: string | null; lastId: string | null; limit: number },
  { employee: PersonRow; place: string; id: string }
>(`
  WITH found AS (
    ${foundPeople}
  )
  SELECT ${shape} AS employee, u.search_name AS place, u.id
  FROM (
    SELECT *
    FROM found u
    WHERE $lastName::text IS NULL OR (${byName}, u.id) > ($lastName COLLATE "C", $lastId::uuid)
    ORDER BY ${byName}, u.id
    LIMIT $limit
  ) u
  ${withDepartment}
  ORDER BY ${byName}, u.id`)

const batchSize = 500

export interface EmployeeOrder {
  /** By name, ascending, by default. */
  sort?: SortKey | undefined
  order?: Direction | undefined
}

export class WorkforceReads extends Reads {
  async list(
    companyId: CompanyId,
    isUnmasked: boolean,
    filter: EmployeeFilter,
    { sort = 'name', order = 'asc' }: EmployeeOrder,
    { limit, offset }: Page,
  ): Promise<{ users: Employee[]; total: number; has_more: boolean }> {
    const values = { ...this.#filterValues(companyId, isUnmasked, filter), limit, offset }
    const { users, total } = (await this.db.rows(lists[sort][order], values))[0]!
    return { users: users.map((row) => this.#shown(row)), total, has_more: offset + users.length < total }
  }

  /** All of them in batches, by name. */
  async *all(companyId: CompanyId, isUnmasked: boolean, filter: EmployeeFilter): AsyncGenerator<Employee[]> {
    const values = { ...this.#filterValues(companyId, isUnmasked, filter), limit: batchSize }
    let last: { lastName: string | null; lastId: string | null } = { lastName: null, lastId: null }
    for (;;) {
      const rows = await this.db.rows(next, { ...values, ...last })
      if (rows.length > 0) yield rows.map(({ employee }) => this.#shown(employee))
      const end = rows.at(-1)
      if (end === undefined || rows.length < batchSize) return
      last = { lastName: end.place, lastId: end.id }
    }
  }

  /** Everyone who matches the filter and has one of the roles. */
  async selection(
    companyId: CompanyId,
    isUnmasked: boolean,
    filter: EmployeeFilter,
    roles: readonly string[],
  ): Promise<SelectedEmployees> {
    const values = { ...this.#filterValues(companyId, isUnmasked, filter), roles }
    const row = await this.db.row(selection, values)
    return row ?? { users: [], total: 0, out_of_reach: 0 }
  }

  /** Active people with one of the roles who are not on a list of phones, by name, without the person who asks. */
  async notListed(
    companyId: CompanyId,
    phones: readonly string[],
    roles: readonly string[],
    userId: UserId | null,
  ): Promise<{ total: number; users: NotListed[] }> {
    return (await this.db.row(notListed, { companyId, phones, roles, userId })) ?? { total: 0, users: [] }
  }

  async find(companyId: CompanyId, isUnmasked: boolean, employeeId: UserId): Promise<Employee | null> {
    const row = await this.db.row(one, { companyId, isUnmasked, employeeId })
    return row && this.#shown(row.employee)
  }

  /** Unmasked, for callers who may see everything; the person has to exist. */
  async one(companyId: CompanyId, employeeId: UserId): Promise<Employee> {
    return (await this.find(companyId, true, employeeId)) as Employee
  }

  async departments(
    companyId: CompanyId,
    typed: string,
    { limit, offset }: Page,
    withInactive = false,
  ): Promise<{ departments: Department[]; total: number }> {
    const row = await this.db.row(departments, { companyId, typed: containing(typed), limit, offset, withInactive })
    return row ?? { departments: [], total: 0 }
  }

  get #today(): LocalDate {
    return localDateAt(this.clock.now(), homeTimezone)
  }

  #filterValues(companyId: CompanyId, isUnmasked: boolean, filter: EmployeeFilter): FilterValues {
    return filterValues(companyId, isUnmasked, filter, this.#today)
  }

  #shown({ own_shifts, ...person }: PersonRow): Employee {
    return { ...person, ...ownShiftsShape(own_shifts, this.#today) }
  }
}
