import { Switch, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useGetNotificationSettingsQuery, useSaveNotificationSettingsMutation } from '../../../api/generated.ts'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useAlone } from '../../../shared/use-alone.ts'
import { useEater } from '../use-eater.ts'

export const NotificationSettings = () => {
  const eater = useEater()
  const { data, error, refetch } = useGetNotificationSettingsQuery(eater, { refetchOnMountOrArgChange: true })
  const [save] = useSaveNotificationSettingsMutation()
  const alone = useAlone()
  /** Shown at once; without an answer in its favour the server's word holds again. */
  const [wanted, setWanted] = useState<boolean>()
  if (data === undefined && error !== undefined)
    return <ErrorState text={prefixedProblem(error, 'Bildirim ayarları alınamadı')} onRetry={() => void refetch()} />
  const change = (menu_updates_enabled: boolean) =>
    alone(async () => {
      setWanted(menu_updates_enabled)
      await save({ ...eater, body: { menu_updates_enabled } })
      await refetch()
      setWanted(undefined)
    })
  return (
    <>
      <Switch
        label="Menü güncellemeleri"
        disabled={data === undefined}
        checked={wanted ?? data?.menu_updates_enabled ?? false}
        onChange={(_, { checked }) => void change(checked)}
      />
      <Text>Yeni bir menü yayınlandığında ana sayfanızda bildirim görürsünüz.</Text>
    </>
  )
}
