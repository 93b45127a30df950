import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useListDepartmentsQuery, type Shift } from '../../../api/generated.ts'
import { shiftHours } from '../../../shared/shift-hours.ts'
import { useKitchen } from '../use-kitchen.ts'

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 300px))' },
  },
  select: { minWidth: 0, '& select': { textOverflow: 'ellipsis' } },
})

/** An empty text stands for all. */
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

export const StatisticsFilters = ({ shifts, filter, onChange }: StatisticsFiltersProps) => {
  const styles = useStyles()
  const departments = useListDepartmentsQuery({ type: 'corporate', companyId: useKitchen().corpId, limit: 200, offset: 0 }).data?.departments ?? []
  return (
    <div className={styles.filters}>
      <Field label="Vardiya">
        <Select size="large" className={styles.select} value={filter.shiftId} onChange={(_, { value }) => onChange({ ...filter, shiftId: value })}>
          <option value="">Tüm vardiyalar</option>
          {shifts.map((shift) => (
            <option key={shift.id} value={shift.id}>{`${shift.title} (${shiftHours(shift)})`}</option>
          ))}
        </Select>
      </Field>
      {departments.length > 0 && (
        <Field label="Departman">
          <Select size="large" className={styles.select} value={filter.deptId} onChange={(_, { value }) => onChange({ ...filter, deptId: value })}>
            <option value="">Tüm departmanlar</option>
            {departments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
