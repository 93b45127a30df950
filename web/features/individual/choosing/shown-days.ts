import { addDays, daysBetween, earlierFirst } from '../../../../src/core/shared/rules.ts'
import { worksOn } from '../../../../src/core/shifts/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import type { GetMenuPlayApiResponse, GetUsualShiftsApiResponse, MenuPlayDay } from '../../../api/generated-eating.ts'
import { closingName } from '../../../domain/calendar/closed-name.ts'
import type { ShownDay } from './day-texts.ts'

interface Known {
  shifts: readonly Shift[]
  /** Undefined if it could not be loaded. */
  usual: GetUsualShiftsApiResponse | undefined
  days: readonly MenuPlayDay[]
  /** The shift in the page's address. */
  named: string | null
}

/** What the page for choosing shows: the person's own shifts, or else the one in the address or the likely one. */
export const shownDays = ({ shifts, usual, days, named }: Known) => {
  const working = shifts.filter((shift) => shift.is_active)
  const rotation = usual?.rotation
  const ownIds = rotation ? rotation.weeks.flat().map(({ id }) => id) : usual?.shift_ids
  const own = working.filter(({ id }) => ownIds?.includes(id))
  const one = working.find(({ id }) => id === named)
  const isOwnShown = one === undefined && own.length > 0
  const likely = one ?? likelyShift(working, days)
  const seen = isOwnShown ? own : likely === undefined ? [] : [likely]
  const shown = days
    .filter(({ is_usual }) => !isOwnShown || !rotation || is_usual !== false)
    .flatMap((day): ShownDay[] => seen.filter(({ id }) => id === day.shift_id).map((shift) => ({ day, shift })))
    .sort((one, other) => earlierFirst(one.day, other.day))
  return { working, own, seen, shown }
}

/** The shift that the person chooses for most; before the first choice, the first one with a menu. */
const likelyShift = (shifts: Shift[], days: readonly MenuPlayDay[]): Shift | undefined => {
  const chosen = (shift: Shift) => days.filter((day) => day.shift_id === shift.id && day.completed).length
  const withMenu = shifts.filter((shift) => days.some((day) => day.shift_id === shift.id))
  return withMenu.toSorted((a, b) => chosen(b) - chosen(a))[0] ?? shifts[0]
}

/** Names of the days on which nobody eats, by date; undefined if that is so for some hours only. */
export type ClosedNames = ReadonlyMap<string, string | undefined>

export const closedNamesOf = (menu: GetMenuPlayApiResponse | undefined): ClosedNames =>
  new Map(menu?.closed_days?.map((day) => [day.date, day.from_time ? undefined : closingName(day)]))

/** Working dates between the first and the last day shown for which nothing is published. */
const missingDates = (shown: readonly ShownDay[], shifts: readonly Shift[]): string[] => {
  const [first, last] = [shown[0]?.day.date, shown.at(-1)?.day.date]
  if (first === undefined || last === undefined) return []
  const known = new Set(shown.map(({ day }) => day.date))
  return Array.from({ length: daysBetween(first, last) }, (_, after) => addDays(first, after)).filter(
    (date) => !known.has(date) && shifts.some((shift) => worksOn(shift, date)),
  )
}

/** The dates from the first to the last, each with its day, unless it is closed or has no menu. */
export const datesOf = (
  shown: readonly ShownDay[],
  shifts: readonly Shift[],
  closed: ClosedNames,
): { date: string; one: ShownDay | undefined }[] => {
  const isOff = ({ day }: ShownDay) => day.closed_reason === 'day_closed' && closed.get(day.date)
  const withoutMenu = new Set([...shown.filter(isOff).map(({ day }) => day.date), ...missingDates(shown, shifts)])
  return [
    ...shown.filter((one) => !isOff(one)).map((one) => ({ date: one.day.date, one })),
    ...[...withoutMenu].map((date) => ({ date, one: undefined })),
  ].sort(earlierFirst)
}
