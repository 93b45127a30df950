import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { signInApi as api } from '../../api/generated-sign-in.ts'

export type SessionState = {
  expired: boolean
  /** The one-time password that was just typed, until it is replaced: in memory only, so that a reload asks for it. */
  oneTimePassword: string | null
}

const initialState: SessionState = { expired: false, oneTimePassword: null }

/** A session has ended when the server says so, and goes on when it shows a profile again. */
const slice = createSlice({
  name: 'session',
  initialState,
  reducers: { sessionExpired: (state) => ({ ...state, expired: true }) },
  extraReducers: (builder) =>
    builder
      .addMatcher(api.endpoints.getProfile.matchFulfilled, (state) => ({ ...state, expired: false }))
      .addMatcher(api.endpoints.login.matchFulfilled, (state, { payload, meta }) => ({
        ...state,
        oneTimePassword: payload.must_change_password ? meta.arg.originalArgs.body.password : null,
      }))
      .addMatcher(
        isAnyOf(api.endpoints.changeOwnPassword.matchFulfilled, api.endpoints.changeIndividualPassword.matchFulfilled),
        (state) => ({ ...state, oneTimePassword: null }),
      ),
})

export const { sessionExpired } = slice.actions
export const sessionReducer = slice.reducer
export type WithSession = { session: SessionState }
