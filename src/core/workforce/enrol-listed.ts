/** @internal */

import type { Actor } from '../actors/rules.ts'
import type { Company } from '../companies/index.ts'
import { Clock, fold, Ids, useCase, withoutStrayBlanks } from '../shared/index.ts'
import { eachOwnShift, StandingChoices, UsualShifts } from '../shifts/index.ts'
import { changeableRoles, passwordShownTo } from './authority.ts'
import type { Department } from './department.ts'
import { type Employee, newEmployee } from './employee.ts'
import type { ValidRow } from './import-plan.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { Employees, OneTimePasswords } from './ports.ts'
import { defaultRoleIn, givenFacts, oneTimePasswordExpiry } from './rules.ts'

/** A valid row of a list, with its normalized phone. */
export type Listed = readonly [phone: string, row: ValidRow]

/** Where the people of a list are enrolled, by whom and when. */
export interface Joined {
  company: Company
  actor: Actor
  /** By folded name. */
  departments: ReadonlyMap<string, Department>
  createdAt: Date
}

export interface Enrolled {
  row: number
  id: string
  fullName: string
  phone: string
  /** The department's name. */
  department: string | null
  oneTimePassword: string | null
  /** Null if slips carry no codes. */
  slipCode: string | null
}

type Facts = { id: string; passwordHash: string }

const enrolled = ({ company, actor, departments, createdAt }: Joined, [phone, row]: Listed, facts: Facts): Employee =>
  newEmployee({
    ...facts,
    companyId: company.id,
    departmentId: departments.get(fold(row.department))?.id ?? null,
    fullName: withoutStrayBlanks(row.fullName),
    phone,
    ...givenFacts(row),
    emailByKey: actor.kind === 'key',
    role: defaultRoleIn(company.type),
    passwordExpiresAt: oneTimePasswordExpiry(createdAt),
    createdAt,
  })

interface Prepared {
  listed: ValidRow
  employee: Employee
  password: string
}

/** Everybody of a batch as an employee with a one-time password. */
export const prepareListed = useCase(
  [OneTimePasswords, Ids],
  (oneTimePasswords, ids) =>
    (into: Joined, batch: readonly Listed[]): Prepared[] =>
      batch.map((listed) => {
        const { password, hash } = oneTimePasswords.issue()
        const employee = enrolled(into, listed, { id: ids.next(), passwordHash: hash })
        return { listed: listed[1], employee, password }
      }),
)

/** Enrols those who are not members yet. */
export const enrolListed = useCase(
  [issueSlipCodes, Employees],
  (issueCodes, employees) =>
    async ({ company, actor, departments }: Joined, people: readonly Prepared[]): Promise<Enrolled[]> => {
      const added = await employees.addMissing(
        company.id,
        people.map(({ employee }) => employee),
      )
      const newcomers = people.filter(({ employee }) => added.has(employee.phone))
      const codes = await issueCodes(
        actor,
        company,
        newcomers.map(({ employee }) => employee.id),
      )
      return newcomers.map(({ listed, employee: { id, fullName, phone }, password }) => ({
        row: listed.row,
        id,
        fullName,
        phone,
        department: departments.get(fold(listed.department))?.name ?? null,
        oneTimePassword: passwordShownTo(actor, password),
        slipCode: codes.get(id) ?? null,
      }))
    },
)

/**
 * Sets newcomers' usual shifts, and gives members the shifts and the department they lack. Returns how many members
 * were changed.
 */
export const completeListed = useCase(
  [Employees, UsualShifts, StandingChoices, Clock],
  (employees, usual, standing, clock) =>
    async (
      { company, actor, departments }: Joined,
      batch: readonly Listed[],
      newcomers: ReadonlySet<string>,
    ): Promise<{ departments: number; shifts: number }> => {
      const changeable = changeableRoles(actor)
      const placed = batch.flatMap(([phone, { department }]) => {
        const departmentId = departments.get(fold(department))?.id
        return departmentId === undefined || newcomers.has(phone) ? [] : [{ phone, departmentId }]
      })
      const working = batch.flatMap(([phone, { ownShifts }]) =>
        eachOwnShift(ownShifts).length === 0 ? [] : [{ phone, ownShifts }],
      )
      const moved = placed.length === 0 ? 0 : await employees.fillDepartments(company.id, placed, changeable)
      if (working.length === 0) return { departments: moved, shifts: 0 }
      const changed = await usual.fillByPhone(company.id, working, changeable)
      const members = [...changed].filter(([phone]) => !newcomers.has(phone)).map(([, id]) => id)
      if (members.length > 0) await standing.apply(company.id, members, clock.now())
      return { departments: moved, shifts: members.length }
    },
)
