import { useCase } from '../shared/index.ts'
import { Shifts } from '../shifts/index.ts'
import { type FailedPerson, type ImportPlan, planOfList } from './import-plan.ts'
import type { ImportRow } from './import-row.ts'
import { Departments, Employees } from './ports.ts'

export interface ImportPreview {
  /** Would be enrolled, once everything that is missing is opened. */
  newcomers: number
  members: number
  failed: FailedPerson[]
  missing: ImportPlan['missing']
}

/** What an import of this list would do. Writes nothing. */
export const previewImport = useCase(
  [Employees, Departments, Shifts],
  (employees, departments, shifts) =>
    async (companyId: string, rows: readonly ImportRow[]): Promise<ImportPreview> => {
      const [own, open] = [await departments.allOf(companyId), await shifts.allOf(companyId)]
      const { people, failed, missing } = planOfList(rows, { departments: own, shifts: open }, true)
      const members = (await employees.phonesOf(companyId, [...people.keys()])).size
      return { newcomers: people.size - members, members, failed, missing }
    },
)
