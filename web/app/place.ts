import type { GriffelRenderer } from '@fluentui/react-components'

/** Where an app stands. */
export interface Place {
  /** What it takes for its document. */
  document: Document
  /** Takes dialogs, menus and banners; by default the document's body. */
  layer?: HTMLElement
  /** Brings the styles of its components there. */
  renderer: GriffelRenderer
}
