import { deviceStorage } from '../../../ui/device/page-storage.ts'

/** What a person did and the server has not answered yet, kept on the device under one name. */
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
      // The device has no room: it is sent all the same, as long as the page stays open.
    }
  },
  /** Hears when another tab of the same person has changed them; returns how to stop listening. */
  watch: (onChange: () => void): (() => void) => {
    const listen = ({ key }: StorageEvent) => {
      if (key === name || key === null) onChange()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
})
