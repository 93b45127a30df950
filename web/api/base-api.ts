import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Connection } from './connection.ts'
import { readAnswer } from './read-answer.ts'

/** Every generated hook hangs on this one API; address and token come from the connection of the store that asks. */
export const baseApi = createApi({
  reducerPath: 'api',
  refetchOnReconnect: true,
  baseQuery: (request: Parameters<ReturnType<typeof fetchBaseQuery>>[0], api, options: object) => {
    const { apiRoot, session } = api.extra as Connection
    return fetchBaseQuery({
      baseUrl: apiRoot,
      responseHandler: readAnswer,
      prepareHeaders: (headers) => {
        const token = session.token()
        if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
        return headers
      },
    })(request, api, options)
  },
  endpoints: () => ({}),
})
