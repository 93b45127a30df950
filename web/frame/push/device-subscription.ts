import { permissionDenied, permissionMissing } from './obstacles.ts'
import { PushRefusal } from './refusals.ts'

const workerTimeoutMs = 10_000

/** `ready` alone would never settle if no worker could be registered. */
const registration = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(
        () =>
          reject(
            new PushRefusal(
              'Uygulamanın arka planda çalışan parçası başlatılamadı. Sayfayı yenileyip yeniden deneyin.',
            ),
          ),
        workerTimeoutMs,
      ),
    ),
  ])

/** The fields of the browser's subscription object that the server accepts. */
export interface DeviceSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const isFor = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey !== null && base64url(options.applicationServerKey) === publicKey

/**
 * Asks for permission unless it has been granted or refused before; throws with a sentence for the person if there is
 * none.
 */
export const askPermission = async (): Promise<void> => {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushRefusal(permission === 'denied' ? permissionDenied : permissionMissing)
}

/** The device's subscription; a new one if it was made for another key of the server. */
export const subscribeDevice = async (publicKey: string): Promise<DeviceSubscription> => {
  const { pushManager } = await registration()
  const kept = await pushManager.getSubscription()
  const isKept = kept !== null && isFor(kept, publicKey)
  if (!isKept) await kept?.unsubscribe()
  const { endpoint, keys } = (
    isKept ? kept : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}

/** Null if the device has none. */
export const endpointOfDevice = async (): Promise<string | null> =>
  (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription())?.endpoint ?? null

/** Stops delivery to this device, whatever the server still sends. */
export const releaseDevice = async (): Promise<void> => {
  await (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription())?.unsubscribe()
}
