import { Administrators, createAdministrator, Passwords } from '../../src/core/access/index.ts'
import { registerIndividual, submitApplication } from '../../src/core/onboarding/index.ts'
import { addDays, localDateAt, type LocalDate, slugOf, Transaction, useFrom } from '../../src/core/shared/index.ts'
import { CompanyReads, DemoRecords, type Use } from '../../src/main/index.ts'
import { Failure } from '../failure.ts'
import { applySeed, type Seeded } from '../seed/apply-seed.ts'
import { pathText } from '../seed/seed-file.ts'
import { seedTools, type SeedTools } from '../seed/seed-tools.ts'
import { demoCompanies, demoPartnerships, demoSlugs } from './companies.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { writeAbsences } from './absences.ts'
import { rotateShifts, writeHabits } from './habits.ts'
import { closeNewYear, closePastDays } from './closed-days.ts'
import { askContribution } from './contributions.ts'
import { writeComments } from './comments.ts'
import { closeEarly, writeContracts } from './contracts.ts'
import { keepPastCosts } from './costs.ts'
import { freezeOldestMonth } from './frozen-lists.ts'
import { inviteGuests, inviteGuestsOfPast } from './guests.ts'
import { writeGroups } from './groups.ts'
import { servedShiftsOf } from './served-shifts.ts'
import { makeChoices } from './make-choices.ts'
import { applicants, newCompanies, newcomers } from './newcomers.ts'
import { MemoizedPasswords } from './memoized-passwords.ts'
import { demoAdministrator, demoPassword } from './people.ts'
import { askForErasure } from './privacy.ts'
import { writeRecipes } from './recipes.ts'
import { writeRequests } from './requests.ts'
import { settlePastPeriods } from './settlement.ts'
import { writeShelfCount } from './shelf-count.ts'
import { writeStore } from './store.ts'
import { writeMessages } from './messages.ts'
import { writePartnerMail } from './partner-mail.ts'
import { writeMenus } from './write-menus.ts'

const localAddress = '127.0.0.1'
/** A quarter of an hour: contracts begin before the oldest menus. */
const seedingStepMs = 900_000

/** Refuses a database with real data, because the demo's passwords, including the administrator's, are public. */
const isFilled = async (use: Use): Promise<boolean> => {
  const slugs = (await use(CompanyReads).overview(null)).map(({ slug }) => slug)
  if (demoSlugs.every((slug) => slugs.includes(slug))) return true
  if (slugs.length === 0) return false
  throw new Failure('Bu veritabanında başka şirketler var. Demo yalnızca boş bir veritabanına kurulur.', 1, {
    code: 'demo.other_companies',
  })
}

const demoTools = (use: Use): SeedTools => {
  const passwords = new MemoizedPasswords(use(Passwords))
  return seedTools(useFrom((port) => (port === Passwords ? passwords : use(port))))
}

const idOf = ({ companies }: Seeded, slug: string): string =>
  companies.find(({ company }) => company.slug === slug)?.company.id ?? ''

const addAccounts = async (use: Use, clock: DemoClock, seeded: Seeded, today: LocalDate): Promise<void> => {
  if ((await use(Administrators).byUsername(demoAdministrator)) === null)
    await use(createAdministrator)({ username: demoAdministrator, password: demoPassword })
  for (const { company, full_name: fullName, phone, department, daysAgo } of newcomers) {
    clock.set(istanbulTime(addDays(today, -daysAgo), '08:40'))
    const {
      company: { id: companyId },
      departments,
    } = seeded.companies.find((one) => one.company.slug === company) as Seeded['companies'][number]
    const departmentId = departments.find(({ name }) => name === department)?.id ?? ''
    await use(registerIndividual)({
      fullName,
      phone,
      password: demoPassword,
      companyId,
      departmentId,
      address: localAddress,
    })
  }
  clock.set(istanbulTime(addDays(today, -1), '11:20'))
  for (const applicant of applicants)
    await use(submitApplication)({
      applicant,
      password: demoPassword,
      target: { companyId: idOf(seeded, applicant.company) },
      address: localAddress,
    })
  for (const { type, name, address, phone, fullName, daysAgo } of newCompanies) {
    clock.set(istanbulTime(addDays(today, -daysAgo), '09:12'))
    const email = `basvuru@${slugOf(name)}.example`
    await use(submitApplication)({
      applicant: { fullName, phone, email },
      password: demoPassword,
      target: {
        newCompany: {
          type,
          name,
          address,
          contactPhone: '0212 555 01 00',
          ownerFullName: fullName,
          ownerPhone: phone,
          ownerEmail: email,
        },
      },
      address: localAddress,
    })
  }
}

/** Creates fourteen weeks of demo data in one transaction. Returns false if it already exists. */
export const fillDemo = (use: Use, clock: DemoClock, now: Date): Promise<boolean> =>
  use(Transaction).run(async () => {
    await use(DemoRecords).lock()
    if (await isFilled(use)) return false
    const today = localDateAt(now, 'Europe/Istanbul')

    clock.set(istanbulTime(addDays(today, -100), '09:00'), seedingStepMs)
    const seeded = await applySeed(
      demoTools(use),
      { companies: demoCompanies, partnerships: demoPartnerships },
      pathText,
      (company) => company,
    )
    clock.set(istanbulTime(addDays(today, -95), '10:00'))
    const closed = await closePastDays(use, seeded, 'poyraz-otomotiv', today)
    const servedShifts = servedShiftsOf(seeded, closed)
    await writeMenus(use, clock, servedShifts, today)
    await inviteGuestsOfPast(use, clock, seeded, 'poyraz-otomotiv', closed.days, today)
    const ratings = await makeChoices(use, clock, servedShifts, today, now)
    await freezeOldestMonth(use, clock, servedShifts, today)

    clock.set(istanbulTime(today, '08:15'))
    await closeEarly(use, clock, seeded, today)
    await writeHabits(use, seeded, servedShifts)
    await rotateShifts(use, seeded, today)
    await writeAbsences(use, seeded, today)
    await closeNewYear(use, seeded, 'poyraz-otomotiv', today)
    await inviteGuests(use, seeded, 'poyraz-otomotiv', today)
    await writeRequests(use, clock, servedShifts, today)
    await writeComments(use, clock, seeded, servedShifts, ratings, today)

    await writeMessages(use, clock, seeded, today, now)
    await writePartnerMail(use, clock, seeded, today)

    const products = await writeStore(use, clock, seeded, today, now)
    const ingredients = await writeRecipes(use, clock, seeded, today, products)
    await writeShelfCount(use, clock, seeded, today, ingredients)
    await writeContracts(use, clock, seeded, today)
    await keepPastCosts(use, clock, seeded, today)
    await settlePastPeriods(use, clock, seeded, today)
    await askContribution(use, seeded, today)
    await askForErasure(use, seeded)
    await writeGroups(use, clock, seeded, today)
    await addAccounts(use, clock, seeded, today)
    return true
  })
