import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { readAnswer } from './read-answer.ts'
import { storedToken } from './token.ts'

/** Every generated hook hangs on this one API; the bearer token comes from the browser's store at each call. */
export const baseApi = createApi({
  reducerPath: 'api',
  refetchOnReconnect: true,
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', location.href).href,
    responseHandler: readAnswer,
    prepareHeaders: (headers) => {
      const token = storedToken()
      if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
      return headers
    },
  }),
  endpoints: () => ({}),
})
