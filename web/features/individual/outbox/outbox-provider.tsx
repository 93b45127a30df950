import { type ReactNode, useEffect, useState } from 'react'
import { eatingApi, type GetMenuPlayApiResponse } from '../../../api/generated-eating.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { type Oneself, useOneself } from '../../../frame/scope/use-oneself.ts'
import { createOutbox } from './create-outbox.ts'
import { readKept, type Wanted, watchKept, writeKept } from './kept-choices.ts'
import { OutboxContext } from './outbox-context.ts'
import { answerTo } from './answer-to.ts'
import { useSending } from './use-sending.ts'

const undoFor = 8_000

const showing =
  ({ date, shift_id, choice, replaces }: Wanted) =>
  ({ days }: GetMenuPlayApiResponse): void => {
    const now = { replaced_meal: null, is_standing: false }
    for (const day of days.filter((one) => one.date === date)) {
      if (day.shift_id === shift_id) Object.assign(day, { ...now, choice, completed: choice !== null })
      else if (day.shift_id === replaces) Object.assign(day, { ...now, choice: null, completed: false })
    }
  }

const useOwnOutbox = (oneself: Oneself) => {
  const dispatch = useApiDispatch()
  return useState(() =>
    createOutbox({
      kept: readKept(oneself),
      keep: (kept) => writeKept(oneself, kept),
      send: ({ date, shift_id, catering_id, choice, meal, replaces }) => {
        const { saveChoice, withdrawChoice } = eatingApi.endpoints
        if (choice === null)
          return answerTo(dispatch(withdrawChoice.initiate({ ...oneself, date, shiftId: shift_id }, { track: false })))
        const body = { date, shift_id, catering_id, choice, meal, replaces_shift_id: replaces }
        return answerTo(dispatch(saveChoice.initiate({ ...oneself, body }, { track: false })))
      },
      onSaved: (saved) => {
        const show = () => void dispatch(eatingApi.util.updateQueryData('getMenuPlay', oneself, showing(saved)))
        show()
        // The answer to a request that is under way may be older than the choice.
        void dispatch(eatingApi.util.getRunningQueryThunk('getMenuPlay', oneself))?.then(show)
      },
      onRefused: () => dispatch(eatingApi.util.invalidateTags(['MenuPlay'])),
      isOnline: () => navigator.onLine,
      now: () => Date.now(),
      later: (run) => setTimeout(run, undoFor),
    }),
  )[0]
}

/** Wraps all pages of the area, so that leaving one does not interrupt sending. */
export const OutboxProvider = ({ children }: { children: ReactNode }) => {
  const { companyId, userId } = useOneself()
  const outbox = useOwnOutbox({ companyId, userId })
  useSending(outbox.sendAll)
  useEffect(() => {
    const oneself = { companyId, userId }
    return watchKept(oneself, () => outbox.adopt(readKept(oneself)))
  }, [outbox, companyId, userId])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}
