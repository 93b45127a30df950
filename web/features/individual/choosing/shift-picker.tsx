import { Field, makeStyles, Select } from '@fluentui/react-components'
import type { Shift } from '../../../api/generated.ts'
import { shiftHours } from '../../../shared/shift-hours.ts'

const useStyles = makeStyles({ picker: { maxWidth: '420px' } })

interface ShiftPickerProps {
  shifts: Shift[]
  selected: string
  onSelect: (shiftId: string) => void
}

export const ShiftPicker = ({ shifts, selected, onSelect }: ShiftPickerProps) => {
  const styles = useStyles()
  return (
    <Field label="Vardiya" className={styles.picker}>
      <Select size="large" value={selected} onChange={(_, { value }) => onSelect(value)}>
        {shifts.map((shift) => (
          <option key={shift.id} value={shift.id}>
            {`${shift.title} (${shiftHours(shift)})`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
