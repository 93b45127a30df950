import type { CutOff } from '../../../src/core/shifts/rules.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import type { Contract, PartnershipDetail } from '../../api/generated.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { fromDate } from '../../../src/texts/kernel/dates.ts'
import type { Fact } from '../../ui/facts.tsx'

/**
 * The facts about a contract that both sides see on a card. Partnerships from before offers existed have no price.
 */
export const contractFacts = ({ unit_price, next_price, next_price_from, end_date }: Contract): Fact[] => [
  ...(unit_price === null ? [] : [['Öğün fiyatı', formatLira(unit_price)] as const]),
  ...(next_price === null || next_price_from === null
    ? []
    : [['Sonraki fiyat', `${formatLira(next_price)}, ${fromDate(next_price_from)} başlayarak`] as const]),
  ...(end_date === null ? [] : [['Sözleşme sonu', formatDate(end_date)] as const]),
]

/** The cut-off agreed with the catering; null where the shifts' own cut-offs apply. */
export const cutOffOfPartnership = ({
  cutoff_days: days,
  cutoff_time: time,
}: Pick<PartnershipDetail, 'cutoff_days' | 'cutoff_time'>): CutOff | null =>
  days == null || time == null ? null : { days, time }
