import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components'
import type { ComponentType, ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Connection } from '../api/connection.ts'
import { Banners } from '../shared/banners/banners.tsx'
import { SessionContext } from '../shared/session/session-context.ts'
import { createStore } from './create-store.ts'
import { theme } from './theme.ts'
import './tokens.css'
import './typeface.css'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

/** Style elements carry the page's nonce, so that the content policy needs no 'unsafe-inline'. */
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})

type WithChildren = { children: ReactNode }
type Options = Connection & {
  /** What holds the address: the browser's own, or one in memory. */ router: ComponentType<WithChildren>
}

/** An app with a store, a cache and a session of its own: any number of them may stand on one page. */
export const createApp = ({ router: Router, ...connection }: Options) => {
  const store = createStore(connection)
  const App = ({ children }: WithChildren) => (
    <Provider store={store}>
      <SessionContext value={connection.session}>
        <RendererProvider renderer={renderer} targetDocument={document}>
          <FluentProvider theme={theme}>
            <Router>{children}</Router>
            <Banners />
          </FluentProvider>
        </RendererProvider>
      </SessionContext>
    </Provider>
  )
  return { App, store }
}
