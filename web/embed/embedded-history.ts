import { createPath, type To, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { History } from '../app/guarded-history.ts'

interface Options {
  /** Where the panel is, in the product's own addresses. */
  start: string
  /** Address of the product. */
  site: URL
  /** Called instead of leaving the panel. */
  onLeave: (path: string) => void
}

/** The address of one panel, in memory: the page around it keeps its own. Links name the product's page, for a tab of its own. */
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
