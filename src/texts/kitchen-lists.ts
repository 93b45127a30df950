import { locative } from './suffixes.ts'

/** `2026-11-23T13:00:00Z` → 23.11.2026 16.00 */
export const clockText = (instant: string, timezone: string): string => {
  const parts = new Intl.DateTimeFormat('tr-TR', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).formatToParts(new Date(instant))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('day')}.${of('month')}.${of('year')} ${of('hour')}.${of('minute')}`
}

/** Words of the kitchen's list, on paper, in workbooks and on the screen. */
export const listTexts = {
  total: 'Toplam porsiyon',
  skipped: 'Yemeyecek',
  undecided: 'Seçmeyen',
  later: 'Kesinleştikten sonra (sayılara katılmadı)',
  everybody: 'Tümü',
} as const

export const frozenText = (closesAt: string, timezone: string): string =>
  `Kesinleşti · ${clockText(closesAt, timezone)}`
export const liveText = (closesAt: string, timezone: string): string => {
  const clock = clockText(closesAt, timezone)
  const [hours = 0, minutes = 0] = clock.slice(-5).split('.').map(Number)
  return `Seçim sürüyor · ${clock}${locative(minutes || hours)} kapanır`
}
