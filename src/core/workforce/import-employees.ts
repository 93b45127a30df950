import { holdsRole } from '../actors/rules.ts'
import { logEvent, Trail } from '../audit/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import { Clock, create, fold, Ids, useCase, withoutStrayBlanks } from '../shared/index.ts'
import { StandingChoices, UsualShifts } from '../shifts/index.ts'
import { changeableRoles, toldTo } from './authority.ts'
import { createDepartment } from './create-department.ts'
import { departmentRefusal } from './department.ts'
import { Employee } from './employee.ts'
import { type ListOfPeople, oursFor } from './import-ours.ts'
import { type FailedPerson, type ImportPlan, planOfList, type RightRow } from './import-plan.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { Employees, OneTimePasswords } from './ports.ts'
import { defaultRoleIn, maxDepartments, oneTimePasswordExpiry } from './rules.ts'

export const usersImported = logEvent('users.imported', 'USER_CREATED')
export const shiftsImported = logEvent('users.shifts_imported', 'USER_UPDATED')
export const departmentsImported = logEvent('users.departments_imported', 'USER_UPDATED')

export interface ImportReport {
  imported: {
    row: number
    id: string
    fullName: string
    phone: string
    /** Its name. */
    department: string | null
    oneTimePassword: string | null
    /** Null where slips get none. */
    slipCode: string | null
  }[]
  failed: FailedPerson[]
  /** Phones of the list that belong to members, who were no failures. */
  alreadyRegistered: number
  /** Who they are, by row. */
  members: { row: number; id: string; fullName: string; neverSignedIn: boolean }[]
  /** Members who had told no shifts of their own, and got those of the list. */
  shiftsChanged: number
  /** Members who had no department, and got that of the list. */
  departmentsChanged: number
  /** What the list names and the company does not have. */
  missing: ImportPlan['missing']
  /** Rows that name shifts of a company that has none. */
  ignoredShifts: number
  /** Of the one-time passwords. */
  passwordExpiresAt: Date
}

export interface EmployeeList extends ListOfPeople {
  /** Whether departments that the company does not have are created. */
  createsDepartments?: boolean | undefined
}

/** Rows per statement, so that other requests run in between. Ordered by phone, so that two imports cannot deadlock. */
const batchSize = 500

/**
 * Enrols the people of a list. Keeps good rows and reports bad ones. Existing members get the department and the own shifts of the list
 * if they have none, which their standing choices follow; what they have stays, so importing a list twice changes nothing (rules F1, I8,
 * M11, M16).
 */
export const importEmployees = useCase(
  {
    addDepartment: createDepartment,
    issueCodes: issueSlipCodes,
    oursOf: oursFor,
    employees: Employees,
    usual: UsualShifts,
    standing: StandingChoices,
    oneTimePasswords: OneTimePasswords,
    trail: Trail,
    tell: tellAdministrator,
    ids: Ids,
    clock: Clock,
  },
  ({ addDepartment, issueCodes, oursOf, employees, usual, standing, oneTimePasswords, trail, tell, ids, clock }) =>
    async (input: EmployeeList): Promise<ImportReport> => {
      const { rows, actor } = input
      const { company, ...ours } = await oursOf(input)
      const known = [...ours.departments]
      const { missing, ignoredShifts } = planOfList(rows, ours, true)
      if (input.createsDepartments) {
        if (known.length + missing.departments.length > maxDepartments) throw departmentRefusal('department.too_many')
        for (const { name } of missing.departments)
          known.push(await addDepartment({ companyId: input.companyId, actor, name }))
        missing.departments = []
      }
      const { people, failed } = planOfList(rows, { ...ours, departments: known })
      const byName = new Map(known.map((one) => [fold(one.name), one]))
      const createdAt = clock.now()
      const passwordExpiresAt = oneTimePasswordExpiry(createdAt)
      const changeable = changeableRoles(actor)
      const report: ImportReport = {
        imported: [],
        failed,
        alreadyRegistered: 0,
        members: [...people].flatMap(([phone, { row }]) => {
          const member = ours.members.get(phone)
          return member ? [{ row, id: member.id, fullName: member.fullName, neverSignedIn: member.neverSignedIn }] : []
        }),
        shiftsChanged: 0,
        departmentsChanged: 0,
        missing,
        ignoredShifts,
        passwordExpiresAt,
      }

      const enrol = async (batch: [string, RightRow][]): Promise<void> => {
        const enrolled = batch.map(([phone, row]) => {
          const { password, hash } = oneTimePasswords.issue()
          const department = byName.get(fold(row.department))
          const employee = create(Employee, {
            id: ids.next(),
            companyId: input.companyId,
            departmentId: department?.id ?? null,
            fullName: withoutStrayBlanks(row.fullName),
            phone,
            email: row.email || null,
            role: defaultRoleIn(company.type),
            passwordHash: hash,
            passwordExpiresAt,
            privacyVersion: null,
            privacyAcceptedAt: null,
            isActive: true,
            roleOnLeaving: null,
            version: 1,
            createdAt,
          })
          return {
            row: row.row,
            employee,
            department: department?.name ?? null,
            oneTimePassword: toldTo(actor, password),
          }
        })
        const added = await employees.addMissing(
          input.companyId,
          enrolled.map(({ employee }) => employee),
        )
        const newcomers = enrolled.flatMap(({ employee: { id, phone } }) => (added.has(phone) ? [id] : []))
        const codes = await issueCodes(actor, company, newcomers)
        for (const { row, employee, department, oneTimePassword } of enrolled) {
          const { id, fullName, phone } = employee
          if (added.has(phone))
            report.imported.push({
              row,
              id,
              fullName,
              phone,
              department,
              oneTimePassword,
              slipCode: codes.get(id) ?? null,
            })
          else report.alreadyRegistered++
        }
        const placed = enrolled.flatMap(({ employee: { phone, departmentId } }) =>
          departmentId === null || added.has(phone) ? [] : [{ phone, departmentId }],
        )
        if (placed.length > 0)
          report.departmentsChanged += await employees.fillDepartments(input.companyId, placed, changeable)
        const working = batch.flatMap(([phone, { shiftIds }]) => (shiftIds.length === 0 ? [] : [{ phone, shiftIds }]))
        if (working.length === 0) return
        const changed = await usual.fillByPhone(input.companyId, working, changeable)
        const members = [...changed].filter(([phone]) => !added.has(phone)).map(([, id]) => id)
        if (members.length > 0) await standing.apply(input.companyId, members, clock.now())
        report.shiftsChanged += members.length
      }

      const inOrder = [...people].sort(([one], [other]) => (one < other ? -1 : 1))
      for (let at = 0; at < inOrder.length; at += batchSize) await enrol(inOrder.slice(at, at + batchSize))
      report.imported.sort((one, other) => one.row - other.row)
      const count = report.imported.length
      if (count > 0)
        await trail.write({
          event: usersImported,
          companyId: input.companyId,
          actor: input.actor,
          meta: { imported: count, failed: report.failed.length },
        })
      if (report.shiftsChanged > 0)
        await trail.write({
          event: shiftsImported,
          companyId: input.companyId,
          actor: input.actor,
          meta: { people: report.shiftsChanged },
        })
      if (report.departmentsChanged > 0)
        await trail.write({
          event: departmentsImported,
          companyId: input.companyId,
          actor: input.actor,
          meta: { people: report.departmentsChanged },
        })
      if (count > 0 && holdsRole(input.actor)) await tell({ event: 'userCreated', companyId: input.companyId, count })
      return report
    },
)
