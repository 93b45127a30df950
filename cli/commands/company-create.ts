import { type Command, Option } from 'commander'
import { type CompanyType, companyTypes, operator } from '../../src/core/access/index.ts'
import { createCompany } from '../../src/core/companies/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { companyTypeLabels } from '../../src/texts/labels.ts'
import { oneOf, textOf } from '../ask.ts'
import { wrongUsage } from '../failure.ts'
import { checkSeedFile } from '../seed/check-seed-file.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  name?: string
  type?: CompanyType
  slug?: string
  phone?: string
  json?: true
}

const optionOf: Record<string, string> = { name: '--name', slug: '--slug', phone: '--phone', type: '--type' }

const create = async (flags: Flags): Promise<void> => {
  const name = await textOf(flags.name, '--name', 'Şirketin adı')
  const type = await oneOf(
    flags.type,
    '--type',
    'Şirketin türü',
    companyTypes.map((value) => ({ name: companyTypeLabels[value], value })),
  )
  const { slug, phone } = flags
  const input = { name, type, ...(slug !== undefined && { slug }), ...(phone !== undefined && { phone }) }
  const [problem] = checkSeedFile({ companies: [input] })
  if (problem) throw wrongUsage(`${optionOf[String(problem.path.at(-1))] ?? '--name'}: ${problem.sentence}`)
  const company = await withApplication((use) =>
    use(Transaction).run(() => use(createCompany)({ actor: operator, ...input })),
  )
  if (flags.json)
    return sayJson({ success: true, company: { id: company.id, type, name: company.name, slug: company.slug } })
  say(`${company.name} açıldı. Kısa adı: ${company.slug}`)
}

export const companyCreateCommand = (company: Command): void => {
  company
    .command('create')
    .description('Bir şirket açar')
    .option('--name <ad>', 'Şirketin adı')
    .addOption(new Option('--type <tür>', 'Şirketin türü').choices(companyTypes))
    .option('--slug <kısa-ad>', 'Kısa ad; verilmezse addan üretilir')
    .option('--phone <telefon>', 'Şirketin telefonu')
    .option(...jsonFlag)
    .action(create)
}
