import { useCallback, useSyncExternalStore } from 'react'
import { useFrame } from '../frame-context.ts'

/** Whether the panel is at least this many pixels wide. */
export const useIsRoomy = (width: number): boolean => {
  const box = useFrame()?.box
  const watch = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange)
      if (box?.current) observer.observe(box.current)
      return () => observer.disconnect()
    },
    [box],
  )
  return useSyncExternalStore(watch, () => (box?.current?.clientWidth ?? 0) >= width)
}
