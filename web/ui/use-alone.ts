import { useRef } from 'react'

/**
 * Runs one call at a time: a call made while the previous one is running is ignored and returns undefined. Disabling
 * the button is not enough, because that takes effect with the next render, and the second click of a double click can
 * come first.
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
