import { useRef } from 'react'

/**
 * One at a time: a call made while the last one is running is ignored and returns undefined. A button is only disabled
 * by the next render, which the second click of a double click does not wait for.
 */
export const useAlone = () => {
  const isRunning = useRef(false)
  return async <Result>(work: () => Result): Promise<Awaited<Result> | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      return await work()
    } finally {
      isRunning.current = false
    }
  }
}
