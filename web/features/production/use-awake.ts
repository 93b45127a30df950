import { useEffect, useState } from 'react'

/** Keeps the screen on while the page is open, where the device allows it. Returns whether it does. */
export const useAwake = (): boolean => {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const stay = async () => {
      // Gone whenever the page is hidden. Some browsers have none; others refuse with a low battery.
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) return void granted?.release()
      lock = granted
      setAwake(granted !== undefined)
    }
    const onVisible = () => void stay()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
  return isAwake
}
