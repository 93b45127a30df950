import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { formatDate } from '../../../shared/dates.ts'
import { usePanelParams } from '../../../shared/scope/panel-frame.tsx'
import { nextWaiting } from '../menu-days.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { AllDone } from './all-done.tsx'
import { useChoosingStyles } from './choosing-styles.ts'
import { chosenText } from './chosen-text.ts'
import { DayCard, type ShownDay } from './day-card.tsx'
import { useNow } from '../../../shared/use-now.ts'
import { usePicking } from './use-picking.tsx'

interface OneDayProps {
  date: string
  shown: readonly ShownDay[]
  days: readonly MenuPlayDay[]
}

/** The same screen at one day: once it is saved, the next day that waits takes its place. */
export const OneDay = ({ date, shown, days }: OneDayProps) => {
  const styles = useChoosingStyles()
  const now = useNow()
  const [, setParams] = usePanelParams()
  const { choose } = useOutbox()
  const [saved, setSaved] = useState<{ day: MenuPlayDay; dish: string; movedTo: string | undefined }>()
  const [isDone, setDone] = useState(false)
  const { pick, dialog } = usePicking(days, (day, key) => {
    const next = nextWaiting(
      shown.map((one) => one.day),
      day.date,
    )
    setSaved({ day, dish: chosenText({ ...day, choice: key }) ?? '', movedTo: next?.date })
    if (next === undefined) setDone(true)
    else setParams({ shift: next.shift_id, date: next.date }, { replace: true, preventScrollReset: true })
  })
  const takeBack = ({ day }: { day: MenuPlayDay }) => {
    setSaved(undefined)
    setDone(false)
    void choose(day, day.choice)
    setParams({ shift: day.shift_id, date: day.date }, { replace: true, preventScrollReset: true })
  }
  const shownDay = shown.find(({ day }) => day.date === date)
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.back}
        icon={<ArrowLeftRegular />}
        onClick={() => setParams({}, { replace: true })}
      >
        Bütün günler
      </Button>
      <div className={styles.saved}>
        <span role="status">{saved && `Kaydedildi: ${formatDate(saved.day.date, 'dayAndMonth')}, ${saved.dish}`}</span>
        {saved && <Button onClick={() => takeBack(saved)}>Geri al</Button>}
      </div>
      {isDone || shownDay === undefined ? (
        <AllDone takesFocus={isDone} hint="Bir seçimi değiştirmek için bütün günlere dönün." />
      ) : (
        <DayCard
          key={date}
          {...shownDay}
          now={now}
          showsShift={false}
          isAlone
          takesFocus={saved?.movedTo === date}
          onChoose={pick}
        />
      )}
      {dialog}
    </>
  )
}
