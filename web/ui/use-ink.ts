import { useOwnDocument } from './device/own-document.ts'
import { useThemeChoice } from './device/theme-choice.ts'
import { useMedia } from './device/use-media.ts'

export type InkOf = (color: string) => string

/** Resolves CSS variables, which a canvas cannot use, to their values in the current theme. */
export const useInk = (): InkOf => {
  useThemeChoice()
  useMedia('(prefers-color-scheme: dark)')
  const style = getComputedStyle(useOwnDocument().documentElement)
  return (color) => style.getPropertyValue(color.slice('var('.length, -1)).trim()
}
