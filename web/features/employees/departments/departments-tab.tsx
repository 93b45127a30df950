import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useListDepartmentsQuery, type Department } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { problemText } from '../../../shared/problem-text.ts'
import { SearchField } from '../../../shared/search-field.tsx'
import { useCan } from '../../../shared/session/profile-context.ts'
import { useCompany } from '../../../shared/session/use-company.ts'
import { useDebounced } from '../../../shared/use-debounced.ts'
import { useListStyles } from '../list-styles.ts'
import { DeactivateDepartmentDialog } from './deactivate-department-dialog.tsx'
import { DepartmentDialog } from './department-dialog.tsx'
import { DepartmentList } from './department-list.tsx'

const shownAtOnce = 200

const useStyles = makeStyles({ search: { flexGrow: 1, maxWidth: '360px' } })

type Open = { dialog: 'create' } | { dialog: 'rename' | 'deactivate'; department: Department }

export const DepartmentsTab = () => {
  const styles = useStyles()
  const listStyles = useListStyles()
  const company = useCompany()
  const mayManage = useCan('manageEmployees')
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<Open>()
  const search = useDebounced(typed.trim())
  const { data, error, refetch } = useListDepartmentsQuery({
    ...company,
    search,
    includeInactive: mayManage || undefined,
    limit: shownAtOnce,
    offset: 0,
  })
  const close = () => setOpen(undefined)
  const actions = mayManage
    ? {
        onRename: (department: Department) => setOpen({ dialog: 'rename', department }),
        onDeactivate: (department: Department) => setOpen({ dialog: 'deactivate', department }),
      }
    : undefined
  const active = data?.departments.filter((department) => department.is_active) ?? []
  const inactive = data?.departments.filter((department) => !department.is_active) ?? []
  return (
    <>
      <div className={listStyles.bar}>
        <SearchField className={styles.search} label="Departman ara" value={typed} onChange={setTyped} />
        {mayManage && (
          <Button appearance="primary" size="large" icon={<AddRegular />} onClick={() => setOpen({ dialog: 'create' })}>
            Yeni departman
          </Button>
        )}
      </div>
      {data === undefined &&
        (error === undefined ? <Loading /> : <ErrorState text={problemText(error, 'Departmanlar yüklenemedi')} onRetry={refetch} />)}
      {data?.departments.length === 0 && (
        <EmptyState text={search === '' ? 'Henüz departman bulunmamaktadır.' : 'Aramanıza uyan departman bulunamadı.'} />
      )}
      {active.length > 0 && <DepartmentList departments={active} actions={actions} />}
      {inactive.length > 0 && (
        <>
          <Subtitle2 as="h2">Pasif departmanlar</Subtitle2>
          <DepartmentList departments={inactive} actions={actions} />
        </>
      )}
      {data !== undefined && data.total > shownAtOnce && <Text align="center">Daha fazla sonuç var, aramayı daraltın</Text>}
      {open?.dialog === 'create' && <DepartmentDialog onClose={close} />}
      {open?.dialog === 'rename' && <DepartmentDialog department={open.department} onClose={close} />}
      {open?.dialog === 'deactivate' && <DeactivateDepartmentDialog department={open.department} onClose={close} />}
    </>
  )
}
