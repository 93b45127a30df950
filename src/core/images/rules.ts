/** Limits for an upload, and the size (in pixels) to which it is scaled down. */
export const imageLimits = { megabytes: 2, megapixels: 40, longestSide: 1200 } as const

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
