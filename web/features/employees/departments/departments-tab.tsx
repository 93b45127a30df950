import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { Department } from '../../../api/generated.ts'
import { PageActions } from '../../../ui/page/page.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { DeactivateDepartmentDialog } from './deactivate-department-dialog.tsx'
import { DepartmentDialog } from './department-dialog.tsx'
import { DepartmentList } from './department-list.tsx'

const useStyles = makeStyles({ search: { width: '100%', maxWidth: '360px' } })

type Open = { dialog: 'create' } | { dialog: 'rename' | 'deactivate'; department: Department }

export const DepartmentsTab = () => {
  const styles = useStyles()
  const mayManage = useCan('manageEmployees')
  const { open, show, close } = useDialog<Open>()
  const { search, field } = useSearch()
  const actions = mayManage
    ? {
        onRename: (department: Department) => show({ dialog: 'rename', department }),
        onDeactivate: (department: Department) => show({ dialog: 'deactivate', department }),
      }
    : undefined
  return (
    <>
      {mayManage && (
        <PageActions>
          <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ dialog: 'create' })}>
            Yeni departman
          </Button>
        </PageActions>
      )}
      <SearchInput className={styles.search} name="Departman ara" {...field} />
      <DepartmentList
        search={search}
        actions={actions}
        first={mayManage && <Button onClick={() => show({ dialog: 'create' })}>İlk departmanı ekle</Button>}
      />
      {open?.dialog === 'create' && <DepartmentDialog onClose={close} />}
      {open?.dialog === 'rename' && <DepartmentDialog department={open.department} onClose={close} />}
      {open?.dialog === 'deactivate' && <DeactivateDepartmentDialog department={open.department} onClose={close} />}
    </>
  )
}
