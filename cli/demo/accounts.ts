import { Administrators, Passwords } from '../../src/core/access/index.ts'
import { type CompanyType, isStaffRole, type Role } from '../../src/core/actors/rules.ts'
import type { Use } from '../../src/main/index.ts'
import { companyTypeLabels, roleLabels } from '../../src/texts/access/labels.ts'
import { fieldLabels } from '../../src/texts/kernel/field-labels.ts'
import { sheetHeadings } from '../../src/texts/kernel/sheets.ts'
import { companyBySlug } from '../find-company.ts'
import { table } from '../terminal.ts'
import { demoCompanies } from './companies.ts'
import { newcomers } from './newcomers.ts'
import { demoAdministrator, demoPassword } from './people.ts'

export interface DemoAccount {
  company: string
  company_id: string
  company_type: CompanyType
  role: Role
  full_name: string
  phone: string
  password: string
}

/** Returns the same accounts on each run, because the people are fixed and the companies keep their ids. */
export const demoAccounts = async (use: Use): Promise<DemoAccount[]> => {
  const groups = await Promise.all(
    demoCompanies.map(async ({ slug, name, type, users = [] }) => {
      const { id } = await companyBySlug(use, slug)
      const everybody = [...users, ...newcomers.filter(({ company }) => company === slug)]
      return everybody.map(({ role, full_name, phone }) => {
        return {
          company: name,
          company_id: id,
          company_type: type,
          role,
          full_name,
          phone: String(phone),
          password: demoPassword,
        }
      })
    }),
  )
  return groups.flat()
}

const individualsShown = 2

/** All staff, the newcomer and a few more individuals. */
const shownOf = (accounts: readonly DemoAccount[], type: CompanyType): [DemoAccount, string][] => {
  const staff = accounts.filter(({ role }) => isStaffRole(role))
  if (type !== 'corporate') return staff.map((account) => [account, ''])
  const individuals = accounts.filter(({ role }) => !isStaffRole(role))
  const newOnes = individuals.filter(({ phone }) => newcomers.some((newcomer) => newcomer.phone === phone))
  const others = individuals.filter((account) => !newOnes.includes(account)).slice(0, individualsShown)
  return [
    ...staff.map((account): [DemoAccount, string] => [account, '']),
    ...newOnes.map((account): [DemoAccount, string] => [account, 'yeni; hiç seçim yapmadı']),
    ...others.map((account): [DemoAccount, string] => [account, '']),
  ]
}

const groupText = (accounts: readonly DemoAccount[], type: CompanyType, name: string): string => {
  const shown = shownOf(accounts, type)
  const rows = shown.map(([{ role, full_name, phone }, note]) => [
    `${roleLabels[role]} (${role})`,
    full_name,
    phone,
    note,
  ])
  const rest =
    accounts.filter(({ role }) => !isStaffRole(role)).length - shown.filter(([{ role }]) => !isStaffRole(role)).length
  const more =
    type === 'corporate' && rest > 0 ? `\n  … ve ${rest} çalışan daha ("tabldot demo --json" hepsini yazar)` : ''
  return `${name} · ${companyTypeLabels[type]}\n${table([fieldLabels.role, sheetHeadings.fullName, fieldLabels.phone, 'Not'], rows, '  ')}${more}`
}

export const accountsText = (accounts: readonly DemoAccount[]): string =>
  demoCompanies
    .map(({ name, type }) =>
      groupText(
        accounts.filter(({ company }) => company === name),
        type,
        name,
      ),
    )
    .join('\n\n')

/** Empty if the administrator already existed with another password. */
export const administratorText = async (use: Use): Promise<string> => {
  const administrator = await use(Administrators).byUsername(demoAdministrator)
  const isOurs = administrator !== null && (await use(Passwords).verify(administrator.passwordHash, demoPassword))
  return isOurs ? `Yönetici (admin): kullanıcı adı ${demoAdministrator}, şifre ${demoPassword}` : ''
}
