import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import { tellBoth, type ToldToBoth } from '../partnerships/index.ts'
import {
  Clock,
  type CorrectionId,
  type DepartmentId,
  homeTimezone,
  Ids,
  localDateAt,
  type LocalDate,
  type ShiftId,
  type StatementId,
  useCase,
} from '../shared/index.ts'
import { shiftRefusal } from '../shifts/index.ts'
import { departmentRefusal } from '../workforce/index.ts'
import { type Pair, type KeptStatement, Statements } from './ports.ts'
import { correctionReason, maxCorrections } from './rules.ts'
import { settleDays } from './settle.ts'
import {
  statementNews,
  type CorrectionFacts,
  correctionRefusal,
  heldStatement,
  type OfStatement,
  sideOf,
} from './statement.ts'

export const correctionProposed = logEvent(
  'correction.proposed',
  'COMPANY_UPDATED',
  telling<ToldToBoth<CorrectionFacts>>(),
)

export interface CorrectionInput extends OfStatement {
  actor: Actor
  date: LocalDate
  shiftId: ShiftId
  departmentId?: DepartmentId | null | undefined
  portions: number
  reason: string
}

/**
 * The statement in which a correction of the day counts: the one that was looked at, or the next one that is not agreed
 * on, which begins with the period of today if there is none yet.
 */
export const countingStatement = useCase(
  [Statements, settleDays],
  (statements, settle) =>
    async (pair: Pair, seen: KeptStatement, today: LocalDate): Promise<KeptStatement | undefined> => {
      if (!seen.isAgreed) return seen
      const nextOf = (kept: readonly KeptStatement[]) => kept.find((one) => !one.isAgreed && one.first > seen.last)
      const next = nextOf(await statements.forChange(pair))
      if (next !== undefined) return next
      await settle(pair, [today])
      return nextOf(await statements.forChange(pair))
    },
)

/** Proposes other portions for a day; nothing counts before the other side accepts it (rule H2). */
export const proposeCorrection = useCase(
  {
    statements: Statements,
    counting: countingStatement,
    settle: settleDays,
    companies: Companies,
    tell: tellOfPartner,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ statements, counting, settle, companies, tell, trail, ids, clock }) =>
    async (input: CorrectionInput): Promise<{ correctionId: CorrectionId; statementId: StatementId }> => {
      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const reason = input.reason.trim()
      if (reason.length < correctionReason.min) throw correctionRefusal('correction.reason_short', correctionReason)
      if (input.portions === 0) throw correctionRefusal('correction.empty')
      if (input.date > today) throw correctionRefusal('correction.too_early')
      const { pair, statement: seen, sides } = await heldStatement(statements, input)
      if (input.date < seen.first || input.date > seen.last) throw correctionRefusal('correction.outside')
      const side = sideOf(input.companyType)
      const departmentId = (side === 'corporate' ? input.departmentId : undefined) ?? null
      const { shiftId, date, portions } = input
      const { shiftTitle, isDepartmentKnown } = await statements.known(pair.corporateId, { shiftId, departmentId })
      if (shiftTitle === null) throw shiftRefusal('shift.missing')
      if (departmentId !== null && !isDepartmentKnown) throw departmentRefusal('department.missing')
      const before = await statements.portionsOn(pair, { date, shiftId })
      if (before + portions < 0) throw correctionRefusal('correction.below_zero', { portions: before })

      const statement = await counting(pair, seen, today)
      if (statement === undefined) throw correctionRefusal('correction.outside')
      const correction = {
        id: ids.next(),
        statementId: statement.id,
        date,
        shiftId,
        departmentId,
        portions,
        reason,
        delivery: null,
        proposedBy: side,
        proposerId: personOf(input.actor),
        proposedAt: now,
      }
      if (!(await statements.addCorrection(pair, correction, maxCorrections)))
        throw correctionRefusal('correction.too_many', { max: maxCorrections })
      await settle(pair, [statement.first])
      const facts = { date, shift: shiftTitle, portions, reason }
      const told = await tellBoth({ trail, companies }, sides, input.actor, correctionProposed, facts)
      await tell(statementNews(told, 'correctionProposed', seen))
      return { correctionId: correction.id, statementId: statement.id }
    },
)
