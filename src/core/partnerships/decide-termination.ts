import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import { Clock, type CompanyId, type LocalDate, localDateAt, type TerminationId, useCase } from '../shared/index.ts'
import { Shifts } from '../shifts/index.ts'
import { type EndedPartnership, endPartnership, timezoneOf } from './end-partnership.ts'
import { partnershipRefusal } from './partnership.ts'
import { refuseOver, terminationFacts, type TerminationFacts } from './request-termination.ts'
import { newsFor, tellBoth, terminationsPage, type ToldToBoth } from './tell-both.ts'
import { type Termination, terminationRefusal, type TerminationStatus } from './termination.ts'
import { Terminations, Partnerships } from './ports.ts'

export const terminationApproved = logEvent(
  'termination.approved',
  'COMPANY_UPDATED',
  telling<ToldToBoth<TerminationFacts & { endsOn: LocalDate | null; cancelledChoices: number }>>(),
)
export const terminationRejected = logEvent(
  'termination.rejected',
  'COMPANY_UPDATED',
  telling<ToldToBoth<TerminationFacts>>(),
)
export const terminationWithdrawn = logEvent(
  'termination.withdrawn',
  'COMPANY_UPDATED',
  telling<ToldToBoth<TerminationFacts>>(),
)

export interface TerminationDecision {
  companyId: CompanyId
  terminationId: TerminationId
  actor: Actor
}

/** The request, settled by the company but not saved yet. */
const settled = async (
  terminations: Terminations,
  { companyId, terminationId }: TerminationDecision,
  status: Exclude<TerminationStatus, 'pending'>,
  at: Date,
): Promise<Termination> => {
  const termination = await terminations.of(companyId, terminationId)
  if (termination === null) throw terminationRefusal('termination.missing')
  termination.settle(status, companyId, at)
  return termination
}

const write = async (terminations: Terminations, termination: Termination): Promise<void> => {
  if (!(await terminations.settle(termination))) throw terminationRefusal('termination.decided')
}

/** If the date has been reached while the request was pending, the partnership ends at once. */
export const approveTermination = useCase(
  {
    terminations: Terminations,
    partnerships: Partnerships,
    shifts: Shifts,
    end: endPartnership,
    companies: Companies,
    tell: tellOfPartner,
    trail: Trail,
    clock: Clock,
  },
  ({ terminations, partnerships, shifts, end, companies, tell, trail, clock }) =>
    async (input: TerminationDecision): Promise<{ termination: Termination; ended: EndedPartnership }> => {
      const now = clock.now()
      const termination = await settled(terminations, input, 'approved', now)
      const partnership = await partnerships.forChange(input.companyId, termination.partnershipId)
      if (partnership === null) throw partnershipRefusal('partnership.missing')
      await write(terminations, termination)
      refuseOver(partnership, now)
      const today = localDateAt(now, await timezoneOf(shifts, partnership))
      const { effectiveDate } = termination
      const ended = await end(partnership, effectiveDate !== null && effectiveDate > today ? effectiveDate : null)
      const asked = [input.companyId, termination.otherSide(input.companyId)] as const
      const sides = await tellBoth({ trail, companies }, asked, input.actor, terminationApproved, {
        ...terminationFacts(termination),
        endsOn: partnership.endsOn,
        cancelledChoices: ended.cancelledChoices,
      })
      await tell(newsFor(sides, 'terminationApproved', partnership.endsOn))
      return { termination, ended }
    },
)

/** Changes nothing but the request itself. */
const settledAs = (status: 'rejected' | 'withdrawn', event: typeof terminationRejected | typeof terminationWithdrawn) =>
  useCase(
    [Terminations, Companies, tellOfPartner, Trail, Clock],
    (terminations, companies, tell, trail, clock) =>
      async (input: TerminationDecision): Promise<Termination> => {
        const termination = await settled(terminations, input, status, clock.now())
        await write(terminations, termination)
        const asked = [input.companyId, termination.otherSide(input.companyId)] as const
        const sides = await tellBoth({ trail, companies }, asked, input.actor, event, terminationFacts(termination))
        if (status === 'rejected') await tell(newsFor(sides, 'terminationRejected', null))
        else await tell(newsFor(sides, 'terminationWithdrawn', null, terminationsPage(sides)))
        return termination
      },
  )

export const rejectTermination = settledAs('rejected', terminationRejected)
export const withdrawTermination = settledAs('withdrawn', terminationWithdrawn)
