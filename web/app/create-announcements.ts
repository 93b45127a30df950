import { createListenerMiddleware, isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import type { Connection } from '../api/connection.ts'
import { bannerShown, operationSettled } from '../frame/banners/banners-slice.ts'
import { prefixedProblem, statusOf } from '../ui/words/problem-text.ts'
import { sessionExpired, type WithSession } from '../frame/session/session-slice.ts'
import { type OperationId, operationTexts } from '../texts/operation-texts.ts'

/** Sign-in answers 401 for a wrong password, which does not end a session. */
const signInOperations = new Set<OperationId>(['login', 'adminLogin'])
/** These change the session, but no data that another app on the page shows. */
const sessionOperations = new Set<OperationId>([...signInOperations, 'logout'])

type Call = {
  meta: { arg: { type?: 'query' | 'mutation'; endpointName?: OperationId; originalArgs?: unknown } }
  payload: unknown
}
const callOf = (action: UnknownAction) => (action as unknown as Call).meta.arg

/** Shows banners with the results of one store's operations, and ends its session when the server says it is over. */
export const createAnnouncements = ({ onChanged, onExpired }: Connection) => {
  const announcements = createListenerMiddleware()

  announcements.startListening({
    matcher: isFulfilled,
    effect: (action, { dispatch }) => {
      const { endpointName: operation, originalArgs, type } = callOf(action)
      if (operation === undefined) return
      if (type === 'mutation' && !sessionOperations.has(operation)) onChanged?.(operation)
      const texts = operationTexts[operation]
      if (texts === undefined) return
      const { success } = texts
      const text = typeof success === 'function' ? success(action.payload, originalArgs) : success
      if (text === undefined) dispatch(operationSettled(operation))
      else dispatch(bannerShown({ operation, intent: 'success', text }))
    },
  })

  announcements.startListening({
    matcher: isRejectedWithValue,
    effect: (action, store) => {
      const { dispatch } = store
      const { endpointName: operation, originalArgs } = callOf(action)
      if (operation === undefined) return
      if (statusOf(action.payload) === 401 && !signInOperations.has(operation)) {
        const isKnown = (store.getState() as WithSession).session.expired
        dispatch(sessionExpired())
        if (!isKnown) onExpired?.()
        return
      }
      const texts = operationTexts[operation]
      if (texts === undefined) return
      const { failure } = texts
      const prefix = typeof failure === 'function' ? failure(originalArgs) : failure
      if (prefix === undefined) dispatch(operationSettled(operation))
      else dispatch(bannerShown({ operation, intent: 'error', text: prefixedProblem(action.payload, prefix) }))
    },
  })

  return announcements
}
