import { atFirstUse } from '../../../src/core/shared/rules.ts'
const whole = atFirstUse(() => new Intl.NumberFormat('tr-TR'))
const percent = atFirstUse(() => new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 }))
const oneDecimal = atFirstUse(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

export const formatNumber = (count: number): string => whole().format(count)

/** 0.125 → %12,5 */
export const formatShare = (share: number): string => percent().format(share)

export const formatRating = (rating: number | null): string =>
  rating === null ? 'Değerlendirilmemiş' : oneDecimal().format(rating)
