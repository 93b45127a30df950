import { Button, makeStyles } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import type { Shift } from '../../../api/generated.ts'
import { useGetUsualShiftsQuery, useListShiftsQuery } from '../../../api/generated-eating.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { DrawnSkeleton } from '../../../ui/states/skeletons.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { menuFailure, shiftsFailure } from '../texts.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { useArrived } from '../../../ui/use-arrived.ts'
import { useMenu } from '../use-menu.ts'
import { useChoosingStyles } from './choosing-styles.ts'
import { OneDay } from './one-day.tsx'
import { closedNamesOf, shownDays } from './shown-days.ts'
import { Week } from './week.tsx'
import { Select } from '../../../ui/forms/select.tsx'

const UsualShiftsDialog = lazy(async () => ({
  default: (await import('../usual-shifts/usual-shifts-dialog.tsx')).UsualShiftsDialog,
}))

const usePickerStyles = makeStyles({
  // No higher than its button, so that a small phone shows the whole first day.
  question: { paddingTop: 0, paddingBottom: 0 },
  picker: { minWidth: 0, maxWidth: '320px', '& select': { paddingLeft: '10px' } },
})

interface ShiftPickerProps {
  shifts: Shift[]
  selected: string
  /** Offers the person's own shifts together, if they have several. */
  own: boolean
  onSelect: (shiftId: string) => void
}

const ownShifts = 'own'

const ShiftPicker = ({ shifts, selected, own, onSelect }: ShiftPickerProps) => (
  <Select className={usePickerStyles().picker} aria-label="Vardiya" value={selected} onChange={onSelect}>
    {own && <option value={ownShifts}>Vardiyalarım</option>}
    {shifts.map((shift) => (
      <option key={shift.id} value={shift.id}>{`${shift.title} (${shiftHours(shift)})`}</option>
    ))}
  </Select>
)

export const ChoosingPage = () => {
  const styles = useChoosingStyles()
  return (
    <Page title="Yemek seçimi">
      <div className={styles.page}>
        <ChoosingContent />
      </div>
    </Page>
  )
}

const ChoosingContent = () => {
  const styles = usePickerStyles()
  const oneself = useOneself()
  const [params, setParams] = usePanelParams()
  const shifts = useListShiftsQuery({ companyId: oneself.companyId })
  const { data: usual, isError: isUsualUnknown } = useGetUsualShiftsQuery(oneself)
  const [isAsking, setAsking] = useState(false)
  const { query: menu, days, now } = useMenu()
  const isArrived = useArrived(
    shifts.data !== undefined && days !== undefined && (usual !== undefined || isUsualUnknown),
  )

  if (shifts.isError && shifts.data === undefined)
    return <ErrorState text={prefixedProblem(shifts.error, shiftsFailure)} onRetry={() => void shifts.refetch()} />
  if (menu.error !== undefined && days === undefined) return <NotYet query={menu} failure={menuFailure} />
  if (shifts.data === undefined || days === undefined || !isArrived) return <DrawnSkeleton shape="picture" />
  const { working, own, seen, shown } = shownDays({
    shifts: shifts.data.shifts,
    usual,
    days,
    named: params.get('shift'),
  })
  if (seen[0] === undefined) return <EmptyState text="Şirketinizin aktif vardiyası yok." drawing="shifts" />
  const date = params.get('date')
  const picker = working.length > 1 && (
    <ShiftPicker
      shifts={working}
      selected={seen.length > 1 ? ownShifts : seen[0].id}
      own={own.length > 1}
      onSelect={(id) => setParams(id === ownShifts ? {} : { shift: id }, { replace: true })}
    />
  )
  const question = working.length > 1 && usual?.is_told === false && (
    <Notice
      intent="info"
      className={styles.question}
      action={
        <Button appearance="subtle" onClick={() => setAsking(true)}>
          Vardiyamı seç
        </Button>
      }
    >
      Hangi vardiyada çalışıyorsunuz?
    </Notice>
  )
  const dialog = isAsking && (
    <Suspense>
      <UsualShiftsDialog
        shifts={working}
        usual={usual}
        onClose={() => {
          setAsking(false)
          setParams({}, { replace: true })
        }}
      />
    </Suspense>
  )
  if (shown.length === 0)
    return (
      <>
        {picker}
        {question}
        <EmptyState text="Bu vardiya için yayınlanmış menü yok." drawing="menu" />
        {dialog}
      </>
    )
  const key = seen.map(({ id }) => id).join(' ')
  if (date !== null && shown.some(({ day }) => day.date === date))
    return <OneDay key={key} date={date} shown={shown} days={days} now={now} />
  return (
    <>
      {question}
      <Week
        key={key}
        shown={shown}
        shifts={seen}
        days={days}
        closed={closedNamesOf(menu.data)}
        picker={picker}
        now={now}
      />
      {dialog}
    </>
  )
}
