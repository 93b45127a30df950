import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { signInApi } from '../../api/generated-sign-in.ts'
import { tellsSessionEnd } from '../problem-text.ts'

export type Banner = { id: string; operation: string; intent: 'success' | 'error'; text: string }

const most = 3

const slice = createSlice({
  name: 'banners',
  initialState: [] as Banner[],
  reducers: {
    bannerShown: {
      prepare: (banner: Omit<Banner, 'id'>) => ({ payload: { ...banner, id: nanoid() } }),
      reducer: (banners, { payload }: PayloadAction<Banner>) =>
        [...banners.filter(({ operation }) => operation !== payload.operation), payload].slice(-most),
    },
    /** What was said before no longer holds once the same operation ended without a banner of its own. */
    operationSettled: (banners, { payload }: PayloadAction<string>) =>
      banners.filter(({ operation }) => operation !== payload),
    bannerDismissed: (banners, { payload }: PayloadAction<string>) => banners.filter((banner) => banner.id !== payload),
  },
  extraReducers: (builder) =>
    builder.addMatcher(signInApi.endpoints.getProfile.matchFulfilled, (banners) =>
      banners.filter(({ text }) => !tellsSessionEnd(text)),
    ),
})

export const { bannerShown, bannerDismissed, operationSettled } = slice.actions
export const bannersReducer = slice.reducer
export type WithBanners = { banners: Banner[] }
