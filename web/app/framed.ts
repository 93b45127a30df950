import { createPath, parsePath, type To } from 'react-router-dom'
import type { History } from './guarded-history.ts'

/** `?embed=1`: shown in a frame of another page. Set by first-paint.js, which needs it before anything is drawn. */
export const isFramed = 'framed' in document.documentElement.dataset

const framed = (to: To): string => {
  const path = typeof to === 'string' ? parsePath(to) : to
  const search = new URLSearchParams(path.search)
  search.set('embed', '1')
  return createPath({ ...path, search: `?${search.toString()}` })
}

export const loadPage = (path: string): void => location.assign(isFramed ? framed(path) : path)

/** Keeps the frame in the address, so that it survives a reload. What is opened in another tab is the whole product. */
export const framedHistory = (history: History): History =>
  Object.assign(Object.create(history) as History, {
    push: (to: To, state?: unknown) => history.push(framed(to), state),
    replace: (to: To, state?: unknown) => history.replace(framed(to), state),
  })
