import { type Command, Option } from 'commander'
import { type CompanyType } from '../../src/core/access/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { CompanyReads, type Use } from '../../src/main/index.ts'
import { companyTypeLabels } from '../../src/texts/labels.ts'
import { oneOf } from '../ask.ts'
import { Failure } from '../failure.ts'
import { companyBySlug } from '../find-company.ts'
import { isInteractive, jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  catering?: string
  corporate?: string
  supplier?: string
  json?: true
}

const choicesOf = async (use: Use, ...types: CompanyType[]): Promise<{ name: string; value: string }[]> => {
  if (!isInteractive()) return []
  const companies = await Promise.all(types.map((type) => use(CompanyReads).overview(type)))
  return companies.flat().map(({ name, slug, type }) => ({ name: `${name} (${companyTypeLabels[type]})`, value: slug }))
}

const companyOfType = async (use: Use, slug: string, type: CompanyType | undefined) => {
  const company = await companyBySlug(use, slug)
  if (type !== undefined && company.type !== type)
    throw new Failure(`"${slug}" bir ${companyTypeLabels[type].toLocaleLowerCase('tr')} değil.`)
  return company
}

const create = ({ catering, corporate, supplier, json }: Flags): Promise<void> =>
  withApplication(async (use) => {
    const cateringSlug = await oneOf(
      catering,
      '--catering',
      companyTypeLabels.catering,
      catering === undefined ? await choicesOf(use, 'catering') : [],
    )
    const given = corporate ?? supplier
    const partnerSlug = await oneOf(
      given,
      '--corporate ya da --supplier',
      'Ortağı',
      given === undefined ? await choicesOf(use, 'corporate', 'supplier') : [],
    )
    const partnerType = corporate !== undefined ? 'corporate' : supplier !== undefined ? 'supplier' : undefined
    const partnership = await use(Transaction).run(async () => {
      const cook = await companyOfType(use, cateringSlug, 'catering')
      return use(openPartnership)(cook, await companyOfType(use, partnerSlug, partnerType))
    })
    const { id, partnershipType } = partnership
    if (json)
      return sayJson({
        success: true,
        partnership: { id, partnership_type: partnershipType, catering: cateringSlug, partner: partnerSlug },
      })
    say(`Ortaklık kuruldu: ${cateringSlug} ile ${partnerSlug}`)
  })

export const partnershipCommands = (program: Command): void => {
  program
    .command('partnership')
    .description('Ortaklıkları kurar')
    .command('create')
    .description('Bir catering ile bir firma ya da tedarikçi arasında ortaklık kurar')
    .option('--catering <kısa-ad>', companyTypeLabels.catering)
    .addOption(new Option('--corporate <kısa-ad>', 'Yemek verdiği firma').conflicts('supplier'))
    .option('--supplier <kısa-ad>', 'Alışveriş ettiği tedarikçi')
    .option(...jsonFlag)
    .action(create)
}
