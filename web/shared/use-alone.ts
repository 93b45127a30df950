import { useRef } from 'react'

/**
 * One at a time: a call made while the last one is running is ignored. A button is only disabled by the next render,
 * which the second click of a double click does not wait for.
 */
export const useAlone = (): ((work: () => unknown) => Promise<void>) => {
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
