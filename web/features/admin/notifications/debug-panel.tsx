import { Subtitle1, Text } from '@fluentui/react-components'
import { useGetPushKeyQuery } from '../../../api/generated-eating.ts'
import { Panel } from '../../../ui/panel.tsx'
import { type Obstacle, obstacleOf } from '../../../frame/push/obstacles.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { useNotificationStyles } from './notification-styles.ts'

const checks: Record<Obstacle, string> = {
  worker: 'Service Worker',
  homeScreen: 'Ana Ekran (iOS)',
  push: 'Push Manager',
  https: 'HTTPS',
}
const permissions: Record<NotificationPermission, string> = {
  default: 'sorulmadı',
  granted: 'verildi',
  denied: 'reddedildi',
}

/** `/admin?debug=1`: what prevents notifications on this device, and how to open the same view on a phone. */
export const DebugPanel = () => {
  const styles = useNotificationStyles()
  const { data } = useGetPushKeyQuery()
  const facts = [
    ...Object.entries(checks).map(([check, name]) => ({
      name,
      value: obstacleOf([check as Obstacle]) === undefined ? 'tamam' : 'engel',
    })),
    { name: 'Bildirim izni', value: 'Notification' in window ? permissions[Notification.permission] : 'yok' },
    { name: 'Sunucunun anahtarı', value: data === undefined ? '…' : data.publicKey === null ? 'yok' : 'var' },
  ]
  const address = `${location.origin}/admin?debug=1`
  return (
    <Panel as="section">
      <Subtitle1 as="h2" className={styles.title}>
        Tanı
      </Subtitle1>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text>Bu sayfayı telefonda açmak için:</Text>
      <QrCode text={address} label={`Tanı sayfasının adresi: ${address}`} />
    </Panel>
  )
}
