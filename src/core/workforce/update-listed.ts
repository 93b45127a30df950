import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { Clock, type CompanyId, useCase, type UserId, withoutStrayBlanks } from '../shared/index.ts'
import { Shifts } from '../shifts/index.ts'
import type { Department } from './department.ts'
import { changeEach } from './change-each.ts'
import { type Employee, withActivity } from './employee.ts'
import type { ListedUpdate } from './list-changes.ts'
import {
  groupReader,
  lastingProblem,
  type ListedGroups,
  missingCounter,
  missingProblem,
  type Problem,
} from './listed-groups.ts'
import { openDepartments } from './open-departments.ts'
import { Departments } from './ports.ts'
import { listedNameProblem, optionalFactProblem, optionalNames } from './rules.ts'
import type { EmployeesReport } from './update-employees.ts'

export interface ListedUpdates {
  companyId: CompanyId
  actor: Actor
  updates: readonly ListedUpdate[]
  /** Whether to create departments that the company does not have. */
  createsDepartments?: boolean | undefined
}

/** Somebody who was not changed because the update names something wrong. */
export interface WronglyListed {
  employeeId: UserId
  fullName: string
  problem: Problem
}

export interface ListedReport extends EmployeesReport {
  wrong: WronglyListed[]
}

const problemOf = ({ fullName, ...update }: ListedUpdate): Problem | undefined => {
  const problem =
    (fullName === undefined ? undefined : listedNameProblem(fullName)) ??
    optionalNames.flatMap((name) => optionalFactProblem(name, withoutStrayBlanks(update[name] ?? '')) ?? [])[0]
  return problem && { problem }
}

const changedBy = (update: ListedUpdate, department: Department | undefined, before: Employee): Employee => {
  const after = { ...before }
  if (update.fullName !== undefined) after.fullName = withoutStrayBlanks(update.fullName)
  for (const name of optionalNames)
    if (update[name] !== undefined) after[name] = withoutStrayBlanks(update[name]) || null
  if (department !== undefined) after.departmentId = department.id
  return update.isActive === undefined ? after : { ...after, ...withActivity(before, update.isActive) }
}

/** The departments and shifts that each update names; those departments stay open until the transaction ends. */
const readGroups = useCase(
  { open: openDepartments, companies: Companies, departments: Departments, shifts: Shifts, clock: Clock },
  ({ open, companies, departments, shifts, clock }) =>
    async ({
      companyId,
      actor,
      updates,
      createsDepartments,
    }: ListedUpdates): Promise<Map<ListedUpdate, ListedGroups>> => {
      const company = await companyOf(companies, companyId)
      const known = await departments.allOf(companyId)
      const all = company.type === 'corporate' ? await shifts.allOf(companyId) : null
      const read = (open: readonly Department[]) => {
        const groupsOf = groupReader({ departments: open, shifts: all }, clock.now())
        return new Map(
          updates.map((one) => [
            one,
            groupsOf({ department: one.department ?? '', shifts: (all && one.shifts) ?? '' }),
          ]),
        )
      }
      const groups = read(known)
      const counter = missingCounter()
      for (const one of groups.values()) if (lastingProblem(one) === undefined) counter.count(one)
      const missing = createsDepartments ? counter.all().departments : []
      const created = await open({ companyId, actor }, known, missing)
      const named = [...groups.values()].flatMap(({ department }) => department?.id ?? [])
      const held = new Set((await departments.holdAllOpen(companyId, [...new Set(named)])).map(({ id }) => id))
      return read([...known.map((one) => ({ ...one, isActive: held.has(one.id) })), ...created])
    },
)

/**
 * Changes people one by one to what a list says about them. The rules (I8, M7, M11) apply to each person, in the order
 * given; people they protect, and updates that name something wrong, are skipped. Of several updates of one person, the
 * last counts.
 */
export const updateListed = useCase(
  [holdAuthority, readGroups, changeEach],
  (hold, groupsOf, changeEach) =>
    async (input: ListedUpdates): Promise<ListedReport> => {
      const { companyId } = input
      const updates = [...new Map(input.updates.map((one) => [one.employeeId, one])).values()]
      const actor = await hold(companyId, input.actor, 'manageEmployees')
      const groups = await groupsOf({ ...input, actor, updates })
      const wrong: WronglyListed[] = []
      const plans = [...groups].map(([update, named]) => ({
        employeeId: update.employeeId,
        change: (before: Employee): Employee | null => {
          const problem = problemOf(update) ?? lastingProblem(named) ?? missingProblem(named)
          if (problem === undefined) return changedBy(update, named.department, before)
          wrong.push({ employeeId: before.id, fullName: before.fullName, problem })
          return null
        },
        department: named.department ?? null,
        ownShifts: withoutStrayBlanks(update.shifts ?? '') === '' ? undefined : named.ownShifts,
      }))
      const anyLeaves = updates.some(({ isActive }) => isActive === false)
      const report = await changeEach({ companyId, actor, anyLeaves }, plans)
      return { updated: updates.length - report.refused.length - wrong.length, wrong, ...report }
    },
)
