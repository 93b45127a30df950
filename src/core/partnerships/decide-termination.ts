import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfAnswer } from '../notifications/index.ts'
import { Clock, type CompanyId, type LocalDate, localDateAt, type TerminationId, useCase } from '../shared/index.ts'
import { Shifts } from '../shifts/index.ts'
import { type EndedPartnership, endPartnership, timezoneOf } from './end-partnership.ts'
import { partnershipRefusal } from './partnership.ts'
import { refuseOver, terminationFacts, type TerminationFacts } from './request-termination.ts'
import { answerFor, tellBoth, type ToldToBoth } from './tell-both.ts'
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

const pendingOf = async (
  terminations: Terminations,
  { companyId, terminationId }: TerminationDecision,
): Promise<Termination> => {
  const termination = await terminations.of(companyId, terminationId)
  if (termination === null) throw terminationRefusal('termination.missing')
  if (termination.status !== 'pending') throw terminationRefusal('termination.decided')
  return termination
}

const refuseAsker = (termination: Termination, companyId: CompanyId): void => {
  if (termination.asker() === companyId) throw terminationRefusal('termination.own')
}

const settle = async (
  terminations: Terminations,
  termination: Termination,
  status: Exclude<TerminationStatus, 'pending'>,
  at: Date,
): Promise<void> => {
  Object.assign(termination, { status, decidedAt: at })
  if (!(await terminations.settle(termination))) throw terminationRefusal('termination.decided')
}

const sidesOf = (termination: Termination, companyId: CompanyId) =>
  [companyId, companyId === termination.cateringId ? termination.partnerId : termination.cateringId] as const

/** If the date has been reached while the request was pending, the partnership ends at once. */
export const approveTermination = useCase(
  {
    terminations: Terminations,
    partnerships: Partnerships,
    shifts: Shifts,
    end: endPartnership,
    companies: Companies,
    tell: tellOfAnswer,
    trail: Trail,
    clock: Clock,
  },
  ({ terminations, partnerships, shifts, end, companies, tell, trail, clock }) =>
    async (input: TerminationDecision): Promise<{ termination: Termination; ended: EndedPartnership }> => {
      const now = clock.now()
      const termination = await pendingOf(terminations, input)
      refuseAsker(termination, input.companyId)
      const partnership = await partnerships.forChange(input.companyId, termination.partnershipId)
      if (partnership === null) throw partnershipRefusal('partnership.missing')
      await settle(terminations, termination, 'approved', now)
      refuseOver(partnership, now)
      const today = localDateAt(now, await timezoneOf(shifts, partnership))
      const { effectiveDate } = termination
      const ended = await end(partnership, effectiveDate !== null && effectiveDate > today ? effectiveDate : null)
      const asked = sidesOf(termination, input.companyId)
      const sides = await tellBoth({ trail, companies }, asked, input.actor, terminationApproved, {
        ...terminationFacts(termination),
        endsOn: partnership.endsOn,
        cancelledChoices: ended.cancelledChoices,
      })
      await tell(answerFor(sides, 'terminationApproved', partnership.endsOn))
      return { termination, ended }
    },
)

/** Changes nothing but the request itself. */
export const rejectTermination = useCase(
  [Terminations, Companies, tellOfAnswer, Trail, Clock],
  (terminations, companies, tell, trail, clock) =>
    async (input: TerminationDecision): Promise<Termination> => {
      const termination = await pendingOf(terminations, input)
      refuseAsker(termination, input.companyId)
      await settle(terminations, termination, 'rejected', clock.now())
      const sides = await tellBoth(
        { trail, companies },
        sidesOf(termination, input.companyId),
        input.actor,
        terminationRejected,
        terminationFacts(termination),
      )
      await tell(answerFor(sides, 'terminationRejected', null))
      return termination
    },
)

export const withdrawTermination = useCase(
  [Terminations, Companies, Trail, Clock],
  (terminations, companies, trail, clock) =>
    async (input: TerminationDecision): Promise<Termination> => {
      const termination = await pendingOf(terminations, input)
      if (termination.asker() !== input.companyId) throw terminationRefusal('termination.not_own')
      await settle(terminations, termination, 'withdrawn', clock.now())
      await tellBoth(
        { trail, companies },
        sidesOf(termination, input.companyId),
        input.actor,
        terminationWithdrawn,
        terminationFacts(termination),
      )
      return termination
    },
)
