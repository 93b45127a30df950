import { createContext, type ReactNode, useContext } from 'react'

/** In a frame of another page: the form that takes the place of a page without a session. Null outside of frames. */
export const FramedSignIn = createContext<ReactNode>(null)

/** In a frame of another page, which has a header of its own. */
export const useIsFramed = (): boolean => useContext(FramedSignIn) !== null
