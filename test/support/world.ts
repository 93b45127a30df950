import { Administrators, createKey, type Key, Sessions, Tokens, Accounts } from '../../src/core/access/index.ts'
import {
  type CompanyType,
  type KeyRole,
  operator,
  type Role,
  roles,
  type SessionKind,
} from '../../src/core/actors/rules.ts'
import argon2 from '@node-rs/argon2'
import { type Company, openCompany } from '../../src/core/companies/index.ts'
import { saveMenuDay } from '../../src/core/menus/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { addDays, Ids, type LocalDate, localDateAt, Transaction, weekdayOf } from '../../src/core/shared/index.ts'
import {
  createDepartment,
  type Department,
  type Employee,
  Employees,
  newEmployee,
} from '../../src/core/workforce/index.ts'
import { createShift, type Shift } from '../../src/core/shifts/index.ts'
import type { Product } from './product.ts'

export const password = 'Doğru-At-Pil-8'
/** A real argon2id hash, but cheaper than the product's, so that a thousand people can sign in within seconds. */
const passwordHash = await argon2.hash(password, {
  memoryCost: 1024,
  timeCost: 2,
  parallelism: 1,
})

export interface Person {
  id: string
  companyId: string
  companyType: CompanyType
  role: Role
  phone: string
}

export interface Workplace {
  company: Company
  departments: Department[]
  people: Record<Role, Person>
}

export interface World {
  corporateA: Workplace
  corporateB: Workplace
  cateringA: Workplace
  cateringB: Workplace
  supplier: Workplace
  /** Corporate A's shift from Monday to Friday, 09:00–17:00. */
  dayShift: Shift
  /** Corporate A's shift on every day, 22:00–06:00. */
  nightShift: Shift
  /** A shift of corporate B. */
  foreignShift: Shift
  /** The next work day; catering A has published a menu for both shifts of corporate A. */
  menuDate: string
}

export const menu = {
  meals: {
    GELENEKSEL1: { name: 'Kuru fasulye', tags: ['etsiz'], image_url: null },
    GELENEKSEL2: { name: 'Etli nohut', tags: [], image_url: null },
    ALTERNATIF1: { name: 'Sebzeli makarna', tags: ['vegan'], image_url: null },
  },
  choices: [
    { key: 'GELENEKSEL1', label: 'Geleneksel 1' },
    { key: 'GELENEKSEL2', label: 'Geleneksel 2' },
    { key: 'ALTERNATIF1', label: 'Alternatif 1' },
  ],
}

/** The same menu as input for the core. */
export const menuDraft = {
  ...menu,
  meals: Object.fromEntries(
    Object.entries(menu.meals).map(([key, { image_url: imageUrl, ...meal }]) => [key, { ...meal, imageUrl }]),
  ),
}

let people = 0
/** 5321000001, 5321000002, … */
export const nextPhone = (): string => String(5_321_000_000 + ++people)

export const enrol = async (
  { use, clock }: Product,
  company: Pick<Company, 'id' | 'type'>,
  role: Role,
  more: Partial<
    Pick<Employee, 'departmentId' | 'fullName' | 'phone' | 'passwordHash' | 'passwordExpiresAt' | 'isActive'>
  > = {},
): Promise<Person> => {
  const employee = newEmployee({
    id: use(Ids).next(),
    companyId: company.id,
    fullName: `Deneme ${role}`,
    phone: nextPhone(),
    role,
    passwordHash,
    passwordExpiresAt: null,
    createdAt: clock.now(),
    ...more,
  })
  await use(Employees).add(employee)
  return { id: employee.id, companyId: company.id, companyType: company.type, role, phone: employee.phone }
}

/** Opens a session as signing in would, but without the slow hash. */
export const tokenOf = async (
  { use, clock }: Product,
  person: Pick<Person, 'id' | 'companyId'>,
  kind: SessionKind = 'staff',
): Promise<string> => {
  const { token, hash } = use(Tokens).issue()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + 30 * 86_400_000)
  const verified = (await use(Accounts).credentials(person.companyId, person.id))?.passwordHash ?? ''
  await use(Sessions).open({
    passwordHash: verified,
    tokenHash: hash,
    kind,
    companyId: person.companyId,
    userId: person.id,
    createdAt,
    expiresAt,
  })
  return token
}

