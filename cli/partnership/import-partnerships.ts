import { type CompanyType, operator } from '../../src/core/actors/rules.ts'
import {
  agreeOnTerms,
  defaultOfferDuration,
  isUnitPrice,
  offerDurations,
  openPartnership,
  type PartnershipRow,
  Partnerships,
} from '../../src/core/partnerships/index.ts'
import { decimalIn, fold, Refusal, Transaction, withoutStrayBlanks } from '../../src/core/shared/index.ts'
import { CompanyReads, type Use } from '../../src/main/index.ts'
import { explain } from '../explain.ts'
import { Failure } from '../failure.ts'
import { typeName } from '../find-company.ts'

type Companies = Awaited<ReturnType<CompanyReads['overview']>>
type Found = Companies[number]
type FindCompany = (typed: string, type: CompanyType) => Found

export interface WrongRow {
  row: number
  /** For programs. */
  problem: string
  message: string
}

export interface ImportReport {
  added: number
  alreadyActive: number
  wrong: WrongRow[]
}

const wrong = (code: string, sentence: string): Failure => new Failure(sentence, 1, { code })

/** Refusals whose own sentence speaks to the firm. */
const sentences: Record<string, string> = {
  'offer.already_waiting':
    'Firmanın bu cateringe gönderdiği bir teklif yanıt bekliyor; önce o yanıtlanmalı ya da geri çekilmeli.',
}

/** By short name, or by name among the companies of that type. */
const finderIn = (companies: Companies): FindCompany => {
  const keyOf = (name: string) => fold(withoutStrayBlanks(name))
  const bySlug = new Map(companies.map((company) => [company.slug, company]))
  const byName = Map.groupBy(companies, ({ name }) => keyOf(name))
  return (typed, type) => {
    const candidates = [bySlug.get(typed) ?? [], byName.get(keyOf(typed)) ?? []].flat()
    const found = [...new Set(candidates.filter((company) => company.type === type))]
    const [company] = found
    if (company !== undefined && (found.length === 1 || company.slug === typed)) {
      if (!company.is_active) throw wrong('company.passive', `"${typed}" pasif; onunla ortaklık kurulamaz.`)
      return company
    }
    if (company !== undefined)
      throw wrong('company.ambiguous', `"${typed}" adlı birden çok ${typeName(type)} var; kısa adını yazın.`)
    const [other] = candidates
    if (other !== undefined)
      throw wrong('company.other_type', `"${typed}" bir ${typeName(type)} değil, bir ${typeName(other.type)}.`)
    throw wrong('company.missing', `"${typed}" adlı ya da kısa adlı bir ${typeName(type)} yok.`)
  }
}

const priceIn = (typed: string): number => {
  const lira = decimalIn(typed)
  if (!isUnitPrice(lira))
    throw wrong('row.price_invalid', 'Öğün fiyatı 128,50 gibi olmalı: sıfırdan büyük, en fazla iki kuruş basamağı.')
  return lira
}

const monthsIn = (typed: string) => {
  const text = typed.replace(/\s*ay$/i, '')
  const months = text === '' ? defaultOfferDuration : offerDurations.find((one) => String(one) === text)
  if (months === undefined) throw wrong('row.months_invalid', `Süre ${offerDurations.join(', ')} aydan biri olmalı.`)
  return months
}

/** The two companies, and what they agree on if the partner is a firm. */
const planOf = ({ catering, corporate, supplier, unitPrice, months }: PartnershipRow, find: FindCompany) => {
  if (catering === '') throw wrong('row.catering_missing', 'Catering yazılmamış.')
  if ((corporate === '') === (supplier === ''))
    throw wrong('row.one_partner', 'Firma ile tedarikçiden biri, yalnızca biri yazılmalı.')
  const cook = find(catering, 'catering')
  if (corporate !== '') {
    const partner = find(corporate, 'corporate')
    return { cook, partner, terms: { unitPrice: priceIn(unitPrice), durationMonths: monthsIn(months) } }
  }
  if (unitPrice !== '' || months !== '')
    throw wrong('row.terms_of_supplier', 'Tedarikçiyle ortaklığın öğün fiyatı ve süresi olmaz.')
  return { cook, partner: find(supplier, 'supplier'), terms: undefined }
}

/** Makes the partnerships that do not exist yet; call it in a transaction and roll it back if a row is wrong. */
export const importPartnerships = async (use: Use, rows: readonly PartnershipRow[]): Promise<ImportReport> => {
  const find = finderIn(await use(CompanyReads).overview(null))
  const report: ImportReport = { added: 0, alreadyActive: 0, wrong: [] }
  const rowOf = new Map<string, number>()
  const make = async (row: PartnershipRow): Promise<boolean> => {
    const { cook, partner, terms } = planOf(row, find)
    const pair = `${cook.id} ${partner.id}`
    const earlier = rowOf.get(pair)
    if (earlier !== undefined) throw wrong('row.repeated', `Bu ortaklık ${earlier}. satırda da var.`)
    rowOf.set(pair, row.row)
    if (await use(Partnerships).active(cook.id, partner.id)) return false
    if (terms === undefined) await use(openPartnership)(cook, partner)
    else await use(agreeOnTerms)({ cateringId: cook.id, corporateId: partner.id, actor: operator, ...terms })
    return true
  }
  for (const row of rows) {
    try {
      // The other rows are read on after a refusal, so that all wrong ones are told at once.
      const isNew = await use(Transaction).part(() => make(row))
      report[isNew ? 'added' : 'alreadyActive'] += 1
    } catch (error) {
      if (!(error instanceof Failure || error instanceof Refusal)) throw error
      const { code: problem, sentence: message } = await explain(error)
      report.wrong.push({ row: row.row, problem, message: sentences[problem] ?? message })
    }
  }
  return report
}
