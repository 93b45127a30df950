import { TimePicker as FluentTimePicker } from '@fluentui/react-timepicker-compat'
import { useEffect, useMemo, useRef, useState } from 'react'
import { timeFromTyped } from './typed-date.ts'

/** Any date will do: only the time of day is used. */
const day = '2026-01-01'
const momentOf = (time: string | undefined): Date | null => (time ? new Date(`${day}T${time}`) : null)
const shown = (moment: Date): string => moment.toTimeString().slice(0, 5)

export type TimePickerProps = {
  /** HH:MM, or empty. */
  value: string
  className?: string
  onChange: (time: string) => void
}

export function TimePicker({ value, className, onChange }: TimePickerProps) {
  const [text, setText] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Fluent leaves `aria-activedescendant` pointing to an option that is gone once the list closes.
  useEffect(() => {
    if (!isOpen) input.current?.removeAttribute('aria-activedescendant')
  }, [isOpen, text])
  const moment = useMemo(() => momentOf(value), [value])
  return (
    <FluentTimePicker
      ref={input}
      className={className}
      open={isOpen}
      onOpenChange={(_, data) => setOpen(data.open)}
      freeform
      dateAnchor={useMemo(() => new Date(`${day}T00:00`), [])}
      expandIcon={{ 'aria-label': 'Saatleri göster' }}
      positioning={{ matchTargetSize: 'width' }}
      listbox={{ style: { maxHeight: '240px' } }}
      formatDateToTimeString={shown}
      parseTimeStringToDate={(typed) => ({ date: momentOf(timeFromTyped(typed ?? '')) })}
      selectedTime={moment}
      value={text}
      onInput={(event) => {
        setText(event.currentTarget.value)
        onChange(timeFromTyped(event.currentTarget.value) ?? '')
      }}
      onTimeChange={(_, { selectedTime, selectedTimeText }) => {
        setText(selectedTime === null ? (selectedTimeText ?? '') : shown(selectedTime))
        onChange(selectedTime === null ? '' : shown(selectedTime))
      }}
    />
  )
}
