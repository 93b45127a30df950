import { Page, type PageTab } from '../../ui/page/page.tsx'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { CompanyTab } from './company/company-tab.tsx'
import { KeysTab } from './keys/keys-tab.tsx'
import { LogTab } from './logs/log-tab.tsx'

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
