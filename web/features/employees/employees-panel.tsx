import { Page } from '../../ui/page/page.tsx'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { PeopleTab } from './people/people-tab.tsx'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'

const DepartmentsTab = later(
  async () => (await import('./departments/departments-tab.tsx')).DepartmentsTab,
  <Skeleton />,
)
const ApplicationsTab = later(
  async () => (await import('./applications/applications-tab.tsx')).ApplicationsTab,
  <Skeleton />,
)

const AbsencesTab = later(async () => (await import('./absences/absences-tab.tsx')).AbsencesTab, <Skeleton />)
const ContributionTab = later(
  async () => (await import('./contribution/contribution-tab.tsx')).ContributionTab,
  <Skeleton />,
)

const PrivacyTab = later(async () => (await import('./privacy/privacy-tab.tsx')).PrivacyTab, <Skeleton />)

export const EmployeesPanel = () => (
  <Page
    title="Çalışanlar"
    under={[useScope().company.name]}
    label="Çalışan ve departman yönetimi"
    tabs={[
      { name: 'employees', title: 'Çalışan listesi', panel: <PeopleTab /> },
      { name: 'departments', title: 'Departmanlar', panel: <DepartmentsTab /> },
      { name: 'applications', title: 'Başvurular', panel: <ApplicationsTab /> },
      ...(useCan('manageAbsences') ? [{ name: 'absences', title: 'Yok olanlar', panel: <AbsencesTab /> }] : []),
      ...(useCan('manageContribution')
        ? [{ name: 'contribution', title: 'Katkı payı', panel: <ContributionTab /> }]
        : []),
      ...(useCan('manageEmployees') ? [{ name: 'privacy', title: 'Veri talepleri', panel: <PrivacyTab /> }] : []),
    ]}
  />
)
