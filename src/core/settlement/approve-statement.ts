import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import { tellBoth, type ToldToBoth } from '../partnerships/index.ts'
import { Clock, homeTimezone, localDateAt, type LocalDate, type Refusal, useCase } from '../shared/index.ts'
import { type StatementFacts, Statements } from './ports.ts'
import { statementNews, heldStatement, type OfStatement, periodFacts, sideOf, statementRefusal } from './statement.ts'

const told = telling<ToldToBoth<{ first: LocalDate; last: LocalDate }>>()
export const statementApproved = logEvent('statement.approved', 'COMPANY_UPDATED', told)
export const statementAgreed = logEvent('statement.agreed', 'COMPANY_UPDATED', told)

export interface ApprovalInput extends OfStatement {
  actor: Actor
  /** As it was seen. */
  version: number
}

const refusalOf = (facts: StatementFacts | null, { version }: ApprovalInput, today: LocalDate): Refusal => {
  if (facts === null) return statementRefusal('statement.missing')
  if (facts.isApproved) return statementRefusal('statement.approved')
  if (facts.lastDay >= today) return statementRefusal('statement.running', { date: facts.lastDay })
  if (facts.openCorrections > 0)
    return statementRefusal('statement.corrections_open', { corrections: facts.openCorrections })
  if (facts.version === version && facts.uncountedDays > 0)
    return statementRefusal('statement.lists_open', { days: facts.uncountedDays })
  return statementRefusal('statement.changed')
}

/** One side approves the version that it saw; after both have, the statement never changes again (rule H2). */
export const approveStatement = useCase(
  [Statements, Companies, tellOfPartner, Trail, Clock],
  (statements, companies, tell, trail, clock) =>
    async (input: ApprovalInput): Promise<{ isAgreed: boolean }> => {
      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const { pair, statement, sides } = await heldStatement(statements, input)
      const { statementId, version } = input
      const approval = {
        statementId,
        side: sideOf(input.companyType),
        version,
        by: personOf(input.actor),
        at: now,
        today,
      }
      const approved = await statements.approve(pair, approval)
      if (approved === null) throw refusalOf(await statements.factsOf(pair, statementId, approval.side), input, today)
      const event = approved.isAgreed ? statementAgreed : statementApproved
      const both = await tellBoth({ trail, companies }, sides, input.actor, event, periodFacts(statement))
      await tell(statementNews(both, approved.isAgreed ? 'statementAgreed' : 'statementApproved', statement))
      return approved
    },
)
