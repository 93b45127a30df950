import { createContext, useContext, useEffect } from 'react'

/** The header measures its own width, since several apps may share a page. */
export const roomyHeader = '@container (min-width: 900px)'

/** Where the shell shows a page's heading: in its header on a phone. Null where the heading stays in the page. */
export const HeadingPlace = createContext<HTMLElement | null>(null)
export const useHeadingPlace = (): HTMLElement | null => useContext(HeadingPlace)

/** Asks the shell to fold its rail to give the page more room; undefined withdraws the request. */
export const FoldingRail = createContext<(isFolded: true | undefined) => void>(() => undefined)

/** For a page with a wide table: folds the rail while the page is open; people can still unfold it. */
export const useFoldedRail = () => {
  const fold = useContext(FoldingRail)
  useEffect(() => {
    fold(true)
    return () => fold(undefined)
  }, [fold])
}
