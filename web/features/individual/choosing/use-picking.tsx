import { useState } from 'react'
import { skipKey } from '../../../../src/core/menus/rules.ts'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { chosenOption } from '../menu-days.ts'
import { withKept } from '../outbox/kept-choices.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { TwoShiftsDialog } from './two-shifts-dialog.tsx'

interface Question {
  day: MenuPlayDay
  key: string
  other: MenuPlayDay
}

/** Chooses at a tap; asks first whether a meal of another shift on that date moves or stays. `onSaved` hears of each day once it is saved. */
export const usePicking = (days: readonly MenuPlayDay[], onSaved?: (day: MenuPlayDay, key: string) => void) => {
  const { keptFor, choose } = useOutbox()
  const [question, setQuestion] = useState<Question>()
  const shown = (day: MenuPlayDay) => withKept(day, keptFor(day))
  const send = async (day: MenuPlayDay, key: string, replaces?: string) => {
    setQuestion(undefined)
    if (await choose(day, key, replaces)) onSaved?.(day, key)
  }
  const pick = (day: MenuPlayDay, key: string) => {
    const now = shown(day)
    if (now.choice === key && now.replaced_meal === null && keptFor(day)?.state !== 'failed') return
    const other = days.find(
      (one) => one.date === day.date && one.shift_id !== day.shift_id && one.selectable && chosenOption(shown(one)),
    )
    if (key !== skipKey && now.choice === null && other !== undefined) setQuestion({ day, key, other })
    else void send(day, key)
  }
  const dialog = question && (
    <TwoShiftsDialog
      date={question.day.date}
      chosen={{ shift: question.other.shift_title, meal: chosenOption(shown(question.other))?.meal.name ?? '' }}
      wanted={{ day: question.day, meal: chosenOption({ ...question.day, choice: question.key })?.meal.name ?? '' }}
      onMove={() => void send(question.day, question.key, question.other.shift_id)}
      onBoth={() => void send(question.day, question.key)}
      onClose={() => setQuestion(undefined)}
    />
  )
  return { pick, dialog }
}
