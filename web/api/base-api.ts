import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Connection } from './connection.ts'

const nameOf = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded === undefined
    ? (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'tabldot.xlsx')
    : decodeURIComponent(encoded)
}

/** What the server sends to be saved stays a file, under its name for it; everything else is JSON. */
const readAnswer = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  const disposition = response.headers.get('content-disposition')
  if (disposition?.startsWith('attachment') && response.ok)
    return new File([await response.blob()], nameOf(disposition), { type })
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

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
