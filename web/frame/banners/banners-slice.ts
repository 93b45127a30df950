import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export type Banner = {
  id: string
  /** Names the command; only its latest banner is shown. */
  about: string
  intent: 'success' | 'info' | 'error'
  text: string
  shownAt: number
}

const maxBanners = 3
/**
 * How long, in milliseconds, a banner survives a navigation: a command that leads to another page shows its banner
 * there.
 */
const graceMs = 1_000

const slice = createSlice({
  name: 'banners',
  initialState: [] as Banner[],
  reducers: {
    bannerShown: {
      prepare: (banner: Omit<Banner, 'id' | 'shownAt'>) => ({
        payload: { ...banner, id: nanoid(), shownAt: Date.now() },
      }),
      reducer: (banners, { payload }: PayloadAction<Banner>) =>
        [...banners.filter(({ about }) => about !== payload.about), payload].slice(-maxBanners),
    },
    /** An earlier banner no longer holds once the same command has ended without one. */
    bannerSettled: (banners, { payload }: PayloadAction<string>) => banners.filter(({ about }) => about !== payload),
    /** Banners belong to the page that was left, except those shown just before leaving it. */
    pageLeft: {
      prepare: () => ({ payload: Date.now() - graceMs }),
      reducer: (banners, { payload }: PayloadAction<number>) => banners.filter(({ shownAt }) => shownAt > payload),
    },
    bannerDismissed: (banners, { payload }: PayloadAction<string>) => banners.filter((banner) => banner.id !== payload),
  },
})

export const { bannerShown, bannerDismissed, bannerSettled, pageLeft } = slice.actions
export const bannersReducer = slice.reducer
export type WithBanners = { banners: Banner[] }
