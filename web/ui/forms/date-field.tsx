import { Field, type FieldProps, makeStyles } from '@fluentui/react-components'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import type { DatePickerProps } from './date-picker.tsx'
import type { TimePickerProps } from './time-picker.tsx'
import { dateTyped } from './typed-date.ts'
import { Input } from './input.tsx'

const DatePicker = lazy(async () => ({ default: (await import('./date-picker.tsx')).DatePicker }))
const TimePicker = lazy(async () => ({ default: (await import('./time-picker.tsx')).TimePicker }))

const useStyles = makeStyles({ picker: { width: '100%', minWidth: 0 } })

type Labels = Pick<FieldProps, 'label' | 'hint' | 'required' | 'validationMessage'>

/** Stands in for a picker that is still loading: same box, same text, and it hands over the focus. */
const PickerFallback = ({ text }: { text: string }) => {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const input = ref.current
    const field = input?.parentElement?.parentElement
    return () => {
      if (input?.matches(':focus')) setTimeout(() => field?.querySelector('input')?.focus())
    }
  }, [])
  return <Input ref={ref} className={useStyles().picker} readOnly value={text} />
}

/**
 * A date in Turkish format, typed or picked from a calendar. A native date field would follow the browser's language.
 */
export const DateField = ({ label, hint, required, validationMessage, ...picker }: Labels & DatePickerProps) => {
  const styles = useStyles()
  return (
    <Field label={label} hint={hint} required={required} validationMessage={validationMessage}>
      <Suspense fallback={<PickerFallback text={dateTyped(picker.value)} />}>
        <DatePicker className={styles.picker} {...picker} />
      </Suspense>
    </Field>
  )
}

export const TimeField = ({ label, hint, required, validationMessage, ...picker }: Labels & TimePickerProps) => {
  const styles = useStyles()
  return (
    <Field label={label} hint={hint} required={required} validationMessage={validationMessage}>
      <Suspense fallback={<PickerFallback text={picker.value} />}>
        <TimePicker className={styles.picker} {...picker} />
      </Suspense>
    </Field>
  )
}
