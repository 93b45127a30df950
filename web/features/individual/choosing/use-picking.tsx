import { lazy, Suspense, useState } from 'react'
import { skipKey } from '../../../../src/core/menus/rules.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { chosenOption } from '../menu-days.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { useLoadedAhead } from '../../../frame/use-loaded-ahead.ts'

const loadDialog = async () => ({ default: (await import('./two-shifts-dialog.tsx')).TwoShiftsDialog })
const TwoShiftsDialog = lazy(loadDialog)

interface Question {
  day: MenuPlayDay
  key: string
  other: MenuPlayDay
}

/** Chooses on a tap. If another shift of that date has a meal, asks first whether it moves or stays. */
export const usePicking = (days: readonly MenuPlayDay[]) => {
  const { keptFor, asLeft, choose } = useOutbox()
  const [question, setQuestion] = useState<Question>()
  useLoadedAhead(loadDialog)
  const send = (day: MenuPlayDay, key: string, replaced?: MenuPlayDay) => {
    setQuestion(undefined)
    choose(day, key, replaced)
  }
  const pick = (day: MenuPlayDay, key: string) => {
    const now = asLeft(day)
    if (now.choice === key && now.replaced_meal === null && keptFor(day)?.state !== 'failed') return
    const other = days
      .filter((one) => one.date === day.date && one.shift_id !== day.shift_id && one.selectable)
      .map(asLeft)
      .find(chosenOption)
    if (key !== skipKey && now.choice === null && other !== undefined) setQuestion({ day, key, other })
    else send(day, key)
  }
  const dialog = question && (
    <Suspense>
      <TwoShiftsDialog
        chosen={question.other}
        wanted={{ ...question.day, choice: question.key }}
        onMove={() => send(question.day, question.key, question.other)}
        onBoth={() => send(question.day, question.key)}
        onClose={() => setQuestion(undefined)}
      />
    </Suspense>
  )
  return { pick, dialog }
}
