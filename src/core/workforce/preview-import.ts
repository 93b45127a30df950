import { asPhone, Clock, fold, Pauses, useCase, type UserId } from '../shared/index.ts'
import { UsualShifts } from '../shifts/index.ts'
import { type ListOfPeople, companyRecordsFor } from './company-records.ts'
import { type CompanyRecords, type FailedPerson, planOfList, rowsAtOnce } from './import-plan.ts'
import type { ImportRow } from './import-row.ts'
import { changeOf, contradict, type ListedChange, withoutProposal } from './list-changes.ts'
import { groupReader, type ListedGroups, type MissingGroups, missingCounter } from './listed-groups.ts'

export interface ImportPreview {
  /** How many would be enrolled if everything that is missing were created. */
  newcomers: number
  members: number
  failed: FailedPerson[]
  /** What newcomers and changes name and the company does not have. */
  missing: MissingGroups
  ignoredShifts: number
  /** Members about whom the list says something else. */
  changes: ListedChange[]
  /** By their folded name: the rows of newcomers, one for each name. */
  newNames: ReadonlyMap<string, number>
}

interface Compared {
  row: ImportRow
  groups: ListedGroups
  change: ListedChange | undefined
}

/**
 * Members of a list whom the importer may change and whose record says something else. The first row of each counts,
 * and none if a later one says something else.
 */
const compareList = useCase(
  [UsualShifts, Clock, Pauses],
  (usual, clock, pauses) =>
    async ({ companyId, rows }: ListOfPeople, records: CompanyRecords, counted: MissingGroups) => {
      const changeable = [...records.members.values()].filter(({ mayChange }) => mayChange)
      const own = await usual.ofAll(
        companyId,
        changeable.map(({ id }) => id),
      )
      const groupsOf = groupReader(records, clock.now())
      const compared = new Map<UserId, Compared>()
      for (const [at, row] of rows.entries()) {
        if (at % rowsAtOnce === rowsAtOnce - 1) await pauses.brief()
        const member = records.members.get(asPhone(row.phone) ?? '')
        if (!member?.mayChange) continue
        const before = compared.get(member.id)
        if (before === undefined) {
          const groups = groupsOf(row)
          compared.set(member.id, {
            row,
            groups,
            change: changeOf(row, member, groups, own.get(member.id) ?? [], records),
          })
        } else if (before.change && contradict(before.row, row))
          before.change = withoutProposal({ ...before.change, row: before.row.row }, row.row)
      }
      const missing = missingCounter(counted)
      for (const { groups, change } of compared.values())
        missing.count({
          missing: {
            departments: change?.update.department === undefined ? [] : groups.missing.departments,
            shifts: change?.update.shifts === undefined ? [] : groups.missing.shifts,
          },
        })
      const changes = [...compared.values()].map(({ change }) => change).filter((change) => change !== undefined)
      return { changes, missing: missing.all() }
    },
)

/** Predicts what an import of this list would do, and who on it has changed since. Writes nothing. */
export const previewImport = useCase(
  [companyRecordsFor, planOfList, compareList],
  (recordsOf, planOf, compare) =>
    async (list: ListOfPeople): Promise<ImportPreview> => {
      const records = await recordsOf(list)
      const { people, failed, missing, ignoredShifts } = await planOf(list.rows, records, true)
      const newcomers = [...people].filter(([phone]) => !records.members.has(phone)).map(([, row]) => row)
      return {
        newcomers: newcomers.length,
        members: people.size - newcomers.length,
        newNames: new Map(newcomers.map(({ fullName, row }) => [fold(fullName), row])),
        failed,
        ignoredShifts,
        ...(await compare(list, records, missing)),
      }
    },
)
