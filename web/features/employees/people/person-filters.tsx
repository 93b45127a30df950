import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { allShiftsLabel } from '../../../../src/texts/shifts/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import { activityLabel } from '../../../../src/texts/kernel/activity.ts'
import { DepartmentField } from '../../../domain/workforce/department-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { useOpenShifts } from './use-open-shifts.ts'
import { filtersOf, type PeopleAddress } from './people-address.ts'
import { later } from '../../../frame/later.tsx'
import { formatDate, todayIn } from '../../../ui/words/dates.ts'
import { SearchInput } from '../../../ui/lists/search-field.tsx'

const AbsentDayField = later(async () => (await import('./absent-day-field.tsx')).AbsentDayField)

const wide = '@container (min-width: 868px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '8px',
    [wide]: {
      gridTemplateColumns: 'minmax(180px, 2fr)',
      gridAutoColumns: 'minmax(112px, 1fr)',
      gridAutoFlow: 'column',
      minHeight: '44px',
      paddingTop: '6px',
    },
  },
  search: { width: '100%' },
  fold: { [wide]: { display: 'none' } },
  // On a phone they open with a button; where there is room they share the line with the search, without labels above
  // them.
  fields: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '12px',
    padding: '4px 0 8px',
    [wide]: {
      display: 'contents',
      '& .fui-Field__label, & .fui-Combobox ~ .fui-Field__label': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  folded: { display: 'none', [wide]: { display: 'contents' } },
  phoneOnly: { [wide]: { display: 'none' } },
  clear: { whiteSpace: 'nowrap' },
})

const all = 'all'
const notOne = [
  { id: all, name: 'Tüm departmanlar' },
  { id: 'none', name: noDepartmentLabel },
]
const roleChoices = [
  { value: '', text: 'Tüm roller' },
  ...Object.entries(roleLabels).map(([value, text]) => ({ value, text })),
]
const statusChoices = [
  { value: '', text: 'Tüm durumlar' },
  { value: 'active', text: activityLabel(true) },
  { value: 'inactive', text: activityLabel(false) },
]
const forManagers = [
  { value: 'reset', text: 'Şifresini unutanlar' },
  { value: 'newcomers', text: 'İlk girişini yapmayanlar' },
]
const sorts = [
  ['name', 'asc', 'Ada göre, A–Z'],
  ['name', 'desc', 'Ada göre, Z–A'],
  ['department', 'asc', 'Departmana göre'],
  ['role', 'desc', 'Role göre, üst düzey önce'],
  ['status', 'desc', 'Pasifler önce'],
] as const
const sortChoices = sorts.map(([sort, order, text]) => ({ value: `${sort} ${order}`, text }))

type Props = {
  typed: string
  onType: (typed: string) => void
  address: PeopleAddress
  onChange: (part: Partial<PeopleAddress>) => void
}

export const PersonFilters = ({ typed, onType, address, onChange }: Props) => {
  const styles = useStyles()
  const mayManage = useCan('manageEmployees')
  const company = useCompany()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const mayReadAbsences = useCan('manageAbsences')
  const { department, shift, role, status, day, sort, order } = address
  const shifts = useOpenShifts()
  const active = filtersOf(address)
  const sortChoice = sorts.find(([by, to]) => by === sort && to === order)
  return (
    <div role="search" aria-label="Çalışan filtresi" className={styles.root}>
      <SearchInput
        name="Çalışan ara"
        placeholder={mayManage ? 'Ad, telefon ya da e-posta ara' : 'Ad ara'}
        className={styles.search}
        value={typed}
        onChange={onType}
      />
      <Button
        className={styles.fold}
        appearance={active > 0 ? 'primary' : 'secondary'}
        icon={<FilterRegular />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `Filtrele (${active})` : 'Filtrele'}
      </Button>
      <div id={id} className={mergeClasses(styles.fields, !isOpen && styles.folded)}>
        <DepartmentField
          company={company}
          value={department || all}
          others={notOne}
          withInactive={mayManage}
          onChange={(picked) => onChange({ department: picked === all ? '' : picked })}
        />
        {shifts.length > 0 && (
          <ChoiceField
            label={fieldLabels.shift}
            value={shift}
            choices={[
              { value: '', text: allShiftsLabel },
              ...shifts.map(({ id: value, title }) => ({ value, text: title })),
              { value: 'none', text: 'Vardiyası belirtilmemiş' },
            ]}
            onChange={(picked) => onChange({ shift: picked })}
          />
        )}
        <ChoiceField
          label={fieldLabels.role}
          value={role}
          choices={roleChoices}
          onChange={(picked) => onChange({ role: picked as PeopleAddress['role'] })}
        />
        <ChoiceField
          label={fieldLabels.status}
          value={status}
          choices={[
            ...statusChoices,
            ...(mayManage ? forManagers : []),
            ...(mayReadAbsences
              ? [{ value: 'absent', text: day === '' ? 'Bugün yok' : `${formatDate(day, 'dayOfMonth')} günü yok` }]
              : []),
          ]}
          onChange={(picked) => onChange({ status: picked as PeopleAddress['status'], day: '' })}
        />
        {mayReadAbsences && status === 'absent' && (
          <AbsentDayField
            day={day || todayIn()}
            onChange={(picked) => onChange({ day: picked === todayIn() ? '' : picked })}
          />
        )}
        <div className={styles.phoneOnly}>
          <ChoiceField
            label="Sıralama"
            value={sortChoice ? `${sort} ${order}` : 'name asc'}
            choices={sortChoices}
            onChange={(picked) => {
              const [by, to] = picked.split(' ')
              onChange({ sort: by as PeopleAddress['sort'], order: to as PeopleAddress['order'] })
            }}
          />
        </div>
        {active > 0 && (
          <Button
            appearance="subtle"
            className={styles.clear}
            onClick={() => onChange({ department: '', shift: '', role: '', status: '', day: '' })}
          >
            Filtreyi temizle
          </Button>
        )}
      </div>
    </div>
  )
}
