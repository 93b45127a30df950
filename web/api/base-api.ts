import { type BaseQueryApi, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Connection, Session } from './connection.ts'
import { fetchOrTake } from './early-answers.ts'
import { freshArrived, keptShown, type WithKeptAnswers } from './kept-answers-slice.ts'

const nameOf = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded === undefined
    ? (/filename="?([^";]+)/.exec(disposition)?.[1] ?? 'tabldot.xlsx')
    : decodeURIComponent(encoded)
}

/** Downloads become a File named by the server; everything else is JSON. */
const readAnswer = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  const disposition = response.headers.get('content-disposition')
  if (disposition?.startsWith('attachment') && response.ok)
    return new File([await response.blob()], nameOf(disposition), { type })
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

type CacheState = WithKeptAnswers & { api: { queries: Record<string, { data?: unknown } | undefined> } }
type Answer = Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>

/**
 * When offline, falls back to the kept answer unless the screen has a newer one; once back online, refetches
 * everything.
 */
const answerOrKept = (answer: Answer, api: BaseQueryApi, { answers }: Session): Answer => {
  if (answers === undefined || api.type !== 'query' || api.queryCacheKey === undefined) return answer
  const { api: cache, keptAnswers } = api.getState() as CacheState
  if (answer.error === undefined) {
    answers.keep(api.endpoint, api.queryCacheKey, answer.data)
    if (keptAnswers.since !== null) {
      api.dispatch(freshArrived())
      api.dispatch(baseApi.internalActions.onOnline())
    }
    return answer
  }
  if (answer.error.status !== 'FETCH_ERROR') return answer
  const kept =
    cache.queries[api.queryCacheKey]?.data === undefined ? answers.recall(api.endpoint, api.queryCacheKey) : undefined
  if (kept === undefined) return answer
  api.dispatch(keptShown(kept.at))
  return { data: kept.data }
}

/** These requests are completed even if the page is closed meanwhile. */
const outlivePage = new Set(['saveChoice', 'withdrawChoice', 'rateChoice'])

/** All generated hooks extend this API; address and token come from the connection of the store in use. */
export const baseApi = createApi({
  reducerPath: 'api',
  refetchOnReconnect: true,
  baseQuery: async (request: Parameters<ReturnType<typeof fetchBaseQuery>>[0], api, options: object) => {
    const { apiRoot, session } = api.extra as Connection
    const answer = await fetchBaseQuery({
      baseUrl: apiRoot,
      fetchFn: (request) => fetchOrTake(request as Request),
      responseHandler: readAnswer,
      keepalive: outlivePage.has(api.endpoint),
      prepareHeaders: (headers) => {
        const token = session.token()
        if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
        return headers
      },
    })(request, api, options)
    return answerOrKept(answer, api, session)
  },
  endpoints: () => ({}),
})
