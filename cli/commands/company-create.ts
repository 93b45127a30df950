import { type Command, Option } from 'commander'
import { type CompanyType, companyTypes, operator } from '../../src/core/actors/rules.ts'
import { type Company, createCompany } from '../../src/core/companies/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { addEmployee, type Employee } from '../../src/core/workforce/index.ts'
import { companyTypeLabels } from '../../src/texts/access/labels.ts'
import { oneOf, optionalTextOf, textOf } from '../ask.ts'
import { wrongUsage } from '../failure.ts'
import { checkSeedFile } from '../seed/check-seed-file.ts'
import { sayOneTimePassword } from '../say-one-time-password.ts'
import { jsonFlag, say, sayJson, tell } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  name?: string
  type?: CompanyType
  slug?: string
  taxNumber?: string
  phone?: string
  ownerName?: string
  ownerPhone?: string
  json?: true
}

interface Owner {
  full_name: string
  phone: string
}

const optionOf: Record<string, string> = {
  name: '--name',
  slug: '--slug',
  tax_number: '--tax-number',
  phone: '--phone',
  type: '--type',
}
const ownerOptionOf: Record<string, string> = { full_name: '--owner-name', phone: '--owner-phone' }

/** Optional: a company can be created without an owner. */
const ownerOf = async ({ ownerName, ownerPhone }: Flags): Promise<Owner | undefined> => {
  const name =
    ownerPhone === undefined
      ? await optionalTextOf(ownerName, 'Sahibinin adı soyadı (yoksa boş bırakın)')
      : await textOf(ownerName, '--owner-name', 'Sahibinin adı soyadı')
  if (name === undefined) return undefined
  return { full_name: name, phone: await textOf(ownerPhone, '--owner-phone', 'Sahibinin telefonu') }
}

const refuseWrong = (company: object, owner: Owner | undefined): void => {
  const users = owner && [{ ...owner, role: 'corporateOwner' }]
  const [problem] = checkSeedFile({ companies: [{ ...company, ...(users && { users }) }] })
  if (problem === undefined) return
  const names = problem.path.includes('users') ? ownerOptionOf : optionOf
  throw wrongUsage(`${names[String(problem.path.at(-1))] ?? '--name'}: ${problem.sentence}`)
}

type Opened = { company: Company; owner?: { employee: Employee; oneTimePassword: string | null } }

const sayOpened = ({ company, owner }: Opened): void => {
  say(`${company.name} açıldı. Kısa adı: ${company.slug}`)
  if (owner === undefined)
    return tell(`Henüz kimse giriş yapamaz. Sahibini bir dosyadan ekleyin: tabldot company seed <dosya>`)
  const { employee, oneTimePassword } = owner
  say(`${employee.fullName} şirketin sahibi oldu. Telefonu: ${employee.phone}`)
  sayOneTimePassword(oneTimePassword ?? '', employee.passwordExpiresAt ?? employee.createdAt)
}

const create = async (flags: Flags): Promise<void> => {
  const name = await textOf(flags.name, '--name', 'Şirketin adı')
  const type = await oneOf(
    flags.type,
    '--type',
    'Şirketin türü',
    companyTypes.map((value) => ({ name: companyTypeLabels[value], value })),
  )
  const { slug, taxNumber, phone } = flags
  const input = { name, type, ...(slug !== undefined && { slug }), ...(phone !== undefined && { phone }) }
  const asSeed = { ...input, ...(taxNumber !== undefined && { tax_number: taxNumber }) }
  refuseWrong(asSeed, undefined)
  const owner = await ownerOf(flags)
  refuseWrong(asSeed, owner)
  const opened = await withApplication((use) =>
    use(Transaction).run(async (): Promise<Opened> => {
      const company = await use(createCompany)({ actor: operator, ...input, taxNumber })
      if (owner === undefined) return { company }
      const { full_name: fullName, phone } = owner
      const person = { fullName, phone, role: 'corporateOwner', departmentId: null } as const
      return { company, owner: await use(addEmployee)({ actor: operator, companyId: company.id, ...person }) }
    }),
  )
  if (!flags.json) return sayOpened(opened)
  const { company, owner: added } = opened
  sayJson({
    success: true,
    company: { id: company.id, type, name: company.name, slug: company.slug },
    ...(added && {
      owner: { id: added.employee.id, full_name: added.employee.fullName, phone: added.employee.phone },
      one_time_password: added.oneTimePassword,
      expires_at: added.employee.passwordExpiresAt,
    }),
  })
}

const epilogue = `
Sahibi verilirse ona bir kez gösterilen, tek kullanımlık bir şifre verilir; sahip onunla giriş yapıp çalışanlarını ekler.
Sahibi verilmezse şirkete kimse giriş yapamaz; sahip sonradan "tabldot company seed" ile bir dosyadan eklenir.`

export const companyCreateCommand = (company: Command): void => {
  company
    .command('create')
    .description('Bir şirket açar')
    .option('--name <ad>', 'Şirketin adı')
    .addOption(new Option('--type <tür>', 'Şirketin türü').choices(companyTypes))
    .option('--slug <kısa-ad>', 'Kısa ad; verilmezse addan üretilir')
    .option('--tax-number <numara>', 'Vergi kimlik numarası; şahıs işletmesinde verilmez')
    .option('--phone <telefon>', 'Şirketin telefonu')
    .option('--owner-name <ad>', 'Şirketin sahibinin adı soyadı')
    .option('--owner-phone <telefon>', 'Şirketin sahibinin telefonu')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(create)
}