/** An API key, created on the command line. */
export const keyOf = (
  { use, clock }: Product,
  companyId: string,
  role: KeyRole,
  more: { name?: string; addresses?: string[]; lastDay?: LocalDate } = {},
): Promise<{ key: Key; token: string }> =>
  use(Transaction).run(() =>
    use(createKey)({
      actor: operator,
      companyId,
      role,
      name: `Aktarım ${role}`,
      lastDay: addDays(localDateAt(clock.now(), 'Europe/Istanbul'), 30),
      addresses: [],
      ...more,
    }),
  )

export const appointAdministrator = async (
  { use, clock }: Product,
  username = `yönetici ${nextPhone()}`,
): Promise<string> => {
  const id = use(Ids).next()
  await use(Administrators).add({ id, username, passwordHash, createdAt: clock.now() })
  return id
}

export const administratorTokenOf = async ({ use, clock }: Product, administratorId: string): Promise<string> => {
  const { token, hash } = use(Tokens).issue()
  const expiresAt = new Date(clock.now().getTime() + 3_600_000)
  await use(Sessions).open({
    kind: 'admin',
    passwordHash,
    tokenHash: hash,
    administratorId,
    createdAt: clock.now(),
    expiresAt,
  })
  return token
}

/** Its name may be taken already: a test that is tried again has the same firms again. */
export const createWorkplace = async (product: Product, type: CompanyType, name: string): Promise<Workplace> => {
  const company = await product.use(openCompany)({ actor: operator, name, type })
  const departments: Department[] = []
  for (const department of ['Üretim', 'İdari İşler'])
    departments.push(await product.use(createDepartment)({ actor: operator, companyId: company.id, name: department }))
  const staffed = await Promise.all(
    roles.map((role) => enrol(product, company, role, { departmentId: departments[0]?.id ?? null })),
  )
  return {
    company,
    departments,
    people: Object.fromEntries(staffed.map((person) => [person.role, person])) as Record<Role, Person>,
  }
}

const nextWorkingDay = (date: LocalDate): LocalDate => {
  const next = addDays(date, 1)
  return weekdayOf(next) <= 5 ? next : nextWorkingDay(next)
}

/** Companies of every type with people in every role, two shifts with a published menu, one partnership. */
export const createWorld = async (product: Product): Promise<World> => {
  const { use } = product
  const corporateA = await createWorkplace(product, 'corporate', 'Anadolu Çelik')
  const corporateB = await createWorkplace(product, 'corporate', 'Boğaziçi Yazılım')
  const cateringA = await createWorkplace(product, 'catering', 'Anne Eli Yemek')
  const cateringB = await createWorkplace(product, 'catering', 'Bereket Sofrası')
  const supplier = await createWorkplace(product, 'supplier', 'Toptan Gıda')
  await use(openPartnership)(cateringA.company, corporateA.company)

  const shift = (of: Workplace, title: string, startTime: string, endTime: string, days: number[]) =>
    use(createShift)({
      companyId: of.company.id,
      actor: operator,
      plan: { title, startTime, endTime, days, timezone: 'Europe/Istanbul' },
    })
  const dayShift = await shift(corporateA, 'Gündüz', '09:00', '17:00', [1, 2, 3, 4, 5])
  const nightShift = await shift(corporateA, 'Gece', '22:00', '06:00', [1, 2, 3, 4, 5, 6, 7])
  const foreignShift = await shift(corporateB, 'Gündüz', '08:00', '16:00', [1, 2, 3, 4, 5])

  const menuDate = nextWorkingDay(localDateAt(product.clock.now(), 'Europe/Istanbul'))
  for (const { id } of [dayShift, nightShift]) {
    const kitchen = { cateringId: cateringA.company.id, corporateId: corporateA.company.id, shiftId: id }
    await use(Transaction).run(() =>
      use(saveMenuDay)({ kitchen, draft: { date: menuDate, ...menuDraft, status: 'published' } }),
    )
  }
  return { corporateA, corporateB, cateringA, cateringB, supplier, dayShift, nightShift, foreignShift, menuDate }
}
