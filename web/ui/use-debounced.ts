import { useEffect, useState } from 'react'

/** The value as it was once it stood still: searches run when the typing pauses. */
export const useDebounced = <Value>(value: Value, milliseconds = 300): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
