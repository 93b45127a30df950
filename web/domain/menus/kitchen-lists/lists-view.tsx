import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { addDays, weekdayOf } from '../../../../src/core/shared/rules.ts'
import { clockAt } from '../../../../src/texts/shifts/cut-off.ts'
import { allShiftsLabel } from '../../../../src/texts/shifts/labels.ts'
import type { KitchenList, KitchenLists, Shift } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate, formatInstant } from '../../../ui/words/dates.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { useIsDesk } from '../../../ui/device/use-media.ts'
import { UpcomingDays } from './upcoming-days.tsx'
import { DayBoard, type ShiftOfDay } from './day-board.tsx'
import { DayLists } from './day-lists.tsx'
import type { Printing } from './print-sheets.tsx'
import type { LabelSize } from '../labels/label-sizes.ts'

/** Loaded on the first print. */
const PrintSheets = lazy(async () => ({ default: (await import('./print-sheets.tsx')).PrintSheets }))

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  picks: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minWidth: 0,
    '& > *': { minWidth: 0 },
  },
  days: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px 16px', alignItems: 'start' },
  besides: { '@container (min-width: 868px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  // The parts of both boards share their rows.
  boards: { alignItems: 'stretch', '@container (min-width: 868px)': { rowGap: 0 } },
  // Very wide screens have room for the days ahead beside today and tomorrow.
  withUpcoming: {
    '@container (min-width: 1400px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      columnGap: '16px',
      gridTemplateRows: 'auto auto 1fr',
      '& > :first-child': { gridColumn: '1 / -1' },
      '& > section': { gridColumn: 2, gridRow: '2 / span 2' },
    },
  },
  quiet: { color: colors.ink2 },
  missing: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    color: colors.ink2,
  },
})

const all = ''

/** The next shift to cook for: the first one of the day that has not started yet. */
const nextOf = (lists: readonly KitchenList[], date: string, now: Date): KitchenList | undefined =>
  lists.find((list) => list.date === date && list.start_time > clockAt(now, list.timezone).time)

const worksOn = ({ days }: Shift, date: string): boolean => days.includes(weekdayOf(date))

/** One day, one shift or all. */
interface ListsOfDay {
  date: string
  shiftId: string | undefined
}

type Props = {
  data: KitchenLists
  shifts: readonly Shift[]
  firm: string
  showsCaterer?: boolean
  /** The first day to show; undefined for today. */
  onDate: (date: string | undefined) => void
  /** A link to where the shift's menu is written. */
  menuOf?: (shift: Shift) => ReactNode
  isDownloading: boolean
  onDownload: (of: ListsOfDay) => void
  labels?: { isFetching: boolean; onPrint: (size: LabelSize, of: ListsOfDay) => void }
}

/**
 * Today and tomorrow by shift, then the days ahead. A phone shows one day and, at first, only the next shift to cook
 * for.
 */
