import { daysLabel } from '../../../src/texts/kernel/weekdays.ts'
import { billingPeriodLabels } from '../../../src/texts/partnerships/partnerships.ts'
import type { Offer } from '../../api/generated.ts'
import type { Fact } from '../../ui/facts.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'

/** How the meals of an offer or of terms are settled. */
export const billingFacts = ({ vat_rate, period, minimum }: Pick<Offer, 'vat_rate' | 'period' | 'minimum'>): Fact[] => [
  ['KDV', `%${vat_rate}`],
  ['Hesaplaşma', billingPeriodLabels[period]],
  ...(minimum === null
    ? []
    : [['Asgari', `${formatNumber(minimum.portions)} porsiyon · ${daysLabel(minimum.weekdays)}`] as const]),
]
