import { isFulfilled, isRejectedWithValue, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import type { Connection } from '../api/connection.ts'
import { statusOf } from '../ui/words/problem-text.ts'
import { sessionExpired, type WithSession } from '../frame/session/session-slice.ts'

/** Sign-in answers 401 for a wrong password, which does not end a session. */
const signInOperations = new Set(['login', 'adminLogin'])
/** These change the session, but no data that another app on the page shows. */
const sessionOperations = new Set([...signInOperations, 'logout'])

type Call = { meta: { arg: { type?: 'query' | 'mutation'; endpointName?: string } }; payload: unknown }
const callOf = (action: UnknownAction) => (action as unknown as Call).meta.arg

/** Reports the commands of one store to the page around it, and ends its session when the server says it is over. */
export const createAnnouncements =
  ({ onChanged, onExpired }: Connection): Middleware<object, WithSession> =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (isFulfilled(action)) {
      const { endpointName: operation, type } = callOf(action)
      if (operation !== undefined && type === 'mutation' && !sessionOperations.has(operation)) onChanged?.(operation)
    } else if (isRejectedWithValue(action)) {
      const { endpointName: operation } = callOf(action)
      if (operation === undefined || signInOperations.has(operation) || statusOf(action.payload) !== 401) return result
      const isKnown = store.getState().session.expired
      store.dispatch(sessionExpired())
      if (!isKnown) onExpired?.()
    }
    return result
  }
