import { NotificationsPage } from '../../domain/notifications/notifications-page.tsx'
import { pathOfNews } from '../../domain/notifications/path-of-news.ts'
import { panelPathOfNews } from '../../frame/session/panel-path.ts'
import { useProfile } from '../../frame/session/profile-context.ts'
import { useAreaPath } from './use-area-path.ts'

export const OwnNotificationsPage = () => {
  const toArea = useAreaPath()
  const profile = useProfile()
  const toPanel = (page: string) => (profile.area === 'company' ? panelPathOfNews(profile, page) : toArea('dashboard'))
  return <NotificationsPage pathOf={(news) => pathOfNews(news, { toPanel, toArea })} />
}
