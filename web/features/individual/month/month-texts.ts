import { contributionLabel } from '../../../../src/texts/contributions/labels.ts'
import { dayAndMonth } from '../../../../src/texts/kernel/dates.ts'
import { sinceDay } from '../../../../src/texts/kernel/long-dates.ts'
import { dative, locative } from '../../../../src/texts/kernel/suffixes.ts'
import type { OwnMonth } from '../../../api/generated-contributions.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

/** kesinleşti · 24 Kasım’a kadar */
export const untilText = ({ is_final, until }: OwnMonth): string => {
  if (is_final) return 'öğün, kesinleşti'
  if (until === null) return 'öğün, kesinleşen liste yok'
  return `öğün, ${dayAndMonth(until)}${dative(dayAndMonth(until))} kadar`
}

/** What the firm sees of the month. */
export const seenText = ({ seen_meals: seen, is_final }: OwnMonth): string => {
  if (seen === null) return 'Bu ay sayınızı görmez: öğün başına katkı payı alınmıyor. Ne yediğinizi de görmez.'
  const meals = `${formatNumber(seen)} öğün`
  return is_final
    ? `Bordro için yalnızca ayın sayısını: ${meals}. Ne yediğinizi görmez.`
    : `Ay kapanınca bordro için yalnızca ayın sayısını; şimdilik ${meals}. Ne yediğinizi görmez.`
}

/** 1 Kasım 2026’dan beri öğün başına 25,00 ₺. Ay kapanınca 1 Aralık’ta kesinleşir. */
export const termsText = ({ terms, is_final, closes_on }: OwnMonth): string => {
  const shown = terms.filter(({ kind }, at) => kind !== 'none' || at > 0)
  const closes = `Ay kapanınca ${dayAndMonth(closes_on)}${locative(dayAndMonth(closes_on))} kesinleşir.`
  return [
    ...shown.map((term) => `${sinceDay(term.first_day)} beri ${contributionLabel(term)}.`),
    ...(is_final ? [] : [closes]),
  ].join(' ')
}
