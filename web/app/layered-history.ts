import { createPath, NavigationType, type To } from 'react-router-dom'
import type { Layers } from '../ui/dialogs/layers.ts'
import type { History } from './guarded-history.ts'

const mark = 'isAbovePage'

/**
 * A history in which Back closes what is open above the page. While something is, an extra entry with the page's own
 * address lies on top for Back to consume. It is removed when the last layer closes, or replaced by the next page.
 */
export const layeredHistory = (history: History, layers: Layers): History => {
  const isOnTop = () => Object.hasOwn((history.location.state as object | null) ?? {}, mark)
  const marked = (state: unknown) => ({ ...(state as object | null), [mark]: true })
  let isAbove = isOnTop()
  /**
   * Set while a step back or forward, which is asynchronous, is under way; calls are queued until it ends. `home`:
   * returning to the page's own entry because nothing is open any more.
   */
  let pending: 'home' | 'elsewhere' | undefined
  let isSilent = false
  /** Replaces the page's own entry on return: it was replaced while the extra entry lay on top of it. */
  let below: [to: To, state: unknown] | undefined
  const waiting: (() => void)[] = []

  const silently = (work: () => void) => {
    isSilent = true
    work()
    isSilent = false
  }
  const go = (delta: number, way: typeof pending) => {
    pending = way
    history.go(delta)
  }
  const settle = () => {
    if (pending !== undefined || layers.isOpen() === isAbove) return
    if (isAbove) return go(-1, 'home')
    isAbove = true
    silently(() => history.push(createPath(history.location), marked(history.location.state)))
  }
  /** Deferred, since a dialog often closes to make room for another one or for a page. */
  const settleSoon = () => void setTimeout(settle)
  const whenSettled = (work: () => void) => {
    if (pending !== undefined) waiting.push(work)
    else work()
    settleSoon()
  }
  layers.whenChanged(settleSoon)

  return Object.assign(Object.create(history) as History, {
    push: (to: To, state?: unknown) =>
      whenSettled(() => {
        if (isAbove) history.replace(to, state)
        else history.push(to, state)
        isAbove = false
        below = undefined
      }),
    replace: (to: To, state?: unknown) =>
      whenSettled(() => {
        if (isAbove) below = [to, state]
        history.replace(to, isAbove ? marked(state) : state)
      }),
    /** Counted from the page's own entry. */
    go: (delta: number) => whenSettled(() => go(isAbove && delta < 0 ? delta - 1 : delta, 'elsewhere')),
    listen: (listener: Parameters<History['listen']>[0]) => {
      // After a reload the extra entry is still there, but nothing is open.
      settleSoon()
      return history.listen((update) => {
        if (isSilent) return
        if (update.action !== NavigationType.Pop) return listener(update)
        const isHome = isAbove && update.delta === -1
        const isClosing = isHome && pending === undefined
        /** As in `go`. */
        const delta = isAbove && update.delta !== null && update.delta < 0 ? update.delta + 1 : update.delta
        pending = undefined
        isAbove = isOnTop()
        const replaced = isHome ? below : undefined
        below = undefined
        if (replaced) silently(() => history.replace(...replaced))
        if (!isHome) listener({ ...update, delta })
        if (isClosing && layers.isOpen()) layers.close()
        // What was open closed a moment ago, so the person means the page.
        else if (isClosing) go(-1, 'elsewhere')
        waiting.splice(0).forEach(whenSettled)
        settleSoon()
      })
    },
  })
}
