import { AddressTabs, type AddressTab } from '../../shared/address-tabs.tsx'
import { PageHeading } from '../../shared/page-heading.tsx'
import { useCan, useScope } from '../../shared/scope/company-scope.ts'
import { CompanyTab } from './company/company-tab.tsx'
import { LogTab } from './logs/log-tab.tsx'

const company: AddressTab = { name: 'company', title: 'Şirket bilgileri', panel: <CompanyTab /> }
const logs: AddressTab = { name: 'logs', title: 'Sistem logları', panel: <LogTab /> }

export const SystemPanel = () => (
  <>
    <PageHeading title="Sistem ayarları" under={[useScope().company.name]} />
    <AddressTabs label="Sistem ayarları" tabs={useCan('readLog') ? [company, logs] : [company]} />
  </>
)
