import { createSlice } from '@reduxjs/toolkit'
import { signInApi as api } from '../../api/generated-sign-in.ts'

export type SessionState = { expired: boolean }

const initialState: SessionState = { expired: false }

/** A session has expired when the server says so, and is back when a profile loads again. */
const slice = createSlice({
  name: 'session',
  initialState,
  reducers: { sessionExpired: () => ({ expired: true }) },
  extraReducers: (builder) => builder.addMatcher(api.endpoints.getProfile.matchFulfilled, () => ({ expired: false })),
})

export const { sessionExpired } = slice.actions
export const sessionReducer = slice.reducer
export type WithSession = { session: SessionState }
