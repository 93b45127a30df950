import { Trail } from '../../src/core/audit/index.ts'
import { Companies, createCompany } from '../../src/core/companies/index.ts'
import { agreeOnTerms, openPartnership, Partnerships } from '../../src/core/partnerships/index.ts'
import {
  addEmployees,
  createDepartment,
  Departments,
  Employees,
  prepareEmployee,
} from '../../src/core/workforce/index.ts'
import { createShift, Shifts } from '../../src/core/shifts/index.ts'
import type { Use } from '../../src/main/index.ts'

/** The use cases that create companies, and the ports that find what already exists. */
export const seedTools = (use: Use) => ({
  companies: use(Companies),
  departments: use(Departments),
  shifts: use(Shifts),
  employees: use(Employees),
  partnerships: use(Partnerships),
  createCompany: use(createCompany),
  createDepartment: use(createDepartment),
  createShift: use(createShift),
  prepareEmployee: use(prepareEmployee),
  addEmployees: use(addEmployees),
  trail: use(Trail),
  agreeOnTerms: use(agreeOnTerms),
  openPartnership: use(openPartnership),
})

export type SeedTools = ReturnType<typeof seedTools>
