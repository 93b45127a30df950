import { createContext, useContext } from 'react'

/** The header looks at its own width: several apps may stand beside each other on one page. */
export const roomyHeader = '@container (min-width: 900px)'

/** Where the shell shows a page's heading: on a phone in its own header. Null where the heading stays in the page. */
export const HeadingPlace = createContext<HTMLElement | null>(null)
export const useHeadingPlace = (): HTMLElement | null => useContext(HeadingPlace)
