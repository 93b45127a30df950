import { type Actor, holdsRole } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import { Clock, type CompanyId, fold, Pauses, useCase } from '../shared/index.ts'
import { completeListed, enrolListed, type Enrolled, type Listed, prepareListed } from './enrol-listed.ts'
import { type ListOfPeople, companyRecordsFor } from './company-records.ts'
import { type FailedPerson, type ImportPlan, planOfList } from './import-plan.ts'
import { openDepartments } from './open-departments.ts'
import { oneTimePasswordExpiry } from './rules.ts'

export const usersImported = logEvent('users.imported', 'USER_CREATED', telling<{ imported: number; failed: number }>())
export const shiftsImported = logEvent('users.shifts_imported', 'USER_UPDATED', telling<{ people: number }>())
export const departmentsImported = logEvent('users.departments_imported', 'USER_UPDATED', telling<{ people: number }>())

export interface ImportReport {
  imported: Enrolled[]
  failed: FailedPerson[]
  /** How many valid rows belong to people who are already members. */
  alreadyRegistered: number
  /** Those members, by row. */
  members: { row: number; id: string; fullName: string; neverSignedIn: boolean }[]
  /** Members who had never named their usual shifts and got those of the list. */
  shiftsChanged: number
  /** Members who had no department and got the one in the list. */
  departmentsChanged: number
  /** Departments and shifts that the list names and the company does not have. */
  missing: ImportPlan['missing']
  /** Rows that name shifts although the company cannot have any. */
  ignoredShifts: number
  /** When the one-time passwords expire. */
  passwordExpiresAt: Date
}

export interface EmployeeList extends ListOfPeople {
  /** Whether to create departments that the company does not have. */
  createsDepartments?: boolean | undefined
}

/**
 * Rows per statement, so that other requests can run in between. Sorted by phone, so that two imports cannot deadlock.
 */
const batchSize = 500

function* batchesOf(people: ReadonlyMap<string, Listed[1]>): Generator<Listed[]> {
  const inOrder = [...people].sort(([one], [other]) => (one < other ? -1 : 1))
  for (let at = 0; at < inOrder.length; at += batchSize) yield inOrder.slice(at, at + batchSize)
}

const writeImport = async (trail: Trail, companyId: CompanyId, actor: Actor, report: ImportReport): Promise<void> => {
  const { imported, failed, shiftsChanged, departmentsChanged } = report
  const meta = { imported: imported.length, failed: failed.length }
  if (imported.length > 0) await trail.write({ event: usersImported, companyId, actor, meta })
  if (shiftsChanged > 0) await trail.write({ event: shiftsImported, companyId, actor, meta: { people: shiftsChanged } })
  if (departmentsChanged > 0)
    await trail.write({ event: departmentsImported, companyId, actor, meta: { people: departmentsChanged } })
}

/**
 * Enrols the people of a list: imports valid rows and reports the others. Existing members get the department and usual
 * shifts of the list only if they have none, and their standing choices follow. Importing the same list twice therefore
 * changes nothing (rules F1, I8, M11, M16).
 */
export const importEmployees = useCase(
  {
    recordsOf: companyRecordsFor,
    planOf: planOfList,
    open: openDepartments,
    prepare: prepareListed,
    enrol: enrolListed,
    complete: completeListed,
    trail: Trail,
    tell: tellAdministrator,
    clock: Clock,
    pauses: Pauses,
  },
  ({ recordsOf, planOf, open, prepare, enrol, complete, trail, tell, clock, pauses }) =>
    async (input: EmployeeList): Promise<ImportReport> => {
      const { companyId, actor, rows } = input
      const { company, ...records } = await recordsOf(input)
      const opening = await planOf(rows, records, true)
      const { missing, ignoredShifts } = opening
      const opened = input.createsDepartments ? await open(input, records.departments, missing.departments) : []
      const departments = [...records.departments, ...opened]
      const isComplete = missing.departments.length === 0 && missing.shifts.length === 0
      const { people, failed } = isComplete ? opening : await planOf(rows, { ...records, departments })
      const createdAt = clock.now()
      const report: ImportReport = {
        imported: [],
        failed,
        alreadyRegistered: 0,
        members: [...people].flatMap(([phone, { row }]) => {
          const member = records.members.get(phone)
          return member ? [{ row, id: member.id, fullName: member.fullName, neverSignedIn: member.neverSignedIn }] : []
        }),
        shiftsChanged: 0,
        departmentsChanged: 0,
        missing: input.createsDepartments ? { ...missing, departments: [] } : missing,
        ignoredShifts,
        passwordExpiresAt: oneTimePasswordExpiry(createdAt),
      }
      const into = { company, actor, departments: new Map(departments.map((one) => [fold(one.name), one])), createdAt }
      const batches = [...batchesOf(people)]
      const enrolling: Promise<Enrolled[]>[] = []
      for (const batch of batches) {
        const newcomers = batch.filter(([phone]) => !records.members.has(phone))
        const sent = enrol(into, prepare(into, newcomers))
        // Whatever fails is thrown when it is awaited below.
        sent.catch(() => undefined)
        enrolling.push(sent)
        // It leaves now, and waits in PostgreSQL for the batch before it.
        await pauses.brief()
        await enrolling.at(-2)
      }
      for (const [at, enrolled] of (await Promise.all(enrolling)).entries()) {
        const batch = batches[at] ?? []
        const completed = await complete(into, batch, new Set(enrolled.map(({ phone }) => phone)))
        report.imported.push(...enrolled)
        report.alreadyRegistered += batch.length - enrolled.length
        report.departmentsChanged += completed.departments
        report.shiftsChanged += completed.shifts
      }
      report.imported.sort((one, other) => one.row - other.row)
      await writeImport(trail, companyId, actor, report)
      const count = report.imported.length
      if (count > 0 && holdsRole(actor)) await tell({ event: 'userCreated', companyId, count })
      return report
    },
)
