import { Checkbox, makeStyles, Text, useId } from '@fluentui/react-components'
import { allShiftsLabel } from '../../../../src/texts/shifts/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { useListShiftsQuery } from '../../../api/generated-eating.ts'
import { colors } from '../../../ui/colors.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'

export type OwnShifts = Employee['shifts']

export const shiftsText = (shifts: OwnShifts): string => shifts.map(({ title }) => title).join(', ') || allShiftsLabel

const useStyles = makeStyles({
  field: { gridColumn: '1 / -1', display: 'grid' },
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
  if (shifts.length === 0 || (shifts.length === 1 && own.length === 0)) return null
  const isOwn = (id: string) => own.some((one) => one.id === id)
  const now = (id: string, isPicked: boolean) =>
    shifts.filter((one) => (one.id === id ? isPicked : isOwn(one.id))).map(({ id, title }) => ({ id, title }))
  return (
    <div role="group" aria-labelledby={label} className={styles.field}>
      <Text id={label}>{fieldLabels.shift}</Text>
      {own.length === 0 && (
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
    </div>
  )
}
