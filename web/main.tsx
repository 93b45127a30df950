import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { adminSession, isAdminPath } from './app/admin-session.ts'
import { browserSession } from './app/browser-session.ts'
import { createApp } from './app/create-app.tsx'
import { framedHistory, isFramed } from './app/framed.ts'
import { layeredHistory } from './app/layered-history.ts'
import { registerServiceWorker } from './app/register-service-worker.ts'
import { measureScrollbar } from './app/scrollbar.ts'
import { wholePage } from './app/whole-page.ts'
import { AdminRoutes, AppRoutes, loadAreaAt } from './app/routes.tsx'
import { createLayers } from './ui/dialogs/layers.ts'
// Imported after the app, so that the bundler keeps the router in the entry chunk: 1 kB less to download.
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import './app/global.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

measureScrollbar()
const apiRoot = new URL('/api', location.href).href
/** The two never navigate to each other in place: going from one to the other loads the page. */
const isAdmin = isAdminPath(location.pathname)
const session = isAdmin ? adminSession : browserSession
const ownHistory = createBrowserHistory({ v5Compat: true })
/** A frame shares its history with the surrounding page, so Back is not ours to handle. */
const layers = isFramed ? undefined : createLayers()
const history = layers ? layeredHistory(ownHistory, layers) : framedHistory(ownHistory)
const { App } = createApp({ apiRoot, session, history, layers, place: wholePage() })

const show = () =>
  // As a transition, React renders in short pieces and leaves the processor of a slow phone to the reader in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App>{isAdmin ? <AdminRoutes isInside={window.top !== window} /> : <AppRoutes isFramed={isFramed} />}</App>
      </StrictMode>,
    ),
  )
// The page has a skeleton until then; one of React's would stay for 0.3 s at least (0135).
const shown = loadAreaAt(location.pathname, isAdmin).then(show, show)

// In a frame the app is a guest and leaves nothing on the device.
if (import.meta.env.PROD && !isFramed) void shown.then(registerServiceWorker)
