import { deviceStorage } from '../../ui/device/page-storage.ts'

const key = 'tabldot_push'

/** Who wants notifications on this device, so that they resume when that person signs in again. */
export const wantedHere = {
  by: (userId: string): boolean => deviceStorage.getItem(key) === userId,
  remember: (userId: string): void => deviceStorage.setItem(key, userId),
  forget: (): void => deviceStorage.removeItem(key),
}
