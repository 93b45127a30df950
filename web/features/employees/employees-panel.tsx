import { Page } from '../../ui/page/page.tsx'
import { useScope } from '../../frame/scope/company-scope.ts'
import { ApplicationsTab } from './applications/applications-tab.tsx'
import { DepartmentsTab } from './departments/departments-tab.tsx'
import { PeopleTab } from './people/people-tab.tsx'

export const EmployeesPanel = () => (
  <Page
    title="Çalışanlar"
    under={[useScope().company.name]}
    label="Çalışan ve departman yönetimi"
    tabs={[
      { name: 'employees', title: 'Çalışan listesi', panel: <PeopleTab /> },
      { name: 'departments', title: 'Departmanlar', panel: <DepartmentsTab /> },
      { name: 'applications', title: 'Başvurular', panel: <ApplicationsTab /> },
    ]}
  />
)
