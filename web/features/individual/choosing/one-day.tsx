import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { skipKey } from '../../../../src/core/menus/rules.ts'
import { skipLabel } from '../../../../src/texts/menus/labels.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { isAbsent, nextWaiting } from '../menu-days.ts'
import type { Wanted } from '../outbox/kept-choices.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { AbsentDay } from './absent-day.tsx'
import { AllDone } from './all-done.tsx'
import { useChoosingStyles } from './choosing-styles.ts'
import { DayCard } from './day-card.tsx'
import type { ShownDay } from './day-texts.ts'
import { usePicking } from './use-picking.tsx'

interface OneDayProps {
  date: string
  shown: readonly ShownDay[]
  days: readonly MenuPlayDay[]
  now: Date
}

interface Settled {
  done: Wanted
  undo: Wanted
  word: string
  movedTo: string | undefined
}

const textOf = ({ done, word }: Settled): string =>
  `${word}: ${formatDate(done.date, 'dayAndMonth')}, ${done.choice === skipKey ? skipLabel : (done.meal ?? '')}`

/** One day at a time: once it is saved, or kept until the connection is back, the next waiting day replaces it. */
export const OneDay = ({ date, shown, days, now }: OneDayProps) => {
  const styles = useChoosingStyles()
  const [params, setParams] = usePanelParams()
  const { asLeft, takeBack, whenSettled } = useOutbox()
  const [settled, setSettled] = useState<Settled>()
  const [isDone, setDone] = useState(false)
  const [present, setPresent] = useState<string>()
  const { pick, dialog } = usePicking(days)
  const goTo = (to: string) => {
    const shift = params.get('shift')
    setParams({ date: to, ...(shift !== null && { shift }) }, { replace: true, preventScrollReset: true })
  }
  useEffect(() =>
    whenSettled((choice, outcome) => {
      if (choice.date !== date || choice.choice === null || isDone) return
      const next = nextWaiting(
        shown.map(({ day }) => asLeft(day)),
        date,
      )
      const word = outcome === 'offline' ? 'Bu cihazda saklı' : 'Kaydedildi'
      setSettled({ done: choice, undo: choice.undo, word, movedTo: next?.date })
      if (next === undefined) setDone(true)
      else goTo(next.date)
    }),
  )
  const bringBack = (last: Settled) => {
    setSettled(undefined)
    setDone(false)
    takeBack(last)
    goTo(last.done.date)
  }
  const ofDate = shown.filter(({ day }) => day.date === date)
  return (
    <div className={styles.oneDay}>
      <Button
        appearance="subtle"
        className={styles.back}
        icon={<ArrowLeftRegular />}
        onClick={() => setParams({}, { replace: true })}
      >
        Bütün günler
      </Button>
      <div className={styles.saved}>
        <span role="status">{settled && textOf(settled)}</span>
        {settled && <Button onClick={() => bringBack(settled)}>Geri al</Button>}
      </div>
      {isDone ? (
        <AllDone takesFocus hint="Bir seçimi değiştirmek için bütün günlere dönün." />
      ) : (
        ofDate.map((one, at) =>
          isAbsent(one.day) ? (
            <AbsentDay
              key={`${date} ${one.shift.id}`}
              {...one}
              showsShift={ofDate.length > 1}
              onPresent={() => setPresent(date)}
            />
          ) : (
            <DayCard
              key={`${date} ${one.shift.id}`}
              {...one}
              now={now}
              showsShift={ofDate.length > 1}
              isAlone
              takesFocus={at === 0 && (settled?.movedTo === date || present === date)}
              onChoose={pick}
            />
          ),
        )
      )}
      {dialog}
    </div>
  )
}
