import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { WithSession } from '../../../frame/session/session-slice.ts'

/** Devices report being online before their first requests get through; in milliseconds. */
const pausesOnline = [1_000, 4_000, 15_000] as const

/**
 * Sends when the app or a session starts, when the connection is back, and whenever the person returns to the app.
 * `sendAll` resolves to whether anything is left.
 */
export const useSending = (sendAll: () => Promise<boolean>): void => {
  const isExpired = useSelector((state: WithSession) => state.session.expired)
  useEffect(() => {
    if (isExpired) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async (pauses: readonly number[] = []) => {
      clearTimeout(timer)
      const isLeft = await sendAll()
      const [pause, ...rest] = pauses
      if (pause !== undefined && isLeft) timer = setTimeout(() => void send(rest), pause)
    }
    const onOnline = () => void send(pausesOnline)
    const onSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void send()
    }
    onSeen()
    addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [sendAll, isExpired])
}
