import { fold, Refusal } from '../../../src/core/shared/index.ts'
import { type Department, Departments } from '../../../src/core/workforce/index.ts'

export class FakeDepartments extends Departments {
  readonly rows: Department[] = []

  async add(department: Department): Promise<void> {
    const isTaken = this.rows.some(({ companyId, name }) => companyId === department.companyId && fold(name) === fold(department.name))
    if (isTaken) throw new Refusal('conflict', 'department.name_taken')
    this.rows.push(department)
    return Promise.resolve()
  }

  allOf(companyId: string): Promise<Department[]> {
    return Promise.resolve(this.rows.filter((department) => department.companyId === companyId).sort((one, other) => (one.name < other.name ? -1 : 1)))
  }
}
