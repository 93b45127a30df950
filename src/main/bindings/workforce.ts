import type { Container } from 'inversify'
import { Passwords, Sessions, SignInAttempts } from '../../core/access/index.ts'
import { Trail } from '../../core/audit/index.ts'
import { Clock, Ids } from '../../core/shared/index.ts'
import {
  addEmployee,
  assignRole,
  createDepartment,
  createShift,
  deactivateDepartment,
  deleteShift,
  Departments,
  Employees,
  FutureChoices,
  importEmployees,
  ImportTemplates,
  OneTimePasswords,
  resetEmployeePassword,
  Shifts,
  SpreadsheetReader,
  updateDepartment,
  updateEmployee,
  updateShift,
} from '../../core/workforce/index.ts'
import { ExcelImportTemplates, RandomOneTimePasswords, ProcessSpreadsheetReader } from '../../gateways/index.ts'
import {
  Database,
  PostgresFutureChoices,
  PostgresDepartments,
  PostgresEmployees,
  PostgresShifts,
} from '../../persistence/index.ts'
import { EmployeeReads, ShiftReads } from '../../reads/index.ts'
import { bindPort, bindUseCase } from '../binding.ts'

export const bindWorkforce = (container: Container): void => {
  bindPort(container, Employees, (db: Database) => new PostgresEmployees(db), [Database])
  bindPort(container, Departments, (db: Database) => new PostgresDepartments(db), [Database])
  bindPort(container, Shifts, (db: Database) => new PostgresShifts(db), [Database])
  bindPort(container, FutureChoices, (db: Database) => new PostgresFutureChoices(db), [Database])
  bindPort(container, OneTimePasswords, () => new RandomOneTimePasswords(), [])
  bindPort(container, SpreadsheetReader, () => new ProcessSpreadsheetReader(), [])
  bindPort(container, ImportTemplates, () => new ExcelImportTemplates(), [])
  bindPort(container, EmployeeReads, (db: Database) => new EmployeeReads(db), [Database])
  bindPort(container, ShiftReads, (db: Database) => new ShiftReads(db), [Database])
  bindUseCase(container, addEmployee, [Employees, Passwords, OneTimePasswords, Trail, Ids, Clock])
  bindUseCase(container, createDepartment, [Departments, Trail, Ids, Clock])
  bindUseCase(container, updateDepartment, [Departments, Trail])
  bindUseCase(container, deactivateDepartment, [Departments, Trail])
  bindUseCase(container, updateEmployee, [Employees, Departments, FutureChoices, Sessions, Trail, Clock])
  bindUseCase(container, assignRole, [Employees, FutureChoices, Sessions, Trail, Clock])
  bindUseCase(container, resetEmployeePassword, [Employees, OneTimePasswords, Sessions, SignInAttempts, Trail, Clock])
  bindUseCase(container, importEmployees, [Employees, Departments, OneTimePasswords, Trail, Ids, Clock])
  bindUseCase(container, createShift, [Shifts, Trail, Ids, Clock])
  bindUseCase(container, updateShift, [Shifts, Trail])
  bindUseCase(container, deleteShift, [Shifts, FutureChoices, Trail, Clock])
}
