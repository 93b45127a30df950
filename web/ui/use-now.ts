import { useEffect, useMemo, useState } from 'react'

const minute = 60_000

/** The current time, updated every minute on the minute. `aheadBy` is added to the device's clock, in milliseconds. */
export const useNow = (aheadBy = 0): Date => {
  const [device, setDevice] = useState(() => Date.now())
  const now = device + aheadBy
  useEffect(() => {
    const tick = () => setDevice(Date.now())
    const timer = setTimeout(tick, minute - (now % minute))
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return useMemo(() => new Date(now), [now])
}
