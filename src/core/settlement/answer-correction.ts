import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import { tellBoth, type ToldToBoth } from '../partnerships/index.ts'
import { Clock, type CorrectionId, useCase } from '../shared/index.ts'
import { type CorrectionAnswer, Statements } from './ports.ts'
import { correctionReason } from './rules.ts'
import { settleDays } from './settle.ts'
import {
  statementNews,
  type CorrectionFacts,
  correctionRefusal,
  heldStatement,
  type OfStatement,
  sideOf,
} from './statement.ts'

const told = telling<ToldToBoth<CorrectionFacts>>()
export const correctionAccepted = logEvent('correction.accepted', 'COMPANY_UPDATED', told)
export const correctionRefused = logEvent('correction.refused', 'COMPANY_UPDATED', told)
export const correctionWithdrawn = logEvent('correction.withdrawn', 'COMPANY_UPDATED', told)
const answers = { accepted: correctionAccepted, refused: correctionRefused, withdrawn: correctionWithdrawn }

export interface AnswerInput extends OfStatement {
  correctionId: CorrectionId
  actor: Actor
  status: CorrectionAnswer
  reason?: string | undefined
}

/** The other side accepts or refuses a correction; its own side withdraws it (rule H2). */
export const answerCorrection = useCase(
  [Statements, settleDays, Companies, tellOfPartner, Trail, Clock],
  (statements, settle, companies, tell, trail, clock) =>
    async (input: AnswerInput): Promise<void> => {
      const { status, correctionId, statementId } = input
      const answer = status === 'refused' ? (input.reason?.trim() ?? '') : null
      if (answer !== null && answer.length < correctionReason.min)
        throw correctionRefusal('correction.reason_short', correctionReason)
      const { pair, statement, sides } = await heldStatement(statements, input)
      const correction = await statements.correction(pair, statementId, correctionId)
      if (correction === null) throw correctionRefusal('correction.missing')
      const isOwn = correction.proposedBy === sideOf(input.companyType)
      if (isOwn && status !== 'withdrawn') throw correctionRefusal('correction.own')
      if (!isOwn && status === 'withdrawn') throw correctionRefusal('correction.not_own')
      if (!correction.isOpen) throw correctionRefusal('correction.answered')
      if (status === 'accepted') {
        const portions = await statements.portionsOn(pair, correction)
        if (portions + correction.portions < 0) throw correctionRefusal('correction.below_zero', { portions })
      }
      const by = personOf(input.actor)
      if (!(await statements.answer(pair, correction, { status, by, at: clock.now(), reason: answer })))
        throw correctionRefusal('correction.answered')
      await settle(pair, [statement.first])
      const { date, shiftTitle, portions } = correction
      const facts = { date, shift: shiftTitle, portions, reason: answer ?? correction.reason ?? '' }
      const both = await tellBoth({ trail, companies }, sides, input.actor, answers[status], facts)
      if (status !== 'withdrawn')
        await tell(statementNews(both, status === 'accepted' ? 'correctionAccepted' : 'correctionRefused', statement))
    },
)
