import workerAddress from '../sw/worker.ts?worker&url'

const assetPaths = (entries: PerformanceEntryList): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !/^\/api(\/|$)/.test(pathname))
    .map(({ pathname }) => pathname)

/**
 * Tells the worker what this page has loaded, including requests made before the worker took control of it, so that the
 * app opens offline after a single visit. The worker skips what it already has.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerAddress)
    const { active } = await navigator.serviceWorker.ready
    new PerformanceObserver((list) => {
      const paths = assetPaths(list.getEntries())
      if (paths.length > 0) active?.postMessage({ type: 'keep-assets', paths })
    }).observe({ type: 'resource', buffered: true })
  } catch (error) {
    console.warn('The service worker could not be registered', error)
  }
}
