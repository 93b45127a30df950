import { useEffect, useRef } from 'react'
import { useFrame } from '../frame-context.ts'
import { type Unsaved, useUnsavedGuard } from './unsaved-guard.ts'

/** While it is unsaved, leaving asks first: by an address, a tab of the panel, a reload, and by the returned function. */
export const useUnsaved = (isUnsaved: boolean, details: Omit<Unsaved, 'frame'> = {}) => {
  const guard = useUnsavedGuard()
  const frame = useFrame()?.box
  const mark = useRef<Unsaved>({ frame })
  useEffect(() => {
    mark.current = { ...details, frame }
  })
  useEffect(() => (isUnsaved ? guard.add(mark) : undefined), [guard, isUnsaved])
  return (goOn: () => void) => guard.leave(goOn, [mark])
}
