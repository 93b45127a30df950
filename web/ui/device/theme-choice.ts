import { useSyncExternalStore } from 'react'
import { deviceStorage } from './page-storage.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Also read by first-paint.js, before anything is drawn. */
const key = 'tabldot_theme'
const listeners = new Set<() => void>()

const read = (): ThemeChoice => themeChoices.find((choice) => choice === deviceStorage.getItem(key)) ?? 'system'

export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, choice)
  show(choice)
}

const show = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  for (const listener of listeners) listener()
}

/** A choice made in one tab applies to all of them. */
const watch = (onChange: () => void) => {
  const follow = (event: StorageEvent) => (event.key === key || event.key === null) && show(read())
  listeners.add(onChange)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', follow)
  }
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(watch, read)
