import { Switch, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useUnsubscribeFromPushMutation } from '../../../api/generated.ts'
import { useGetPushKeyQuery, useSubscribeToPushMutation } from '../../../api/generated-eating.ts'
import { Notice } from '../../../ui/notice.tsx'
import { prefixedProblem, statusOf } from '../../../ui/words/problem-text.ts'
import { askPermission, endpointOfDevice, subscribeDevice } from '../../../frame/push/device-subscription.ts'
import {
  homeScreenHint,
  httpsNeeded,
  type Obstacle,
  obstacleOf,
  permissionDenied,
  permissionMissing,
  serverOff,
} from '../../../frame/push/obstacles.ts'
import { pushRefusalText } from '../../../frame/push/refusals.ts'
import { wantedHere } from '../../../frame/push/wanted-here.ts'
import { useAlone } from '../../../ui/use-alone.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'

const unsupported =
  'Bu tarayıcı cihaz bildirimlerini desteklemiyor. Gizli penceredeyseniz olağan bir pencerede deneyin.'
const texts: Record<Obstacle, string> = {
  https: httpsNeeded,
  homeScreen: homeScreenHint,
  worker: unsupported,
  push: unsupported,
}
/** Checked first: without https the browser hides the other features, and their messages would mislead. */
const checks = ['https', 'homeScreen', 'worker', 'push'] as const

const deniedHint = `${permissionDenied} Tarayıcınızın site ayarlarından izin verip sayfayı yenileyin. Gizli pencerede bildirim alınamaz.`

const failureOf = (error: unknown, prefix: string): string => {
  // An answer from the server, not an error of the browser.
  if (statusOf(error) !== undefined) return prefixedProblem(error, prefix)
  const text = pushRefusalText(error)
  return text === permissionDenied || text === permissionMissing ? text : `${prefix}: ${text}`
}

/** Turns notifications on this device on and off, which arrive even while the app is closed. */
export const DeviceNotifications = () => {
  const oneself = useOneself()
  const { data } = useGetPushKeyQuery()
  const [subscribe] = useSubscribeToPushMutation()
  const [unsubscribe] = useUnsubscribeFromPushMutation()
  const alone = useAlone()
  const [obstacle] = useState(() => obstacleOf(checks))
  const [permission, setPermission] = useState(() => (obstacle === undefined ? Notification.permission : 'default'))
  const [isOn, setOn] = useState(() => permission === 'granted' && wantedHere.by(oneself.userId))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const turnOn = async (publicKey: string) => {
    await askPermission()
    await subscribe({ ...oneself, pushSubscription: await subscribeDevice(publicKey) }).unwrap()
    wantedHere.remember(oneself.userId)
    setOn(true)
  }
  const turnOff = async () => {
    const endpoint = await endpointOfDevice()
    if (endpoint !== null) await unsubscribe({ ...oneself, pushEndpoint: { endpoint } }).unwrap()
    wantedHere.forget()
    setOn(false)
  }
  const change = (publicKey: string, shallBeOn: boolean) =>
    alone(async () => {
      setBusy(true)
      setFailure(undefined)
      try {
        await (shallBeOn ? turnOn(publicKey) : turnOff())
      } catch (error) {
        setFailure(failureOf(error, `Bildirimler ${shallBeOn ? 'etkinleştirilirken' : 'kapatılırken'} hata oluştu`))
      }
      setPermission(Notification.permission)
      setBusy(false)
    })

  const publicKey = data?.publicKey
  const hint =
    obstacle !== undefined
      ? texts[obstacle]
      : permission === 'denied'
        ? deniedHint
        : data?.enabled === false
          ? `${serverOff}.`
          : undefined
  return (
    <>
      <Switch
        label="Bu cihaza bildirim"
        disabled={publicKey == null || hint !== undefined || isBusy}
        checked={isOn && hint === undefined}
        onChange={(_, { checked }) => void (publicKey != null && change(publicKey, checked))}
      />
      <Text>Bildirimler bu cihaza uygulama kapalıyken de gelir.</Text>
      {hint !== undefined && (
        <Notice intent="info" role="status">
          {hint}
        </Notice>
      )}
      {failure !== undefined && hint === undefined && (
        <Notice intent="error" role="alert">
          {failure}
        </Notice>
      )}
    </>
  )
}
