import { NavigationType, parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom'
import type { UnsavedGuard } from '../ui/unsaved/unsaved-guard.ts'

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>

/**
 * A history that asks before unsaved input is lost. The router's own blocker comes only with its data routers, which
 * weigh 15 kB more.
 */
export const guardedHistory = (history: History, guard: UnsavedGuard): History => {
  const lostAt = (to: To) => guard.lostAt((typeof to === 'string' ? parsePath(to) : to).pathname ?? '')
  let isReturning = false
  return Object.assign(Object.create(history) as History, {
    push: (to: To, state?: unknown) => guard.leave(() => history.push(to, state), lostAt(to)),
    replace: (to: To, state?: unknown) => guard.leave(() => history.replace(to, state), lostAt(to)),
    /** Back has already happened when we hear of it: undo it, and repeat it once the person confirms. */
    listen: (listener: Parameters<History['listen']>[0]) =>
      history.listen((update) => {
        const { action, location, delta } = update
        if (action !== NavigationType.Pop || delta === null) return listener(update)
        if (isReturning) {
          isReturning = false
          return
        }
        const lost = lostAt(location)
        if (lost.length === 0) return listener(update)
        isReturning = true
        history.go(-delta)
        guard.leave(() => history.go(delta), lost)
      }),
  })
}
