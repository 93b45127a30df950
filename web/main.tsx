import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { adminSession, isAdminPath } from './app/admin-session.ts'
import { browserSession } from './app/browser-session.ts'
import { createApp } from './app/create-app.tsx'
import { framedHistory, isFramed } from './app/framed.ts'
import { layeredHistory } from './app/layered-history.ts'
import { registerServiceWorker } from './app/register-service-worker.ts'
import { measureScrollbar } from './app/scrollbar.ts'
import { wholePage } from './app/whole-page.ts'
import { AdminRoutes, AppRoutes } from './app/routes.tsx'
import { createLayers } from './ui/dialogs/layers.ts'
// Below the app, so that the bundler keeps the router in the entry chunk: 1 kB less to download.
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import './app/global.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

measureScrollbar()
const apiRoot = new URL('/api', location.href).href
/** No address inside one of the two leads into the other: whoever goes there loads the page anew. */
const isAdmin = isAdminPath(location.pathname)
const session = isAdmin ? adminSession : browserSession
const ownHistory = createBrowserHistory({ v5Compat: true })
/** A frame shares Back with the page around it. */
const layers = isFramed ? undefined : createLayers()
const history = layers ? layeredHistory(ownHistory, layers) : framedHistory(ownHistory)
const { App } = createApp({ apiRoot, session, history, layers, place: wholePage() })

createRoot(root).render(
  <StrictMode>
    <App>{isAdmin ? <AdminRoutes isInside={window.top !== window} /> : <AppRoutes isFramed={isFramed} />}</App>
  </StrictMode>,
)

// A frame is a guest: what it would keep on the device belongs to the page around it.
if (import.meta.env.PROD && !isFramed) addEventListener('load', () => void registerServiceWorker())
