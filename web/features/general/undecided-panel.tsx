import { makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { noDepartmentLabel } from '../../../src/texts/workforce/labels.ts'
import { type ListUndecidedApiArg, type NextMenu, useListUndecidedQuery } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { onceAt } from '../../domain/shifts/deadline.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { useScope } from '../../frame/scope/company-scope.ts'
import { SidePanel } from '../../ui/page/side-panel.tsx'
import { RemindButton } from './remind-button.tsx'
import { usePagedQuery } from '../../ui/lists/use-paged-query.ts'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  person: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    padding: '10px 0',
    borderBottom: `1px solid ${colors.line}`,
    overflowWrap: 'anywhere',
  },
  department: { color: colors.ink2 },
  note: { color: colors.ink2 },
})

const Page = (asked: ListUndecidedApiArg) => {
  const styles = useStyles()
  return useListUndecidedQuery(asked).data?.people.map(({ id, full_name, department_name }) => (
    <li key={id} className={styles.person}>
      <Text weight="semibold">{full_name}</Text>
      <Text className={styles.department}>{department_name ?? noDepartmentLabel}</Text>
    </li>
  ))
}

const rules = 'Hatırlatmaları açık olanlara bildirim gider. Aynı gün için ikinci kez hatırlatılamaz.'

/** Departments in which somebody has not chosen, by name. */
const departmentChoices = ({ departments }: NextMenu) => [
  { value: '', text: 'Tüm departmanlar' },
  ...departments
    .map(({ department_id: id, department_name: name, undecided }) => ({
      value: id ?? 'none',
      text: `${name ?? noDepartmentLabel} (${formatNumber(undecided)})`,
    }))
    .sort((one, other) => one.text.localeCompare(other.text, 'tr')),
]

/** Who has not chosen yet, with one reminder for all of them. */
export const UndecidedPanel = ({ menu, title, onClose }: { menu: NextMenu; title: string; onClose: () => void }) => {
  const styles = useStyles()
  const companyId = useScope().company.id
  const [department, setDepartment] = useState('')
  const asked = { companyId, date: menu.date, limit: 100, ...(department !== '' && { departmentId: department }) }
  const query = usePagedQuery(useListUndecidedQuery, asked)
  return (
    <SidePanel
      title={title}
      isInAddress={false}
      // The page shows figures and charts, not a list to work through, so they keep more room.
      besideFrom={1300}
      actions={
        <RemindButton
          menu={menu}
          appearance="primary"
          // The reminder also goes to people of other departments.
          {...(department !== '' && { text: 'Tüm seçmeyenlere hatırlat' })}
        />
      }
      onClose={onClose}
    >
      <Text role="status" className={styles.note}>
        {menu.reminded_at !== null && `${onceAt(menu.reminded_at, new Date())} hatırlatıldı. `}
        {menu.can_remind && `${rules} `}
        Kimin ne seçtiği gösterilmez.
      </Text>
      {(menu.departments.length > 1 || department !== '') && (
        <ChoiceField label="Departman" value={department} choices={departmentChoices(menu)} onChange={setDepartment} />
      )}
      <PagedList
        query={query}
        failure="Seçmeyenler alınamadı"
        empty="Herkes seçti."
        drawing="people"
        unit="kişi seçmedi"
      >
        {(offsets) => (
          <ul
            className={styles.list}
            aria-label={title}
            // Lets a list longer than the panel be scrolled by keyboard.
            tabIndex={0}
          >
            {offsets.map((offset) => (
              <Page key={offset} {...asked} offset={offset} />
            ))}
          </ul>
        )}
      </PagedList>
    </SidePanel>
  )
}
