import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useOwnDocument } from '../ui/device/own-document.ts'
import { whenUsed } from '../ui/device/when-used.ts'

interface WithQueries {
  api: { queries: Record<string, { status?: string } | undefined> }
}

const isWaiting = ({ api }: WithQueries): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'pending')

/** What a slow phone takes to draw a screen, in milliseconds: it is idle now and then meanwhile. */
const drawing = 1_500

/** Not all browsers tell when they are idle. */
const whenDrawn = (work: () => void): (() => void) => {
  let idle: number | undefined
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work)
    else work()
  }, drawing)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/**
 * Loads what is not needed at first once the screen has the answers that it asked for and has drawn them, since the
 * connection may be gone when it is needed. Another site's page may show a panel that nobody uses, so there it waits for that as well.
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
        stop = whenDrawn(loadOrWait)
      })
    }
    const begin = () => {
      stop = whenDrawn(loadOrWait)
    }
    if (own === document) begin()
    else stop = whenUsed(own.body, begin)
    return () => stop()
  }, [load, own, store])
}
