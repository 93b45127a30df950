import { createContext, useContext } from 'react'

/**
 * Among several apps that share a session, only the one in the foreground shows banners and says that the session has
 * ended.
 */
export const Foreground = createContext(true)

export const useIsInForeground = (): boolean => useContext(Foreground)
