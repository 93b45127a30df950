import { EntitySchema } from 'typeorm'
import { Refusal } from '../core/shared/index.ts'
import { Department, Departments, Employee, Employees, Shift, Shifts } from '../core/workforce/index.ts'
import { type Database, prepared } from './database.ts'

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
    role: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash' },
    passwordExpiresAt: { type: 'timestamptz', name: 'password_expires_at', nullable: true },
    isActive: { type: 'boolean', name: 'is_active' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
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
  },
})

export const shiftSchema = new EntitySchema<Shift>({
  name: 'shift',
  target: Shift,
  tableName: 'shifts',
  columns: {
    id: { type: 'uuid', primary: true },
    companyId: { type: 'uuid', name: 'company_id' },
    title: { type: 'text' },
    startTime: { type: 'text', name: 'start_time' },
    endTime: { type: 'text', name: 'end_time' },
    days: { type: 'smallint', array: true },
    timezone: { type: 'text' },
    isActive: { type: 'boolean', name: 'is_active' },
    isDeleted: { type: 'boolean', name: 'is_deleted' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
})

/** The department is held active while the row is written, so that a deactivation cannot slip in between. */
const holdDepartment = prepared(`
  SELECT id, company_id AS "companyId", name, is_active AS "isActive", created_at AS "createdAt" FROM departments
  WHERE company_id = $1 AND id = $2 AND is_active FOR SHARE`)
const holdCompany = prepared('SELECT FROM companies WHERE id = $1 FOR NO KEY UPDATE')
const countOwners = prepared(`
  SELECT count(*)::int AS owners FROM users WHERE company_id = $1 AND is_active AND role = 'corporateOwner'`)
const addMissing = prepared(`
  INSERT INTO users (id, company_id, department_id, full_name, phone, email, role, password_hash, password_expires_at, is_active, created_at)
  SELECT p.id, $1, p.department_id, p.full_name, p.phone, p.email, p.role, p.password_hash, p.password_expires_at, true, p.created_at
  FROM jsonb_to_recordset($2) AS p (id uuid, department_id uuid, full_name text, phone text, email text, role text,
                                    password_hash text, password_expires_at timestamptz, created_at timestamptz)
  ORDER BY p.phone
  ON CONFLICT (company_id, phone) DO NOTHING
  RETURNING phone`)

export class PostgresEmployees extends Employees {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(employee: Employee): Promise<void> {
    if (
      employee.departmentId !== null &&
      !(await this.#db.row(holdDepartment, [employee.companyId, employee.departmentId]))
    )
      throw new Refusal('unprocessable', 'department.not_open')
    await (await this.#db.manager()).insert(Employee, employee)
  }

  async addMissing(companyId: string, employees: readonly Employee[]): Promise<Set<string>> {
    if (employees.length === 0) return new Set()
    const people = employees.map((employee) => ({
      id: employee.id,
      department_id: employee.departmentId,
      full_name: employee.fullName,
      phone: employee.phone,
      email: employee.email,
      role: employee.role,
      password_hash: employee.passwordHash,
      password_expires_at: employee.passwordExpiresAt,
      created_at: employee.createdAt,
    }))
    const added = await this.#db.rows<{ phone: string }>(addMissing, [companyId, JSON.stringify(people)])
    return new Set(added.map(({ phone }) => phone))
  }

  async forChange(companyId: string, employeeId: string): Promise<Employee | null> {
    const manager = await this.#db.manager()
    return manager.findOne(Employee, { where: { companyId, id: employeeId }, lock: { mode: 'pessimistic_write' } })
  }

  async update(employee: Employee): Promise<void> {
    const { companyId, id, createdAt: _createdAt, ...changed } = employee
    await (await this.#db.manager()).update(Employee, { companyId, id }, changed)
  }

  async holdOwners(companyId: string): Promise<number> {
    await this.#db.row(holdCompany, [companyId])
    return (await this.#db.row<{ owners: number }>(countOwners, [companyId]))?.owners ?? 0
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

  async allOf(companyId: string): Promise<Department[]> {
    return (await this.#db.manager()).find(Department, { where: { companyId }, order: { name: 'ASC' } })
  }

  async forChange(companyId: string, departmentId: string): Promise<Department | null> {
    const manager = await this.#db.manager()
    return manager.findOne(Department, { where: { companyId, id: departmentId }, lock: { mode: 'pessimistic_write' } })
  }

  async update({ companyId, id, name, isActive }: Department): Promise<void> {
    await (await this.#db.manager()).update(Department, { companyId, id }, { name, isActive })
  }

  async holdOpen(companyId: string, departmentId: string): Promise<Department | null> {
    const row = await this.#db.row<Department & Record<string, unknown>>(holdDepartment, [companyId, departmentId])
    return row && Object.assign(new Department(), row)
  }
}

/** Deletes the shift if no menu was ever written for it; a shift with history only disappears from sight. */
const hide = prepared('UPDATE shifts SET is_deleted = true, is_active = false WHERE company_id = $1 AND id = $2')
const remove = prepared(`
  DELETE FROM shifts s WHERE company_id = $1 AND id = $2
    AND NOT EXISTS (SELECT FROM menu_days d WHERE d.corporate_id = $1 AND d.shift_id = s.id)`)

export class PostgresShifts extends Shifts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(shift: Shift): Promise<void> {
    await (await this.#db.manager()).insert(Shift, shift)
  }

  async forChange(companyId: string, shiftId: string): Promise<Shift | null> {
    const manager = await this.#db.manager()
    return manager.findOne(Shift, {
      where: { companyId, id: shiftId, isDeleted: false },
      lock: { mode: 'pessimistic_write' },
    })
  }

  async byId(companyId: string, shiftId: string): Promise<Shift | null> {
    return (await this.#db.manager()).findOneBy(Shift, { companyId, id: shiftId, isDeleted: false })
  }

  async allOf(companyId: string): Promise<Shift[]> {
    return (await this.#db.manager()).find(Shift, {
      where: { companyId, isDeleted: false },
      order: { startTime: 'ASC' },
    })
  }

  async update(shift: Shift): Promise<void> {
    const { companyId, id, ...changed } = shift
    await (await this.#db.manager()).update(Shift, { companyId, id }, changed)
  }

  async remove(companyId: string, shiftId: string): Promise<void> {
    if ((await this.#db.change(remove, [companyId, shiftId])) === 0) await this.#db.change(hide, [companyId, shiftId])
  }
}
