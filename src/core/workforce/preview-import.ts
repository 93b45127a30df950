import { useCase } from '../shared/index.ts'
import { type ListOfPeople, oursFor } from './import-ours.ts'
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
export const previewImport = useCase([oursFor], (oursOf) => async (list: ListOfPeople): Promise<ImportPreview> => {
  const ours = await oursOf(list)
  const { people, failed, missing, ignoredShifts } = planOfList(list.rows, ours, true)
  const members = [...people.keys()].filter((phone) => ours.members.has(phone)).length
  return { newcomers: people.size - members, members, failed, missing, ignoredShifts }
})
