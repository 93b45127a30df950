import { useOwnDocument } from './own-document.ts'
import { useThemeChoice } from './theme-choice.ts'
import { useMedia } from './use-media.ts'

export type InkOf = (color: string) => string

/** A canvas knows no variables: what they stand for now, in the theme that is shown. */
export const useInk = (): InkOf => {
  useThemeChoice()
  useMedia('(prefers-color-scheme: dark)')
  const style = getComputedStyle(useOwnDocument().documentElement)
  return (color) => style.getPropertyValue(color.slice('var('.length, -1)).trim()
}
