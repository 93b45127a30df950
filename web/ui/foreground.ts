import { createContext, useContext } from 'react'

/** Of several apps that share a session, one at a time speaks to the person: by banners, and when the session has ended. */
export const Foreground = createContext(true)

export const useIsInForeground = (): boolean => useContext(Foreground)
