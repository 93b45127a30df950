import { createRoot, type Root } from 'react-dom/client'
import type { Place } from '../app/place.ts'
import { EmbeddedPanel } from './embedded-panel.tsx'
import type { EmbedStyles } from './embed-styles.ts'
import type { OwnViews } from './own-view.ts'
import type { PageSessions } from './page-sessions.ts'
import { lazyPanelsOf, type LazyPanels, loadsOf, type PanelKind } from './panels.ts'
import { printFrom } from './printing.ts'
import { createTopLayer } from './top-layer.ts'
import type { Member, SharedSession } from './shared-session.ts'

type TokenProvider = () => string | null | undefined | Promise<string | null | undefined>

interface Page {
  sessions: PageSessions
  styles: EmbedStyles
  views: OwnViews
  /** Where the module was loaded from. */
  origin: string
}

interface Joined {
  shared: SharedSession
  apiRoot: string
  /** The element's token at the time it joined. */
  token: string | null
}

/** Signs that the person is using this panel and not another. */
const uses = ['pointerdown', 'keydown', 'focusin'] as const

/** The custom element class for one kind of panel. */
export const panelElementOf = (kind: PanelKind, page: Page) =>
  class extends HTMLElement {
    static readonly observedAttributes = ['company-id', 'user-role', 'company-type', 'token', 'api', 'theme']

    readonly #tree = this.attachShadow({ mode: 'open' })
    readonly #member: Member = {
      askToken: undefined,
      handedToken: () => this.getAttribute('token') || null,
      notify: (event, detail) =>
        void this.dispatchEvent(new CustomEvent(`tabldot:${event}`, { bubbles: true, composed: true, detail })),
    }
    #provider: TokenProvider | undefined
    #joined: Joined | undefined
    #shown: { root: Root; place: Place; raise: () => void; panels: LazyPanels; mounting: number } | undefined
    #changes = 0

    constructor() {
      super()
      for (const use of uses) this.#tree.addEventListener(use, () => this.#joined?.shared.isUsed(this.#member), true)
    }

    get tokenProvider(): TokenProvider | undefined {
      return this.#provider
    }
    set tokenProvider(provider: TokenProvider | undefined) {
      this.#provider = provider
      this.#member.askToken = provider && (async () => (await provider()) || null)
      this.#settleSoon()
    }

    connectedCallback() {
      // A property set before the element was upgraded would shadow the accessor.
      if (Object.hasOwn(this, 'tokenProvider')) {
        const { tokenProvider } = this
        Reflect.deleteProperty(this, 'tokenProvider')
        this.tokenProvider = tokenProvider
      }
      for (const load of loadsOf(kind, this.#label('company-type'))) void load().catch(() => undefined)
      // Moving an element takes it out of the top layer.
      this.#shown?.raise()
      this.#settleSoon()
    }
    disconnectedCallback() {
      this.#settleSoon()
    }
    attributeChangedCallback() {
      this.#settleSoon()
    }

    #label(name: string): string | undefined {
      return this.getAttribute(name) || undefined
    }

    /** Attributes change one at a time, and moving an element disconnects it before connecting it again. */
    #settleSoon() {
      const change = ++this.#changes
      queueMicrotask(() => change === this.#changes && void this.#settle(change))
    }

    async #settle(change: number): Promise<void> {
      if (!this.isConnected) return this.#leave()
      const apiRoot = new URL('/api', this.#label('api') ?? page.origin).href
      const token = this.#member.handedToken()
      const joined = this.#joined?.apiRoot === apiRoot ? this.#joined : undefined
      const isAsked = this.#provider !== undefined && joined?.shared.isGiven !== true
      if (joined?.token === token && !isAsked) return this.#render(joined)
      if (joined && token !== null && joined.shared.isReplacedBy(token)) {
        this.#joined = { ...joined, token }
        this.#render(this.#joined)
        return joined.shared.replaceToken(token)
      }
      const given = token ?? (await this.#member.askToken?.().catch(() => null)) ?? null
      if (change !== this.#changes) return
      const shared = page.sessions.join(this.#member, apiRoot, given)
      if (this.#joined && this.#joined.shared !== shared) this.#leave()
      this.#joined = { shared, apiRoot, token }
      this.#render(this.#joined)
    }

    #leave(): void {
      this.#shown?.root.unmount()
      this.#shown = undefined
      this.#tree.replaceChildren()
      if (this.#joined) page.sessions.leave(this.#member, this.#joined.shared)
      this.#joined = undefined
    }

    #prepare(site: URL) {
      const body = document.createElement('tabldot-root')
      const place = document.createElement('div')
      body.append(place)
      this.#tree.replaceChildren(body)
      const { layer, raise } = createTopLayer(body)
      const renderer = page.styles(this.#tree)
      const print = () => printFrom(this.#tree)
      return {
        root: createRoot(place),
        place: { document: page.views({ tree: this.#tree, body, site, print }), renderer, layer },
        raise,
        panels: lazyPanelsOf(kind),
        mounting: 0,
      }
    }

    #render({ shared, apiRoot }: Joined): void {
      const site = new URL('/', apiRoot)
      const { root, place, panels, mounting } = (this.#shown ??= this.#prepare(site))
      root.render(
        <EmbeddedPanel
          key={mounting}
          kind={kind}
          panels={panels}
          shared={shared}
          member={this.#member}
          place={place}
          site={site}
          labels={{
            companyId: this.#label('company-id'),
            userRole: this.#label('user-role'),
            companyType: this.#label('company-type'),
          }}
          onLeave={(path) => this.#navigate(path, new URL(path, site).href)}
          onRetry={() => this.#retry()}
        />,
      )
    }

    #retry(): void {
      if (this.#shown && this.#joined) {
        this.#shown.panels = lazyPanelsOf(kind)
        this.#shown.mounting += 1
        this.#render(this.#joined)
      }
    }

    /** The surrounding page may show that place itself; otherwise it opens in a tab of its own. */
    #navigate(path: string, url: string): void {
      const event = new CustomEvent('tabldot:navigate', {
        bubbles: true,
        composed: true,
        cancelable: true,
        detail: { path, url },
      })
      if (this.dispatchEvent(event)) open(url, '_blank', 'noopener')
    }
  }
