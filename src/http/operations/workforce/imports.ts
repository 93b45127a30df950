import { isMember } from '../../../core/actors/rules.ts'
import { asPhone, Clock, fold } from '../../../core/shared/index.ts'
import {
  changeableRoles,
  eachOptional,
  type FailedPerson,
  fromWire,
  importEmployees,
  ImportTemplates,
  type ListedChange,
  maxDepartments,
  type Missing,
  type MissingGroups,
  oneTimePasswordExpiry,
  previewImport,
  SpreadsheetReader,
  toWire,
  updateListed,
} from '../../../core/workforce/index.ts'
import { ShiftReads, WorkforceReads } from '../../../reads/index.ts'
import { shiftNames } from '../../../texts/kernel/sheets.ts'
import { rowProblemText } from '../../../texts/workforce/import-rows.ts'
import type { AnswerOf } from '../../contract/contract-types.ts'
import { Download } from '../../contract/download.ts'
import { type Call, command, type Operations, type OperationUse, read, secretCommand } from '../../server/operation.ts'
import { refusedAnswer } from './employees.ts'

const failureShape = (failure: FailedPerson) => ({
  row: failure.row,
  message: rowProblemText(failure),
  full_name: failure.fullName,
  phone: failure.phone,
  ...toWire(eachOptional((name) => failure[name] ?? '')),
  department: failure.department,
  shifts: failure.shifts,
})

const countShape = ({ name, rows }: Missing) => ({ name, row_count: rows })

const missingShape = ({ departments, shifts }: MissingGroups) => ({
  missing_departments: departments.map(countShape),
  missing_shifts: shifts.slice(0, 100).map(countShape),
})

const changeShape = ({ row, present, update, problem }: ListedChange) => ({
  row,
  message: problem ? rowProblemText(problem) : null,
  present: {
    full_name: present.fullName,
    ...toWire(eachOptional((name) => present[name])),
    department: present.department,
    shifts: shiftNames(present.ownShifts),
    is_active: present.isActive,
  },
  update: {
    user_id: update.employeeId,
    full_name: update.fullName,
    ...toWire(eachOptional((name) => update[name])),
    department: update.department,
    shifts: update.shifts,
    is_active: update.isActive,
  },
})

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

  const preview = async (call: Call<'importEmployees'>): Promise<AnswerOf<'importEmployees'>> => {
    const { companyId } = call.path
    const rows = await rowsOf(call)
    const found = await use(previewImport)({ companyId, actor: call.actor, rows })
    const phones = rows.flatMap((row) => asPhone(row.phone) ?? [])
    const others = await employees.notListed(
      companyId,
      phones,
      changeableRoles(call.actor),
      isMember(call.actor) ? call.actor.userId : null,
    )
    return {
      success: true,
      imported_count: found.newcomers,
      failed_count: found.failed.length,
      already_registered: found.members,
      registered_users: [],
      shifts_changed: 0,
      departments_changed: 0,
      ...missingShape(found.missing),
      ignored_shifts: found.ignoredShifts,
      errors: found.failed.map(failureShape),
      changes: found.changes.map(changeShape),
      not_listed: {
        total: others.total,
        users: others.users.map((user) => ({
          ...user,
          namesake_row: found.newNames.get(fold(user.full_name)) ?? null,
        })),
      },
      users: [],
      expires_at: oneTimePasswordExpiry(use(Clock).now()).toISOString(),
    }
  }

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
    importEmployees: secretCommand(async (call) => {
      if (call.query.mode === 'preview') return preview(call)
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
        ...missingShape(missing),
        ignored_shifts: report.ignoredShifts,
        errors: failed.map(failureShape),
        changes: [],
        not_listed: { total: 0, users: [] },
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
    updateListed: command(async ({ path: { companyId }, query, body, actor }) => {
      const { updated, refused, wrong, cancelledChoices } = await use(updateListed)({
        companyId,
        actor,
        createsDepartments: query.create_departments,
        updates: body.updates.map((one) => ({
          employeeId: one.user_id,
          fullName: one.full_name,
          ...fromWire(one),
          department: one.department,
          shifts: one.shifts,
          isActive: one.is_active,
        })),
      })
      return {
        success: true,
        updated_count: updated,
        refused: [
          ...refused.map(refusedAnswer),
          ...wrong.map(({ employeeId, fullName, problem }) => ({
            id: employeeId,
            full_name: fullName,
            code: `row.${problem.problem}`,
            message: rowProblemText(problem),
          })),
        ],
        cancelled_choices: cancelledChoices,
      }
    }),
  } satisfies Partial<Operations>
}
