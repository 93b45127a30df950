export interface ScreenSize {
  name: 'phone' | 'desktop'
  width: number
  height: number
}

export const phone: ScreenSize = { name: 'phone', width: 390, height: 844 }
export const desktop: ScreenSize = { name: 'desktop', width: 1280, height: 900 }

/** The widths at which screens are checked. */
export const screens: readonly ScreenSize[] = [phone, desktop]
