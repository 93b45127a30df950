import { useEffect } from 'react'
import { useStore } from 'react-redux'

interface WithQueries {
  api: { queries: Record<string, { status?: string } | undefined> }
}

const isWaiting = ({ api }: WithQueries): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'pending')

/** Not all browsers tell when they are idle. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work)
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}

/**
 * Loads what is not needed at first once the screen has the answers that it asked for, since the connection may be gone
 * when it is needed.
 */
export const useLoadedAhead = (load: (() => Promise<unknown>) | undefined): void => {
  const store = useStore<WithQueries>()
  useEffect(() => {
    if (load === undefined) return
    let stop: () => void = () => undefined
    const loadOrWait = () => {
      if (!isWaiting(store.getState())) return void load().catch(() => undefined)
      stop = store.subscribe(() => {
        if (isWaiting(store.getState())) return
        stop()
        stop = whenIdle(loadOrWait)
      })
    }
    stop = whenIdle(loadOrWait)
    return () => stop()
  }, [load, store])
}
