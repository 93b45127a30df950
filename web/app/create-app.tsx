import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import type { Connection } from '../api/connection.ts'
import { Banners } from '../shared/banners/banners.tsx'
import { createUnsavedGuard, UnsavedContext } from '../shared/forms/unsaved-guard.ts'
import { UnsavedQuestion } from '../shared/forms/unsaved-question.tsx'
import { SessionContext } from '../shared/session/session-context.ts'
import { createStore } from './create-store.ts'
import { guardedHistory, type History } from './guarded-history.ts'
import { theme } from './theme.ts'
import './tokens.css'
import './typeface.css'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

/** Style elements carry the page's nonce, so that the content policy needs no 'unsafe-inline'. */
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})

type Options = Connection & {
  /** What holds the address: the browser's own, or one in memory. */ history: History
}

/** An app with a store, a cache and a session of its own: any number of them may stand on one page. */
export const createApp = ({ history, ...connection }: Options) => {
  const store = createStore(connection)
  const guard = createUnsavedGuard()
  const guarded = guardedHistory(history, guard)
  const App = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SessionContext value={connection.session}>
        <UnsavedContext value={guard}>
          <RendererProvider renderer={renderer} targetDocument={document}>
            <FluentProvider theme={theme}>
              <HistoryRouter history={guarded}>{children}</HistoryRouter>
              <UnsavedQuestion />
              <Banners />
            </FluentProvider>
          </RendererProvider>
        </UnsavedContext>
      </SessionContext>
    </Provider>
  )
  return { App, store }
}
