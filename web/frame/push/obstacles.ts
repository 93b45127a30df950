/** What can keep a device from receiving push messages before anybody is even asked for permission. */
export type Obstacle = 'worker' | 'homeScreen' | 'push' | 'https'

const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches

const isPassed: Record<Obstacle, () => boolean> = {
  worker: () => 'serviceWorker' in navigator,
  homeScreen: () => !isIos() || isOnHomeScreen(),
  push: () => 'PushManager' in window && 'Notification' in window,
  https: () => isSecureContext,
}

/** The first one in the way. */
export const obstacleOf = (checks: readonly Obstacle[]): Obstacle | undefined => checks.find((one) => !isPassed[one]())

export const homeScreenHint =
  "iPhone ve iPad'de bildirim alabilmek için önce uygulamayı Ana Ekrana ekleyin (Paylaş › Ana Ekrana Ekle), sonra oradan açın."
export const workerUnsupported = 'Tarayıcı Service Worker desteklemiyor'
export const pushUnsupported = 'Tarayıcı Push Manager desteklemiyor'
export const httpsNeeded = 'Bildirimler için HTTPS gerekli.'
export const permissionDenied = 'Bildirim izni reddedildi.'
export const permissionMissing = 'Bildirim izni alınamadı.'
export const serverOff = 'Sunucu push için yapılandırılmadı'
