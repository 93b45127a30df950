import { Subtitle1, Switch, Text } from '@fluentui/react-components'
import { useState } from 'react'
import {
  type AdminEvents,
  type AdminNotificationSettings,
  useSaveAdminNotificationSettingsMutation,
} from '../../../api/generated-admin.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useAlone } from '../../../ui/use-alone.ts'
import { useNotificationStyles } from './notification-styles.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

const events = [
  {
    name: 'notify_on_application_submitted',
    label: 'Yeni başvuru',
    about: 'Yeni bir şirket için ya da bir şirkete katılmak için başvuru gelince',
  },
  {
    name: 'notify_on_user_created',
    label: 'Yeni kullanıcı',
    about: 'Biri kaydolunca ya da bir şirket çalışan ekleyince; bir şirketinkiler tek bildirimde toplanır',
  },
] as const satisfies readonly { name: keyof AdminEvents; label: string; about: string }[]

export const EventsPanel = ({ settings: { enabled_events } }: { settings: AdminNotificationSettings }) => {
  const styles = useNotificationStyles()
  const alone = useAlone()
  const [save] = useSaveAdminNotificationSettingsMutation()
  const report = useBanner('saveAdminNotificationSettings')
  /** Shown at once; when the request ends, the server's settings apply again. */
  const [wanted, setWanted] = useState<AdminEvents>()
  const change = (name: keyof AdminEvents, isOn: boolean) =>
    alone(async () => {
      const next = { ...enabled_events, [name]: isOn }
      setWanted(next)
      await report(save({ body: { enabled_events: next } }), {
        success: 'Bildirim ayarları kaydedildi',
        failure: 'Ayarlar kaydedilemedi',
      })
      setWanted(undefined)
    })
  return (
    <Panel as="section">
      <Subtitle1 as="h2" className={styles.title}>
        Haber verilecek olaylar
      </Subtitle1>
      {events.map(({ name, label, about }) => (
        <div key={name} className={styles.event}>
          <Switch
            label={label}
            checked={(wanted ?? enabled_events)[name]}
            onChange={(_, { checked }) => void change(name, checked)}
          />
          <Text className={styles.hint}>{about}</Text>
        </div>
      ))}
    </Panel>
  )
}
