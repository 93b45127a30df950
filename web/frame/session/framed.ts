import { createContext, type ReactNode, useContext } from 'react'

/** Embedded in another page, the form that replaces a page without a session; null elsewhere. */
export const FramedSignIn = createContext<ReactNode>(null)

/** Embedded in another page, which has its own header. */
export const useIsFramed = (): boolean => useContext(FramedSignIn) !== null
