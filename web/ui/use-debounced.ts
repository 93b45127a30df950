import { useEffect, useState } from 'react'

/** The last value that stayed unchanged for `milliseconds`, so that a search starts when typing pauses. */
export const useDebounced = <Value>(value: Value, milliseconds = 300): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
