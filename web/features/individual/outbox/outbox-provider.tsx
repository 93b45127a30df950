import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { type Eater, useEater } from '../use-eater.ts'
import { createOutbox } from './create-outbox.ts'
import { readKept, writeKept } from './kept-choices.ts'
import { OutboxContext } from './outbox-context.ts'

const undoFor = 8_000

const useOwnOutbox = (eater: Eater) => {
  const dispatch = useApiDispatch()
  return useState(() =>
    createOutbox({
      kept: readKept(eater),
      keep: (kept) => writeKept(eater, kept),
      send: async ({ date, shift_id, catering_id, choice, meal, replaces }) => {
        const { saveChoice, withdrawChoice } = api.endpoints
        if (choice === null)
          return (await dispatch(withdrawChoice.initiate({ ...eater, date, shiftId: shift_id }, { track: false })))
            .error
        const body = { date, shift_id, catering_id, choice, meal, replaces_shift_id: replaces }
        return (await dispatch(saveChoice.initiate({ ...eater, body }, { track: false }))).error
      },
      onSaved: ({ date, shift_id, choice, replaces }) =>
        dispatch(
          api.util.updateQueryData('getMenuPlay', eater, ({ days }) => {
            for (const day of days.filter((one) => one.date === date)) {
              if (day.shift_id === shift_id)
                Object.assign(day, { choice, completed: choice !== null, replaced_meal: null })
              else if (day.shift_id === replaces) Object.assign(day, { choice: null, completed: false })
            }
          }),
        ),
      onRefused: () => dispatch(api.util.invalidateTags(['MenuPlay'])),
      isOnline: () => navigator.onLine,
      later: (run) => setTimeout(run, undoFor),
    }),
  )[0]
}

/** Above the pages of the area, so that leaving one stops nothing. */
export const OutboxProvider = ({ children }: { children: ReactNode }) => {
  const outbox = useOwnOutbox(useEater())
  useEffect(() => {
    const send = () => void outbox.sendAll()
    if (navigator.onLine) send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [outbox])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}
