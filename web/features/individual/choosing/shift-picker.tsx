import { makeStyles } from '@fluentui/react-components'
import type { Shift } from '../../../api/generated.ts'
import { ChoiceField } from '../../../shared/forms/choice-field.tsx'
import { shiftHours } from '../../../shared/shift-hours.ts'

const useStyles = makeStyles({ picker: { maxWidth: '420px' } })

interface ShiftPickerProps {
  shifts: Shift[]
  selected: string
  onSelect: (shiftId: string) => void
}

export const ShiftPicker = ({ shifts, selected, onSelect }: ShiftPickerProps) => {
  const choices = shifts.map((shift) => ({ value: shift.id, text: `${shift.title} (${shiftHours(shift)})` }))
  return (
    <div className={useStyles().picker}>
      <ChoiceField label="Vardiya" value={selected} choices={choices} onChange={onSelect} />
    </div>
  )
}
