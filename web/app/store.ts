import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { baseApi } from '../api/base-api.ts'
import { bannersReducer } from '../shared/banners/banners-slice.ts'
import { sessionReducer } from '../shared/session/session-slice.ts'
import { announcements } from './announcements.ts'

export const store = configureStore({
  reducer: {
    [baseApi.reducerPath]: baseApi.reducer,
    banners: bannersReducer,
    session: sessionReducer,
  },
  // Files that are sent or fetched pass through.
  middleware: (defaults) =>
    defaults({ serializableCheck: false }).prepend(announcements.middleware).concat(baseApi.middleware),
})

/** Coming back to the window or to the network reloads what screens ask to keep fresh. */
setupListeners(store.dispatch)
