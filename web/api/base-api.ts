import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Connection } from './connection.ts'

const nameOf = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'tabldot.xlsx'

/** A workbook stays a file, under the server's name for it; everything else is JSON. */
const readAnswer = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('spreadsheetml'))
    return new File([await response.blob()], nameOf(response.headers.get('content-disposition')), { type })
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
