import { Button } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Employee } from '../../../api/generated.ts'
import { useDepartments } from '../../../shared/departments/use-departments.ts'
import { useCan, useCompany } from '../../../shared/scope/company-scope.ts'
import { PageActions } from '../../../shared/page.tsx'
import { useDebounced } from '../../../shared/use-debounced.ts'
import { useDialog } from '../../../shared/use-dialog.ts'
import { EditDialog } from './edit-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonActionsContext } from './person-actions.ts'
import { everybody, pageSize } from './person-filter.ts'
import { PersonFilters } from './person-filters.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

const ImportDialog = lazy(async () => ({ default: (await import('../import/import-dialog.tsx')).ImportDialog }))

type Open = { dialog: 'import' } | { dialog: 'edit' | 'reset' | 'move'; person: Employee }

export const PeopleTab = () => {
  const { type: pathType, companyId } = useCompany()
  const mayManage = useCan('manageEmployees')
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState(everybody)
  const { open, show, close } = useDialog<Open>()
  const wanted = useDebounced(typed.trim())
  const { hasMore } = useDepartments(useCompany())
  const actions = useMemo(
    () => ({
      onEdit: (person: Employee) => show({ dialog: 'edit', person }),
      onReset: (person: Employee) => show({ dialog: 'reset', person }),
      ...(hasMore && { onMove: (person: Employee) => show({ dialog: 'move', person }) }),
    }),
    [hasMore, show],
  )
  const search = {
    pathType,
    companyId,
    search: wanted,
    departmentId: filter.departmentId || undefined,
    role: filter.role || undefined,
    status: filter.status || undefined,
    limit: pageSize,
  }
  const isEverybody = wanted === '' && Object.values(filter).every((value) => value === '')
  return (
    <>
      {mayManage && (
        <PageActions>
          <Button appearance="primary" icon={<ArrowUploadRegular />} onClick={() => show({ dialog: 'import' })}>
            Toplu çalışan ekle
          </Button>
        </PageActions>
      )}
      <PersonFilters typed={typed} onType={setTyped} filter={filter} onChange={setFilter} />
      <PersonActionsContext value={actions}>
        <PeopleList
          search={search}
          isEverybody={isEverybody}
          first={mayManage && <Button onClick={() => show({ dialog: 'import' })}>Listeden çalışan ekle</Button>}
        />
      </PersonActionsContext>
      {open?.dialog === 'edit' && <EditDialog person={open.person} onClose={close} />}
      {open?.dialog === 'move' && <MoveDialog person={open.person} onClose={close} />}
      {open?.dialog === 'reset' && <ResetPasswordDialog person={open.person} onClose={close} />}
      <Suspense>{open?.dialog === 'import' && <ImportDialog onClose={close} />}</Suspense>
    </>
  )
}
