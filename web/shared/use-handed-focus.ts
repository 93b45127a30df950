import { useLayoutEffect, type RefObject } from 'react'
import { useFrame } from './scope/frame-context.ts'

/** When the element leaves the panel while it has the focus, the heading above it takes over; without that one, the panel's own. */
export const useHandedFocus = (element: RefObject<HTMLElement | null>, above?: RefObject<HTMLElement | null>): void => {
  const heading = useFrame()?.heading
  useLayoutEffect(() => {
    const leaving = element.current
    const land = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost) (above?.current ?? heading?.current)?.focus()
    }
    return () => {
      if (leaving?.contains(document.activeElement)) setTimeout(land)
    }
  }, [element, above, heading])
}
