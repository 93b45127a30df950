import { atFirstUse } from '../../../src/core/shared/rules.ts'
const whole = atFirstUse(() => new Intl.NumberFormat('tr-TR'))
const oneDecimal = atFirstUse(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

export const formatNumber = (count: number): string => whole().format(count)

export const formatRating = (rating: number | null): string =>
  rating === null ? 'Değerlendirilmemiş' : oneDecimal().format(rating)
