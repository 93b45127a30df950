import { pageOfNews } from '../../../src/core/notifications/rules.ts'
import { NotificationsPage } from '../../domain/notifications/notifications-page.tsx'
import { panelPath } from '../../frame/session/panel-path.ts'
import { useProfile } from '../../frame/session/profile-context.ts'

/** What concerns the panel opens there, letters too; what concerns one's own meal opens in the individual area. */
export const NotificationsPanel = () => {
  const profile = useProfile()
  return (
    <NotificationsPage
      pathOf={({ id, subject, date, page }) => {
        const place = subject === 'message' ? 'mail' : page
        return place === null ? `/app/${pageOfNews({ id, subject, day: date })}` : panelPath(profile, place)
      }}
    />
  )
}
