import { useSearchParams } from 'react-router-dom'
import { useGetAdminNotificationSettingsQuery } from '../../../api/generated-admin.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { PageSkeleton } from '../../../ui/states/skeletons.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { loadProblem } from '../../../ui/words/problem-text.ts'
import { DebugPanel } from './debug-panel.tsx'
import { DevicePanel } from './device-panel.tsx'
import { EventsPanel } from './events-panel.tsx'
import { useNotificationStyles } from './notification-styles.ts'

/** Which events administrators are notified about, and on which device. */
export const NotificationsPage = () => {
  const styles = useNotificationStyles()
  const [search] = useSearchParams()
  const { data, error, refetch } = useGetAdminNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  if (data === undefined)
    return error === undefined ? (
      <PageSkeleton />
    ) : (
      <Page title="Bildirimler">
        <ErrorState text={loadProblem(error)} onRetry={() => void refetch()} />
      </Page>
    )
  return (
    <Page title="Bildirimler">
      <div className={styles.columns}>
        <DevicePanel settings={data} />
        <EventsPanel settings={data} />
        {search.get('debug') === '1' && <DebugPanel />}
      </div>
    </Page>
  )
}
