import { AlertFilled, AlertRegular, HomeFilled, HomeRegular, type FluentIcon } from '@fluentui/react-icons'
import { lazy, type ComponentType } from 'react'

export type AdminTab = {
  /** Below `/admin`; empty for the first one. */ path: string
  title: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Not daily work: last, below a line. */ isApart?: true
  Panel: ComponentType
}

/** The pages of the administrators' dashboard. */
export const adminTabs: readonly AdminTab[] = [
  {
    path: '',
    title: 'Genel bakış',
    Icon: HomeRegular,
    ActiveIcon: HomeFilled,
    Panel: lazy(async () => ({ default: (await import('../features/admin/overview/overview-page.tsx')).OverviewPage })),
  },
  {
    path: 'admin-notifications',
    title: 'Bildirimler',
    Icon: AlertRegular,
    ActiveIcon: AlertFilled,
    Panel: lazy(async () => ({
      default: (await import('../features/admin/notifications/notifications-page.tsx')).NotificationsPage,
    })),
  },
]
