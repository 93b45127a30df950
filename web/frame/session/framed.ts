import { createContext, type ReactNode, useContext } from 'react'

/** In a frame or an element of another page: the form that takes the place of a page without a session. Null elsewhere. */
export const FramedSignIn = createContext<ReactNode>(null)

/** In another page, which has a header of its own. */
export const useIsFramed = (): boolean => useContext(FramedSignIn) !== null
