/** The time zone of everything that belongs to no shift. */
export const homeTimezone = 'Europe/Istanbul'

const dayInMilliseconds = 86_400_000

/** A calendar date `YYYY-MM-DD` without a time or a zone. */
export type LocalDate = string

/** The last one that the contract takes and answers. */
export const lastDate: LocalDate = '2999-12-31'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Shows `YYYY-MM-DD HH:MM:SS`. */
const clockOf = (timezone: string): Intl.DateTimeFormat => {
  let clock = clocks.get(timezone)
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timezone, clock)
  }
  return clock
}

/** The date on the wall calendar of `timezone` (IANA name) at `instant`. */
export const localDateAt = (instant: Date, timezone: string): LocalDate =>
  clockOf(timezone).format(instant).slice(0, 10)

/** An IANA name. Offsets such as `+03:00` are not accepted: PostgreSQL reads them with the opposite sign. */
export const isTimezone = (name: string): boolean => {
  if (/^[+-]/.test(name)) return false
  try {
    clockOf(name)
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

/** The last day of a contract that begins on `start` and lasts `months`: 2027-01-01 and 12 → 2027-12-31. */
export const lastDayAfter = (start: LocalDate, months: number): LocalDate => {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const next = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
  return day > lastOfMonth ? next : addDays(next, -1)
}

const minuteInMilliseconds = 60_000

/** Of each zone by quarter of an hour: since 1972 clocks were only set on one. */
const offsets = new Map<string, Map<number, number>>()
const maxOffsetsOfZone = 1_000

/** How far the clocks of `timezone` are ahead of UTC at `instant`, in milliseconds. Asking `Intl` takes longer than all else a menu's day needs. */
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

/** `HH:MM`, up to `24:00`, in minutes. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * When the clocks of `timezone` show `time` (`HH:MM`, up to `24:00`) on `date`: the first time if they are set back and show it
 * twice; when they have just passed it if they are set forward and leave it out.
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

/** The instant at which `date` begins on the wall calendar of `timezone`. */
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
