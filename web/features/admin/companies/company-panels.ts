import type { ComponentType } from 'react'

type Issued = {
  full_name: string
  phone: string
  department_name: string | null
  one_time_password: string
  slip_code: string | null
  expires_at: string
}

/** Parts of a company's own pages that an administrator uses on its behalf. */
export type CompanyPanels = {
  People: ComponentType
  Departments: ComponentType
  Shifts: ComponentType
  OneTimePassword: ComponentType<{ title?: string; issued: Issued; onClose: () => void }>
}
