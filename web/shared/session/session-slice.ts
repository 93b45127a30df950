import { createSlice } from '@reduxjs/toolkit'
import { api } from '../../api/generated.ts'

export type SessionState = { expired: boolean }

const slice = createSlice({
  name: 'session',
  initialState: { expired: false } as SessionState,
  reducers: { sessionExpired: () => ({ expired: true }) },
  extraReducers: (builder) => builder.addMatcher(api.endpoints.login.matchFulfilled, () => ({ expired: false })),
})

export const { sessionExpired } = slice.actions
export const sessionReducer = slice.reducer
export type WithSession = { session: SessionState }
