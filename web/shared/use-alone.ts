import { useRef } from 'react'

/**
 * One at a time: what is asked for while the last is under way is dropped. A button learns only with its next drawing
 * that it is busy, which the second click of a double click does not wait for.
 */
export const useAlone = (): ((work: () => Promise<unknown>) => Promise<void>) => {
  const isUnderWay = useRef(false)
  return async (work) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work()
    } finally {
      isUnderWay.current = false
    }
  }
}
