import { type Kurus, type LocalDate, refusals, withFacts } from '../shared/index.ts'
import type { ContributionKind } from './rules.ts'

export const contributionRefusal = refusals({
  'contribution.amount_invalid': withFacts<{ max: number }>('unprocessable'),
  'contribution.past': 'unprocessable',
  'contribution.too_far': withFacts<{ days: number }>('unprocessable'),
  'contribution.mid_month': 'unprocessable',
  'contribution.too_short': withFacts<{ days: number }>('unprocessable'),
  'contribution.unchanged': 'conflict',
  'contribution.missing': 'missing',
  'contribution.month_open': withFacts<{ date: LocalDate }>('conflict'),
  'contribution.no_number': 'conflict',
  'contribution.objected': 'conflict',
})

/** What each person of a firm pays, from a day on until the next contribution begins (rule H4). */
export interface Contribution {
  firstDay: LocalDate
  kind: ContributionKind
  /** For each meal or each month; null if nothing is paid. */
  amount: Kurus | null
}
