import type { ReactNode } from 'react'
import { isRotation, ownShiftsOn } from '../../../src/core/shifts/rules.ts'
import { later } from '../../frame/later.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { todayIn } from '../../ui/words/dates.ts'
import { type NamedShift, type OwnShifts, rotationFrom } from './own-shifts.ts'

const RotationField = later(async () => (await import('./rotation-field.tsx')).RotationField)

interface Props {
  own: OwnShifts
  shifts: readonly NamedShift[]
  onChange: (own: OwnShifts) => void
  /** Chooses shifts that are the same every week. */
  children: ReactNode
}

/** Whether somebody's shifts are the same every week, and the weeks if not (rule M11). */
export const RotationChoice = ({ own, shifts, onChange, children }: Props) => (
  <>
    <Segments
      label="Vardiya düzeni"
      isLabelHidden
      value={isRotation(own) ? 'changing' : 'same'}
      choices={[
        { value: 'same', text: 'Her hafta aynı' },
        { value: 'changing', text: 'Haftadan haftaya değişir' },
      ]}
      onChange={(value) => {
        const present = [...ownShiftsOn(own, todayIn())]
        onChange(value === 'same' ? present : rotationFrom(present))
      }}
    />
    {isRotation(own) ? <RotationField own={own} shifts={shifts} onChange={onChange} /> : children}
  </>
)
