import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { baseApi } from '../api/base-api.ts'
import type { Connection } from '../api/connection.ts'
import { keptAnswersReducer } from '../api/kept-answers-slice.ts'
import { bannersReducer } from '../frame/banners/banners-slice.ts'
import { sessionReducer } from '../frame/session/session-slice.ts'
import { keepPatched } from './kept-answers.ts'
import { createAnnouncements } from './create-announcements.ts'

export const createStore = (connection: Connection) => {
  const store = configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      banners: bannersReducer,
      keptAnswers: keptAnswersReducer,
      session: sessionReducer,
    },
    // Files in requests and answers are not serializable.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, thunk: { extraArgument: connection } })
        .prepend(createAnnouncements(connection))
        .concat(baseApi.middleware, keepPatched(connection.session)),
  })
  /** Refetches what screens ask to keep fresh when the window or the network comes back, until the store is closed. */
  return Object.assign(store, { close: setupListeners(store.dispatch) })
}
