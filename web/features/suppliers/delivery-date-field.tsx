import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { formatDate } from '../../ui/words/dates.ts'

/** A kept date is no longer offered once orders for it have closed. */
export const staleDate = 'Seçtiğiniz güne artık sipariş alınmıyor; başka bir gün seçin.'

type Props = {
  /** Every date on which the supplier would deliver an order placed now. */
  dates: readonly string[]
  value: string | undefined
  onChange: (date: string | undefined) => void
}

/** The wished date of delivery: only those that the supplier takes can be chosen. */
export const DeliveryDateField = ({ dates, value, onChange }: Props) => {
  const isStale = value !== undefined && !dates.includes(value)
  return (
    <ChoiceField
      label="İstenen teslim günü"
      value={value ?? ''}
      choices={[
        { value: '', text: 'Gün belirtmeden' },
        ...[...(isStale ? [value] : []), ...dates].map((date) => ({
          value: date,
          text: formatDate(date, 'dayAndMonth'),
        })),
      ]}
      problem={isStale ? staleDate : undefined}
      onChange={(date) => onChange(date === '' ? undefined : date)}
    />
  )
}
