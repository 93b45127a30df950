import {
  AlertFilled,
  AlertRegular,
  BuildingFilled,
  BuildingRegular,
  ClipboardTaskListLtrFilled,
  ClipboardTaskListLtrRegular,
  HeartPulseFilled,
  HeartPulseRegular,
  HomeFilled,
  HomeRegular,
  HistoryFilled,
  HistoryRegular,
  MegaphoneFilled,
  MegaphoneRegular,
  PulseFilled,
  PulseRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { type Lazily, lazily } from '../frame/later.tsx'

export type AdminTab = {
  /** Below `/admin`; empty for the first tab. */
  path: string
  title: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Not daily work: placed last, below a divider. */
  isApart?: true
  Panel: Lazily
}

/** The pages of the administrators' dashboard. */
export const adminTabs: readonly AdminTab[] = [
  {
    path: '',
    title: 'Genel bakış',
    Icon: HomeRegular,
    ActiveIcon: HomeFilled,
    Panel: lazily(async () => (await import('../features/admin/overview/overview-page.tsx')).OverviewPage),
  },
  {
    path: 'applications',
    title: 'Başvurular',
    Icon: ClipboardTaskListLtrRegular,
    ActiveIcon: ClipboardTaskListLtrFilled,
    Panel: lazily(async () => (await import('../features/admin/applications/applications-page.tsx')).ApplicationsPage),
  },
  {
    path: 'companies',
    title: 'Şirketler',
    Icon: BuildingRegular,
    ActiveIcon: BuildingFilled,
    Panel: lazily(async () => (await import('./admin-companies.tsx')).AdminCompanies),
  },
  {
    path: 'performance',
    title: 'Performans',
    Icon: PulseRegular,
    ActiveIcon: PulseFilled,
    Panel: lazily(async () => (await import('../features/admin/performance/performance-page.tsx')).PerformancePage),
  },
  {
    path: 'logs',
    title: 'İşlem kayıtları',
    Icon: HistoryRegular,
    ActiveIcon: HistoryFilled,
    Panel: lazily(async () => (await import('../features/admin/logs/logs-page.tsx')).LogsPage),
  },
  {
    path: 'announcements',
    title: 'Duyurular',
    Icon: MegaphoneRegular,
    ActiveIcon: MegaphoneFilled,
    Panel: lazily(
      async () => (await import('../features/admin/announcements/announcements-page.tsx')).AnnouncementsPage,
    ),
  },
  {
    path: 'admin-notifications',
    title: 'Bildirimler',
    Icon: AlertRegular,
    ActiveIcon: AlertFilled,
    Panel: lazily(
      async () => (await import('../features/admin/notifications/notifications-page.tsx')).NotificationsPage,
    ),
  },
  {
    path: 'health',
    title: 'Platform durumu',
    Icon: HeartPulseRegular,
    ActiveIcon: HeartPulseFilled,
    isApart: true,
    Panel: lazily(async () => (await import('../features/admin/health/health-page.tsx')).HealthPage),
  },
]
