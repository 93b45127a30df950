import {
  eachOptional,
  type FailedPerson,
  importEmployees,
  ImportTemplates,
  maxDepartments,
  type Missing,
  previewImport,
  SpreadsheetReader,
  toWire,
} from '../../../core/workforce/index.ts'
import { ShiftReads, WorkforceReads } from '../../../reads/index.ts'
import { rowProblemText } from '../../../texts/workforce/import-rows.ts'
import { Download } from '../../contract/download.ts'
import { type Call, type Operations, type OperationUse, read, secretCommand } from '../../server/operation.ts'

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

export const importOperations = (use: OperationUse) => {
  const employees = use(WorkforceReads)

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

  return {
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
