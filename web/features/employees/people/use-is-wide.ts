import { useCallback, useSyncExternalStore } from 'react'
import { useFrame } from '../../../shared/scope/frame-context.ts'

const tableWidth = 868

/** The panel has room for a table and for somebody beside it. */
export const useIsWide = (): boolean => {
  const box = useFrame()?.box
  const watch = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange)
      if (box?.current) observer.observe(box.current)
      return () => observer.disconnect()
    },
    [box],
  )
  return useSyncExternalStore(watch, () => (box?.current?.clientWidth ?? 0) >= tableWidth)
}
