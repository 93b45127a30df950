import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { Shift } from '../../api/generated.ts'
import { useListShiftsQuery } from '../../api/generated-eating.ts'
import { CardGrid } from '../../ui/lists/card-grid.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { allOf, later } from '../../frame/later.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { ShiftCard } from './shift-card.tsx'
import { ShiftTimeline } from './shift-timeline.tsx'

const ListsTab = later(async () => (await import('./lists-tab.tsx')).ListsTab, <Skeleton />)
const ClosedDaysTab = later(
  async () => (await import('../../domain/calendar/closed-days-tab.tsx')).ClosedDaysTab,
  <Skeleton />,
)
const DeliveriesTab = later(async () => (await import('./deliveries-tab.tsx')).DeliveriesTab, <Skeleton />)
const GuestsTab = later(async () => (await import('../../domain/guests/guests-tab.tsx')).GuestsTab, <Skeleton />)
const ShiftDialog = later(async () => (await import('./shift-dialog.tsx')).ShiftDialog)
const DeleteShiftDialog = later(async () => (await import('./delete-shift-dialog.tsx')).DeleteShiftDialog)
const loadDialogs = allOf(ShiftDialog, DeleteShiftDialog)

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
  useLoadedAhead(mayManage ? loadDialogs : undefined)
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
      { name: 'closed-days', title: 'Kapalı günler', panel: <ClosedDaysTab /> },
      ...(useCan('manageGuests') ? [{ name: 'guests', title: 'Misafir', panel: <GuestsTab /> }] : []),
      ...(useCan('readLists') ? [{ name: 'lists', title: 'Üretim listesi', panel: <ListsTab /> }] : []),
      ...(useCan('confirmDeliveries') ? [{ name: 'deliveries', title: 'Teslimler', panel: <DeliveriesTab /> }] : []),
    ]}
  />
)
