import { createEmbedStyles } from './embed-styles.ts'
import { createOwnViews } from './own-view.ts'
import { createPageSessions } from './page-sessions.ts'
import { panelElementOf } from './panel-element.tsx'
import { panelKinds } from './panels.ts'
import { loadTypeface } from './load-typeface.ts'

/** Defines the custom elements once per page, even if it loads the module from several addresses. */
export const definePanels = (origin: string): void => {
  const missing = panelKinds.filter(({ name }) => customElements.get(name) === undefined)
  if (missing.length === 0) return
  const page = { sessions: createPageSessions(), styles: createEmbedStyles(), views: createOwnViews(), origin }
  for (const kind of missing) customElements.define(kind.name, panelElementOf(kind, page))
  loadTypeface()
}
