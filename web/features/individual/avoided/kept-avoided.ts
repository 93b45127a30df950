import type { Oneself } from '../../../frame/scope/use-oneself.ts'
import { ownKey } from '../../../frame/session/own-storage.ts'
import { deviceStorage } from '../../../ui/device/page-storage.ts'
import type { Avoidable } from './avoided.ts'

const keyOf = (person: Oneself): string => ownKey(person, 'avoided')

/** What the person avoids as it is kept on the device: signing out and somebody else's sign-in delete it (rule Y4). */
export const keptAvoided = (person: Oneself): string | null => deviceStorage.getItem(keyOf(person))

const changed = new EventTarget()

/** Throws if the device has no room or the browser refuses; then what was there stays. */
export const keepAvoided = (person: Oneself, avoided: readonly Avoidable[]): void => {
  if (avoided.length === 0) deviceStorage.removeItem(keyOf(person))
  else deviceStorage.setItem(keyOf(person), JSON.stringify(avoided))
  changed.dispatchEvent(new Event('change'))
}

/** Calls back when it has changed, also in another tab; returns a function to stop. */
export const watchAvoided = (onChange: () => void): (() => void) => {
  changed.addEventListener('change', onChange)
  addEventListener('storage', onChange)
  return () => {
    changed.removeEventListener('change', onChange)
    removeEventListener('storage', onChange)
  }
}
