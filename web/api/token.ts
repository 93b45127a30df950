const key = 'user_token'

export const storedToken = (): string | null => localStorage.getItem(key)
export const storeToken = (token: string): void => localStorage.setItem(key, token)
export const forgetToken = (): void => localStorage.removeItem(key)
