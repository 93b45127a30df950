import { Checkbox, makeStyles, Text, useId } from '@fluentui/react-components'
import { allShiftsLabel } from '../../../../src/texts/shifts/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { useListShiftsQuery } from '../../../api/generated-eating.ts'
import { colors } from '../../../ui/colors.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { isRotation } from '../../../../src/core/shifts/rules.ts'
import type { OwnShifts } from '../../../domain/shifts/own-shifts.ts'
import { RotationChoice } from '../../../domain/shifts/rotation-choice.tsx'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'

const useStyles = makeStyles({
  field: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  hint: { color: colors.ink2 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    columnGap: '12px',
    maxHeight: '192px',
    overflowY: 'auto',
  },
})

interface Props {
  own: OwnShifts
  onChange: (own: OwnShifts) => void
}

/** Which shifts a person works, if the company has several. */
export const OwnShiftsField = ({ own, onChange }: Props) => {
  const styles = useStyles()
  const label = useId()
  const { companyId } = useCompany()
  const shifts = useListShiftsQuery({ companyId }).data?.shifts.filter((shift) => shift.is_active) ?? []
  const everyWeek = isRotation(own) ? [] : own
  if (shifts.length === 0 || (shifts.length === 1 && !isRotation(own) && own.length === 0)) return null
  const named = shifts.map(({ id, title }) => ({ id, title }))
  const isOwn = (id: string) => everyWeek.some((one) => one.id === id)
  const now = (id: string, isPicked: boolean) => named.filter((one) => (one.id === id ? isPicked : isOwn(one.id)))
  return (
    <div role="group" aria-labelledby={label} className={styles.field}>
      <Text id={label}>{fieldLabels.shift}</Text>
      <RotationChoice own={own} shifts={named} onChange={onChange}>
        {everyWeek.length === 0 && (
          <Text size={200} className={styles.hint}>
            {allShiftsLabel}
          </Text>
        )}
        <div className={styles.list}>
          {shifts.map((shift) => (
            <Checkbox
              key={shift.id}
              label={`${shift.title} (${shiftHours(shift)})`}
              checked={isOwn(shift.id)}
              onChange={(_, { checked }) => onChange(now(shift.id, checked === true))}
            />
          ))}
        </div>
      </RotationChoice>
    </div>
  )
}
