import { useCase } from '../shared/index.ts'
import { type ListOfPeople, companyRecordsFor } from './company-records.ts'
import { type FailedPerson, type ImportPlan, planOfList } from './import-plan.ts'

export interface ImportPreview {
  /** How many would be enrolled if everything that is missing were created. */
  newcomers: number
  members: number
  failed: FailedPerson[]
  missing: ImportPlan['missing']
  ignoredShifts: number
}

/** Predicts what an import of this list would do. Writes nothing. */
export const previewImport = useCase(
  [companyRecordsFor, planOfList],
  (recordsOf, planOf) =>
    async (list: ListOfPeople): Promise<ImportPreview> => {
      const records = await recordsOf(list)
      const { people, failed, missing, ignoredShifts } = await planOf(list.rows, records, true)
      const members = [...people.keys()].filter((phone) => records.members.has(phone)).length
      return { newcomers: people.size - members, members, failed, missing, ignoredShifts }
    },
)
