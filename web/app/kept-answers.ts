import type { Middleware } from '@reduxjs/toolkit'
import { baseApi } from '../api/base-api.ts'
import type { Session } from '../api/connection.ts'
import type { Profile } from '../api/generated-sign-in.ts'
import { ownPrefix } from '../frame/session/own-storage.ts'
import { deviceStorage } from '../ui/device/page-storage.ts'

/** What an employee reads without a connection: who they are, the menu, their choices and shifts. */
const keptEndpoints: Record<string, ((data: unknown) => boolean) | undefined> = {
  getProfile: (data) => (data as Profile).area === 'individual',
  getMenuPlay: () => true,
  getUsualShifts: () => true,
  listChoices: () => true,
  listShifts: () => true,
}

interface KeptAnswer {
  data: unknown
  /** When it was received, as an ISO instant. */
  at: string
  /** The end of the token that it was received with: nobody sees what was kept for somebody else. */
  of: string | undefined
}

/** A profile is that of the session, whatever address it was asked with. */
const nameOf = (endpoint: string, key: string): string =>
  `${ownPrefix} answer ${endpoint === 'getProfile' ? endpoint : key}`

export const keptAnswersOf = (token: () => string | null): NonNullable<Session['answers']> => {
  const owner = () => token()?.slice(-8)
  return {
    keep: (endpoint, key, data) => {
      if (keptEndpoints[endpoint]?.(data) !== true) return
      const kept: KeptAnswer = { data, at: new Date().toISOString(), of: owner() }
      try {
        deviceStorage.setItem(nameOf(endpoint, key), JSON.stringify(kept))
      } catch {
        // The device has no room: it is not readable offline, that is all.
      }
    },
    recall: (endpoint, key) => {
      const stored = keptEndpoints[endpoint] && deviceStorage.getItem(nameOf(endpoint, key))
      if (!stored) return undefined
      const kept = JSON.parse(stored) as KeptAnswer
      // The server's time was another then.
      return kept.of === owner() ? { ...kept, data: { ...(kept.data as object), now: undefined } } : undefined
    },
  }
}

type Cache = { api: { queries: Record<string, { endpointName?: string; data?: unknown } | undefined> } }

/** A choice that was saved just before the connection broke is in the kept menu too. */
export const keepPatched =
  ({ answers }: Session): Middleware<object, Cache> =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (baseApi.internalActions.queryResultPatched.match(action)) {
      const key = action.payload.queryCacheKey
      const { endpointName, data } = store.getState().api.queries[key] ?? {}
      if (endpointName !== undefined && data !== undefined) answers?.keep(endpointName, key, data)
    }
    return result
  }
