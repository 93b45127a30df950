import { Contributions } from '../../src/core/contributions/index.ts'
import { addDays, kurusOf, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'

/** People of the firm of the README pay 25 lira per meal since the first of last month; the notice is long read. */
export const askContribution = async (use: Use, seeded: Seeded, today: LocalDate): Promise<void> => {
  const { companyId } = memberOf(seeded, 'poyraz-otomotiv', 'corporate4')
  const firstDay = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const contribution = { firstDay, kind: 'per_meal' as const, amount: kurusOf(25)! }
  await use(Contributions).add(companyId, contribution, istanbulTime(addDays(firstDay, -14), '10:20'))
}
