import { create } from '../../../src/core/shared/index.ts'
import {
  departmentRefusal,
  Employee,
  employeeRefusal,
  Employees,
  hasNeverSignedIn,
  type KnownPerson,
} from '../../../src/core/workforce/index.ts'
import type { FakeDepartments } from './fake-departments.ts'

/** Whether an import may add what an employee lacks; `roles` are the roles the importer may change. */
export const mayBeCompleted = ({ isActive, role }: Pick<Employee, 'isActive' | 'role'>, roles: readonly string[]) =>
  isActive && roles.includes(role)

export class FakeEmployees extends Employees {
  readonly rows: Employee[] = []
  /** Ids of people who have set their own shifts. */
  readonly toldShifts = new Set<string>()
  readonly #departments: FakeDepartments
  constructor(departments: FakeDepartments) {
    super()
    this.#departments = departments
  }

  find(companyId: string, phone: string): Employee | undefined {
    return this.rows.find((employee) => employee.companyId === companyId && employee.phone === phone)
  }

  async add(employee: Employee): Promise<void> {
    const { companyId, departmentId } = employee
    const isKnown = this.#departments.rows.some((one) => one.companyId === companyId && one.id === departmentId)
    if (departmentId !== null && !isKnown) throw departmentRefusal('department.not_open')
    if (this.find(companyId, employee.phone)) throw employeeRefusal('employee.phone_taken')
    this.rows.push(employee)
    return Promise.resolve()
  }

  async addMissing(companyId: string, employees: readonly Employee[]): Promise<Set<string>> {
    const missing = employees.filter(({ phone }) => !this.find(companyId, phone))
    for (const employee of missing) await this.add(employee)
    return new Set(missing.map(({ phone }) => phone))
  }

  membersAmong(companyId: string, phones: readonly string[]): Promise<Map<string, KnownPerson>> {
    const people = phones.map((phone) => this.find(companyId, phone)).filter((one) => one !== undefined)
    return Promise.resolve(
      new Map(
        people.map(({ phone, id, fullName, email, role, roleOnLeaving, isActive, departmentId, passwordExpiresAt }) => {
          const known = { id, fullName, email, role, roleOnLeaving, isActive, departmentId, passwordExpiresAt }
          return [phone, { ...known, hasToldShifts: this.toldShifts.has(id) }]
        }),
      ),
    )
  }

  fillDepartments(
    companyId: string,
    people: readonly { phone: string; departmentId: string }[],
    roles: readonly string[],
  ): Promise<number> {
    const filled = people.filter(({ phone, departmentId }) => {
      const person = this.find(companyId, phone)
      if (person?.departmentId !== null || !mayBeCompleted(person, roles)) return false
      Object.assign(person, { departmentId, version: person.version + 1 })
      return true
    })
    return Promise.resolve(filled.length)
  }

  forChange(companyId: string, employeeId: string): Promise<Employee | null> {
    const found = this.rows.find((employee) => employee.companyId === companyId && employee.id === employeeId)
    return Promise.resolve(found ? create(Employee, found) : null)
  }

  async allForChange(companyId: string, employeeIds: readonly string[]): Promise<Employee[]> {
    const found = await Promise.all(employeeIds.map((id) => this.forChange(companyId, id)))
    return found.filter((one) => one !== null)
  }

  newcomersForChange(companyId: string, max: number): Promise<Employee[]> {
    const ids = this.rows.filter((one) => one.companyId === companyId && hasNeverSignedIn(one))
    return this.allForChange(
      companyId,
      ids
        .map(({ id }) => id)
        .sort()
        .slice(0, max),
    )
  }

  update(...employees: Employee[]): Promise<void> {
    for (const employee of employees)
      Object.assign(
        this.rows.find(({ companyId, id }) => companyId === employee.companyId && id === employee.id) ?? {},
        employee,
      )
    return Promise.resolve()
  }

  countActiveOwners(companyId: string): Promise<number> {
    return Promise.resolve(
      this.rows.filter((one) => one.companyId === companyId && one.isActive && one.role === 'corporateOwner').length,
    )
  }
}
