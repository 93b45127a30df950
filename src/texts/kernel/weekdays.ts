export type Weekday = { number: number; short: string; long: string }

export const weekdays: readonly Weekday[] = [
  { number: 1, short: 'Pzt', long: 'Pazartesi' },
  { number: 2, short: 'Sal', long: 'Salı' },
  { number: 3, short: 'Çar', long: 'Çarşamba' },
  { number: 4, short: 'Per', long: 'Perşembe' },
  { number: 5, short: 'Cum', long: 'Cuma' },
  { number: 6, short: 'Cmt', long: 'Cumartesi' },
  { number: 7, short: 'Paz', long: 'Pazar' },
]

const namedSets: Readonly<Record<string, string>> = { '1234567': 'Her gün', '12345': 'Hafta içi', '67': 'Hafta sonu' }

/** Her gün · Hafta içi · Hafta sonu · Pzt, Çar, Cum */
export const daysLabel = (days: readonly number[]): string => {
  const chosen = weekdays.filter((day) => days.includes(day.number))
  return namedSets[chosen.map((day) => day.number).join('')] ?? chosen.map((day) => day.short).join(', ')
}
