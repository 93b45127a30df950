import { lazy, type ComponentType } from 'react'
import type { CompanyType } from '../api/generated.ts'

export type CompanyTab = { name: string; title: string; Panel: ComponentType }

const general: CompanyTab = {
  name: 'general',
  title: 'Genel',
  Panel: lazy(async () => ({ default: (await import('../features/general/general-panel.tsx')).GeneralPanel })),
}
const employees: CompanyTab = {
  name: 'employees',
  title: 'Çalışanlar',
  Panel: lazy(async () => ({ default: (await import('../features/employees/employees-panel.tsx')).EmployeesPanel })),
}
const system: CompanyTab = {
  name: 'system',
  title: 'Sistem',
  Panel: lazy(async () => ({ default: (await import('../features/system/system-panel.tsx')).SystemPanel })),
}
const shifts: CompanyTab = {
  name: 'shifts',
  title: 'Vardiyalar',
  Panel: lazy(async () => ({ default: (await import('../features/shifts/shifts-panel.tsx')).ShiftsPanel })),
}
const corporates: CompanyTab = {
  name: 'corporates',
  title: 'Firmalar',
  Panel: lazy(async () => ({ default: (await import('../features/corporates/corporates-panel.tsx')).CorporatesPanel })),
}

/** The tabs of each dashboard, in their order; the first opens when the address names none of them. */
export const companyTabs: Record<CompanyType, readonly [CompanyTab, ...CompanyTab[]]> = {
  corporate: [general, employees, shifts, system],
  catering: [general, employees, system, corporates],
  supplier: [general, employees, system],
}
