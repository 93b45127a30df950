import { companyRefusal } from '../../../core/companies/index.ts'
import { can } from '../../../core/actors/rules.ts'
import {
  addEmployee,
  assignRole,
  changeableRoles,
  createDepartment,
  deactivateDepartment,
  type Department,
  eachOptional,
  employeeRefusal,
  type FailedPerson,
  fromWire,
  importEmployees,
  ImportTemplates,
  maxDepartments,
  type Missing,
  optionalFacts,
  PeopleSheets,
  type PersonLine,
  previewImport,
  type RefusedEmployee,
  resetEmployeePassword,
  resetEmployeePasswords,
  SpreadsheetReader,
  toWire,
  updateDepartment,
  updateEmployee,
  updateEmployees,
} from '../../../core/workforce/index.ts'
import { CompanyReads, ShiftReads, WorkforceReads } from '../../../reads/index.ts'
import type { QueryOf } from '../../contract/contract-types.ts'
import { Download } from '../../contract/download.ts'
import { type Call, command, type Operations, read, secretCommand, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'
import type { SearchLimit } from '../../server/search-limit.ts'
import { withPresent } from '../../server/with-present.ts'
import { sentenceOf } from '../../../texts/index.ts'
import { rowProblemText } from '../../../texts/workforce/import-rows.ts'

const answerOf = ({ id, name, isActive }: Department) => ({
  success: true as const,
  department: { id, name, is_active: isActive },
})

const failureShape = (failure: FailedPerson) => ({
  row: failure.row,
  message: rowProblemText(failure),
  full_name: failure.fullName,
  phone: failure.phone,
  ...toWire(eachOptional((name) => failure[name] ?? '')),
  department: failure.department,
  shifts: failure.shifts,
})

const missingShape = ({ name, rows }: Missing) => ({ name, row_count: rows })

const filterOf = ({
  department_id,
  shift_id,
  reset_requested,
  never_signed_in,
  ...query
}: QueryOf<'selectEmployees'>) => ({
  ...query,
  departmentId: department_id,
  shiftId: shift_id,
  resetRequested: reset_requested,
  neverSignedIn: never_signed_in,
})

const refusedAnswer = ({ employeeId, fullName, refusal: { code, facts } }: RefusedEmployee) => ({
  id: employeeId,
  full_name: fullName,
  code,
  message: sentenceOf(code, facts),
})

export const workforceOperations = (use: OperationUse, limitSearch: SearchLimit) => {
  const employees = use(WorkforceReads)
  const companies = use(CompanyReads)

  const rowsOf = ({ file, body, path }: Pick<Call<'importEmployees'>, 'file' | 'body' | 'path'>) =>
    file === undefined
      ? Promise.resolve(
          (body?.users ?? []).map(({ full_name, phone }, at) => ({
            row: at + 1,
            fullName: full_name,
            phone,
            department: '',
            shifts: '',
          })),
        )
      : use(SpreadsheetReader).people(path.companyId, file.content)

  async function* linesOf(...of: Parameters<typeof employees.all>): AsyncGenerator<PersonLine[]> {
    for await (const batch of employees.all(...of))
      yield batch.map((person) => ({
        fullName: person.full_name,
        phone: person.phone,
        ...eachOptional((name) => person[optionalFacts[name].wire] ?? ''),
        department: person.department_name ?? '',
        shifts: person.shifts.map(({ title }) => title),
        role: person.role,
        isActive: person.is_active,
        createdAt: new Date(person.created_at),
      }))
  }

  return {
    listDepartments: read(async ({ path, query, actor, address }) => {
      if (actor === null) {
        await limitSearch(address)
        if (!(await companies.isOpenCorporate(path.companyId))) throw companyRefusal('company.unknown')
      }
      return employees.departments(path.companyId, query.search ?? '', pageOf(query, 200), query.include_inactive)
    }),
    createDepartment: command(async ({ path, body, actor }) =>
      answerOf(await use(createDepartment)({ companyId: path.companyId, actor, name: body.name })),
    ),
    updateDepartment: command(async ({ path: { companyId, departmentId }, body, actor }) =>
      answerOf(
        await use(updateDepartment)({
          companyId,
          departmentId,
          actor,
          name: body.name,
          isActive: body.is_active,
        }),
      ),
    ),
    deactivateDepartment: command(async ({ path: { companyId, departmentId }, actor }) =>
      answerOf(await use(deactivateDepartment)({ companyId, departmentId, actor })),
    ),
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
      const { full_name, phone, department_id, role, shift_ids } = body
      const { employee, oneTimePassword, slipCode } = await use(addEmployee)({
        companyId,
        actor,
        fullName: full_name,
        phone,
        ...fromWire(body),
        departmentId: department_id ?? null,
        shiftIds: shift_ids,
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
      const { full_name, phone, is_active, department_id, shift_ids, version } = body
      const changes = {
        fullName: full_name,
        ...fromWire(body),
        phone,
        isActive: is_active,
        departmentId: department_id,
        shiftIds: shift_ids,
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
        changes: { isActive: body.is_active, departmentId: body.department_id, shiftIds: body.shift_ids },
      })
      return {
        success: true,
        updated_count: updated,
        refused: refused.map(refusedAnswer),
        cancelled_choices: cancelledChoices,
      }
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
    getEmployeeTemplate: read(async ({ path }) => {
      const all = { limit: maxDepartments, offset: 0 }
      const { departments } = await employees.departments(path.companyId, '', all, false)
      const shifts = await use(ShiftReads).list(path.companyId, true)
      const template = await use(ImportTemplates).make({
        departments: departments.map(({ name }) => name),
        shifts: shifts.map(({ title }) => title),
      })
      return new Download('calisan-sablonu.xlsx', template)
    }),
    previewImport: read(async (call) => {
      const { newcomers, members, failed, missing, ignoredShifts } = await use(previewImport)({
        companyId: call.path.companyId,
        actor: call.actor,
        rows: await rowsOf(call),
      })
      return {
        importable_count: newcomers,
        already_registered: members,
        failed_count: failed.length,
        missing_departments: missing.departments.map(missingShape),
        missing_shifts: missing.shifts.slice(0, 100).map(missingShape),
        ignored_shifts: ignoredShifts,
        errors: failed.map(failureShape),
      }
    }),
    importEmployees: secretCommand(async (call) => {
      const report = await use(importEmployees)({
        companyId: call.path.companyId,
        actor: call.actor,
        rows: await rowsOf(call),
        createsDepartments: call.query.create_departments,
      })
      const { imported, failed, missing, passwordExpiresAt } = report
      return {
        success: true,
        imported_count: imported.length,
        failed_count: failed.length,
        already_registered: report.alreadyRegistered,
        registered_users: report.members.map(({ row, id, fullName, neverSignedIn }) => ({
          row,
          id,
          full_name: fullName,
          never_signed_in: neverSignedIn,
        })),
        shifts_changed: report.shiftsChanged,
        departments_changed: report.departmentsChanged,
        missing_departments: missing.departments.map(({ name }) => name),
        missing_shifts: missing.shifts.slice(0, 100).map(({ name }) => name),
        ignored_shifts: report.ignoredShifts,
        errors: failed.map(failureShape),
        users: imported.map(({ row, fullName, phone, department, oneTimePassword, slipCode }) => ({
          row,
          full_name: fullName,
          phone,
          department_name: department,
          one_time_password: oneTimePassword,
          slip_code: slipCode,
        })),
        expires_at: passwordExpiresAt.toISOString(),
      }
    }),
  } satisfies Partial<Operations>
}
