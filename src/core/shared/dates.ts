/** The time zone for everything that does not belong to a shift. */
export const homeTimezone = 'Europe/Istanbul'

export const hourInMilliseconds = 3_600_000
export const dayInMilliseconds = 24 * hourInMilliseconds

/** A calendar date `YYYY-MM-DD`, without time or time zone. */
export type LocalDate = string

/** The latest date the contract accepts and returns. */
export const lastDate: LocalDate = '2999-12-31'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Formats as `YYYY-MM-DD HH:MM:SS`. */
const clockOf = (timezone: string): Intl.DateTimeFormat => {
  let clock = clocks.get(timezone)
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timezone, clock)
  }
  return clock
}

/** The local date in `timezone` (IANA name) at `instant`. */
export const localDateAt = (instant: Date, timezone: string): LocalDate =>
  clockOf(timezone).format(instant).slice(0, 10)

/**
 * Whether this is an IANA name. Offsets such as `+03:00` are rejected: PostgreSQL reads them with the opposite sign.
 */
export const isTimezone = (name: string): boolean => {
  if (/^[+-]/.test(name)) return false
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** Sorts by day. Text is compared as it is, since a collator takes a phone thirty milliseconds to make. */
export const earlierFirst = (one: { date: LocalDate }, other: { date: LocalDate }): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10)

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export const daysBetween = (start: LocalDate, end: LocalDate): number =>
  (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / dayInMilliseconds

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** The Monday of the date's week. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date))

/** The last day of a contract that begins on `start` and lasts `months`: 2027-01-01 and 12 → 2027-12-31. */
export const lastDayAfter = (start: LocalDate, months: number): LocalDate => {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const next = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
  return day > lastOfMonth ? next : addDays(next, -1)
}

const minuteInMilliseconds = 60_000

/** Offsets by time zone and quarter hour: since 1972 clocks have only ever changed on a quarter. */
const offsets = new Map<string, Map<number, number>>()
const maxOffsetsOfZone = 1_000

/**
 * The offset of `timezone` from UTC at `instant`, in milliseconds. Cached, because asking `Intl` takes longer than
 * everything else a menu day needs.
 */
const offsetAt = (instant: number, timezone: string): number => {
  const quarter = Math.floor(instant / (15 * minuteInMilliseconds))
  let known = offsets.get(timezone)
  if (known === undefined || known.size >= maxOffsetsOfZone) {
    known = new Map<number, number>()
    offsets.set(timezone, known)
  }
  let offset = known.get(quarter)
  if (offset === undefined) {
    const start = quarter * 15 * minuteInMilliseconds
    offset = Date.parse(`${clockOf(timezone).format(start).replace(' ', 'T')}Z`) - start
    known.set(quarter, offset)
  }
  return offset
}

/** What clocks in `timezone` show at `instant`, as `YYYY-MM-DDTHH:MM`. */
export const localTimeAt = (instant: Date, timezone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timezone)).toISOString().slice(0, 16)

/** Converts `HH:MM`, up to `24:00`, to minutes. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The instant at which clocks in `timezone` show `time` (`HH:MM`, up to `24:00`) on `date`. If they show it twice
 * because they are set back, the first time; if they skip it because they are set forward, the instant after the gap.
 */
export const instantOf = (date: LocalDate, time: string, timezone: string): Date => {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * minuteInMilliseconds
  const [before, after] = [-dayInMilliseconds, dayInMilliseconds].map(
    (away) => shown - offsetAt(shown + away, timezone),
  ) as [number, number]
  const isShownAt = (instant: number) => instant + offsetAt(instant, timezone) === shown
  if (before === after) return new Date(before)
  const readings = [before, after].filter(isShownAt)
  return new Date(readings.length > 0 ? Math.min(...readings) : Math.max(before, after))
}

/** The instant at which `date` begins in `timezone`. */
export const startOfDay = (date: LocalDate, timezone: string): Date => {
  const noon = Date.parse(`${date}T12:00:00Z`)
  let [before, after] = [noon - 2 * dayInMilliseconds, noon + dayInMilliseconds]
  while (after - before > minuteInMilliseconds) {
    const middle = before + Math.floor((after - before) / 2 / minuteInMilliseconds) * minuteInMilliseconds
    if (localDateAt(new Date(middle), timezone) < date) before = middle
    else after = middle
  }
  return new Date(after)
}
