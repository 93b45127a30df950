import { Button, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type Shift, useDeleteShiftMutation, useListShiftsQuery, usePreviewShiftEndQuery } from '../../api/generated.ts'
import { CardGrid } from '../../ui/lists/card-grid.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { consequencesOf } from './shift-end-consequences.ts'
import { ShiftCard } from './shift-card.tsx'
import { ListsTab } from './lists-tab.tsx'
import { ShiftDialog } from './shift-dialog.tsx'
import { ShiftTimeline } from './shift-timeline.tsx'
import { withCancelled } from '../../domain/menus/with-cancelled.ts'

type DeleteProps = { companyId: string; shift: Shift; onClose: () => void }

const DeleteShiftDialog = ({ companyId, shift, onClose }: DeleteProps) => {
  const [remove, { isLoading }] = useDeleteShiftMutation()
  const { data } = usePreviewShiftEndQuery({ companyId, shiftId: shift.id }, { refetchOnMountOrArgChange: true })
  const confirmed = useConfirmed(
    () => remove({ companyId, shiftId: shift.id }),
    'Vardiya silinirken hata oluştu',
    onClose,
    { banner: ({ cancelled_choices }) => withCancelled('Vardiya başarıyla silindi', cancelled_choices) },
  )
  return (
    <ConfirmDialog title={shift.title} yes="Sil" isDanger isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>Bu vardiyayı silmek istediğinizden emin misiniz?</Text>
      <Text role="status">{consequencesOf(data)} Geçmiş seçimler durur.</Text>
    </ConfirmDialog>
  )
}

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; shift: Shift }

type ListProps = {
  /** The initial end of a new shift. */
  defaultEnd?: string
  /** Also draws them on a timeline, where there is room. */
  hasTimeline?: boolean
}

/** The shifts of a firm, on the firm's own page or an administrator's. */
export const ShiftList = ({ defaultEnd, hasTimeline = false }: ListProps) => {
  const { company } = useScope()
  const mayManage = useCan('manageShifts')
  const { open, show, close } = useDialog<Open>()
  const { data, error, isFetching, refetch } = useListShiftsQuery({ companyId: company.id })
  return (
    <>
      {mayManage && (
        <PageActions>
          <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ dialog: 'create' })}>
            Yeni vardiya
          </Button>
        </PageActions>
      )}
      {data === undefined && (
        <NotYet query={{ error, isFetching, refetch }} failure="Vardiyalar yüklenirken hata oluştu" />
      )}
      {data?.shifts.length === 0 && (
        <EmptyState
          text="Henüz vardiya bulunmamaktadır."
          drawing="shifts"
          action={mayManage && <Button onClick={() => show({ dialog: 'create' })}>İlk vardiyayı ekle</Button>}
        />
      )}
      {data !== undefined && data.shifts.length > 0 && (
        <CardGrid>
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
        </CardGrid>
      )}
      {hasTimeline && data !== undefined && data.shifts.length > 0 && <ShiftTimeline shifts={data.shifts} />}
      {open?.dialog === 'create' && <ShiftDialog companyId={company.id} defaultEnd={defaultEnd} onClose={close} />}
      {open?.dialog === 'edit' && <ShiftDialog companyId={company.id} shift={open.shift} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteShiftDialog companyId={company.id} shift={open.shift} onClose={close} />}
    </>
  )
}

export const ShiftsPanel = () => (
  <Page
    title="Vardiyalar"
    under={[useScope().company.name]}
    tabs={[
      { name: 'shifts', title: 'Vardiyalar', panel: <ShiftList hasTimeline /> },
      ...(useCan('readLists') ? [{ name: 'lists', title: 'Üretim listesi', panel: <ListsTab /> }] : []),
    ]}
  />
)
