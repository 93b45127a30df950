import { makeStyles, tokens } from '@fluentui/react-components'
import type { Shift } from '../../../api/generated.ts'
import { DepartmentField } from '../../../domain/workforce/department-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { useKitchen } from '../use-kitchen.ts'

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 300px))',
    gap: tokens.spacingHorizontalM,
  },
})

/** An empty string means all. */
export interface StatisticsFilter {
  shiftId: string
  deptId: string
}

export const everything: StatisticsFilter = { shiftId: '', deptId: '' }

interface StatisticsFiltersProps {
  shifts: Shift[]
  filter: StatisticsFilter
  onChange: (filter: StatisticsFilter) => void
}

const all = 'all'
const allDepartments = [{ id: all, name: 'Tüm departmanlar' }]

export const StatisticsFilters = ({ shifts, filter, onChange }: StatisticsFiltersProps) => {
  const company = { type: 'corporate' as const, companyId: useKitchen().corpId }
  const shiftChoices = shifts.map((shift) => ({ value: shift.id, text: `${shift.title} (${shiftHours(shift)})` }))
  return (
    <div className={useStyles().filters}>
      <ChoiceField
        label="Vardiya"
        value={filter.shiftId}
        choices={[{ value: '', text: 'Tüm vardiyalar' }, ...shiftChoices]}
        onChange={(shiftId) => onChange({ ...filter, shiftId })}
      />
      <DepartmentField
        company={company}
        value={filter.deptId || all}
        others={allDepartments}
        onChange={(picked) => onChange({ ...filter, deptId: picked === all ? '' : picked })}
      />
    </div>
  )
}
