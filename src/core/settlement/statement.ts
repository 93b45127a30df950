import type { CompanyType } from '../actors/rules.ts'
import type { Company } from '../companies/index.ts'
import type { PartnerNews } from '../notifications/index.ts'
import { type CompanyId, type LocalDate, refusals, type StatementId, withFacts } from '../shared/index.ts'
import type { KeptStatement, Pair, Statements } from './ports.ts'
import type { Side } from './rules.ts'
import type { Period } from './periods.ts'

export const statementRefusal = refusals({
  'statement.missing': 'missing',
  'statement.running': withFacts<{ date: LocalDate }>('unprocessable'),
  'statement.lists_open': withFacts<{ days: number }>('conflict'),
  'statement.corrections_open': withFacts<{ corrections: number }>('conflict'),
  'statement.changed': 'conflict',
  'statement.approved': 'conflict',
})

export const correctionRefusal = refusals({
  'correction.missing': 'missing',
  'correction.outside': 'unprocessable',
  'correction.too_early': 'unprocessable',
  'correction.empty': 'unprocessable',
  'correction.reason_short': withFacts<{ min: number }>('unprocessable'),
  'correction.below_zero': withFacts<{ portions: number }>('unprocessable'),
  'correction.too_many': withFacts<{ max: number }>('unprocessable'),
  'correction.answered': 'conflict',
  'correction.own': 'forbidden',
  'correction.not_own': 'forbidden',
})

/** Whoever acts on a statement of the own company. */
export interface OfStatement {
  companyId: CompanyId
  companyType: CompanyType
  statementId: StatementId
}

export const sideOf = (companyType: CompanyType): Side => (companyType === 'catering' ? 'catering' : 'corporate')

/** The statement and its pair, held until the transaction ends; both sides with the own one first. */
export const heldStatement = async (
  statements: Statements,
  { companyId, statementId }: OfStatement,
): Promise<{ pair: Pair; statement: KeptStatement; sides: readonly [own: CompanyId, other: CompanyId] }> => {
  const pair = await statements.pairOf(companyId, statementId)
  if (pair === null) throw statementRefusal('statement.missing')
  await statements.hold(pair)
  const statement = (await statements.forChange(pair)).find(({ id }) => id === statementId)
  if (statement === undefined) throw statementRefusal('statement.missing')
  const { cateringId, corporateId } = pair
  return { pair, statement, sides: companyId === cateringId ? [cateringId, corporateId] : [corporateId, cateringId] }
}

/** Facts of a statement in logs and notifications. */
export const periodFacts = ({ first, last }: Period): { first: LocalDate; last: LocalDate } => ({ first, last })

/** Of a correction, in logs. */
export type CorrectionFacts = { date: LocalDate; shift: string; portions: number; reason: string }

/** What the managers of the other side are told about a statement. */
export const statementNews = (
  { acting, other }: { acting: Company; other: Company },
  event: PartnerNews['event'],
  { first, last }: Period,
): PartnerNews => ({
  companyId: other.id,
  partnerName: acting.name,
  page: 'statements',
  event,
  day: null,
  period: { first, last },
})
