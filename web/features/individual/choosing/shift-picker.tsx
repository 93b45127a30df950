import { Field, Select } from '@fluentui/react-components'
import type { Shift } from '../../../api/generated.ts'
import { shiftHours } from '../../../shared/shift-hours.ts'

interface ShiftPickerProps {
  shifts: Shift[]
  selected: string
  onSelect: (shiftId: string) => void
}

export const ShiftPicker = ({ shifts, selected, onSelect }: ShiftPickerProps) => (
  <Field label="Vardiya" size="large">
    <Select size="large" value={selected} onChange={(_, { value }) => onSelect(value)}>
      {shifts.map((shift) => (
        <option key={shift.id} value={shift.id}>
          {`${shift.title} (${shiftHours(shift)})`}
        </option>
      ))}
    </Select>
  </Field>
)
