import { useLayoutEffect, type RefObject } from 'react'
import { useOwnDocument } from '../device/own-document.ts'
import { useFrame } from '../frame-context.ts'

/** If the element has the focus when it disappears, the focus moves to the heading above it, by default the panel's. */
export const useHandedFocus = (element: RefObject<HTMLElement | null>, above?: RefObject<HTMLElement | null>): void => {
  const heading = useFrame()?.heading
  const own = useOwnDocument()
  useLayoutEffect(() => {
    const leaving = element.current
    const land = () => {
      const isLost = own.activeElement === null || own.activeElement === own.body
      if (isLost) (above?.current ?? heading?.current)?.focus()
    }
    return () => {
      if (leaving?.contains(own.activeElement)) setTimeout(land)
    }
  }, [element, above, heading, own])
}
