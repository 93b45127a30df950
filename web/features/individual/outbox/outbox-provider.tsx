import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { type Eater, useEater } from '../use-eater.ts'
import { createOutbox } from './create-outbox.ts'
import { readKept, writeKept } from './kept-choices.ts'
import { OutboxContext } from './outbox-context.ts'

const undoFor = 8_000
/** A device says that it is online before its first requests get through; in milliseconds. */
const pausesOnline = [1_000, 4_000, 15_000] as const

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
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async (pauses: readonly number[] = []) => {
      await outbox.sendAll()
      const [pause, ...rest] = pauses
      const isLeft = outbox.state().kept.some(({ state }) => state === 'offline' || state === 'failed')
      if (pause !== undefined && isLeft) timer = setTimeout(() => void send(rest), pause)
    }
    const onOnline = () => {
      clearTimeout(timer)
      void send(pausesOnline)
    }
    if (navigator.onLine) void send()
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [outbox])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}
