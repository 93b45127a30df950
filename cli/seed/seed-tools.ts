import { Accounts } from '../../src/core/access/index.ts'
import { Companies, createCompany } from '../../src/core/companies/index.ts'
import { agreeOnTerms, openPartnership, Partnerships } from '../../src/core/partnerships/index.ts'
import { addEmployee, createDepartment, Departments } from '../../src/core/workforce/index.ts'
import { createShift, Shifts } from '../../src/core/shifts/index.ts'
import type { Use } from '../../src/main/index.ts'

/** The use cases that create companies, and the ports that find what already exists. */
export const seedTools = (use: Use) => ({
  companies: use(Companies),
  departments: use(Departments),
  shifts: use(Shifts),
  accounts: use(Accounts),
  partnerships: use(Partnerships),
  createCompany: use(createCompany),
  createDepartment: use(createDepartment),
  createShift: use(createShift),
  addEmployee: use(addEmployee),
  agreeOnTerms: use(agreeOnTerms),
  openPartnership: use(openPartnership),
})

export type SeedTools = ReturnType<typeof seedTools>
