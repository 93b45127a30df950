import { createPath, type To, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { History } from '../app/guarded-history.ts'

interface Options {
  /** The panel's page, as a path of the product. */
  start: string
  /** The product's address. */
  site: URL
  /** Called instead of leaving the panel. */
  onLeave: (path: string) => void
}

/**
 * A panel's address, kept in memory because the surrounding page owns the real one. Links point to the product's page,
 * to be opened in a tab.
 */
export const embeddedHistory = ({ start, site, onLeave }: Options): History => {
  const memory = createMemoryHistory({ initialEntries: [start], v5Compat: true })
  const staysHere = (to: To) => new URL(memory.createHref(to), site).pathname === memory.location.pathname
  const leaveFor = (to: To) => onLeave(typeof to === 'string' ? to : createPath(to))
  return Object.assign(Object.create(memory) as History, {
    push: (to: To, state?: unknown) => (staysHere(to) ? memory.push(to, state) : leaveFor(to)),
    replace: (to: To, state?: unknown) => (staysHere(to) ? memory.replace(to, state) : leaveFor(to)),
    createHref: (to: To) => new URL(memory.createHref(to), site).href,
    createURL: (to: To) => new URL(memory.createHref(to), site),
  })
}
