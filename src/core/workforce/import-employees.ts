import { type Actor, holdsRole } from '../access/index.ts'
import { logEvent, Trail } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import { asPhone, Clock, create, fold, Ids, isEmail, useCase, withoutStrayBlanks } from '../shared/index.ts'
import { type Shift, Shifts, StandingChoices, UsualShifts } from '../shifts/index.ts'
import { changeableRoles, toldTo } from './authority.ts'
import { createDepartment } from './create-department.ts'
import type { Department } from './department.ts'
import { Employee } from './employee.ts'
import type { ImportRow } from './import-row.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { Departments, Employees, OneTimePasswords } from './ports.ts'
import { defaultRoleIn, type FailedRow, listedNameProblem, oneTimePasswordExpiry } from './rules.ts'

export const usersImported = logEvent('users.imported', 'USER_CREATED')
export const shiftsImported = logEvent('users.shifts_imported', 'USER_UPDATED')

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
  failed: FailedRow[]
  /** Members, reported as such, whose own shifts were other ones. */
  shiftsChanged: number
  /** Departments of the list that the company does not have, as they are written there. */
  missingDepartments: string[]
  /** Of the one-time passwords. */
  passwordExpiresAt: Date
}

export interface EmployeeList {
  companyId: string
  actor: Actor
  rows: readonly ImportRow[]
  /** Whether departments that the company does not have are created. */
  createsDepartments?: boolean | undefined
}

/** Rows per statement, so that other requests run in between. Ordered by phone, so that two imports cannot deadlock. */
const batchSize = 500

const missingDepartments = (rows: readonly ImportRow[], known: readonly Department[]): Map<string, string> => {
  const names = new Set(known.map(({ name }) => fold(name)))
  const missing = new Map<string, string>()
  for (const { department } of rows) {
    const folded = fold(department)
    if (folded !== '' && !names.has(folded) && !missing.has(folded)) missing.set(folded, department.trim())
  }
  return missing
}

type Problem = Omit<FailedRow, 'row'>
/** With the own shifts that it names. */
type RightRow = ImportRow & { shiftIds: string[] }

/** Ids of the shifts that a row names, none for an empty cell; or what is wrong with them. A title may have a comma itself. */
const shiftReader = (shifts: readonly Shift[]) => {
  const byTitle = Map.groupBy(
    shifts.filter(({ isActive }) => isActive),
    ({ title }) => fold(title),
  )
  const called = (title: string) => byTitle.get(fold(title)) ?? []
  return ({ shifts: cell }: ImportRow): string[] | Problem => {
    const divided = cell.includes(';') ? cell.split(';') : called(cell.trim()).length > 0 ? [cell] : cell.split(',')
    const titles = divided.map(withoutStrayBlanks).filter((title) => title !== '')
    const unknown = titles.filter((title) => called(title).length === 0)
    if (unknown.length > 0) return { problem: 'shift_unknown', names: unknown }
    const ambiguous = titles.filter((title) => called(title).length > 1)
    if (ambiguous.length > 0) return { problem: 'shift_ambiguous', names: ambiguous }
    return [...new Set(titles.flatMap((title) => called(title).map(({ id }) => id)))]
  }
}

const problemOf = (
  row: ImportRow,
  phone: string | undefined,
  departments: ReadonlyMap<string, Department>,
  seen: ReadonlyMap<string, ImportRow>,
): Problem | undefined => {
  const nameProblem = listedNameProblem(row.fullName)
  if (nameProblem !== undefined) return { problem: nameProblem }
  if (phone === undefined) return { problem: 'phone_invalid' }
  if (seen.has(phone)) return { problem: 'phone_repeated' }
  if (row.email !== '' && !isEmail(row.email)) return { problem: 'email_invalid' }
  if (row.department !== '' && !departments.has(fold(row.department)))
    return { problem: 'department_unknown', names: [row.department] }
  return undefined
}

/**
 * Enrols the people of a list. Keeps good rows and reports bad ones. Of existing members it only sets the own shifts that the list
 * names, which their standing choices follow, so that importing a list twice changes nothing (rules F1, M11, M16).
 */
export const importEmployees = useCase(
  [
    createDepartment,
    issueSlipCodes,
    Companies,
    Employees,
    Departments,
    Shifts,
    UsualShifts,
    StandingChoices,
    OneTimePasswords,
    Trail,
    tellAdministrator,
    Ids,
    Clock,
  ],
  (
    addDepartment,
    issueCodes,
    companies,
    employees,
    departments,
    shifts,
    usual,
    standing,
    oneTimePasswords,
    trail,
    tell,
    ids,
    clock,
  ) =>
    async (input: EmployeeList): Promise<ImportReport> => {
      const company = await companyOf(companies, input.companyId)
      const known = await departments.allOf(input.companyId)
      const byName = new Map(known.filter(({ isActive }) => isActive).map((one) => [fold(one.name), one]))
      const missing = missingDepartments(input.rows, known)
      if (input.createsDepartments)
        for (const [folded, name] of missing)
          byName.set(folded, await addDepartment({ companyId: input.companyId, actor: input.actor, name }))
      const shiftsNamed = shiftReader(await shifts.allOf(input.companyId))
      const createdAt = clock.now()
      const passwordExpiresAt = oneTimePasswordExpiry(createdAt)
      const { actor } = input
      const changeable = changeableRoles(actor)
      const people = new Map<string, RightRow>()
      const report: ImportReport = {
        imported: [],
        failed: [],
        shiftsChanged: 0,
        missingDepartments: input.createsDepartments ? [] : [...missing.values()],
        passwordExpiresAt,
      }

      for (const row of input.rows) {
        const phone = asPhone(row.phone)
        const own = shiftsNamed(row)
        const problem = problemOf(row, phone, byName, people) ?? (Array.isArray(own) ? undefined : own)
        if (problem !== undefined) report.failed.push({ row: row.row, ...problem })
        else if (phone !== undefined && Array.isArray(own)) people.set(phone, { ...row, shiftIds: own })
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
          else report.failed.push({ row, problem: 'already_member' })
        }
        const own = batch.flatMap(([phone, { shiftIds }]) => (shiftIds.length === 0 ? [] : [{ phone, shiftIds }]))
        if (own.length === 0) return
        const changed = await usual.setByPhone(input.companyId, own, changeable)
        const members = [...changed].filter(([phone]) => !added.has(phone)).map(([, id]) => id)
        if (members.length > 0) await standing.apply(input.companyId, members, clock.now())
        report.shiftsChanged += members.length
      }

      const inOrder = [...people].sort(([one], [other]) => (one < other ? -1 : 1))
      for (let at = 0; at < inOrder.length; at += batchSize) await enrol(inOrder.slice(at, at + batchSize))
      report.imported.sort((one, other) => one.row - other.row)
      report.failed.sort((one, other) => one.row - other.row)
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
      if (count > 0 && holdsRole(input.actor)) await tell({ event: 'userCreated', companyId: input.companyId, count })
      return report
    },
)
