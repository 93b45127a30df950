import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useListShiftsQuery, type Shift } from '../../api/generated.ts'
import { EmptyState } from '../../shared/feedback/empty-state.tsx'
import { NotYet } from '../../shared/not-yet.tsx'
import { PageHeading } from '../../shared/page-heading.tsx'
import { useCan, useScope } from '../../shared/scope/company-scope.ts'
import { useDialog } from '../../shared/use-dialog.ts'
import { DeleteShiftDialog } from './delete-shift-dialog.tsx'
import { ShiftCard } from './shift-card.tsx'
import { ShiftDialog } from './shift-dialog.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '12px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
})

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; shift: Shift }

export const ShiftsPanel = () => {
  const styles = useStyles()
  const { company } = useScope()
  const mayManage = useCan('manageShifts')
  const { open, show, close } = useDialog<Open>()
  const { data, error, isFetching, refetch } = useListShiftsQuery({ companyId: company.id })
  return (
    <>
      <div className={styles.head}>
        <PageHeading title="Vardiyalar" under={[company.name]} />
        {mayManage && (
          <Button appearance="primary" size="large" icon={<AddRegular />} onClick={() => show({ dialog: 'create' })}>
            Yeni vardiya
          </Button>
        )}
      </div>
      {data === undefined && (
        <NotYet query={{ error, isFetching, refetch }} failure="Vardiyalar yüklenirken hata oluştu" />
      )}
      {data?.shifts.length === 0 && <EmptyState text="Henüz vardiya bulunmamaktadır." />}
      {data !== undefined && data.shifts.length > 0 && (
        <ul className={styles.list}>
          {data.shifts.map((shift) => (
            <ShiftCard
              key={shift.id}
              shift={shift}
              actions={
                mayManage
                  ? { onEdit: () => show({ dialog: 'edit', shift }), onDelete: () => show({ dialog: 'delete', shift }) }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {open?.dialog === 'create' && <ShiftDialog companyId={company.id} onClose={close} />}
      {open?.dialog === 'edit' && <ShiftDialog companyId={company.id} shift={open.shift} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteShiftDialog companyId={company.id} shift={open.shift} onClose={close} />}
    </>
  )
}
