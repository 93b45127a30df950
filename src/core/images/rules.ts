/** What may be uploaded, and how large it is kept. */
export const imageLimits = { megabytes: 2, megapixels: 40, longestSide: 1200 } as const

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
