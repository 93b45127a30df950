import { type MenuEdits, noEdits } from './menu-edits.ts'
import { deviceStorage } from '../../../ui/device/page-storage.ts'

type Days = MenuEdits['days']

const isDays = (kept: unknown): kept is Days =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every(
    (day: unknown) => typeof day === 'object' && day !== null && 'draft' in day && 'start' in day,
  )

/**
 * Unsaved cells are stored on the device for the person who typed them, so that they survive Back, a reload, a lost
 * connection and the end of the session. Past days are dropped, since they can no longer be saved.
 */
export const keptEdits = (key: string, today: string): MenuEdits => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '{}')
    if (!isDays(kept)) return noEdits
    return { ...noEdits, days: Object.fromEntries(Object.entries(kept).filter(([date]) => date >= today)) }
  } catch {
    return noEdits
  }
}

export const keepEdits = (key: string, days: Days): void => {
  if (Object.keys(days).length === 0) deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, JSON.stringify(days))
}
