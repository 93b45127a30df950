import { Switch, Text } from '@fluentui/react-components'
import { useState } from 'react'
import {
  type NotificationSettings as Settings,
  useGetNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} from '../../../api/generated.ts'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useAlone } from '../../../shared/use-alone.ts'
import { useEater } from '../use-eater.ts'

const switches = [
  {
    name: 'menu_updates_enabled',
    label: 'Menü güncellemeleri',
    text: 'Yeni bir menü yayınlandığında bildirim alırsınız.',
  },
  {
    name: 'choice_reminders_enabled',
    label: 'Seçim hatırlatmaları',
    text: 'Seçim yapmadığınız bir gün kapanmadan önce hatırlatılır.',
  },
] as const satisfies readonly { name: keyof Settings; label: string; text: string }[]

export const NotificationSettings = () => {
  const eater = useEater()
  const { data, error, refetch } = useGetNotificationSettingsQuery(eater, { refetchOnMountOrArgChange: true })
  const [save] = useSaveNotificationSettingsMutation()
  const alone = useAlone()
  /** Shown at once; without an answer in its favour the server's word holds again. */
  const [wanted, setWanted] = useState<Settings>()
  if (data === undefined && error !== undefined)
    return <ErrorState text={prefixedProblem(error, 'Bildirim ayarları alınamadı')} onRetry={() => void refetch()} />
  const shown = wanted ?? data
  const change = (next: Settings) =>
    alone(async () => {
      setWanted(next)
      await save({ ...eater, body: next })
      await refetch()
      setWanted(undefined)
    })
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
