import { Accounts, operator, Passwords, type SessionKind, Sessions, Tokens } from '../access/index.ts'
import { Companies, type Company, createCompany } from '../companies/index.ts'
import { bulkUpsertMenuDays } from '../menus/index.ts'
import { openPartnership } from '../partnerships/index.ts'
import { addDays, Clock, create, Ids, localDateAt, Transaction, useCase } from '../shared/index.ts'
import { Employee, Employees } from '../workforce/index.ts'
import { createShift, Shifts } from '../shifts/index.ts'
import type { SyntheticCompany, SyntheticEater } from './ports.ts'

const people = 100
const timezone = 'Europe/Istanbul'
const sessionMilliseconds = 3_600_000
/** Numbers that begin with 501 000 0 are not assigned to anybody. */
const phoneOf = (n: number): string => `5010000${String(n).padStart(3, '0')}`
const staffPhone = phoneOf(999)
const slugs = { corporate: 'yuk-testi-firmasi', catering: 'yuk-testi-catering' }

/** Names of the synthetic companies, their shift and dishes. */
export interface SyntheticNames {
  corporate: string
  catering: string
  shift: string
  person: string
  options: readonly [{ key: string; label: string; meal: string }, { key: string; label: string; meal: string }]
}

/** Makes or finds the one company that load tests write to, with people who are signed in and a menu for tomorrow. */
export const prepareSyntheticCompany = useCase(
  [
    Companies,
    createCompany,
    openPartnership,
    Shifts,
    createShift,
    Employees,
    Accounts,
    Sessions,
    Tokens,
    Passwords,
    bulkUpsertMenuDays,
    Transaction,
    Ids,
    Clock,
  ],
  (
    companies,
    open,
    partner,
    shifts,
    plan,
    employees,
    accounts,
    sessions,
    tokens,
    passwords,
    writeMenus,
    transaction,
    ids,
    clock,
  ) =>
    async (names: SyntheticNames): Promise<SyntheticCompany> => {
      const password = tokens.issue().token
      const passwordHash = await passwords.hash(password)
      const now = clock.now()

      const newPerson = (companyId: string, phone: string, role: Employee['role']): Employee =>
        create(Employee, {
          id: ids.next(),
          companyId,
          departmentId: null,
          fullName: `${names.person} ${phone.slice(-3)}`,
          phone,
          email: null,
          role,
          passwordHash,
          passwordExpiresAt: null,
          isActive: true,
          version: 1,
          createdAt: now,
        })

      const signedIn = async (companyId: string, phone: string, kind: SessionKind): Promise<SyntheticEater> => {
        const account = await accounts.byPhone(companyId, phone)
        if (account === null) throw new Error(`${phone} is missing from the synthetic company`)
        if (account.passwordHash !== passwordHash)
          await accounts.replacePassword(companyId, account.userId, account.passwordHash, passwordHash)
        const { token, hash } = tokens.issue()
        const expiresAt = new Date(now.getTime() + sessionMilliseconds)
        await sessions.open({
          tokenHash: hash,
          kind,
          companyId,
          userId: account.userId,
          createdAt: now,
          expiresAt,
          passwordHash,
        })
        return { userId: account.userId, phone, token }
      }

      const companyOf = async (type: 'corporate' | 'catering'): Promise<{ company: Company; isNew: boolean }> => {
        const found = await companies.bySlug(slugs[type])
        return found === null
          ? { company: await open({ actor: operator, name: names[type], type, slug: slugs[type] }), isNew: true }
          : { company: found, isNew: false }
      }

      return transaction.run(async () => {
        const { company: corporate, isNew } = await companyOf('corporate')
        const { company: catering } = await companyOf('catering')
        if (isNew) await partner(catering, corporate)
        const shiftPlan = {
          title: names.shift,
          startTime: '08:00',
          endTime: '17:00',
          days: [1, 2, 3, 4, 5, 6, 7],
          timezone,
        }
        const shift =
          (await shifts.allOf(corporate.id))[0] ??
          (await plan({ companyId: corporate.id, actor: operator, plan: shiftPlan }))
        const phones = Array.from({ length: people }, (_, n) => phoneOf(n))
        await employees.addMissing(corporate.id, [
          ...phones.map((phone) => newPerson(corporate.id, phone, 'individual')),
          newPerson(corporate.id, staffPhone, 'corporate3'),
        ])
        const eaters: SyntheticEater[] = []
        for (const phone of phones) eaters.push(await signedIn(corporate.id, phone, 'individual'))
        const staff = await signedIn(corporate.id, staffPhone, 'staff')

        const date = addDays(localDateAt(now, timezone), 1)
        const meals = Object.fromEntries(
          names.options.map(({ key, meal }) => [key, { name: meal, tags: [], imageUrl: null }]),
        )
        const kitchen = { cateringId: catering.id, corporateId: corporate.id, shiftId: shift.id }
        const drafts = [date, addDays(date, 1)].map((day) => ({
          date: day,
          meals,
          choices: names.options,
          status: 'published' as const,
        }))
        const { refused } = await writeMenus({ kitchen, drafts })
        if (refused[0]) throw refused[0].refusal
        return {
          companyId: corporate.id,
          cateringId: catering.id,
          shiftId: shift.id,
          date,
          password,
          staffToken: staff.token,
          eaters,
        }
      })
    },
)
