import { makeStyles } from '@fluentui/react-components'
import { fieldLabels, roleLabels } from '../../../../src/texts/labels.ts'
import { activityLabel } from '../../../../src/texts/states.ts'
import type { Role } from '../../../api/generated.ts'
import { DepartmentField } from '../../../shared/departments/department-field.tsx'
import { ChoiceField } from '../../../shared/forms/choice-field.tsx'
import { SearchField } from '../../../shared/search-field.tsx'
import { useCan, useCompany } from '../../../shared/scope/company-scope.ts'
import type { PersonFilter } from './person-filter.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    '@container (min-width: 868px)': { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  },
  search: { gridColumn: '1 / -1', '@container (min-width: 868px)': { gridColumn: 'auto' } },
  department: { gridColumn: '1 / -1', '@container (min-width: 868px)': { gridColumn: 'auto' } },
})

const all = 'all'
const notOne = [
  { id: all, name: 'Tüm departmanlar' },
  { id: 'none', name: 'Departmanı olmayanlar' },
]
const roleChoices = [
  { value: '', text: 'Tüm roller' },
  ...Object.entries(roleLabels).map(([value, text]) => ({ value, text })),
]
const statusChoices = [
  { value: '', text: 'Tümü' },
  { value: 'active', text: activityLabel(true) },
  { value: 'inactive', text: activityLabel(false) },
]

type Props = {
  typed: string
  onType: (typed: string) => void
  filter: PersonFilter
  onChange: (filter: PersonFilter) => void
}

export const PersonFilters = ({ typed, onType, filter, onChange }: Props) => {
  const styles = useStyles()
  const mayManage = useCan('manageEmployees')
  const company = useCompany()
  return (
    <div role="search" aria-label="Çalışan filtresi" className={styles.root}>
      <SearchField
        className={styles.search}
        label="Çalışan ara"
        placeholder={mayManage ? 'Ad, telefon ya da e-posta' : 'Ad'}
        value={typed}
        onChange={onType}
      />
      <div className={styles.department}>
        <DepartmentField
          company={company}
          value={filter.departmentId || all}
          others={notOne}
          withInactive={mayManage}
          onChange={(picked) => onChange({ ...filter, departmentId: picked === all ? '' : picked })}
        />
      </div>
      <ChoiceField
        label={fieldLabels.role}
        value={filter.role ?? ''}
        choices={roleChoices}
        onChange={(role) => onChange({ ...filter, role: role as Role | '' })}
      />
      <ChoiceField
        label={fieldLabels.status}
        value={filter.status ?? ''}
        choices={statusChoices}
        onChange={(status) => onChange({ ...filter, status: status as PersonFilter['status'] })}
      />
    </div>
  )
}
