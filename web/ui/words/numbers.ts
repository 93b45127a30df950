const whole = new Intl.NumberFormat('tr-TR')
const oneDecimal = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatNumber = (count: number): string => whole.format(count)

export const formatRating = (rating: number | null): string =>
  rating === null ? 'Değerlendirilmemiş' : oneDecimal.format(rating)
