import { NotificationsPage } from '../../domain/notifications/notifications-page.tsx'
import { pathOfNews } from '../../domain/notifications/path-of-news.ts'
import { panelPathOfNews } from '../../frame/session/panel-path.ts'
import { useProfile } from '../../frame/session/profile-context.ts'

/**
 * Notifications about the panel open there, including messages; those about one's own meal open in the individual area.
 */
export const NotificationsPanel = () => {
  const profile = useProfile()
  const places = { toPanel: (page: string) => panelPathOfNews(profile, page), toArea: (page: string) => `/app/${page}` }
  return (
    <NotificationsPage
      pathOf={(news) => (news.subject === 'message' ? places.toPanel('mail') : pathOfNews(news, places))}
    />
  )
}
