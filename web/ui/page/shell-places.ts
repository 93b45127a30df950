import { createContext, useContext, useEffect } from 'react'

/** The header looks at its own width: several apps may stand beside each other on one page. */
export const roomyHeader = '@container (min-width: 900px)'

/** Where the shell shows a page's heading: on a phone in its own header. Null where the heading stays in the page. */
export const HeadingPlace = createContext<HTMLElement | null>(null)
export const useHeadingPlace = (): HTMLElement | null => useContext(HeadingPlace)

/** Tells the shell that the page needs its room; undefined gives it back. */
export const FoldingRail = createContext<(isFolded: true | undefined) => void>(() => undefined)

/** For a page as wide as a table: the rail is folded while it is open, and can be unfolded as always. */
export const useFoldedRail = () => {
  const fold = useContext(FoldingRail)
  useEffect(() => {
    fold(true)
    return () => fold(undefined)
  }, [fold])
}
