import workerAddress from '../sw/worker.ts?worker&url'

const loadedPaths = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** Sends the worker what this page loaded before the worker controlled it, so that the app opens offline after a single visit. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerAddress)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep-assets', paths: loadedPaths() })
  } catch (error) {
    console.warn('The service worker could not be registered', error)
  }
}
