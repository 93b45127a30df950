import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * While the server cannot be reached and kept answers are shown: when the oldest of them was received. Otherwise null.
 */
export type KeptAnswersState = { since: string | null }

const initialState: KeptAnswersState = { since: null }

const slice = createSlice({
  name: 'keptAnswers',
  initialState,
  reducers: {
    keptShown: ({ since }, { payload }: PayloadAction<string>) => ({
      since: since !== null && since < payload ? since : payload,
    }),
    freshArrived: (state) => (state.since === null ? state : initialState),
  },
})

export const { keptShown, freshArrived } = slice.actions
export const keptAnswersReducer = slice.reducer
export type WithKeptAnswers = { keptAnswers: KeptAnswersState }
