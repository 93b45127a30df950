const key = 'tabldot_push'

/** Who wants notifications on this device, so that they go on when that person signs in again. */
export const wantedHere = {
  by: (userId: string): boolean => localStorage.getItem(key) === userId,
  remember: (userId: string): void => localStorage.setItem(key, userId),
  forget: (): void => localStorage.removeItem(key),
}
