import { Passwords, Sessions, Tokens } from '../access/index.ts'
import type { SessionKind } from '../actors/rules.ts'
import { type Company, newCompany } from '../companies/index.ts'
import { MenuDays, newMenuDay } from '../menus/index.ts'
import { newPartnership, Partnerships } from '../partnerships/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  homeTimezone,
  Ids,
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

/**
 * Creates a company for one load test, with signed-in people and a menu for tomorrow. Bypasses the use cases for real
 * companies, which would log it permanently and notify its people.
 */
export const prepareSyntheticCompany = useCase(
  {
    companies: SyntheticCompanies,
    partnerships: Partnerships,
    shifts: Shifts,
    menuDays: MenuDays,
    employees: Employees,
    sessions: Sessions,
    tokens: Tokens,
    passwords: Passwords,
    transaction: Transaction,
    ids: Ids,
    clock: Clock,
  },
  ({ companies, partnerships, shifts, menuDays, employees, sessions, tokens, passwords, transaction, ids, clock }) =>
    async (names: SyntheticNames): Promise<SyntheticCompany> => {
      const password = tokens.issue().token
      const passwordHash = await passwords.hash(password)
      const createdAt = clock.now()

      const synthetic = (type: 'corporate' | 'catering'): Company => {
        const id = ids.next()
        return newCompany({ id, type, name: names[type], slug: `yuk-testi-${id}`, createdAt })
      }

      const newPerson = (companyId: CompanyId, n: number, role: Employee['role']): Employee =>
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

      const signIn = async ({ id: userId, companyId, phone }: Employee, kind: SessionKind): Promise<SyntheticEater> => {
        const { token, hash: tokenHash } = tokens.issue()
        const expiresAt = new Date(createdAt.getTime() + longestRunMs)
        await sessions.open({ tokenHash, kind, companyId, userId, createdAt, expiresAt, passwordHash })
        return { userId, phone, token }
      }

      return transaction.run(async () => {
        await companies.removeOlderThan(new Date(createdAt.getTime() - longestRunMs))
        const [corporate, catering] = [synthetic('corporate'), synthetic('catering')]
        for (const company of [corporate, catering]) await companies.add(company)
        await partnerships.add(
          newPartnership({
            id: ids.next(),
            cateringId: catering.id,
            corporateId: corporate.id,
            supplierId: null,
            createdAt,
          }),
        )
        const shift = newShift({
          id: ids.next(),
          companyId: corporate.id,
          title: names.shift,
          startTime: '08:00',
          endTime: '17:00',
          days: [...everyWeekday],
          timezone: homeTimezone,
          createdAt,
        })
        await shifts.add(shift)
        const eaters = Array.from({ length: people }, (_, n) => newPerson(corporate.id, n, 'individual'))
        const staff = newPerson(corporate.id, people, 'corporate3')
        await employees.addMissing(corporate.id, [...eaters, staff])

        const date = addDays(localDateAt(createdAt, homeTimezone), 1)
        const options = names.options.map(({ key, label, meal }) => ({
          key,
          label,
          meal: { name: meal },
        }))
        await menuDays.save(
          [date, addDays(date, 1)].map((day) =>
            newMenuDay({
              version: 1,
              id: ids.next(),
              cateringId: catering.id,
              corporateId: corporate.id,
              shiftId: shift.id,
              date: day,
              status: 'published',
              options,
              createdAt,
            }),
          ),
        )
        const signedIn: SyntheticEater[] = []
        for (const eater of eaters) signedIn.push(await signIn(eater, 'individual'))
        return {
          companyId: corporate.id,
          cateringId: catering.id,
          shiftId: shift.id,
          date,
          password,
          staffToken: (await signIn(staff, 'staff')).token,
          eaters: signedIn,
        }
      })
    },
)
