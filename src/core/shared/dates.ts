/** The time zone of everything that belongs to no shift. */
export const homeTimezone = 'Europe/Istanbul'

const dayInMilliseconds = 86_400_000

/** A calendar date `YYYY-MM-DD` without a time or a zone. */
export type LocalDate = string

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timezone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(timezone)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formatters.set(timezone, formatter)
  }
  return formatter
}

/** The date on the wall calendar of `timezone` (IANA name) at `instant`. */
export const localDateAt = (instant: Date, timezone: string): LocalDate => formatterOf(timezone).format(instant)

/** An IANA name. Offsets such as `+03:00` are not accepted: PostgreSQL reads them with the opposite sign. */
export const isTimezone = (name: string): boolean => {
  if (/^[+-]/.test(name)) return false
  try {
    formatterOf(name)
    return true
  } catch {
    return false
  }
}

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10)

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export const daysBetween = (start: LocalDate, end: LocalDate): number =>
  (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / dayInMilliseconds

/** 1 = Monday … 7 = Sunday */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
