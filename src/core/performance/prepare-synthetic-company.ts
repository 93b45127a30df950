import { Passwords, Sessions, Tokens } from '../access/index.ts'
import type { SessionKind } from '../actors/rules.ts'
import { newCompany } from '../companies/index.ts'
import { type Kitchen, MenuDays, newMenuDay } from '../menus/index.ts'
import { newPartnership, Partnerships } from '../partnerships/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  homeTimezone,
  Ids,
  type LocalDate,
  localDateAt,
  Transaction,
  useCase,
} from '../shared/index.ts'
import { everyWeekday, newShift, Shifts } from '../shifts/index.ts'
import { type Employee, Employees, newEmployee } from '../workforce/index.ts'
import { longestRunMs } from './load-test.ts'
import { SyntheticCompanies, type SyntheticCompany, type SyntheticEater } from './ports.ts'

const people = 100
/** Numbers that begin with 501 000 0 are not assigned to anyone. */
const phoneOf = (n: number): string => `5010000${String(n).padStart(3, '0')}`

/** Names for the synthetic companies, shift, people and dishes. */
export interface SyntheticNames {
  corporate: string
  catering: string
  shift: string
  person: string
  options: readonly [{ key: string; label: string; meal: string }, { key: string; label: string; meal: string }]
}

/** A firm with one shift, and the catering that cooks for it. */
const openKitchen = useCase(
  [SyntheticCompanies, Partnerships, Shifts, Ids],
  (companies, partnerships, shifts, ids) =>
    async (names: SyntheticNames, createdAt: Date): Promise<Kitchen> => {
      const open = async (type: 'corporate' | 'catering'): Promise<string> => {
        const id = ids.next()
        await companies.add(newCompany({ id, type, name: names[type], slug: `yuk-testi-${id}`, createdAt }))
        return id
      }
      const [corporateId, cateringId] = [await open('corporate'), await open('catering')]
      await partnerships.add(newPartnership({ id: ids.next(), cateringId, corporateId, supplierId: null, createdAt }))
      const shift = newShift({
        id: ids.next(),
        companyId: corporateId,
        title: names.shift,
        startTime: '08:00',
        endTime: '17:00',
        days: [...everyWeekday],
        timezone: homeTimezone,
        createdAt,
      })
      await shifts.add(shift)
      return { cateringId, corporateId, shiftId: shift.id }
    },
)

const publishMenu = useCase(
  [MenuDays, Ids],
  (menuDays, ids) =>
    async (kitchen: Kitchen, dates: readonly LocalDate[], names: SyntheticNames, createdAt: Date): Promise<void> => {
      const options = names.options.map(({ key, label, meal }) => ({ key, label, meal: { name: meal } }))
      const day = { ...kitchen, status: 'published', options, createdAt, version: 1 } as const
      await menuDays.save(dates.map((date) => newMenuDay({ ...day, id: ids.next(), date })))
    },
)

const signIn = useCase(
  [Sessions, Tokens],
  (sessions, tokens) =>
    async (person: Employee, kind: SessionKind): Promise<SyntheticEater> => {
      const { id: userId, companyId, phone, passwordHash, createdAt } = person
      const { token, hash: tokenHash } = tokens.issue()
      const expiresAt = new Date(createdAt.getTime() + longestRunMs)
      await sessions.open({ tokenHash, kind, companyId, userId, createdAt, expiresAt, passwordHash })
      return { userId, phone, token }
    },
)

/**
 * Creates a company for one load test, with signed-in people and a menu for tomorrow. Bypasses the use cases for real
 * companies, which would log it permanently and notify its people.
 */
export const prepareSyntheticCompany = useCase(
  {
    openKitchen,
    publishMenu,
    signIn,
    companies: SyntheticCompanies,
    employees: Employees,
    tokens: Tokens,
    passwords: Passwords,
    transaction: Transaction,
    ids: Ids,
    clock: Clock,
  },
  ({ openKitchen, publishMenu, signIn, companies, employees, tokens, passwords, transaction, ids, clock }) =>
    async (names: SyntheticNames): Promise<SyntheticCompany> => {
      const password = tokens.issue().token
      const passwordHash = await passwords.hash(password)
      const createdAt = clock.now()
      return transaction.run(async () => {
        await companies.removeOlderThan(new Date(createdAt.getTime() - longestRunMs))
        const kitchen = await openKitchen(names, createdAt)
        const { corporateId: companyId, ...place } = kitchen
        const newPerson = (n: number, role: Employee['role'], companyId: CompanyId): Employee =>
          newEmployee({
            id: ids.next(),
            companyId,
            fullName: `${names.person} ${n}`,
            phone: phoneOf(n),
            role,
            passwordHash,
            passwordExpiresAt: null,
            createdAt,
          })
        const eaters = Array.from({ length: people }, (_, n) => newPerson(n, 'individual', companyId))
        const staff = newPerson(people, 'corporate3', companyId)
        const cook = newPerson(people, 'corporate3', kitchen.cateringId)
        await employees.addMissing(companyId, [...eaters, staff])
        await employees.addMissing(kitchen.cateringId, [cook])
        const date = addDays(localDateAt(createdAt, homeTimezone), 1)
        await publishMenu(kitchen, [date, addDays(date, 1)], names, createdAt)
        const signedIn: SyntheticEater[] = []
        for (const eater of eaters) signedIn.push(await signIn(eater, 'individual'))
        const { token: staffToken } = await signIn(staff, 'staff')
        const { token: cookToken } = await signIn(cook, 'staff')
        return { companyId, ...place, date, password, staffToken, cookToken, eaters: signedIn }
      })
    },
)
