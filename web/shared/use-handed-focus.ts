import { useLayoutEffect, type RefObject } from 'react'

const land = (headingId: string) => {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost) (document.getElementById(headingId) ?? document.querySelector('h1'))?.focus()
}

/** When the element leaves the page while it has the focus, the heading above it takes over; without that one, the page's own. */
export const useHandedFocus = (element: RefObject<HTMLElement | null>, headingId: string): void => {
  useLayoutEffect(() => {
    const leaving = element.current
    return () => {
      if (leaving?.contains(document.activeElement)) setTimeout(() => land(headingId))
    }
  }, [element, headingId])
}
