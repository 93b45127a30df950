import { acceptablePassword, holdAuthority, Passwords } from '../access/index.ts'
import { type Actor, holdsRole, type Role } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  type DepartmentId,
  Ids,
  phoneOrRefuse,
  type ShiftId,
  tidyName,
  useCase,
  type UserId,
} from '../shared/index.ts'
import { setUsualShifts } from '../shifts/index.ts'
import { refuseGrant, refuseUnfitRole, passwordShownTo } from './authority.ts'
import { type Employee, newEmployee } from './employee.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { Departments, Employees, holdDepartment, OneTimePasswords } from './ports.ts'
import { defaultRoleIn, fullNameRule, givenFacts, oneTimePasswordExpiry, type OptionalFacts } from './rules.ts'

export const userAdded = logEvent('user.added', 'USER_CREATED', telling<{ userId: UserId; role: Role }>())

export interface NewEmployee extends Partial<OptionalFacts<string | null | undefined>> {
  actor: Actor
  companyId: CompanyId
  fullName: string
  phone: string
  /** The lowest role in a company of this type by default. */
  role?: Role | undefined
  departmentId: DepartmentId | null
  /** The person's usual shifts; none means all (rule M11). */
  shiftIds?: readonly ShiftId[] | undefined
  /** A one-time password by default. */
  password?: string | undefined
}

export interface AddedEmployee {
  employee: Employee
  oneTimePassword: string | null
  /** Null if the company's slips carry no codes, or no slip will be printed. */
  slipCode: string | null
}

/** Enrols one person by hand, for example while a company is being set up. */
export const addEmployee = useCase(
  {
    hold: holdAuthority,
    setShifts: setUsualShifts,
    issueCodes: issueSlipCodes,
    companies: Companies,
    departments: Departments,
    employees: Employees,
    passwords: Passwords,
    oneTimePasswords: OneTimePasswords,
    trail: Trail,
    tell: tellAdministrator,
    ids: Ids,
    clock: Clock,
  },
  ({
    hold,
    setShifts,
    issueCodes,
    companies,
    departments,
    employees,
    passwords,
    oneTimePasswords,
    trail,
    tell,
    ids,
    clock,
  }) =>
    async (input: NewEmployee): Promise<AddedEmployee> => {
      const company = await companyOf(companies, input.companyId)
      const actor = await hold(company.id, input.actor, 'manageEmployees')
      const role = input.role ?? defaultRoleIn(company.type)
      refuseUnfitRole(company.type, role)
      refuseGrant(actor, role)
      const createdAt = clock.now()
      const fullName = tidyName(input.fullName, fullNameRule)
      const phone = phoneOrRefuse(input.phone)
      const owner = { names: [fullName], phones: [phone], companyName: company.name }
      const oneTime = input.password === undefined ? oneTimePasswords.issue() : null
      const employee = newEmployee({
        id: ids.next(),
        companyId: input.companyId,
        departmentId: input.departmentId,
        fullName,
        phone,
        ...givenFacts(input),
        role,
        passwordHash: oneTime?.hash ?? (await passwords.hash(acceptablePassword(input.password ?? '', owner))),
        passwordExpiresAt: oneTime ? oneTimePasswordExpiry(createdAt) : null,
        createdAt,
      })
      await holdDepartment(departments, company.id, input.departmentId)
      await employees.add(employee)
      const codes = oneTime ? await issueCodes(actor, company, [employee.id]) : null
      const { shiftIds = [] } = input
      if (shiftIds.length > 0) await setShifts({ companyId: company.id, userIds: [employee.id], shiftIds })
      await trail.write({
        event: userAdded,
        companyId: input.companyId,
        actor,
        meta: { userId: employee.id, role: employee.role },
      })
      if (holdsRole(actor)) await tell({ event: 'userCreated', companyId: input.companyId, count: 1 })
      const oneTimePassword = oneTime && passwordShownTo(actor, oneTime.password)
      return { employee, oneTimePassword, slipCode: codes?.get(employee.id) ?? null }
    },
)
