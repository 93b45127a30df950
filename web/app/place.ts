import type { GriffelRenderer } from '@fluentui/react-components'

/** Where an app stands. */
export interface Place {
  /** What it takes for its document. */
  document: Document
  /** Brings the styles of its components there. */
  renderer: GriffelRenderer
}
