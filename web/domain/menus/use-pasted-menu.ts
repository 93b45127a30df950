import { useMemo } from 'react'
import {
  acceptedDays,
  defaultChoices,
  dishText,
  judgePastedDays,
  type JudgedDay,
  type MealTime,
  type MenuOfText,
  menuTextLimits,
  type PastedColumn,
  parseMenuText,
  withDay,
  withRole,
} from '../../../src/core/menus/rules.ts'
import { minutesOf } from '../../../src/core/shared/rules.ts'
import { commonCourseText } from '../../../src/texts/menus/courses.ts'
import { columnLabel, defaultOptions } from '../../../src/texts/menus/default-options.ts'
import { roleText } from '../../../src/texts/menus/pasted-roles.ts'
import type { Shift } from '../../api/generated.ts'
import { todayIn } from '../../ui/words/dates.ts'

/** Without its times, there are several shifts. */
export type ForShift = Pick<Shift, 'days' | 'timezone'> & Partial<Pick<Shift, 'start_time' | 'end_time'>>
/** The common courses and options that the menu has, in order. */
export type PresentColumns = NonNullable<MenuOfText['present']>

const hours = { morning: 5, afternoon: 15, night: 23, day: 24 } as const

/** The meal in the middle of a shift. */
const mealTimeIn = ({ start_time: start, end_time: end }: ForShift): MealTime | undefined => {
  if (start === undefined || end === undefined) return undefined
  const [from, to] = [start, end].map((time) => minutesOf(time) / 60) as [number, number]
  const middle = (from + ((to - from + hours.day) % hours.day) / 2) % hours.day
  if (middle < hours.morning || middle >= hours.night) return 'night'
  return middle < hours.afternoon ? 'noon' : 'evening'
}

/** A text that is too long is not parsed at all. */
export const readMenuText = (text: string, shift: ForShift, present: PresentColumns = []) => {
  const [mealTime, { timezone }] = [mealTimeIn(shift), shift]
  const of = { present, mealTime, labelOf: columnLabel, courseLabel: commonCourseText, today: todayIn(timezone) }
  const lines = text.split(/\r\n?|\n/)
  return lines.length > menuTextLimits.lines || text.length > menuTextLimits.characters
    ? { ...parseMenuText('', of), lines }
    : parseMenuText(text, of)
}

/** The text is the only state: a correction is written into its lines, so both sides always agree. */
export const usePastedMenu = (
  text: string,
  onText: (text: string) => void,
  shift: ForShift,
  present: PresentColumns | undefined,
) => {
  const menu = useMemo(() => readMenuText(text, shift, present), [text, shift, present])
  const days = useMemo(() => judgePastedDays(menu, shift, new Date()), [menu, shift])
  const own = present?.filter(({ course }) => course === undefined) ?? []
  const known = own.length > 0 ? own : defaultOptions
  const written = menu.options.filter(({ course }) => course === undefined)
  const shown = new Set(written.map(({ key }) => key))
  if (shown.size < 2) {
    const keys = known.map(({ key }) => key)
    for (const key of defaultChoices(written, keys)) shown.add(key)
  }
  const isWritten = ({ key }: { key: string }) => written.some((option) => option.key === key)
  // What people choose between is checked first, in the little room of a phone.
  const columns = [
    ...known.filter(isWritten),
    ...written.filter(({ key }) => known.every((option) => option.key !== key)),
    ...menu.options.filter(({ course }) => course !== undefined),
    ...known.filter((option) => shown.has(option.key) && !isWritten(option)),
  ]
  const write = (day: JudgedDay, changed: Parameters<typeof withDay>[2]) => onText(withDay(menu, day, changed, columns))
  return {
    menu,
    days,
    columns,
    accepted: acceptedDays(days, menu.options),
    changeDate: (day: JudgedDay, date: string) => write(day, { date }),
    changeDish: (day: JudgedDay, key: string, typed: string) => {
      const changed = new Map(day.dishes)
      const dish = dishText(typed)
      if (dish === '') changed.delete(key)
      else changed.set(key, dish)
      write(day, { dishes: changed })
    },
    changeRole: (column: PastedColumn, role: string) => onText(withRole(menu.lines, column, role, roleText)),
  }
}

export type PastedMenuState = ReturnType<typeof usePastedMenu>
