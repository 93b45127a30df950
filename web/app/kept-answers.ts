import type { Middleware } from '@reduxjs/toolkit'
import { baseApi } from '../api/base-api.ts'
import type { Session } from '../api/connection.ts'
import type { Profile } from '../api/generated-sign-in.ts'
import { ownPrefix } from '../frame/session/own-storage.ts'
import { deviceStorage } from '../ui/device/page-storage.ts'

/** What an employee can read offline: their profile, the menu, their choices and shifts. */
const keptEndpoints: Record<string, ((data: unknown) => boolean) | undefined> = {
  getProfile: (data) => (data as Profile).area === 'individual',
  getMenuPlay: () => true,
  getUsualShifts: () => true,
  listChoices: () => true,
  listShifts: () => true,
}

interface KeptAnswer {
  data: unknown
  /** When it was received, an ISO instant. */
  at: string
  /** The end of the token it was received with, so that nobody sees what was cached for somebody else. */
  of: string | undefined
}

/** The profile always belongs to the session, whatever arguments it was requested with. */
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
        // No space left on the device: it just won't be readable offline.
      }
    },
    recall: (endpoint, key) => {
      const stored = keptEndpoints[endpoint] && deviceStorage.getItem(nameOf(endpoint, key))
      if (!stored) return undefined
      const kept = JSON.parse(stored) as KeptAnswer
      // The server's clock in the answer is outdated.
      return kept.of === owner() ? { ...kept, data: { ...(kept.data as object), now: undefined } } : undefined
    },
  }
}

type Cache = { api: { queries: Record<string, { endpointName?: string; data?: unknown } | undefined> } }

/** Keeps optimistic patches too, so that a choice saved just before the connection broke is in the cached menu. */
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
