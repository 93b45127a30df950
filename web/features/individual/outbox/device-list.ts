import { deviceStorage } from '../../../ui/device/page-storage.ts'

/** What a person has done and the server has not answered yet, stored on the device under one name. */
export const deviceList = <Item>(name: string) => ({
  read: (): Item[] => {
    try {
      return JSON.parse(deviceStorage.getItem(name) ?? '[]') as Item[]
    } catch {
      return []
    }
  },
  write: (items: readonly Item[]): void => {
    try {
      if (items.length === 0) deviceStorage.removeItem(name)
      else deviceStorage.setItem(name, JSON.stringify(items))
    } catch {
      // No space left on the device: they are still sent as long as the page stays open.
    }
  },
  /** Calls back when another tab of the same person has changed them; returns a function to stop. */
  watch: (onChange: () => void): (() => void) => {
    const listen = ({ key }: StorageEvent) => {
      if (key === name || key === null) onChange()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
})
