import { makeStyles, Select } from '@fluentui/react-components'
import { type MenuPlayDay, type Shift, useGetMenuPlayQuery, useListShiftsQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Skeleton } from '../../../shared/feedback/skeletons.tsx'
import { NotYet } from '../../../shared/not-yet.tsx'
import { Page } from '../../../shared/page.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { usePanelParams } from '../../../shared/scope/panel-frame.tsx'
import { shiftHours } from '../../../shared/shift-hours.ts'
import { daysOfShift } from '../menu-days.ts'
import { menuFailure, shiftsFailure } from '../texts.ts'
import { useEater } from '../use-eater.ts'
import { useChoosingStyles } from './choosing-styles.ts'
import { OneDay } from './one-day.tsx'
import { Week } from './week.tsx'

const usePickerStyles = makeStyles({ picker: { minWidth: 0, maxWidth: '320px' } })

interface ShiftPickerProps {
  shifts: Shift[]
  selected: string
  onSelect: (shiftId: string) => void
}

const ShiftPicker = ({ shifts, selected, onSelect }: ShiftPickerProps) => (
  <Select
    className={usePickerStyles().picker}
    aria-label="Vardiya"
    value={selected}
    onChange={(_, data) => onSelect(data.value)}
  >
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
  const eater = useEater()
  const [params, setParams] = usePanelParams()
  const shifts = useListShiftsQuery({ companyId: eater.companyId })
  const menu = useGetMenuPlayQuery(eater, { refetchOnMountOrArgChange: 60, refetchOnFocus: true })

  if (shifts.data === undefined) {
    return shifts.isError ? (
      <ErrorState text={prefixedProblem(shifts.error, shiftsFailure)} onRetry={() => void shifts.refetch()} />
    ) : (
      <Skeleton shape="picture" />
    )
  }
  if (menu.data === undefined) {
    return <NotYet query={menu} failure={menuFailure} shape="picture" />
  }
  const { days } = menu.data
  const working = shifts.data.shifts.filter((shift) => shift.is_active)
  const shift = working.find(({ id }) => id === params.get('shift')) ?? likelyShift(working, days)
  if (shift === undefined) return <EmptyState text="Firmanızın aktif vardiyası yok." drawing="shifts" />

  const shown = daysOfShift(days, shift.id).map((day) => ({ day, shift }))
  const date = params.get('date')
  const picker = working.length > 1 && (
    <ShiftPicker shifts={working} selected={shift.id} onSelect={(id) => setParams({ shift: id }, { replace: true })} />
  )
  if (shown.length === 0)
    return (
      <>
        {picker}
        <EmptyState text="Bu vardiya için yayınlanmış menü yok." drawing="menu" />
      </>
    )
  if (date !== null && shown.some(({ day }) => day.date === date))
    return <OneDay key={shift.id} date={date} shown={shown} days={days} />
  return <Week key={shift.id} shown={shown} shifts={[shift]} days={days} picker={picker} onOver={menu.refetch} />
}

/** The shift somebody mostly chooses for; before the first choice the first one that has a menu. */
const likelyShift = (shifts: Shift[], days: MenuPlayDay[]): Shift | undefined => {
  const chosen = (shift: Shift) => days.filter((day) => day.shift_id === shift.id && day.completed).length
  const withMenu = shifts.filter((shift) => days.some((day) => day.shift_id === shift.id))
  return withMenu.toSorted((a, b) => chosen(b) - chosen(a))[0] ?? shifts[0]
}
