import { atFirstUse } from '../../../src/core/shared/rules.ts'
/** Rejects dates such as 31.02. */
const isDay = (date: string): boolean => {
  const midnight = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date)
}

const twoDigits = (text: string): string => text.padStart(2, '0')

/**
 * 13.11.2026, 13/11/26, 13 11 2026 and 13112026 are the same day; undefined for anything that is not a date. `isWhole`
 * requires a year of four digits, so that a year that is still being typed is not taken for one of this century.
 */
export const dateFromTyped = (text: string, { isWhole = false } = {}): string | undefined => {
  const parts =
    /^\s*(\d{1,2})[./\-\s]+(\d{1,2})[./\-\s]+(\d{4}|\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text)
  const [, day = '', month = '', year = ''] = parts ?? []
  if (parts === null || (isWhole && year.length < 4)) return undefined
  const date = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`
  return isDay(date) ? date : undefined
}

/** 2026-11-13 → 13.11.2026 */
export const dateTyped = (date: string): string => date.split('-').reverse().join('.')

/** Accepts 9, 9.30, 0930 and 9:30; undefined for anything that is not a time. */
export const timeFromTyped = (text: string): string | undefined => {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:[.:\s]?(\d{2}))?\s*$/.exec(text) ?? []
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${twoDigits(hour)}:${minute}` : undefined
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = atFirstUse(() => new Intl.DateTimeFormat('tr-TR', options))
  return (moment: Date): string => formatter().format(moment)
}

export const dateInWords = {
  formatDay: (moment: Date): string => String(moment.getDate()),
  formatMonth: format({ month: 'long' }),
  formatYear: (moment: Date): string => String(moment.getFullYear()),
  formatMonthDayYear: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  formatMonthYear: format({ month: 'long', year: 'numeric' }),
}
