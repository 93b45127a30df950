import { createSlice } from '@reduxjs/toolkit'

export type SessionState = { expired: boolean }

const slice = createSlice({
  name: 'session',
  initialState: { expired: false } as SessionState,
  reducers: {
    sessionExpired: () => ({ expired: true }),
    signedIn: () => ({ expired: false }),
  },
})

export const { sessionExpired, signedIn } = slice.actions
export const sessionReducer = slice.reducer
export type WithSession = { session: SessionState }
