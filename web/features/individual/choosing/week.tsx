import { Text } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { addDays, daysBetween, earlierFirst } from '../../../../src/core/shared/rules.ts'
import { worksOn } from '../../../../src/core/shifts/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { useFrame } from '../../../ui/frame-context.ts'
import { useIsRoomy } from '../../../ui/page/use-is-roomy.ts'
import { useMedia } from '../../../ui/device/use-media.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { groupedByDate, isAbsent, isSettled, waitsForChoice } from '../menu-days.ts'
import { keyOf } from '../outbox/kept-choices.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { AbsentDay } from './absent-day.tsx'
import { AllDone } from './all-done.tsx'
import { useChoosingStyles } from './choosing-styles.ts'
import { ClosedDay, DayCard, FoldedDay, MissingDay, type ShownDay } from './day-card.tsx'
import { usePicking } from './use-picking.tsx'

/** Working dates between the first and the last day shown for which nothing is published. */
const missingDates = (shown: readonly ShownDay[], shifts: readonly Shift[]): string[] => {
  const [first, last] = [shown[0]?.day.date, shown.at(-1)?.day.date]
  if (first === undefined || last === undefined) return []
  const known = new Set(shown.map(({ day }) => day.date))
  return Array.from({ length: daysBetween(first, last) }, (_, after) => addDays(first, after)).filter(
    (date) => !known.has(date) && shifts.some((shift) => worksOn(shift, date)),
  )
}

const waitingDay = 'section:has([role=radiogroup]):not(:has([aria-checked=true], [aria-disabled]))'

/** With days side by side, folding them would not save scrolling but cost a click. */
const useIsWide = (): boolean => {
  const isWidePanel = useIsRoomy(960)
  const isWidePage = useMedia('(min-width: 1216px)')
  return useFrame() === null ? isWidePage : isWidePanel
}

/**
 * Arrow keys move from row to row through all days; a number chooses in the current day and moves on to the next
 * waiting one.
 */
const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  const row = (event.target as HTMLElement).closest<HTMLElement>('[role=radio]')
  if (row === null || event.ctrlKey || event.metaKey || event.altKey) return
  const rowsIn = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step !== undefined) {
    event.preventDefault()
    const rows = rowsIn(event.currentTarget)
    rows[rows.indexOf(row) + step]?.focus()
    return
  }
  const group = row.closest('[role=radiogroup]')
  const chosen = rowsIn(group)[Number(event.key) - 1]
  if (!/^[1-9]$/.test(event.key) || chosen === undefined) return
  chosen.click()
  const groups = [...event.currentTarget.querySelectorAll('[role=radiogroup]')]
  const next = groups
    .slice(groups.indexOf(group as Element) + 1)
    .find((other) => other.querySelector('[aria-checked=true], [aria-disabled]') === null)
  ;(next === undefined ? chosen : rowsIn(next)[0])?.focus()
}

interface WeekProps {
  shown: readonly ShownDay[]
  shifts: readonly Shift[]
  /** Of all shifts, to ask about a second choice on a date. */
  days: readonly MenuPlayDay[]
  /** Names of the days on which nobody eats, by date; undefined if that is so for some hours only. */
  closed: ReadonlyMap<string, string | undefined>
  /** Selects the shift, beside the count. */
  picker: ReactNode
  now: Date
}

/** All open days, one below the other; a tap chooses and saves. */
export const Week = ({ shown, shifts, days, closed, picker, now }: WeekProps) => {
  const styles = useChoosingStyles()
  const hidden = useVisuallyHidden()
  const { keptFor, noteFor, asLeft } = useOutbox()
  const isWide = useIsWide()
  const list = useRef<HTMLDivElement>(null)
  /** On a phone, scrolls the first waiting day fully into view, however many chosen ones precede it. */
  const [wasWide] = useState(isWide)
  useLayoutEffect(() => {
    if (!wasWide) list.current?.querySelector(waitingDay)?.scrollIntoView({ block: 'nearest' })
  }, [wasWide])
  const { pick, dialog } = usePicking(days)
  /** Days chosen on an earlier visit. One chosen now stays unfolded, so that nothing moves under the finger. */
  const [folded, setFolded] = useState(
    () => new Set(shown.filter(({ day }) => day.completed && day.replaced_meal === null).map(({ day }) => keyOf(day))),
  )
  /** People work one shift a day, so a date in several of their shifts counts once. */
  const groups = groupedByDate(shown.map(({ day }) => day))
  const isWaiting = groups.some(waitsForChoice)
  const [wasDone] = useState(!isWaiting)
  /** A day that closes while on screen stays where it is, too. */
  const [wasOpen] = useState(() => new Set(shown.filter(({ day }) => day.selectable).map(({ day }) => keyOf(day))))
  /** A date on which the person said just now that they are there after all. */
  const [present, setPresent] = useState<string>()
  const showsShift = shifts.length > 1
  const caterers = [...new Set(shown.map(({ day }) => day.catering_name))]
  const names = { showsShift, showsCaterer: caterers.length > 1 }
  const done = groups.filter(isSettled)
  const choosable = groups.filter((group) => isSettled(group) || waitsForChoice(group))
  const isDone = choosable.length > 0 && !isWaiting
  const allDone = <AllDone hint="Bir seçimi değiştirmek için gününe dokunun." />
  const isOff = ({ day }: ShownDay) => day.closed_reason === 'day_closed' && closed.get(day.date)
  const withoutMenu = new Set([...shown.filter(isOff).map(({ day }) => day.date), ...missingDates(shown, shifts)])
  const entries = [
    ...shown.filter((one) => !isOff(one)).map((one) => ({ date: one.day.date, one })),
    ...[...withoutMenu].map((date) => ({ date, one: undefined })),
  ].sort(earlierFirst)
  const elementOf = (one: ShownDay) => {
    const key = keyOf(one.day)
    if (isAbsent(one.day))
      return <AbsentDay key={key} {...one} showsShift={showsShift} onPresent={() => setPresent(one.day.date)} />
    const isClosed = !one.day.selectable && keptFor(one.day) === undefined && one.day.replaced_meal === null
    if (isClosed && !(wasOpen.has(key) && !folded.has(key)))
      return <ClosedDay key={key} {...one} {...names} now={now} />
    const isUntouched = keptFor(one.day) === undefined && noteFor(one.day) === undefined && asLeft(one.day).completed
    if (!isWide && folded.has(key) && isUntouched)
      return (
        <FoldedDay
          key={key}
          {...one}
          {...names}
          onOpen={() => setFolded((before) => new Set([...before].filter((other) => other !== key)))}
        />
      )
    return (
      <DayCard
        key={key}
        {...one}
        {...names}
        now={now}
        staysPut={wasOpen.has(key)}
        takesFocus={one.day.date === present}
        onChoose={pick}
      />
    )
  }
  return (
    <>
      <div className={styles.bar}>
        {picker}
        <Text className={styles.progress}>
          <span aria-hidden="true">{`${done.length}/${choosable.length} gün`}</span>
          <span className={hidden}>{`${done.length} / ${choosable.length} gün için seçim yapıldı`}</span>
        </Text>
      </div>
      {isDone && wasDone && allDone}
      <div ref={list} className={styles.days} onKeyDown={moveByKey}>
        {entries.map(({ date, one }) =>
          one === undefined ? <MissingDay key={date} date={date} closedFor={closed.get(date)} /> : elementOf(one),
        )}
      </div>
      {isDone && !wasDone && allDone}
      <p className={styles.caterers}>Hazırlayan: {caterers.join(', ')}</p>
      {dialog}
    </>
  )
}
