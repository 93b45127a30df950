import { createContext, useContext } from 'react'

/** Where the shell shows a page's heading: on a phone in its own header. Null where the heading stays in the page. */
export const HeadingPlace = createContext<HTMLElement | null>(null)
export const useHeadingPlace = (): HTMLElement | null => useContext(HeadingPlace)
