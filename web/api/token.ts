const key = 'user_token'

export const storedToken = (): string | null => localStorage.getItem(key)
export const storeToken = (token: string): void => localStorage.setItem(key, token)
export const forgetToken = (): void => localStorage.removeItem(key)

/** Tells when another tab signed somebody in or out; answers how to stop listening. */
export const watchToken = (listen: () => void): (() => void) => {
  const heard = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listen()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
