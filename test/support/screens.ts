export interface ScreenSize {
  name: 'phone' | 'desktop'
  width: number
  height: number
}

export const phone: ScreenSize = { name: 'phone', width: 390, height: 844 }
export const desktop: ScreenSize = { name: 'desktop', width: 1280, height: 900 }

/** The two widths at which every screen is looked at. */
export const screens: readonly ScreenSize[] = [phone, desktop]
