import { operator } from '../../src/core/actors/rules.ts'
import { type Address, type Company, createCompanyRefusal } from '../../src/core/companies/index.ts'
import { asPhone, fold, phoneOrRefuse, Refusal, slugOf } from '../../src/core/shared/index.ts'
import { type Department, departmentRefusal, type PreparedEmployee } from '../../src/core/workforce/index.ts'
import { type Shift, shiftRefusal } from '../../src/core/shifts/index.ts'
import { sentenceOf } from '../../src/texts/index.ts'
import { Failure } from '../failure.ts'
import type { Path, SeedCompany, SeedUser } from './seed-file.ts'
import type { SeedTools } from './seed-tools.ts'

export interface SeededUser extends PreparedEmployee {
  seed: SeedUser
}

/** A company of the file, with everything that was added to it. */
export interface SeededCompany {
  company: Company
  isNew: boolean
  departments: Department[]
  shifts: Shift[]
  users: SeededUser[]
}

export type PlaceOf = (path: Path) => string

/** Adds the place in the file to a refusal. */
export const at = async <T>(placeOf: PlaceOf, path: Path, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Failure(`${placeOf(path)}: ${sentenceOf(error.code, error.facts)}`, 1, { code: error.code })
  }
}

const istanbul = 'Europe/Istanbul'

/**
 * After so many people they are written, since PostgreSQL ends a transaction that waits too long for others to be prepared.
 * Hashing a password counts as several people.
 */
const maxPrepared = 500
const hashedPassword = 5

const addressOf = ({ address: { postal_code: postalCode, ...address } = {} }: SeedCompany): Partial<Address> => ({
  ...address,
  ...(postalCode !== undefined && { postalCode }),
})

const companyOf = async (tools: SeedTools, seed: SeedCompany): Promise<{ company: Company; isNew: boolean }> => {
  const slug = seed.slug ?? slugOf(seed.name)
  const existing = await tools.companies.bySlug(slug)
  if (existing === null)
    return {
      company: await tools.createCompany({
        actor: operator,
        ...seed,
        slug,
        taxNumber: seed.tax_number,
        address: addressOf(seed),
      }),
      isNew: true,
    }
  if (existing.type !== seed.type) throw createCompanyRefusal('company.type_differs', { slug })
  return { company: existing, isNew: false }
}

/** Adds what the company does not have yet and changes nothing else. */
export const seedCompany = async (
  tools: SeedTools,
  seed: SeedCompany,
  path: Path,
  placeOf: PlaceOf,
): Promise<SeededCompany> => {
  const { company, isNew } = await at(placeOf, path, () => companyOf(tools, seed))
  const companyId = company.id
  const seeded: SeededCompany = { company, isNew, departments: [], shifts: [], users: [] }

  const departments = new Map(
    (await tools.departments.allOf(companyId)).map((department) => [fold(department.name), department]),
  )
  for (const [index, name] of (seed.departments ?? []).entries()) {
    if (departments.has(fold(name))) continue
    const department = await at(placeOf, [...path, 'departments', index], () =>
      tools.createDepartment({ actor: operator, companyId, name }),
    )
    departments.set(fold(name), department)
    seeded.departments.push(department)
  }

  const shifts = new Map((await tools.shifts.allOf(companyId)).map((shift) => [fold(shift.title), shift]))
  for (const [index, { title, start_time: startTime, end_time: endTime, days, timezone = istanbul }] of (
    seed.shifts ?? []
  ).entries()) {
    if (shifts.has(fold(title))) continue
    const plan = { title, startTime, endTime, days, timezone }
    const shift = await at(placeOf, [...path, 'shifts', index], () =>
      tools.createShift({ actor: operator, companyId, plan }),
    )
    shifts.set(fold(title), shift)
    seeded.shifts.push(shift)
  }

  const users = seed.users ?? []
  const phones = users.flatMap(({ phone }) => asPhone(String(phone)) ?? [])
  const members = isNew ? new Map() : await tools.employees.membersAmong(companyId, phones)
  let people: SeededUser[] = []
  let effort = 0
  const write = async () => {
    await at(placeOf, path, () => tools.addEmployees({ actor: operator, company, people }))
    // Nobody else writes to the log of a company that they do not see yet.
    if (isNew) await tools.trail.settle()
    seeded.users.push(...people)
    people = []
    effort = 0
  }
  for (const [index, user] of users.entries()) {
    const { full_name: fullName, role, email, password } = user
    const prepared = await at(placeOf, [...path, 'users', index], async () => {
      const phone = phoneOrRefuse(String(user.phone))
      if (members.has(phone)) return null
      const department = user.department === undefined ? undefined : departments.get(fold(user.department))
      if (user.department !== undefined && !department?.isActive) throw departmentRefusal('department.not_open')
      const own = (user.shifts ?? []).map((title) => shifts.get(fold(title)))
      if (own.includes(undefined)) throw shiftRefusal('shift.missing')
      return tools.prepareEmployee(company, operator, {
        fullName,
        phone,
        role,
        departmentId: department?.id ?? null,
        ownShifts: own.flatMap((shift) => shift?.id ?? []),
        email,
        password,
      })
    })
    if (prepared !== null) people.push({ seed: user, ...prepared })
    effort += password === undefined ? 1 : hashedPassword
    if (effort >= maxPrepared) await write()
  }
  await write()
  return seeded
}
