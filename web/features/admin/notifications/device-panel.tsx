import { Subtitle1, Text } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { useState } from 'react'
import {
  type AdminNotificationSettings,
  useSubscribeAdministratorToPushMutation,
  useTestAdminPushMutation,
  useUnsubscribeAdministratorFromPushMutation,
} from '../../../api/generated-admin.ts'
import { useGetPushKeyQuery } from '../../../api/generated-eating.ts'
import { bannerShown } from '../../../frame/banners/banners-slice.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatInstant } from '../../../ui/words/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { askPermission, endpointOfDevice, subscribeDevice } from '../../../frame/push/device-subscription.ts'
import {
  homeScreenHint,
  httpsNeeded,
  type Obstacle,
  obstacleOf,
  pushUnsupported,
  serverOff,
  workerUnsupported,
} from '../../../frame/push/obstacles.ts'
import { pushRefusalText } from '../../../frame/push/refusals.ts'
import { useAlone } from '../../../ui/use-alone.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useNotificationStyles } from './notification-styles.ts'
import { useOwnEndpointHash } from './use-own-endpoint-hash.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

const texts: Record<Obstacle, string> = {
  worker: workerUnsupported,
  homeScreen: homeScreenHint,
  push: pushUnsupported,
  https: httpsNeeded,
}
/** In the specified order; permission and the server's key are checked after these. */
const checks = ['worker', 'homeScreen', 'push', 'https'] as const

type Work = 'enable' | 'disable' | 'test'

const stateOf = (settings: AdminNotificationSettings, isOwn: boolean): string => {
  const { device } = settings
  if (device === null) return 'Yönetici bildirimleri hiçbir cihazda açık değil.'
  const since = `${formatInstant(device.enabled_at)}, ${device.administrator}`
  return isOwn ? `Bu cihazda açık (${since}).` : `Başka bir cihazda açık (${since}). Burada açarsanız orada kapanır.`
}

/** Only the device enabled last receives notifications (rule A3). */
export const DevicePanel = ({ settings }: { settings: AdminNotificationSettings }) => {
  const styles = useNotificationStyles()
  const dispatch = useApiDispatch()
  const report = useBanner('adminPush')
  const alone = useAlone()
  const { data: server, refetch } = useGetPushKeyQuery()
  const [subscribe] = useSubscribeAdministratorToPushMutation()
  const [unsubscribe] = useUnsubscribeAdministratorFromPushMutation()
  const [test] = useTestAdminPushMutation()
  const [ownHash, lookAgain] = useOwnEndpointHash()
  const [running, setRunning] = useState<Work>()
  const isOwn = settings.device !== null && settings.device.endpoint_sha256 === ownHash

  const fail = (text: string) => dispatch(bannerShown({ about: 'adminPush', intent: 'error', text }))
  const enable = async () => {
    const obstacle = obstacleOf(checks)
    if (obstacle !== undefined) return fail(texts[obstacle])
    try {
      await askPermission()
    } catch (error) {
      return fail(pushRefusalText(error))
    }
    const publicKey = server?.publicKey ?? (await refetch()).data?.publicKey ?? null
    if (publicKey === null) return fail(serverOff)
    try {
      await report(subscribe({ pushSubscription: await subscribeDevice(publicKey) }), {
        success: 'Bu cihaz için admin bildirimleri etkinleştirildi',
        failure: 'Abonelik başarısız',
      })
    } catch (error) {
      fail(`Abonelik başarısız: ${pushRefusalText(error)}`)
    }
    lookAgain()
  }
  const disable = async () => {
    const endpoint = await endpointOfDevice()
    if (endpoint !== null)
      await report(unsubscribe({ pushEndpoint: { endpoint } }), {
        success: 'Admin bildirimleri devre dışı bırakıldı',
        failure: 'Abonelik kaldırılamadı',
      })
  }
  const sendTest = () =>
    report(test(), { success: 'Test bildirimi gönderildi', failure: 'Test bildirimi gönderilemedi' })
  const works: Record<Work, () => Promise<unknown>> = { enable, disable, test: sendTest }
  const run = (work: Work) => () =>
    void alone(async () => {
      setRunning(work)
      try {
        await works[work]()
      } finally {
        setRunning(undefined)
      }
    })
  const button = (work: Work, text: string, isPrimary = false) => (
    <BusyButton
      appearance={isPrimary ? 'primary' : 'secondary'}
      disabledFocusable={running !== undefined}
      isBusy={running === work}
      onClick={run(work)}
    >
      {text}
    </BusyButton>
  )
  const needsHomeScreen = obstacleOf(['homeScreen']) !== undefined
  return (
    <Panel as="section">
      <Subtitle1 as="h2" className={styles.title}>
        Bu cihaz <Badge color={isOwn ? 'success' : 'informative'}>{isOwn ? 'Açık' : 'Kapalı'}</Badge>
      </Subtitle1>
      <Text>{stateOf(settings, isOwn)}</Text>
      {needsHomeScreen && <Notice intent="info">{homeScreenHint}</Notice>}
      <div className={styles.buttons}>
        {isOwn ? button('disable', 'Devre dışı bırak') : button('enable', 'Bu cihazda etkinleştir', true)}
        {settings.push_enabled && button('test', 'Test bildirimi gönder')}
      </div>
    </Panel>
  )
}
