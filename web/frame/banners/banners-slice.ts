import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export type Banner = {
  id: string
  operation: string
  intent: 'success' | 'info' | 'error'
  text: string
  shownAt: number
}

const most = 3
/** A command that leads to another page has its banner there; in milliseconds. */
const onTheWay = 1_000

const slice = createSlice({
  name: 'banners',
  initialState: [] as Banner[],
  reducers: {
    bannerShown: {
      prepare: (banner: Omit<Banner, 'id' | 'shownAt'>) => ({
        payload: { ...banner, id: nanoid(), shownAt: Date.now() },
      }),
      reducer: (banners, { payload }: PayloadAction<Banner>) =>
        [...banners.filter(({ operation }) => operation !== payload.operation), payload].slice(-most),
    },
    /** What was said before no longer holds once the same operation ended without a banner of its own. */
    operationSettled: (banners, { payload }: PayloadAction<string>) =>
      banners.filter(({ operation }) => operation !== payload),
    /** They belong to the page that was left; what has just been said was said on the way. */
    pageLeft: {
      prepare: () => ({ payload: Date.now() - onTheWay }),
      reducer: (banners, { payload }: PayloadAction<number>) => banners.filter(({ shownAt }) => shownAt > payload),
    },
    bannerDismissed: (banners, { payload }: PayloadAction<string>) => banners.filter((banner) => banner.id !== payload),
  },
})

export const { bannerShown, bannerDismissed, operationSettled, pageLeft } = slice.actions
export const bannersReducer = slice.reducer
export type WithBanners = { banners: Banner[] }
