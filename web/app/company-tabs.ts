import { lazy, type ComponentType } from 'react'
import type { CompanyType } from '../api/generated.ts'

export type CompanyTab = { page: string; title: string; Panel: ComponentType }

const general: CompanyTab = {
  page: 'general',
  title: 'Genel',
  Panel: lazy(async () => ({ default: (await import('../features/general/general-panel.tsx')).GeneralPanel })),
}
const employees: CompanyTab = {
  page: 'employees',
  title: 'Çalışanlar',
  Panel: lazy(async () => ({ default: (await import('../features/employees/employees-panel.tsx')).EmployeesPanel })),
}
const system: CompanyTab = {
  page: 'system',
  title: 'Sistem',
  Panel: lazy(async () => ({ default: (await import('../features/system/system-panel.tsx')).SystemPanel })),
}
const shifts: CompanyTab = {
  page: 'shifts',
  title: 'Vardiyalar',
  Panel: lazy(async () => ({ default: (await import('../features/shifts/shifts-panel.tsx')).ShiftsPanel })),
}
const corporates: CompanyTab = {
  page: 'corporates',
  title: 'Firmalar',
  Panel: lazy(async () => ({ default: (await import('../features/corporates/corporates-panel.tsx')).CorporatesPanel })),
}

/** The tabs of each dashboard, in their order; the first opens when the address names none of them. */
export const companyTabs: Record<CompanyType, readonly [CompanyTab, ...CompanyTab[]]> = {
  corporate: [general, employees, shifts, system],
  catering: [general, employees, system, corporates],
  supplier: [general, employees, system],
}
