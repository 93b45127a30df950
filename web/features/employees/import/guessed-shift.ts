import { fold } from '../../../../src/core/shared/rules.ts'

const workdays = [1, 2, 3, 4, 5]

/** Common hours of a shift, by the first of these words in its title. */
const commonHours: readonly (readonly [RegExp, string, string])[] = [
  [/gece|3\. ?vardiya|vardiya 3/, '00:00', '08:00'],
  [/aksam|2\. ?vardiya|vardiya 2/, '16:00', '00:00'],
  [/sabah|1\. ?vardiya|vardiya 1/, '08:00', '16:00'],
  [/hafta ?sonu/, '09:00', '17:00'],
]
const hours = /\b([01]?\d|2[0-3])[.:]([0-5]\d)\s*[-–—]\s*([01]?\d|2[0-3])[.:]([0-5]\d)\b/

/** Suggested hours and days for a shift of which only the title is known: those in the title, otherwise common ones. */
export const guessedShift = (title: string): { start_time: string; end_time: string; days: number[] } => {
  const folded = fold(title)
  const [, from = '', fromMinute = '', to = '', toMinute = ''] = hours.exec(folded) ?? []
  const [, start_time = '08:00', end_time = '17:00'] =
    from === ''
      ? (commonHours.find(([word]) => word.test(folded)) ?? [])
      : [null, `${from.padStart(2, '0')}:${fromMinute}`, `${to.padStart(2, '0')}:${toMinute}`]
  return { start_time, end_time, days: /hafta ?sonu/.test(folded) ? [6, 7] : workdays }
}
