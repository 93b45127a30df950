import { addDays } from '../../../../src/core/shared/rules.ts'
import { absenceDaysKept } from '../../../../src/core/calendar/rules.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { todayIn } from '../../../ui/words/dates.ts'

type Props = { day: string; onChange: (day: string) => void }

/** The day on which the people of the list are absent. */
export const AbsentDayField = ({ day, onChange }: Props) => (
  <DateField
    label="Yok olunan gün"
    value={day}
    min={addDays(todayIn(), -absenceDaysKept)}
    onChange={(picked) => picked !== '' && onChange(picked)}
  />
)
