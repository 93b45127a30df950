import { Administrators, createAdministrator, Passwords } from '../../src/core/access/index.ts'
import { Companies } from '../../src/core/companies/index.ts'
import { registerIndividual, submitApplication } from '../../src/core/onboarding/index.ts'
import { addDays, Ids, localDateAt, type LocalDate, Transaction, useFrom } from '../../src/core/shared/index.ts'
import { DemoRecords, type Use } from '../../src/main/index.ts'
import { Failure } from '../failure.ts'
import { plant, type Planted } from '../seed/plant.ts'
import { pathText } from '../seed/seed-file.ts'
import { seedTools, type SeedTools } from '../seed/seed-tools.ts'
import { demoCompanies, demoPartnerships, demoSlugs } from './companies.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { tablesOf } from './eaters.ts'
import { makeChoices } from './make-choices.ts'
import { applicants, newcomers } from './newcomers.ts'
import { OnceHashed } from './once-hashed.ts'
import { demoAdministrator, demoPassword } from './people.ts'
import { writeRequests } from './requests.ts'
import { ordersOf, productsOf } from './store.ts'
import { writeMenus } from './write-menus.ts'

const localAddress = '127.0.0.1'
const hundredMinutes = 6_000_000

const isFilled = async (use: Use): Promise<boolean> => {
  const found: string[] = []
  for (const slug of demoSlugs) if ((await use(Companies).bySlug(slug)) !== null) found.push(slug)
  if (found.length === 0 || found.length === demoSlugs.length) return found.length > 0
  throw new Failure(`Demo kurulamadı: "${found[0]}" kısa adı bu veritabanında başka bir şirkette kullanılıyor.`)
}

/** Everybody has the same password, so it is hashed once. */
const demoTools = (use: Use): SeedTools => {
  const passwords = new OnceHashed(use(Passwords))
  return seedTools(useFrom((port) => (port === Passwords ? passwords : use(port))))
}

const idOf = ({ companies }: Planted, slug: string): string =>
  companies.find(({ company }) => company.slug === slug)?.company.id ?? ''

const openDoors = async (use: Use, clock: DemoClock, planted: Planted, today: LocalDate): Promise<void> => {
  if ((await use(Administrators).byUsername(demoAdministrator)) === null)
    await use(createAdministrator)({ username: demoAdministrator, password: demoPassword })
  for (const { company, full_name: fullName, phone, department, daysAgo } of newcomers) {
    clock.set(istanbulTime(addDays(today, -daysAgo), '08:40'))
    const {
      company: { id: companyId },
      departments,
    } = planted.companies.find((one) => one.company.slug === company) as Planted['companies'][number]
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
      target: { companyId: idOf(planted, applicant.company) },
      address: localAddress,
    })
}

/** Lives through the demo's last six weeks in one transaction: afterwards it is there in whole, or not at all. Tells whether it was new. */
export const fillDemo = (use: Use, clock: DemoClock, now: Date): Promise<boolean> =>
  use(Transaction).run(async () => {
    const records = use(DemoRecords)
    await records.takeTurn()
    if (await isFilled(use)) return false
    const today = localDateAt(now, 'Europe/Istanbul')

    clock.set(istanbulTime(addDays(today, -45), '09:00'), hundredMinutes)
    const planted = await plant(demoTools(use), { companies: demoCompanies, partnerships: demoPartnerships }, pathText)
    const tables = tablesOf(planted)
    await writeMenus(use, clock, tables, today)
    await records.rate(await makeChoices(use, clock, tables, today, now))

    await writeRequests(use, clock, tables, today)

    const supplierId = idOf(planted, 'yesilova-gida')
    const caterings = { first: idOf(planted, 'bereket-sofrasi'), second: idOf(planted, 'damak-tadi') }
    await records.stock(supplierId, productsOf(use(Ids)), istanbulTime(addDays(today, -40), '09:00'))
    await records.order(supplierId, ordersOf(use(Ids), caterings, today))
    await openDoors(use, clock, planted, today)
    return true
  })
