import { type Command, InvalidArgumentError, Option } from 'commander'
import { type CompanyType, operator } from '../../src/core/actors/rules.ts'
import {
  agreeOnTerms,
  defaultOfferDuration,
  isUnitPrice,
  offerDurations,
  type OfferDuration,
  openPartnership,
} from '../../src/core/partnerships/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { CompanyReads, type Use } from '../../src/main/index.ts'
import { companyTypeLabels } from '../../src/texts/access/labels.ts'
import { oneOf, textOf } from '../ask.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { companyBySlug, typeName } from '../find-company.ts'
import { isInteractive, jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'
import { partnershipImportCommand } from './partnership-import.ts'

interface Flags {
  catering?: string
  corporate?: string
  supplier?: string
  unitPrice?: number
  months: OfferDuration
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
    throw new Failure(`"${slug}" bir ${typeName(type)} değil, bir ${typeName(company.type)}.`, 1, {
      code: 'company.other_type',
    })
  return company
}

const priceOf = (text: string): number => {
  const lira = Number(text.replace(',', '.'))
  if (!isUnitPrice(lira))
    throw new InvalidArgumentError(
      '128,50 gibi bir fiyat olmalı: sıfırdan büyük, en fazla iki kuruş basamağı, binlik ayırıcısı yok.',
    )
  return lira
}

const monthsOf = (text: string): OfferDuration => {
  const months = offerDurations.find((one) => String(one) === text)
  if (months === undefined) throw new InvalidArgumentError(`${offerDurations.join(', ')} aydan biri olmalı.`)
  return months
}

/** A partnership with a firm needs a price; one with a supplier has none. */
const askForPrice = (given: number | undefined, isCorporate: boolean): Promise<number | undefined> =>
  given === undefined && isCorporate && isInteractive()
    ? textOf(undefined, '--unit-price', 'Öğün fiyatı (₺)').then(priceOf)
    : Promise.resolve(given)

const create = ({ catering, corporate, supplier, unitPrice, months, json }: Flags): Promise<void> =>
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
    const cook = await companyOfType(use, cateringSlug, 'catering')
    const partner = await companyOfType(use, partnerSlug, partnerType)
    const price = await askForPrice(unitPrice, partner.type === 'corporate')
    const partnership = await use(Transaction).run(() => {
      if (partner.type !== 'corporate') return use(openPartnership)(cook, partner)
      if (price === undefined) throw wrongUsage('--unit-price seçeneği gerekli.')
      const terms = { unitPrice: price, durationMonths: months }
      return use(agreeOnTerms)({ corporateId: partner.id, cateringId: cook.id, actor: operator, ...terms })
    })
    const { id, partnershipType } = partnership
    if (json)
      return sayJson({
        success: true,
        partnership: { id, partnership_type: partnershipType, catering: cateringSlug, partner: partnerSlug },
      })
    say(`Ortaklık kuruldu: ${cateringSlug} ile ${partnerSlug}`)
  })

export const partnershipCommands = (partnership: Command): void => {
  partnershipImportCommand(partnership)
  partnership
    .command('create')
    .description('Bir catering ile bir firma ya da tedarikçi arasında ortaklık kurar')
    .option('--catering <kısa-ad>', companyTypeLabels.catering)
    .addOption(new Option('--corporate <kısa-ad>', 'Yemek verdiği firma').conflicts('supplier'))
    .option('--supplier <kısa-ad>', 'Alışveriş ettiği tedarikçi')
    .option('--unit-price <lira>', 'Firmanın ödediği öğün fiyatı, örneğin 128,50', priceOf)
    .option('--months <ay>', 'Firmayla anlaşmanın süresi: 3, 6, 12, 24 ya da 36 ay', monthsOf, defaultOfferDuration)
    .option(...jsonFlag)
    .action(create)
}
