export interface ScreenSize {
  name: 'phone' | 'desktop'
  width: number
  height: number
}

/** The two widths at which every screen is looked at. */
export const screens: readonly ScreenSize[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 900 },
]
