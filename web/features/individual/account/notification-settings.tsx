import { Switch, Text } from '@fluentui/react-components'
import {
  type NotificationSettings as Settings,
  useGetNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} from '../../../api/generated.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { useSavedInTurn } from '../use-saved-in-turn.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

const switches = [
  {
    name: 'menu_updates_enabled',
    label: 'Menü güncellemeleri',
    text: 'Yeni bir menü yayınlandığında bildirim alırsınız.',
  },
  {
    name: 'choice_reminders_enabled',
    label: 'Seçim hatırlatmaları',
    text: 'Seçim yapmadığınız bir gün varsa, seçim kapanmadan önce hatırlatılır.',
  },
] as const satisfies readonly { name: keyof Settings; label: string; text: string }[]

export const NotificationSettings = () => {
  const oneself = useOneself()
  const { data, error, refetch } = useGetNotificationSettingsQuery(oneself, { refetchOnMountOrArgChange: true })
  const [save] = useSaveNotificationSettingsMutation()
  const report = useBanner('saveNotificationSettings')
  const { wanted, change } = useSavedInTurn((next: Settings) =>
    report(save({ ...oneself, body: next }), {
      success: 'Bildirim ayarları kaydedildi',
      failure: 'Ayarlar kaydedilemedi',
    }),
  )
  if (data === undefined && error !== undefined)
    return <ErrorState text={prefixedProblem(error, 'Bildirim ayarları alınamadı')} onRetry={() => void refetch()} />
  const shown = wanted ?? data
  return switches.map(({ name, label, text }) => (
    <div key={name}>
      <Switch
        label={label}
        disabled={shown === undefined}
        checked={shown?.[name] ?? false}
        onChange={(_, { checked }) => shown && void change({ ...shown, [name]: checked })}
      />
      <Text block>{text}</Text>
    </div>
  ))
}
