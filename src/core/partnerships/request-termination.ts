import { type Actor, type CompanyType, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  Ids,
  type LocalDate,
  localDateAt,
  type PartnershipId,
  refusals,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { Shifts } from '../shifts/index.ts'
import { timezoneOf } from './end-partnership.ts'
import { type Partnership, partnershipRefusal, type PartnershipType } from './partnership.ts'
import { cateringReasons, corporateReasons, endingDays, maxNoticeDays } from './rules.ts'
import { newsFor, tellBoth, terminationsPage, type ToldToBoth } from './tell-both.ts'
import { newTermination, type Termination } from './termination.ts'
import { Terminations, Partnerships } from './ports.ts'

export const terminationRequested = logEvent(
  'termination.requested',
  'COMPANY_UPDATED',
  telling<ToldToBoth<TerminationFacts>>(),
)

export const requestTerminationRefusal = refusals({
  'termination.corporate_reason_missing': 'unprocessable',
  'termination.catering_reason_missing': 'unprocessable',
  'termination.supply_reason_missing': 'unprocessable',
  'termination.message_missing': 'unprocessable',
  'termination.date_invalid': withFacts<{ days: number }>('unprocessable'),
})

export interface TerminationInput {
  companyId: CompanyId
  companyType: CompanyType
  partnershipId: PartnershipId
  actor: Actor
  reason: string
  message?: string | undefined
  /** The first day without the partnership; by default the moment of approval. */
  effectiveDate?: LocalDate | undefined
}

/**
 * Which texts are required depends on who asks: a firm needs no message, and for suppliers there is no list of reasons.
 */
const refuseMissingText = (type: PartnershipType, asker: CompanyType, reason: string, message: string): void => {
  if (type === 'supplier') {
    if (reason === '') throw requestTerminationRefusal('termination.supply_reason_missing')
  } else if (asker === 'corporate') {
    if (!corporateReasons.some((one) => one === reason))
      throw requestTerminationRefusal('termination.corporate_reason_missing')
  } else if (!cateringReasons.some((one) => one === reason))
    throw requestTerminationRefusal('termination.catering_reason_missing')
  if (asker !== 'corporate' && message === '') throw requestTerminationRefusal('termination.message_missing')
}

export const terminationFacts = ({ id, partnershipId, reason, effectiveDate }: Termination) => ({
  terminationId: id,
  partnershipId,
  reason,
  effectiveDate,
})
export type TerminationFacts = ReturnType<typeof terminationFacts>

export const requestTermination = useCase(
  {
    partnerships: Partnerships,
    terminations: Terminations,
    shifts: Shifts,
    companies: Companies,
    tell: tellOfPartner,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ partnerships, terminations, shifts, companies, tell, trail, ids, clock }) =>
    async (input: TerminationInput): Promise<Termination> => {
      const now = clock.now()
      const partnership = await partnerships.forChange(input.companyId, input.partnershipId)
      if (partnership === null) throw partnershipRefusal('partnership.missing')
      refuseOver(partnership, now)
      const [reason, message] = [input.reason.trim(), input.message?.trim() ?? '']
      refuseMissingText(partnership.partnershipType, input.companyType, reason, message)
      if (input.effectiveDate !== undefined) {
        const { first, last } = endingDays(localDateAt(now, await timezoneOf(shifts, partnership)))
        if (input.effectiveDate < first || input.effectiveDate > last)
          throw requestTerminationRefusal('termination.date_invalid', { days: maxNoticeDays })
      }
      const termination = newTermination({
        id: ids.next(),
        partnershipId: partnership.id,
        cateringId: partnership.cateringId,
        partnerId: partnership.partner(),
        requestedBy: input.companyType,
        reason,
        message,
        effectiveDate: input.effectiveDate ?? null,
        askedBy: personOf(input.actor),
        createdAt: now,
      })
      await terminations.add(termination)
      const asking = [input.companyId, partnership.otherSide(input.companyId)] as const
      const facts = terminationFacts(termination)
      const sides = await tellBoth({ trail, companies }, asking, input.actor, terminationRequested, facts)
      await tell(newsFor(sides, 'terminationAsked', termination.effectiveDate, terminationsPage(sides)))
      return termination
    },
)

/** Refuses to end a partnership that has ended already, or whose end is already agreed. */
export const refuseOver = (partnership: Partnership, now: Date): void => {
  if (partnership.isOver(now)) throw partnershipRefusal('partnership.ended')
  if (partnership.endsOn !== null) throw partnershipRefusal('partnership.ending', { date: partnership.endsOn })
}
