import { DatePicker as FluentDatePicker } from '@fluentui/react-datepicker-compat'
import { useMemo } from 'react'
import { dateFromTyped, dateInWords, dateTyped } from './typed-date.ts'
import { calendarTexts } from './calendar-texts.ts'

/** Fluent's calendar works with Date objects: noon of the day, in the browser's time zone. */
const momentOf = (date: string): Date | null => (date === '' ? null : new Date(`${date}T12:00`))
const dateOf = (moment: Date): string =>
  `${moment.getFullYear()}-${`${moment.getMonth() + 1}`.padStart(2, '0')}-${`${moment.getDate()}`.padStart(2, '0')}`

const shown = (moment?: Date): string => (moment === undefined ? '' : dateTyped(dateOf(moment)))
const read = (text: string): Date | null => momentOf(dateFromTyped(text) ?? '')

export type DatePickerProps = {
  /** YYYY-MM-DD, or empty. */
  value: string
  /** Earlier days cannot be picked; typed ones are left to the form to refuse. */
  min?: string
  disabled?: boolean
  className?: string
  onChange: (date: string) => void
}

export function DatePicker({ value, min, disabled, className, onChange }: DatePickerProps) {
  const moment = useMemo(() => momentOf(value), [value])
  return (
    <FluentDatePicker
      className={className}
      // Clicking the field is for typing; the calendar opens by its icon or the arrow key.
      allowTextInput
      disableAutoFocus
      openOnClick={false}
      disabled={disabled}
      placeholder="gg.aa.yyyy"
      autoComplete="off"
      firstDayOfWeek={1}
      strings={calendarTexts}
      popupSurface={{ 'aria-label': 'Takvim' }}
      dateTimeFormatter={dateInWords}
      formatDate={shown}
      parseDateFromString={read}
      value={moment}
      minDate={(min !== undefined && momentOf(min)) || undefined}
      onSelectDate={(picked) => onChange(picked ? dateOf(picked) : '')}
      onChange={(_, { value: text }) => {
        const typed = text.trim() === '' ? '' : dateFromTyped(text, { isWhole: true })
        if (typed !== undefined) onChange(typed)
      }}
    />
  )
}
