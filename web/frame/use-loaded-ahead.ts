import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useOwnDocument } from '../ui/device/own-document.ts'
import { whenUsed } from '../ui/device/when-used.ts'

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
 * when it is needed. Another site's page may show a panel that nobody uses, so there it waits for that as well.
 */
export const useLoadedAhead = (load: (() => Promise<unknown>) | undefined): void => {
  const store = useStore<WithQueries>()
  const own = useOwnDocument()
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
    const begin = () => {
      stop = whenIdle(loadOrWait)
    }
    if (own === document) begin()
    else stop = whenUsed(own.body, begin)
    return () => stop()
  }, [load, own, store])
}
