/** What the service worker tells an open page. */
const onMessage = (type: string, hear: (message: { path?: unknown }) => void): (() => void) => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const listen = ({ data }: MessageEvent) => {
    const message = (data ?? {}) as { type?: unknown; path?: unknown }
    if (message.type === type) hear(message)
  }
  worker?.addEventListener('message', listen)
  return () => worker?.removeEventListener('message', listen)
}

/** Hears from the service worker which page of an area the person wants to see; returns how to stop. */
export const onPushOpened = (area: string, open: (page: string) => void): (() => void) =>
  onMessage('open-page', ({ path }) => {
    if (typeof path === 'string' && (path === area || path.startsWith(`${area}/`))) open(path.slice(area.length + 1))
  })

/** Hears that the browser gave this device another address; returns how to stop. */
export const onPushChanged = (renew: () => void): (() => void) => onMessage('push-changed', renew)
