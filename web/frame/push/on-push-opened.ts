/** Listens to messages from the service worker. */
const onMessage = (type: string, listener: (message: { path?: unknown }) => void): (() => void) => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const listen = ({ data }: MessageEvent) => {
    const message = (data ?? {}) as { type?: unknown; path?: unknown }
    if (message.type === type) listener(message)
  }
  worker?.addEventListener('message', listen)
  return () => worker?.removeEventListener('message', listen)
}

/**
 * Calls `open` with the page of this area that the person wants to see, as told by the service worker; returns a
 * function to stop.
 */
export const onPushOpened = (area: string, open: (page: string) => void): (() => void) =>
  onMessage('open-page', ({ path }) => {
    if (typeof path === 'string' && (path === area || path.startsWith(`${area}/`))) open(path.slice(area.length + 1))
  })

/** Calls `renew` when the browser has given this device a new endpoint; returns a function to stop. */
export const onPushChanged = (renew: () => void): (() => void) => onMessage('push-changed', renew)
