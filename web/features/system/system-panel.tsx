import { Page, type PageTab } from '../../ui/page/page.tsx'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { CompanyTab } from './company/company-tab.tsx'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'

const LogTab = later(async () => (await import('./logs/log-tab.tsx')).LogTab, <Skeleton />)
const KeysTab = later(async () => (await import('./keys/keys-tab.tsx')).KeysTab, <Skeleton />)
const ProfileTab = later(async () => (await import('./profile/profile-tab.tsx')).ProfileTab, <Skeleton />)

const ClosedDaysTab = later(
  async () => (await import('../../domain/calendar/closed-days-tab.tsx')).ClosedDaysTab,
  <Skeleton />,
)

const company: PageTab = { name: 'company', title: 'Şirket bilgileri', panel: <CompanyTab /> }
const logs: PageTab = { name: 'logs', title: 'İşlem kayıtları', panel: <LogTab /> }
const closedDays: PageTab = { name: 'closed-days', title: 'Kapalı günler', panel: <ClosedDaysTab /> }
const profile: PageTab = { name: 'profile', title: 'Tanıtım', panel: <ProfileTab /> }
const keys: PageTab = { name: 'keys', title: 'Yazılım anahtarları', panel: <KeysTab /> }

/** A firm has its closed days beside its shifts. */
export const SystemPanel = () => (
  <Page
    title="Sistem ayarları"
    under={[useScope().company.name]}
    label="Sistem ayarları"
    tabs={[
      company,
      ...(useScope().company.type === 'catering' ? [profile, closedDays] : []),
      ...(useCan('readLog') ? [logs] : []),
      ...(useCan('manageKeys') ? [keys] : []),
    ]}
  />
)
