import type { Container } from 'inversify'
import { Passwords } from '../../core/access/index.ts'
import { Trail, TrailSheets } from '../../core/audit/index.ts'
import { Companies, createCompany, updateCompany } from '../../core/companies/index.ts'
import { Applications, decideApplication, registerIndividual, submitApplication } from '../../core/onboarding/index.ts'
import { openPartnership, Partnerships } from '../../core/partnerships/index.ts'
import { Clock, Ids, Limits } from '../../core/shared/index.ts'
import { Employees } from '../../core/workforce/index.ts'
import { ExcelTrailSheets } from '../../gateways/index.ts'
import { Database, PostgresApplications, PostgresCompanies, PostgresPartnerships } from '../../persistence/index.ts'
import { ApplicationReads, AuditReads, CompanyReads, DashboardReads, ProfileReads } from '../../reads/index.ts'
import { bindPort, bindUseCase } from '../binding.ts'

export const bindCompanies = (container: Container): void => {
  bindPort(container, Companies, (db: Database) => new PostgresCompanies(db), [Database])
  bindPort(container, Applications, (db: Database) => new PostgresApplications(db), [Database])
  bindPort(container, Partnerships, (db: Database) => new PostgresPartnerships(db), [Database])
  bindPort(container, TrailSheets, () => new ExcelTrailSheets(), [])
  bindPort(container, ApplicationReads, (db: Database) => new ApplicationReads(db), [Database])
  bindPort(container, AuditReads, (db: Database) => new AuditReads(db), [Database])
  bindPort(container, CompanyReads, (db: Database) => new CompanyReads(db), [Database])
  bindPort(container, DashboardReads, (db: Database) => new DashboardReads(db), [Database])
  bindPort(container, ProfileReads, (db: Database) => new ProfileReads(db), [Database])
  bindUseCase(container, createCompany, [Companies, Trail, Ids, Clock])
  bindUseCase(container, updateCompany, [Companies, Trail])
  bindUseCase(container, openPartnership, [Partnerships, Ids, Clock])
  bindUseCase(container, registerIndividual, [Companies, Employees, Passwords, Limits, Trail, Ids, Clock])
  bindUseCase(container, submitApplication, [Applications, Companies, Passwords, Limits, Ids, Clock])
  bindUseCase(container, decideApplication, [Applications, Employees, Trail, Ids, Clock])
}
