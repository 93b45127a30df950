import { pageOfNews } from '../../../src/core/notifications/rules.ts'
import { NotificationsPage } from '../../domain/notifications/notifications-page.tsx'
import { useProfile } from '../../frame/session/profile-context.ts'
import { useAreaPath } from './use-area-path.ts'
import { panelPath } from '../../frame/session/panel-path.ts'

export const OwnNotificationsPage = () => {
  const pathTo = useAreaPath()
  const profile = useProfile()
  return (
    <NotificationsPage
      pathOf={({ id, subject, date, page }) => {
        if (page === null) return pathTo(pageOfNews({ id, subject, day: date }))
        return profile.area === 'company' ? panelPath(profile, page) : pathTo('dashboard')
      }}
    />
  )
}
