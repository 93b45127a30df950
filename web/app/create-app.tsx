import { FluentProvider, PortalMountNodeProvider, RendererProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Provider } from 'react-redux'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import type { Connection } from '../api/connection.ts'
import { Banners } from '../frame/banners/banners.tsx'
import { createUnsavedGuard, UnsavedContext } from '../ui/unsaved/unsaved-guard.ts'
import { UnsavedQuestion } from '../ui/unsaved/unsaved-question.tsx'
import { type Layers, LayersContext } from '../ui/dialogs/layers.ts'
import { OwnDocument } from '../ui/device/own-document.ts'
import { SessionContext } from '../frame/session/session-context.ts'
import { createStore } from './create-store.ts'
import { guardedHistory, type History } from './guarded-history.ts'
import type { Place } from './place.ts'
import { theme } from './theme.ts'

type Options = Connection & {
  /** Holds the address: the browser's history, or one in memory. */
  history: History
  place: Place
  /** What Back closes, if the history supports it. */
  layers?: Layers
  /** A store shared with other apps on the page; by default the app has its own. */
  store?: ReturnType<typeof createStore>
}

/** An app with its own store, cache and session, so that a page can hold any number of them. */
export const createApp = ({ history, layers, place, store: shared, ...connection }: Options) => {
  const store = shared ?? createStore(connection)
  const guard = createUnsavedGuard()
  const guarded = guardedHistory(history, guard)
  const App = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SessionContext value={connection.session}>
        <UnsavedContext value={guard}>
          <LayersContext value={layers}>
            <OwnDocument value={place.document}>
              <RendererProvider renderer={place.renderer} targetDocument={place.document}>
                <FluentProvider theme={theme} targetDocument={place.document}>
                  <PortalMountNodeProvider value={place.layer}>
                    <HistoryRouter history={guarded}>
                      {children}
                      {place.layer ? createPortal(<Banners />, place.layer) : <Banners />}
                    </HistoryRouter>
                    <UnsavedQuestion />
                  </PortalMountNodeProvider>
                </FluentProvider>
              </RendererProvider>
            </OwnDocument>
          </LayersContext>
        </UnsavedContext>
      </SessionContext>
    </Provider>
  )
  return { App, store }
}
