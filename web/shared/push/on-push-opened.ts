/** Hears from the service worker which page of an area the person wants to see; returns how to stop. */
export const onPushOpened = (area: string, open: (page: string) => void): (() => void) => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const listen = ({ data }: MessageEvent) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown }
    if (type !== 'open-page' || typeof path !== 'string') return
    if (path === area || path.startsWith(`${area}/`)) open(path.slice(area.length + 1))
  }
  worker?.addEventListener('message', listen)
  return () => worker?.removeEventListener('message', listen)
}
