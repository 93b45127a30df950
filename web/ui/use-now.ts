import { useEffect, useMemo, useState } from 'react'

const minute = 60_000

/** The time, as often as a countdown in minutes changes; `aheadBy` milliseconds before the clock of the device. */
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
