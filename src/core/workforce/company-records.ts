/** @internal */

import type { Actor } from '../actors/rules.ts'
import { Companies, type Company, companyOf } from '../companies/index.ts'
import { asPhone, type CompanyId, useCase } from '../shared/index.ts'
import { Shifts } from '../shifts/index.ts'
import { type CompanyRecords, listedMember } from './import-plan.ts'
import type { ImportRow } from './import-row.ts'
import { Departments, Employees } from './ports.ts'

export interface ListOfPeople {
  companyId: CompanyId
  actor: Actor
  rows: readonly ImportRow[]
}

/** The company's records that a list may refer to. */
export const companyRecordsFor = useCase(
  [Companies, Employees, Departments, Shifts],
  (companies, employees, departments, shifts) =>
    async ({ companyId, actor, rows }: ListOfPeople): Promise<CompanyRecords & { company: Company }> => {
      const company = await companyOf(companies, companyId)
      const phones = rows.map(({ phone }) => asPhone(phone)).filter((phone) => phone !== undefined)
      const members = await employees.membersAmong(companyId, phones)
      return {
        company,
        departments: await departments.allOf(companyId),
        shifts: company.type === 'corporate' ? await shifts.allOf(companyId) : null,
        members: new Map([...members].map(([phone, person]) => [phone, listedMember(person, actor)])),
      }
    },
)
