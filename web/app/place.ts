import type { GriffelRenderer } from '@fluentui/react-components'

/** Where an app is mounted. */
export interface Place {
  /** The document that the app works with. */
  document: Document
  /** Parent of dialogs, menus and banners; by default the document's body. */
  layer?: HTMLElement
  /** Renders component styles there. */
  renderer: GriffelRenderer
}
