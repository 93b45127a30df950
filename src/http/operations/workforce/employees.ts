import { can } from '../../../core/actors/rules.ts'
import {
  addEmployee,
  assignRole,
  changeableRoles,
  eachOptional,
  employeeRefusal,
  fromWire,
  optionalFacts,
  PeopleSheets,
  type PersonLine,
  type RefusedEmployee,
  resetEmployeePassword,
  resetEmployeePasswords,
  updateEmployee,
  updateEmployees,
} from '../../../core/workforce/index.ts'
import type { OwnShifts } from '../../../core/shifts/index.ts'
import { WorkforceReads } from '../../../reads/index.ts'
import { sentenceOf } from '../../../texts/index.ts'
import type { AnswerOf, QueryOf } from '../../contract/contract-types.ts'
import { Download } from '../../contract/download.ts'
import { command, type Operations, type OperationUse, read, secretCommand } from '../../server/operation.ts'
import { ownShiftsIn, rotationIn } from '../shifts/own-shifts.ts'
import { pageOf } from '../../server/page.ts'
import { withPresent } from '../../server/with-present.ts'

const filterOf = ({
  department_id,
  shift_id,
  reset_requested,
  never_signed_in,
  absent_on,
  ...query
}: QueryOf<'selectEmployees'>) => ({
  ...query,
  departmentId: department_id,
  shiftId: shift_id,
  resetRequested: reset_requested,
  neverSignedIn: never_signed_in,
  absentOn: absent_on,
})

type Person = AnswerOf<'getEmployee'>['user']

const titlesOf = ({ shifts, rotation }: Person): OwnShifts<string> => {
  const titles = (some: Person['shifts']) => some.map(({ title }) => title)
  return rotation ? { firstMonday: rotation.first_monday, weeks: rotation.weeks.map(titles) } : titles(shifts)
}

export const refusedAnswer = ({ employeeId, fullName, refusal: { code, facts } }: RefusedEmployee) => ({
  id: employeeId,
  full_name: fullName,
  code,
  message: sentenceOf(code, facts),
})

export const employeeOperations = (use: OperationUse) => {
  const employees = use(WorkforceReads)

  async function* linesOf(...of: Parameters<typeof employees.all>): AsyncGenerator<PersonLine[]> {
    for await (const batch of employees.all(...of))
      yield batch.map((person) => ({
        fullName: person.full_name,
        phone: person.phone,
        ...eachOptional((name) => person[optionalFacts[name].wire] ?? ''),
        department: person.department_name ?? '',
        ownShifts: titlesOf(person),
        role: person.role,
        isActive: person.is_active,
        createdAt: new Date(person.created_at),
      }))
  }

  return {
    listEmployees: read(({ path, query, actor }) =>
      employees.list(path.companyId, can(actor, 'manageEmployees'), filterOf(query), query, pageOf(query, 100)),
    ),
    exportEmployees: read(({ path, query, actor }) => {
      const lines = linesOf(path.companyId, can(actor, 'manageEmployees'), filterOf(query))
      return Promise.resolve(new Download('calisanlar.xlsx', use(PeopleSheets).write(lines, path.type === 'corporate')))
    }),
    selectEmployees: read(({ path, query, actor }) =>
      employees.selection(path.companyId, can(actor, 'manageEmployees'), filterOf(query), changeableRoles(actor)),
    ),
    getEmployee: read(async ({ path: { companyId, userId }, actor }) => {
      const user = await employees.find(companyId, can(actor, 'manageEmployees'), userId)
      if (user === null) throw employeeRefusal('employee.missing')
      return { user }
    }),
    createEmployee: secretCommand(async ({ path: { companyId }, body, actor }) => {
      const { full_name, phone, department_id, role } = body
      const { employee, oneTimePassword, slipCode } = await use(addEmployee)({
        companyId,
        actor,
        fullName: full_name,
        phone,
        ...fromWire(body),
        departmentId: department_id ?? null,
        ownShifts: ownShiftsIn(body),
        role,
      })
      return {
        success: true,
        user: await employees.one(companyId, employee.id),
        one_time_password: oneTimePassword,
        slip_code: slipCode,
        expires_at: (employee.passwordExpiresAt ?? employee.createdAt).toISOString(),
      }
    }),
    updateEmployee: command(async ({ path: { companyId, userId }, body, actor }) => {
      const { full_name, phone, is_active, department_id, version } = body
      const changes = {
        fullName: full_name,
        ...fromWire(body),
        phone,
        isActive: is_active,
        departmentId: department_id,
        ownShifts: ownShiftsIn(body),
      }
      const { cancelledChoices } = await use(updateEmployee)({
        companyId,
        employeeId: userId,
        actor,
        changes,
        seenVersion: version,
      }).catch(withPresent(() => employees.one(companyId, userId)))
      return { success: true, user: await employees.one(companyId, userId), cancelled_choices: cancelledChoices }
    }),
    updateEmployees: command(async ({ path: { companyId }, body, actor }) => {
      const { updated, refused, cancelledChoices } = await use(updateEmployees)({
        companyId,
        employeeIds: body.user_ids,
        actor,
        changes: { isActive: body.is_active, departmentId: body.department_id, ownShifts: body.shift_ids },
      })
      return {
        success: true,
        updated_count: updated,
        refused: refused.map(refusedAnswer),
        cancelled_choices: cancelledChoices,
      }
    }),
    saveShiftPatterns: command(async ({ path: { companyId }, body, actor }) => {
      const { updated, refused } = await use(updateEmployees)({
        companyId,
        employeeIds: body.user_ids,
        actor,
        changes: { ownShifts: rotationIn(body) },
      })
      return { success: true, updated_count: updated, refused: refused.map(refusedAnswer) }
    }),
    assignRole: command(async ({ path: { companyId, userId }, body, actor }) => {
      const { role, is_active, version } = body
      const { cancelledChoices } = await use(assignRole)({
        companyId,
        employeeId: userId,
        actor,
        role,
        isActive: is_active,
        seenVersion: version,
      }).catch(withPresent(() => employees.one(companyId, userId)))
      return { success: true, user: await employees.one(companyId, userId), cancelled_choices: cancelledChoices }
    }),
    resetEmployeePassword: secretCommand(async ({ path: { companyId, userId }, actor }) => {
      const { employee, oneTimePassword, slipCode, expiresAt } = await use(resetEmployeePassword)({
        companyId,
        employeeId: userId,
        actor,
      })
      const { fullName, phone } = employee
      return {
        success: true,
        full_name: fullName,
        phone,
        department_name: (await employees.one(companyId, employee.id)).department_name,
        one_time_password: oneTimePassword,
        slip_code: slipCode,
        expires_at: expiresAt.toISOString(),
      }
    }),
    resetEmployeePasswords: secretCommand(async ({ path: { companyId }, body, actor }) => {
      const { issued, refused, hasMore, expiresAt } = await use(resetEmployeePasswords)({
        companyId,
        actor,
        employeeIds: body.user_ids ?? null,
      })
      return {
        success: true,
        reset_count: issued.length,
        users: issued.map(({ employeeId, fullName, phone, department, oneTimePassword, slipCode }) => ({
          id: employeeId,
          full_name: fullName,
          phone,
          department_name: department,
          one_time_password: oneTimePassword,
          slip_code: slipCode,
        })),
        refused: refused.map(refusedAnswer),
        has_more: hasMore,
        expires_at: expiresAt.toISOString(),
      }
    }),
  } satisfies Partial<Operations>
}
