import { Text } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Shift } from '../../../api/generated.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { useFrame } from '../../../ui/frame-context.ts'
import { useIsRoomy } from '../../../ui/page/use-is-roomy.ts'
import { useMedia } from '../../../ui/device/use-media.ts'
import { drawnMenu } from '../../../ui/states/skeletons.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { groupedByDate, isAbsent, isSettled, waitsForChoice } from '../menu-days.ts'
import { keyOf } from '../outbox/kept-choices.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { AbsentDay } from './absent-day.tsx'
import { AllDone } from './all-done.tsx'
import { useChoosingStyles } from './choosing-styles.ts'
import { ClosedDay, DayCard, FoldedDay, MissingDay } from './day-card.tsx'
import type { ShownDay } from './day-texts.ts'
import { type ClosedNames, datesOf } from './shown-days.ts'
import { usePicking } from './use-picking.tsx'

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
  closed: ClosedNames
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
  /**
   * On a phone, scrolls the first waiting day fully into view, however many chosen ones precede it; unless the menu was
   * there before the app, and may have been scrolled since.
   */
  const [isPlaced] = useState(() => isWide || drawnMenu() !== null)
  useLayoutEffect(() => {
    if (!isPlaced) list.current?.querySelector(waitingDay)?.scrollIntoView({ block: 'nearest' })
  }, [isPlaced])
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
        {datesOf(shown, shifts, closed).map(({ date, one }) =>
          one === undefined ? <MissingDay key={date} date={date} closedFor={closed.get(date)} /> : elementOf(one),
        )}
      </div>
      {isDone && !wasDone && allDone}
      <p className={styles.caterers}>Hazırlayan: {caterers.join(', ')}</p>
      {dialog}
    </>
  )
}
