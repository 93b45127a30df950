import type { CompanyId, DepartmentId, UserId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { Department, Departments, Employee, Employees, type KnownPerson } from '../../core/workforce/index.ts'
import { columnsOf, entityOf, type EntityRow, recordOf, rowsOf, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

export const employeeSchema = new EntitySchema<Employee>({
  name: 'employee',
  target: Employee,
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    companyId: { type: 'uuid', name: 'company_id' },
    departmentId: { type: 'uuid', name: 'department_id', nullable: true },
    fullName: { type: 'text', name: 'full_name' },
    phone: { type: 'text' },
    email: { type: 'text', nullable: true },
    emailByKey: { type: 'boolean', name: 'email_by_key' },
    role: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash' },
    passwordExpiresAt: { type: 'timestamptz', name: 'password_expires_at', nullable: true },
    isActive: { type: 'boolean', name: 'is_active' },
    roleOnLeaving: { type: 'text', name: 'role_on_leaving', nullable: true },
    privacyVersion: { type: 'text', name: 'privacy_version', nullable: true },
    privacyAcceptedAt: { type: 'timestamptz', name: 'privacy_accepted_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  } satisfies ColumnsOf<Employee>,
})

export const departmentSchema = new EntitySchema<Department>({
  name: 'department',
  target: Department,
  tableName: 'departments',
  columns: {
    id: { type: 'uuid', primary: true },
    companyId: { type: 'uuid', name: 'company_id' },
    name: { type: 'text' },
    isActive: { type: 'boolean', name: 'is_active' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  } satisfies ColumnsOf<Department>,
})

/** Locks the department, so that it cannot be deactivated before the employee is written. */
const holdDepartment = prepared<{ companyId: CompanyId; departmentId: DepartmentId }, EntityRow>(`
  SELECT ${columnsOf(departmentSchema, 'd')}
  FROM departments d
  WHERE company_id = $companyId AND id = $departmentId AND is_active
  FOR SHARE`)
/** In a fixed order, so that two transactions cannot deadlock. */
const holdDepartments = prepared<{ companyId: CompanyId; departmentIds: readonly DepartmentId[] }, EntityRow>(`
  SELECT ${columnsOf(departmentSchema, 'd')}
  FROM departments d
  WHERE company_id = $companyId AND id = ANY ($departmentIds) AND is_active
  ORDER BY id
  FOR SHARE`)
/** In a fixed order, so that two transactions that change the same people cannot deadlock. */
const holdEmployees = prepared<{ companyId: CompanyId; employeeIds: readonly UserId[] }, EntityRow>(`
  SELECT ${columnsOf(employeeSchema, 'u')}
  FROM users u
  WHERE company_id = $companyId AND id = ANY ($employeeIds) AND erased_at IS NULL
  ORDER BY id
  FOR UPDATE`)
const holdNewcomers = prepared<{ companyId: CompanyId; max: number }, EntityRow>(`
  SELECT ${columnsOf(employeeSchema, 'u')}
  FROM users u
  WHERE company_id = $companyId AND is_active AND password_expires_at IS NOT NULL
  ORDER BY id
  LIMIT $max
  FOR UPDATE`)
const countOwners = prepared<{ companyId: CompanyId }, { owners: number }>(`
  SELECT count(*)::int AS owners
  FROM users
  WHERE company_id = $companyId AND is_active AND role = 'corporateOwner'`)
const employeeRecord = recordOf(employeeSchema)
const addMissing = prepared<{ companyId: CompanyId; employees: string }, { phone: string }>(`
  INSERT INTO users (${employeeRecord.names})
  SELECT ${employeeRecord.names}
  FROM jsonb_to_recordset($employees) AS p (${employeeRecord.typed})
  WHERE company_id = $companyId
  ORDER BY phone
  ON CONFLICT (company_id, phone) DO NOTHING
  RETURNING phone`)
const membersAmong = prepared<{ companyId: CompanyId; phones: readonly string[] }, KnownPerson & { phone: string }>(`
  SELECT phone, id, full_name AS "fullName", email, role, role_on_leaving AS "roleOnLeaving",
    is_active AS "isActive", department_id AS "departmentId", password_expires_at AS "passwordExpiresAt",
    usual_shifts_told AS "hasToldShifts"
  FROM users
  WHERE company_id = $companyId AND phone = ANY ($phones)`)
/** Locks in the order of `holdEmployees`. */
const fillDepartments = prepared<{ companyId: CompanyId; people: string; roles: readonly string[] }>(`
  WITH person AS (
    SELECT u.id, p."departmentId"
    FROM jsonb_to_recordset($people) AS p (phone text, "departmentId" uuid)
    JOIN users u ON u.company_id = $companyId AND u.phone = p.phone
    WHERE u.department_id IS NULL AND u.is_active AND u.role = ANY ($roles)
    ORDER BY u.id
    FOR NO KEY UPDATE OF u
  )
  UPDATE users u
  SET department_id = p."departmentId", version = u.version + 1
  FROM person p
  WHERE u.company_id = $companyId AND u.id = p.id AND u.department_id IS NULL`)
const fixedColumns = new Set(['id', 'company_id', 'created_at'])
const changedColumns = employeeRecord.names.split(', ').filter((name) => !fixedColumns.has(name))
const update = prepared<{ employees: string }>(`
  UPDATE users u
  SET ${changedColumns.map((name) => `${name} = n.${name}`).join(', ')}
  FROM jsonb_to_recordset($employees) AS n (${employeeRecord.typed})
  WHERE u.company_id = n.company_id AND u.id = n.id`)

export class PostgresEmployees extends Employees {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(employee: Employee): Promise<void> {
    await (await this.#db.manager()).insert(Employee, employee)
  }

  async addMissing(companyId: CompanyId, employees: readonly Employee[]): Promise<Set<string>> {
    if (employees.length === 0) return new Set()
    const added = await this.#db.rows(addMissing, { companyId, employees: rowsOf(employeeSchema, employees) })
    return new Set(added.map(({ phone }) => phone))
  }

  async membersAmong(companyId: CompanyId, phones: readonly string[]): Promise<Map<string, KnownPerson>> {
    const rows = await this.#db.rows(membersAmong, { companyId, phones })
    return new Map(rows.map(({ phone, ...member }) => [phone, member]))
  }

  fillDepartments(
    companyId: CompanyId,
    people: readonly { phone: string; departmentId: DepartmentId }[],
    roles: readonly string[],
  ): Promise<number> {
    return this.#db.change(fillDepartments, { companyId, people: JSON.stringify(people), roles })
  }

  async forChange(companyId: CompanyId, employeeId: UserId): Promise<Employee | null> {
    const [employee] = await this.allForChange(companyId, [employeeId])
    return employee ?? null
  }

  async allForChange(companyId: CompanyId, employeeIds: readonly UserId[]): Promise<Employee[]> {
    const rows = await this.#db.rows(holdEmployees, { companyId, employeeIds })
    return rows.map((row) => entityOf(employeeSchema, Employee, row))
  }

  async newcomersForChange(companyId: CompanyId, max: number): Promise<Employee[]> {
    const rows = await this.#db.rows(holdNewcomers, { companyId, max })
    return rows.map((row) => entityOf(employeeSchema, Employee, row))
  }

  async update(...employees: Employee[]): Promise<void> {
    if (employees.length > 0) await this.#db.change(update, { employees: rowsOf(employeeSchema, employees) })
  }

  async countActiveOwners(companyId: CompanyId): Promise<number> {
    return (await this.#db.row(countOwners, { companyId }))?.owners ?? 0
  }
}

export class PostgresDepartments extends Departments {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(department: Department): Promise<void> {
    await (await this.#db.manager()).insert(Department, department)
  }

  async allOf(companyId: CompanyId): Promise<Department[]> {
    return (await this.#db.manager()).find(Department, { where: { companyId }, order: { name: 'ASC' } })
  }

  async forChange(companyId: CompanyId, departmentId: DepartmentId): Promise<Department | null> {
    const manager = await this.#db.manager()
    return manager.findOne(Department, { where: { companyId, id: departmentId }, lock: { mode: 'pessimistic_write' } })
  }

  async update({ companyId, id, name, isActive }: Department): Promise<void> {
    await (await this.#db.manager()).update(Department, { companyId, id }, { name, isActive })
  }

  async holdOpen(companyId: CompanyId, departmentId: DepartmentId): Promise<Department | null> {
    const row = await this.#db.row(holdDepartment, { companyId, departmentId })
    return row && entityOf(departmentSchema, Department, row)
  }

  async holdAllOpen(companyId: CompanyId, departmentIds: readonly DepartmentId[]): Promise<Department[]> {
    const rows = await this.#db.rows(holdDepartments, { companyId, departmentIds })
    return rows.map((row) => entityOf(departmentSchema, Department, row))
  }
}
