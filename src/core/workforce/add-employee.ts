import { acceptablePassword, holdAuthority, Passwords } from '../access/index.ts'
import { type Actor, holdsRole, type Role } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies, type Company, companyOf } from '../companies/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  type DepartmentId,
  Ids,
  phoneOrRefuse,
  tidyName,
  useCase,
  type UserId,
} from '../shared/index.ts'
import { eachOwnShift, holdShifts, type OwnShifts, setUsualShifts, Shifts, UsualShifts } from '../shifts/index.ts'
import { changeableRoles, passwordShownTo, refuseGrant, refuseUnfitRole } from './authority.ts'
import { type Employee, employeeRefusal, newEmployee } from './employee.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { Departments, Employees, holdDepartment, OneTimePasswords } from './ports.ts'
import { defaultRoleIn, fullNameRule, givenFacts, oneTimePasswordExpiry, type OptionalFacts } from './rules.ts'

export const userAdded = logEvent('user.added', 'USER_CREATED', telling<{ userId: UserId; role: Role }>())

const added = (actor: Actor, { id: userId, companyId, role }: Employee) => ({
  event: userAdded,
  companyId,
  actor,
  meta: { userId, role },
})

export interface Newcomer extends Partial<OptionalFacts<string | null | undefined>> {
  fullName: string
  phone: string
  /** The lowest role in a company of this type by default. */
  role?: Role | undefined
  departmentId: DepartmentId | null
  /** The person's usual shifts; none means all (rule M11). */
  ownShifts?: OwnShifts | undefined
  /** A one-time password by default. */
  password?: string | undefined
}

export interface NewEmployee extends Newcomer {
  actor: Actor
  companyId: CompanyId
}

export interface PreparedEmployee {
  employee: Employee
  ownShifts: OwnShifts
  oneTimePassword: string | null
}

export interface AddedEmployee {
  employee: Employee
  oneTimePassword: string | null
  /** Null if the company's slips carry no codes, or no slip will be printed. */
  slipCode: string | null
}

/** Somebody new after all checks that need no database. */
export const prepareEmployee = useCase(
  [Passwords, OneTimePasswords, Ids, Clock],
  (passwords, oneTimePasswords, ids, clock) =>
    async (company: Company, actor: Actor, input: Newcomer): Promise<PreparedEmployee> => {
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
        companyId: company.id,
        departmentId: input.departmentId,
        fullName,
        phone,
        ...givenFacts(input),
        emailByKey: actor.kind === 'key',
        role,
        passwordHash: oneTime?.hash ?? (await passwords.hash(acceptablePassword(input.password ?? '', owner))),
        passwordExpiresAt: oneTime ? oneTimePasswordExpiry(createdAt) : null,
        createdAt,
      })
      return { employee, ownShifts: input.ownShifts ?? [], oneTimePassword: oneTime && oneTime.password }
    },
)

/** Enrols one person by hand, for example while a company is being set up. */
export const addEmployee = useCase(
  {
    hold: holdAuthority,
    prepare: prepareEmployee,
    setShifts: setUsualShifts,
    issueCodes: issueSlipCodes,
    companies: Companies,
    departments: Departments,
    employees: Employees,
    trail: Trail,
    tell: tellAdministrator,
  },
  ({ hold, prepare, setShifts, issueCodes, companies, departments, employees, trail, tell }) =>
    async (input: NewEmployee): Promise<AddedEmployee> => {
      const company = await companyOf(companies, input.companyId)
      const actor = await hold(company.id, input.actor, 'manageEmployees')
      const { employee, ownShifts, oneTimePassword } = await prepare(company, actor, input)
      await holdDepartment(departments, company.id, input.departmentId)
      await employees.add(employee)
      const codes = oneTimePassword === null ? null : await issueCodes(actor, company, [employee.id])
      if (eachOwnShift(ownShifts).length > 0)
        await setShifts({ companyId: company.id, userIds: [employee.id], ownShifts })
      await trail.write(added(actor, employee))
      if (holdsRole(actor)) await tell({ event: 'userCreated', companyId: input.companyId, count: 1 })
      return {
        employee,
        oneTimePassword: oneTimePassword && passwordShownTo(actor, oneTimePassword),
        slipCode: codes?.get(employee.id) ?? null,
      }
    },
)

interface NewEmployees {
  actor: Actor
  company: Company
  people: readonly PreparedEmployee[]
}

/** How many people a statement adds. */
const batchSize = 500

/**
 * The same for many new people of a company who get their passwords without a slip: a few statements for each batch.
 * Refuses with `employee.phone_taken`.
 */
export const addEmployees = useCase(
  [holdAuthority, Departments, Employees, Shifts, UsualShifts, Trail],
  (hold, departments, employees, shifts, usual, trail) =>
    async ({ actor: asking, company: { id: companyId }, people }: NewEmployees): Promise<void> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      for (const departmentId of new Set(people.map(({ employee }) => employee.departmentId)))
        await holdDepartment(departments, companyId, departmentId)
      await holdShifts(shifts, companyId, [...new Set(people.flatMap(({ ownShifts }) => eachOwnShift(ownShifts)))])
      for (let from = 0; from < people.length; from += batchSize) {
        const batch = people.slice(from, from + batchSize)
        const missing = await employees.addMissing(
          companyId,
          batch.map(({ employee }) => employee),
        )
        if (missing.size < batch.length) throw employeeRefusal('employee.phone_taken', {})
        await trail.write(...batch.map(({ employee }) => added(actor, employee)))
        const working = batch.filter(({ ownShifts }) => eachOwnShift(ownShifts).length > 0)
        const named = working.map(({ employee: { phone }, ownShifts }) => ({ phone, ownShifts }))
        if (named.length > 0) await usual.fillByPhone(companyId, named, changeableRoles(actor))
      }
    },
)
