import type { Shift } from '../../../api/generated.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { besideMeal } from '../menu-days.ts'
import { chosenText } from './chosen-text.ts'
import { closedText } from './closed-text.ts'

export interface ShownDay {
  day: MenuPlayDay
  shift: Shift
}

/** What distinguishes a day from the others on the screen. */
export interface Names {
  showsShift: boolean
  /** More than one catering cooks for the days on the screen. */
  showsCaterer?: boolean
}

export const dateOf = ({ day, shift }: ShownDay, showsShift: boolean): string =>
  `${formatDate(day.date, 'dayAndMonth')}${showsShift ? ` · ${shift.title}` : ''}`

export const nameOf = (shown: ShownDay, { showsShift, showsCaterer }: Names): string =>
  [dateOf(shown, showsShift), showsCaterer && shown.day.catering_name].filter(Boolean).join(' · ')

/** What a day says that offers no dishes on this screen. */
export interface DayWords {
  title: string
  /** Beside the title. */
  state: string
  lines: string[]
}

export const absentWords = (shown: ShownDay, showsShift: boolean): DayWords => ({
  title: dateOf(shown, showsShift),
  state: 'yoksunuz',
  lines: ['Adınıza yemek ayrılmaz.'],
})

export const closedWords = (shown: ShownDay, { showsShift, showsCaterer }: Names, now: Date): DayWords => {
  const { day, shift } = shown
  const caterer = showsCaterer ? ` Hazırlayan: ${day.catering_name}` : ''
  const beside = besideMeal(day)
  return {
    title: dateOf(shown, showsShift),
    state: chosenText(day) ?? 'seçim kapandı',
    lines: [...(beside === undefined ? [] : [beside]), closedText(day, shift.timezone, now) + caterer],
  }
}

/** A working day in between: closed under this name, or without a published menu so far. */
export const missingWords = (date: string, closedFor: string | undefined): DayWords => ({
  title: formatDate(date, 'dayAndMonth'),
  state: closedFor === undefined ? 'menü yok' : 'kapalı',
  lines: [closedFor ?? 'Bu gün için menü yayınlanmadı.'],
})

/** What is served beside the dishes of a day is announced so. */
export const besideWord = ({ options }: MenuPlayDay): string => (options.length > 1 ? 'Hepsinin yanında:' : 'Yanında:')
