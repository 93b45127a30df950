import type { CalendarStrings } from '@fluentui/react-datepicker-compat'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'

const months = (length: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat('tr-TR', { month: length })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month, 15)))
}

/** Fluent's arrays of weekdays start with Sunday, whichever day is displayed first. */
const sundayFirst = [...weekdays.slice(-1), ...weekdays.slice(0, -1)]

export const calendarTexts: CalendarStrings = {
  months: months('long'),
  shortMonths: months('short'),
  days: sundayFirst.map(({ long }) => long),
  shortDays: sundayFirst.map(({ short }) => short),
  goToToday: 'Bugüne git',
  prevMonthAriaLabel: 'Önceki ay',
  nextMonthAriaLabel: 'Sonraki ay',
  prevYearAriaLabel: 'Önceki yıl',
  nextYearAriaLabel: 'Sonraki yıl',
  prevYearRangeAriaLabel: 'Önceki yıllar',
  nextYearRangeAriaLabel: 'Sonraki yıllar',
  monthPickerHeaderAriaLabel: '{0}, yılı değiştir',
  yearPickerHeaderAriaLabel: '{0}, ayı değiştir',
  closeButtonAriaLabel: 'Takvimi kapat',
  weekNumberFormatString: '{0}. hafta',
  selectedDateFormatString: 'Seçili gün {0}',
  todayDateFormatString: 'Bugün {0}',
  dayMarkedAriaLabel: 'işaretli',
}
