import { lazy } from 'react'
import { CompaniesArea } from '../features/admin/companies/companies-area.tsx'

/** The panels that a company's own members use, shown to an administrator. */
const panels = {
  People: lazy(async () => ({ default: (await import('../features/employees/people/people-tab.tsx')).PeopleTab })),
  Departments: lazy(async () => ({
    default: (await import('../features/employees/departments/departments-tab.tsx')).DepartmentsTab,
  })),
  Shifts: lazy(async () => {
    const { ShiftList } = await import('../features/shifts/shifts-panel.tsx')
    return { default: () => <ShiftList defaultEnd="18:00" /> }
  }),
  OneTimePassword: lazy(async () => ({
    default: (await import('../features/employees/passwords/one-time-password-dialog.tsx')).OneTimePasswordDialog,
  })),
}

export const AdminCompanies = () => <CompaniesArea panels={panels} />
