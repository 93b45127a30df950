import { type ReactNode, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { api } from '../../../api/generated.ts'
import type { WithSession } from '../../../shared/session/session-slice.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { type Eater, useEater } from '../use-eater.ts'
import { createOutbox, type Outbox } from './create-outbox.ts'
import { readKept, watchKept, writeKept } from './kept-choices.ts'
import { OutboxContext } from './outbox-context.ts'

const undoFor = 8_000
/** A connection that swallows everything must not leave a day at "Kaydediliyor"; in milliseconds. */
const longestWait = 20_000
/** A device says that it is online before its first requests get through; in milliseconds. */
const pausesOnline = [1_000, 4_000, 15_000] as const

const answerTo = async (call: Promise<{ error?: unknown }> & { abort: () => void }): Promise<unknown> => {
  const timer = setTimeout(() => call.abort(), longestWait)
  const { error } = await call
  clearTimeout(timer)
  return error
}

const useOwnOutbox = (eater: Eater) => {
  const dispatch = useApiDispatch()
  return useState(() =>
    createOutbox({
      kept: readKept(eater),
      keep: (kept) => writeKept(eater, kept),
      send: ({ date, shift_id, catering_id, choice, meal, replaces }) => {
        const { saveChoice, withdrawChoice } = api.endpoints
        if (choice === null)
          return answerTo(dispatch(withdrawChoice.initiate({ ...eater, date, shiftId: shift_id }, { track: false })))
        const body = { date, shift_id, catering_id, choice, meal, replaces_shift_id: replaces }
        return answerTo(dispatch(saveChoice.initiate({ ...eater, body }, { track: false })))
      },
      onSaved: ({ date, shift_id, choice, replaces }) =>
        dispatch(
          api.util.updateQueryData('getMenuPlay', eater, ({ days }) => {
            const now = { replaced_meal: null, is_standing: false }
            for (const day of days.filter((one) => one.date === date)) {
              if (day.shift_id === shift_id) Object.assign(day, { ...now, choice, completed: choice !== null })
              else if (day.shift_id === replaces) Object.assign(day, { ...now, choice: null, completed: false })
            }
          }),
        ),
      onRefused: () => dispatch(api.util.invalidateTags(['MenuPlay'])),
      isOnline: () => navigator.onLine,
      now: () => Date.now(),
      later: (run) => setTimeout(run, undoFor),
    }),
  )[0]
}

/** When the app or the session begins, when the connection is back, and whenever somebody looks at it again. */
const useSending = (outbox: Outbox): void => {
  const isExpired = useSelector((state: WithSession) => state.session.expired)
  useEffect(() => {
    if (isExpired) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async (pauses: readonly number[] = []) => {
      clearTimeout(timer)
      await outbox.sendAll()
      const [pause, ...rest] = pauses
      const isLeft = outbox.state().kept.some(({ state }) => state === 'offline' || state === 'failed')
      if (pause !== undefined && isLeft) timer = setTimeout(() => void send(rest), pause)
    }
    const onOnline = () => void send(pausesOnline)
    const onSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void send()
    }
    onSeen()
    addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [outbox, isExpired])
}

/** Above the pages of the area, so that leaving one stops nothing. */
export const OutboxProvider = ({ children }: { children: ReactNode }) => {
  const { companyId, userId } = useEater()
  const outbox = useOwnOutbox({ companyId, userId })
  useSending(outbox)
  useEffect(() => {
    const eater = { companyId, userId }
    return watchKept(eater, () => outbox.adopt(readKept(eater)))
  }, [outbox, companyId, userId])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}
