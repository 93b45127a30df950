import { type Actor, personOf } from '../actors/rules.ts'
import { type Company } from '../companies/index.ts'
import { tellOfPartner } from '../notifications/index.ts'
import {
  Clock,
  homeTimezone,
  Ids,
  localDateAt,
  type LocalDate,
  type MenuDayId,
  type ShiftId,
  useCase,
} from '../shared/index.ts'
import { type KeptStatement, type Pair, Statements } from './ports.ts'
import { countingStatement } from './propose-correction.ts'
import { maxCorrections } from './rules.ts'
import { settleDays } from './settle.ts'
import { statementNews, correctionRefusal } from './statement.ts'

export interface ReceivedPortions extends Pair {
  menuDayId: MenuDayId
  date: LocalDate
  shiftId: ShiftId
  /** Null takes the confirmation back. */
  received: number | null
  actor: Actor
}

/** Proposes a correction where a firm received other portions than the statement counts (rule K3). */
export const correctByDelivery = useCase(
  [Statements, settleDays, countingStatement, tellOfPartner, Ids, Clock],
  (statements, settle, counting, tell, ids, clock) =>
    async (
      { cateringId, corporateId, menuDayId, date, shiftId, received, actor }: ReceivedPortions,
      sides: { acting: Company; other: Company },
    ): Promise<void> => {
      const [pair, now, by] = [{ cateringId, corporateId }, clock.now(), personOf(actor)]
      await statements.hold(pair)
      const withdrawn = await statements.withdrawReceived(pair, menuDayId, { by, at: now })
      const difference = received === null ? 0 : received - (await statements.portionsOn(pair, { date, shiftId }))
      if (withdrawn.length > 0 || difference !== 0) await settle(pair, [date])
      if (received === null || difference === 0) return
      const isOfDay = ({ first, last }: KeptStatement) => first <= date && date <= last
      const ofDay = (await statements.forChange(pair)).find(isOfDay)
      if (ofDay === undefined) return
      const statement = await counting(pair, ofDay, localDateAt(now, homeTimezone))
      if (statement === undefined) return
      const correction = {
        id: ids.next(),
        statementId: statement.id,
        date,
        shiftId,
        departmentId: null,
        portions: difference,
        reason: null,
        delivery: { menuDayId, received },
        proposedBy: 'corporate' as const,
        proposerId: by,
        proposedAt: now,
      }
      if (!(await statements.addCorrection(pair, correction, maxCorrections)))
        throw correctionRefusal('correction.too_many', { max: maxCorrections })
      await settle(pair, [statement.first])
      await tell(statementNews(sides, 'correctionProposed', ofDay))
    },
)
