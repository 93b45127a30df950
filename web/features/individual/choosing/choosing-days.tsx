import { ProgressBar, Text } from '@fluentui/react-components'
import { CheckmarkCircle48Filled } from '@fluentui/react-icons'
import { useEffect, useId, useRef, useState } from 'react'
import type { MenuPlayDay, Shift } from '../../../api/generated.ts'
import { formatDate, todayIn } from '../../../shared/dates.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { usePanelParams } from '../../../shared/scope/panel-frame.tsx'
import { chosenOption, isWaiting, nextWaiting } from '../menu-days.ts'
import { allDaysDone } from '../texts.ts'
import { useEater } from '../use-eater.ts'
import { useChoosingStyles } from './choosing-styles.ts'
import { DayChoice } from './day-choice.tsx'
import { DayStrip } from './day-strip.tsx'
import type { Picks } from './use-picks.ts'
import { useSaveDayChoice } from './use-save-day-choice.ts'

const AllDone = ({ takesFocus }: { takesFocus: boolean }) => {
  const styles = useChoosingStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.done}>
      <CheckmarkCircle48Filled aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {allDaysDone}
      </h2>
      <Text align="center">Bir seçimi değiştirmek için yukarıdan gününe dokunun.</Text>
    </section>
  )
}

export const ChoosingDays = ({ shift, days, picks }: { shift: Shift; days: MenuPlayDay[]; picks: Picks }) => {
  const styles = useChoosingStyles()
  const progressId = useId()
  const [params, setParams] = usePanelParams()
  const [saved, setSaved] = useState<{ text: string; movedTo: string | undefined }>()
  const { saveDay, isSaving } = useSaveDayChoice(useEater())
  if (days.length === 0) return <EmptyState text="Bu vardiya için yayınlanmış menü yok." drawing="menu" />

  const choosable = days.filter((day) => day.selectable || day.completed)
  const done = choosable.filter((day) => day.completed)
  const asked = days.find((day) => day.date === params.get('date'))
  const current = asked ?? days.find(isWaiting) ?? (choosable.length === 0 ? days[0] : undefined)

  const goTo = (date: string | undefined) => {
    const next: Record<string, string> = date === undefined ? { shift: shift.id } : { shift: shift.id, date }
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const save = async (day: MenuPlayDay, choice: string) => {
    setSaved(undefined)
    const isSaved = await saveDay(day, choice)
    if (isSaved !== true) return
    picks.pick(day, undefined)
    const dish = chosenOption({ ...day, choice })?.meal.name ?? ''
    const next = nextWaiting(days, day.date)
    setSaved({ text: `Kaydedildi: ${formatDate(day.date, 'dayAndMonth')}, ${dish}`, movedTo: next?.date })
    goTo(next?.date)
  }

  return (
    <>
      <div className={styles.progress}>
        <Text id={progressId}>{`${done.length} / ${choosable.length} gün için seçim yapıldı`}</Text>
        <ProgressBar
          aria-labelledby={progressId}
          thickness="large"
          value={done.length}
          max={Math.max(1, choosable.length)}
        />
      </div>
      <div>
        <DayStrip days={days} selected={current?.date} onSelect={goTo} />
        <div role="status" className={styles.saved}>
          {saved?.text}
        </div>
      </div>
      {current === undefined ? (
        <AllDone takesFocus={saved !== undefined && saved.movedTo === undefined} />
      ) : (
        <DayChoice
          key={current.date}
          day={current}
          shift={shift}
          today={todayIn(shift.timezone)}
          picked={picks.pickOn(current)}
          isSaving={isSaving}
          takesFocus={saved?.movedTo === current.date}
          onPick={(choice) => picks.pick(current, choice)}
          onSave={(choice) => void save(current, choice)}
        />
      )}
    </>
  )
}
