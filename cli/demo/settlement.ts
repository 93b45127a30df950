import { answerCorrection, proposeCorrection, settlePair, Statements } from '../../src/core/settlement/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'

/** What the firm of the README and its catering settle: in the last period both propose a correction, and one is accepted. */
export const settlePastPeriods = async (
  use: Use,
  clock: DemoClock,
  seeded: Seeded,
  today: LocalDate,
): Promise<void> => {
  clock.set(istanbulTime(today, '08:20'))
  const [firm, catering] = [
    memberOf(seeded, 'poyraz-otomotiv', 'corporate4'),
    memberOf(seeded, 'bereket-sofrasi', 'corporateOwner'),
  ]
  const pair = { cateringId: catering.companyId, corporateId: firm.companyId }
  await use(settlePair)(pair)
  const { statements } = await use(Statements).termsOf(pair)
  const over = statements.findLast(({ last }) => last < today)
  if (over === undefined) return
  const lists = (await use(Statements).counted(pair, over, [])).lists.filter(({ meals }) => meals > 0)
  const [first, second] = [lists[0], lists.at(-1)]
  if (first === undefined || second === undefined) return
  clock.set(istanbulTime(addDays(over.last, 1), '09:30'))
  const ofFirm = { companyId: firm.companyId, companyType: 'corporate' as const, actor: firm, statementId: over.id }
  const ofCatering = {
    companyId: catering.companyId,
    companyType: 'catering' as const,
    actor: catering,
    statementId: over.id,
  }
  const { correctionId } = await use(proposeCorrection)({
    ...ofFirm,
    date: first.date,
    shiftId: first.shiftId,
    portions: -1,
    reason: 'Bir kişi eğitimdeydi, listeden sonra bildirildi.',
  })
  await use(answerCorrection)({ ...ofCatering, correctionId, status: 'accepted' })
  await use(proposeCorrection)({
    ...ofCatering,
    date: second.date,
    shiftId: second.shiftId,
    portions: 4,
    reason: 'Fazla mesai ekibi için telefonla istendi.',
  })
}
