/** What the page shows, as JSON in the hash of its address. */
export type Showing =
  | {
      /** Whole apps, side by side. */
      apps: readonly { token: string; address: string }[]
    }
  | {
      /** Panels of one app, side by side. */
      panels: readonly PanelShown[]
      token: string
    }

export interface PanelShown {
  panel: 'employees' | 'shifts' | 'system'
  /** Shown instead of the person's own company, to somebody who may change nothing there. */
  company?: { id: string; name: string; slug: string; type: 'corporate' }
}