export const ListsView = ({
  data,
  shifts,
  firm,
  showsCaterer = false,
  onDate,
  menuOf,
  isDownloading,
  onDownload,
  labels,
}: Props) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const { today, date, at, lists } = data
  const dates = [date, addDays(date, 1)]
  const next = nextOf(lists, today, new Date(at)) ?? lists.find((list) => list.date > today)
  const [pickedDay, pickDay] = useState<string>()
  const [pickedShift, pickShift] = useState<string>()
  const [printing, setPrinting] = useState<Printing>()
  const openDay = dates.find((one) => one === pickedDay) ?? dates.find((one) => one === next?.date) ?? date
  const shiftId = pickedShift ?? (isDesk || shifts.length === 1 ? all : (next?.shift_id ?? all))
  const shown = shifts.filter(({ id }) => shiftId === all || id === shiftId)
  const isOf = (list: KitchenList, shift: string) => shift === all || list.shift_id === shift

  const dayName = (day: string): string => {
    if (day === today) return 'Bugün'
    return day === addDays(today, 1) ? 'Yarın' : ''
  }
  const titleOf = (day: string) => [dayName(day), formatDate(day, 'dayAndMonth')].filter(Boolean).join(' · ')
  const listsOn = (day: string, shift = shiftId) => lists.filter((list) => list.date === day && isOf(list, shift))
  const menuIsMissing = (shift: Shift): ReactNode => (
    <div key={shift.id} className={styles.missing}>
      <Text>{`${shift.title}: bu vardiyanın menüsü yok.`}</Text>
      {menuOf?.(shift)}
    </div>
  )
  const emptyOn = (day: string): ReactNode => {
    const without = shown.filter((shift) => !lists.some((list) => list.date === day && list.shift_id === shift.id))
    const resting = without.filter((shift) => !worksOn(shift, day))
    return (
      <>
        {without.filter((shift) => worksOn(shift, day)).map(menuIsMissing)}
        {resting.length > 0 && (
          <Text className={styles.quiet}>
            {`${resting.map(({ title }) => title).join(', ')}: ${day === today ? 'bugün' : 'o gün'} çalışmıyor.`}
          </Text>
        )}
      </>
    )
  }
  const isBoard = isDesk && shown.length > 1
  const boardIds = [
    ...new Set([...shown.map(({ id }) => id), ...dates.flatMap((day) => listsOn(day)).map(({ shift_id }) => shift_id)]),
  ]
  const shiftsOn = (day: string): ShiftOfDay[] =>
    boardIds.map((id) => {
      const [ofShift, shift] = [listsOn(day, id), shown.find((one) => one.id === id)]
      const isResting = shift !== undefined && !worksOn(shift, day)
      const missing =
        shift &&
        (isResting ? (
          <Text>{`${shift.title}: ${day === today ? 'bugün' : 'o gün'} çalışmıyor.`}</Text>
        ) : (
          menuIsMissing(shift)
        ))
      return { id, lists: ofShift, empty: ofShift.length === 0 && missing }
    })
  const upcoming = lists.filter((list) => list.date > (dates[1] ?? '') && isOf(list, shiftId))

  // There may still be meals to cook today for a shift that has been deleted.
  if (shifts.length === 0 && lists.length === 0)
    return <EmptyState text="Henüz vardiya bulunmamaktadır." drawing="shifts" />
  return (
    <div className={mergeClasses(styles.root, upcoming.length > 0 && styles.withUpcoming)}>
      <div className={styles.picks}>
        {date !== today && (
          <Button icon={<ArrowLeftRegular />} onClick={() => onDate(undefined)}>
            Bugüne dön
          </Button>
        )}
        {!isDesk && (
          <Segments
            label="Gün"
            isLabelHidden
            value={openDay}
            choices={dates.map((day) => ({
              value: day,
              text: [dayName(day), formatDate(day, 'dayOfMonth')].filter(Boolean).join(', '),
            }))}
            onChange={pickDay}
          />
        )}
        {shifts.length > 1 && (
          <Segments
            label="Vardiya"
            isLabelHidden
            value={shiftId}
            choices={[
              { value: all, text: allShiftsLabel },
              ...shifts.map(({ id, title }) => ({ value: id, text: title })),
            ]}
            onChange={pickShift}
          />
        )}
      </div>
      <div className={mergeClasses(styles.days, isDesk && styles.besides, isBoard && styles.boards)}>
        {(isDesk ? dates : [openDay]).map((day) => {
          const common = {
            title: titleOf(day),
            lists: listsOn(day),
            at,
            showsCaterer,
            isDownloading,
            onDownload: () => onDownload({ date: day, shiftId: shiftId || undefined }),
            onPrint: () => setPrinting({ date: day, shiftId, times: (printing?.times ?? 0) + 1 }),
            labels: labels && {
              isFetching: labels.isFetching,
              onPrint: (size: LabelSize) => labels.onPrint(size, { date: day, shiftId: shiftId || undefined }),
            },
          }
          return isBoard ? (
            <DayBoard key={day} {...common} shifts={shiftsOn(day)} />
          ) : (
            <DayLists key={day} {...common} empty={emptyOn(day)} />
          )
        })}
      </div>
      <Text size={200} className={styles.quiet}>
        {`Kesinleşmemiş sayılar ${formatInstant(at)} itibarıyladır. Tahmin, son 4 haftanın oranıdır. Üçten az porsiyonu olan departmanlar birlikte sayılır.`}
      </Text>
      <UpcomingDays
        lists={upcoming}
        namesShifts={shown.length > 1}
        onOpen={(day) => {
          pickDay(day)
          onDate(day)
        }}
      />
      {printing && (
        <Suspense>
          <PrintSheets lists={listsOn(printing.date, printing.shiftId)} at={at} firm={firm} times={printing.times} />
        </Suspense>
      )}
    </div>
  )
}
