import { Page, type PageTab } from '../../ui/page/page.tsx'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { CompanyTab } from './company/company-tab.tsx'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'

const LogTab = later(async () => (await import('./logs/log-tab.tsx')).LogTab, <Skeleton />)
const KeysTab = later(async () => (await import('./keys/keys-tab.tsx')).KeysTab, <Skeleton />)

const company: PageTab = { name: 'company', title: 'Şirket bilgileri', panel: <CompanyTab /> }
const logs: PageTab = { name: 'logs', title: 'İşlem kayıtları', panel: <LogTab /> }
const keys: PageTab = { name: 'keys', title: 'Yazılım anahtarları', panel: <KeysTab /> }

export const SystemPanel = () => (
  <Page
    title="Sistem ayarları"
    under={[useScope().company.name]}
    label="Sistem ayarları"
    tabs={[company, ...(useCan('readLog') ? [logs] : []), ...(useCan('manageKeys') ? [keys] : [])]}
  />
)
