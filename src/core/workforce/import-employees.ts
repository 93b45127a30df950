import { roles, type Role } from '../access/index.ts'
import type { Trail } from '../audit/index.ts'
import { asPhone, type Clock, fold, type Ids } from '../shared/index.ts'
import type { Department } from './department.ts'
import { Employee } from './employee.ts'
import type { ImportRow } from './import-row.ts'
import type { Departments, Employees, OneTimePasswords } from './ports.ts'

export const oneTimePasswordDays = 7

export type RowProblem = 'name_missing' | 'name_too_long' | 'phone_invalid' | 'phone_repeated' | 'already_member' | 'department_unknown' | 'email_invalid'

export interface ImportReport {
  imported: { row: number; id: string; fullName: string; phone: string; oneTimePassword: string }[]
  failed: { row: number; problem: RowProblem }[]
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const longestName = 120
const enrolledAs: Role = roles[0]

const problemOf = (row: ImportRow, departments: Map<string, Department>, seen: Set<string>): RowProblem | undefined => {
  const phone = asPhone(row.phone)
  if (row.fullName.trim() === '') return 'name_missing'
  if (row.fullName.trim().length > longestName) return 'name_too_long'
  if (phone === undefined) return 'phone_invalid'
  if (seen.has(phone)) return 'phone_repeated'
  if (row.email !== '' && !emailForm.test(row.email)) return 'email_invalid'
  if (row.department !== '' && !departments.has(fold(row.department))) return 'department_unknown'
  return undefined
}

/**
 * Enrols the people of a list. Good rows are kept and bad ones reported; whoever is a member already is left exactly
 * as he is, so that importing a list twice changes nothing.
 */
export const importEmployees =
  (employees: Employees, departments: Departments, oneTimePasswords: OneTimePasswords, trail: Trail, ids: Ids, clock: Clock) =>
  async (wish: { companyId: string; actorId: string | null; rows: readonly ImportRow[] }): Promise<ImportReport> => {
    const open = (await departments.allOf(wish.companyId)).filter((department) => department.isActive)
    const byName = new Map(open.map((department) => [fold(department.name), department]))
    const createdAt = clock.now()
    const passwordExpiresAt = new Date(createdAt.getTime() + oneTimePasswordDays * 86_400_000)
    const seen = new Set<string>()
    const report: ImportReport = { imported: [], failed: [] }
    const people: { row: ImportRow; employee: Employee; oneTimePassword: string }[] = []

    for (const row of wish.rows) {
      const problem = problemOf(row, byName, seen)
      if (problem !== undefined) {
        report.failed.push({ row: row.row, problem })
        continue
      }
      const phone = asPhone(row.phone) as string
      seen.add(phone)
      const { password, hash } = oneTimePasswords.issue()
      const employee = Object.assign(new Employee(), {
        id: ids.next(),
        companyId: wish.companyId,
        departmentId: byName.get(fold(row.department))?.id ?? null,
        fullName: row.fullName.trim().replace(/\s+/g, ' '),
        phone,
        email: row.email || null,
        role: enrolledAs,
        passwordHash: hash,
        passwordExpiresAt,
        isActive: true,
        createdAt,
      })
      people.push({ row, employee, oneTimePassword: password })
    }

    const added = await employees.addMissing(wish.companyId, people.map(({ employee }) => employee))
    for (const { row, employee, oneTimePassword } of people) {
      if (added.has(employee.phone))
        report.imported.push({ row: row.row, id: employee.id, fullName: employee.fullName, phone: employee.phone, oneTimePassword })
      else report.failed.push({ row: row.row, problem: 'already_member' })
    }
    report.failed.sort((one, other) => one.row - other.row)
    if (report.imported.length > 0)
      await trail.write({
        type: 'USER_CREATED',
        event: 'users.imported',
        companyId: wish.companyId,
        actorId: wish.actorId,
        meta: { imported: report.imported.length, failed: report.failed.length },
      })
    return report
  }
