import { useEffect, useRef } from 'react'
import { useFrame } from '../frame-context.ts'
import { type Unsaved, useUnsavedGuard } from './unsaved-guard.ts'

/**
 * While there is unsaved input, asks before it is lost to a navigation, a switch of the panel's tab or a reload. The
 * returned function asks before a step of the caller's own.
 */
export const useUnsaved = (isUnsaved: boolean, details: Omit<Unsaved, 'frame'> = {}) => {
  const guard = useUnsavedGuard()
  const frame = useFrame()?.box
  const mark = useRef<Unsaved>({ frame })
  useEffect(() => {
    mark.current = { ...details, frame }
  })
  useEffect(() => (isUnsaved ? guard.add(mark) : undefined), [guard, isUnsaved])
  return (proceed: () => void) => guard.leave(proceed, [mark])
}
