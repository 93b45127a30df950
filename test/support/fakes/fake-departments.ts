import { create, fold } from '../../../src/core/shared/index.ts'
import { Department, departmentRefusal, Departments, maxDepartments } from '../../../src/core/workforce/index.ts'

export class FakeDepartments extends Departments {
  readonly rows: Department[] = []

  async add(department: Department): Promise<void> {
    const isTaken = this.rows.some(
      ({ companyId, name }) => companyId === department.companyId && fold(name) === fold(department.name),
    )
    if (isTaken) throw departmentRefusal('department.name_taken')
    if (this.rows.filter(({ companyId }) => companyId === department.companyId).length >= maxDepartments)
      throw departmentRefusal('department.too_many')
    this.rows.push(department)
    return Promise.resolve()
  }

  forChange(companyId: string, departmentId: string): Promise<Department | null> {
    const found = this.rows.find((department) => department.companyId === companyId && department.id === departmentId)
    return Promise.resolve(found ? create(Department, found) : null)
  }

  update(department: Department): Promise<void> {
    const { companyId, id, name } = department
    const isTaken = this.rows.some(
      (one) => one.companyId === companyId && one.id !== id && fold(one.name) === fold(name),
    )
    if (isTaken) return Promise.reject(departmentRefusal('department.name_taken'))
    Object.assign(this.rows.find((one) => one.companyId === companyId && one.id === id) ?? {}, department)
    return Promise.resolve()
  }

  async holdOpen(companyId: string, departmentId: string): Promise<Department | null> {
    const found = await this.forChange(companyId, departmentId)
    return found?.isActive ? found : null
  }

  async holdAllOpen(companyId: string, departmentIds: readonly string[]): Promise<Department[]> {
    const held = await Promise.all(departmentIds.map((id) => this.holdOpen(companyId, id)))
    return held.filter((one) => one !== null)
  }

  allOf(companyId: string): Promise<Department[]> {
    return Promise.resolve(
      this.rows
        .filter((department) => department.companyId === companyId)
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
    )
  }
}
