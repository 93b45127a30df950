import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import { Host } from './host.tsx'

const { api, token } = JSON.parse(decodeURIComponent(location.hash.slice(1))) as { api: string; token: string }

document.documentElement.dataset['react'] = version
const asked = Object.assign(window, { asked: 0 })
const askForToken = () => {
  asked.asked += 1
  return Promise.resolve(token)
}
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <Host api={api} askForToken={askForToken} />
  </StrictMode>,
)
