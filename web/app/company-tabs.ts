import {
  BuildingFilled,
  BuildingRegular,
  BowlSaladFilled,
  BowlSaladRegular,
  BoxFilled,
  BoxRegular,
  BuildingShopFilled,
  BuildingShopRegular,
  ClockFilled,
  ClockRegular,
  HomeFilled,
  HomeRegular,
  MailFilled,
  MailRegular,
  PeopleFilled,
  PeopleRegular,
  ReceiptFilled,
  ReceiptRegular,
  SettingsFilled,
  SettingsRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { lazy, type ComponentType } from 'react'
import type { CompanyType } from '../api/generated.ts'

export type CompanyTab = {
  name: string
  title: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Not daily work: last, below a line. */ isApart?: true
  Panel: ComponentType
}

const general: CompanyTab = {
  name: 'general',
  title: 'Genel',
  Icon: HomeRegular,
  ActiveIcon: HomeFilled,
  Panel: lazy(async () => ({ default: (await import('./general-page.tsx')).GeneralPage })),
}
const employees: CompanyTab = {
  name: 'employees',
  title: 'Çalışanlar',
  Icon: PeopleRegular,
  ActiveIcon: PeopleFilled,
  Panel: lazy(async () => ({ default: (await import('../features/employees/employees-panel.tsx')).EmployeesPanel })),
}
const system: CompanyTab = {
  name: 'system',
  title: 'Sistem',
  Icon: SettingsRegular,
  ActiveIcon: SettingsFilled,
  isApart: true,
  Panel: lazy(async () => ({ default: (await import('../features/system/system-panel.tsx')).SystemPanel })),
}
const shifts: CompanyTab = {
  name: 'shifts',
  title: 'Vardiyalar',
  Icon: ClockRegular,
  ActiveIcon: ClockFilled,
  Panel: lazy(async () => ({ default: (await import('../features/shifts/shifts-panel.tsx')).ShiftsPanel })),
}
const corporates: CompanyTab = {
  name: 'corporates',
  title: 'Firmalar',
  Icon: BuildingRegular,
  ActiveIcon: BuildingFilled,
  Panel: lazy(async () => ({ default: (await import('../features/corporates/corporates-panel.tsx')).CorporatesPanel })),
}
const caterings: CompanyTab = {
  name: 'caterings',
  title: 'Cateringler',
  Icon: BowlSaladRegular,
  ActiveIcon: BowlSaladFilled,
  Panel: lazy(async () => ({ default: (await import('../features/caterings/caterings-panel.tsx')).CateringsPanel })),
}
const supplierCaterings: CompanyTab = {
  name: 'caterings',
  title: 'Cateringler',
  Icon: BowlSaladRegular,
  ActiveIcon: BowlSaladFilled,
  Panel: lazy(async () => ({
    default: (await import('../features/supplier-caterings/supplier-caterings-panel.tsx')).SupplierCateringsPanel,
  })),
}
const orders: CompanyTab = {
  name: 'orders',
  title: 'Siparişler',
  Icon: ReceiptRegular,
  ActiveIcon: ReceiptFilled,
  Panel: lazy(async () => ({ default: (await import('../features/orders/orders-panel.tsx')).OrdersPanel })),
}
const store: CompanyTab = {
  name: 'store',
  title: 'Mağazam',
  Icon: BuildingShopRegular,
  ActiveIcon: BuildingShopFilled,
  Panel: lazy(async () => ({ default: (await import('../features/store/store-panel.tsx')).StorePanel })),
}
const suppliers: CompanyTab = {
  name: 'suppliers',
  title: 'Tedarikçiler',
  Icon: BoxRegular,
  ActiveIcon: BoxFilled,
  Panel: lazy(async () => ({ default: (await import('../features/suppliers/suppliers-panel.tsx')).SuppliersPanel })),
}
const mail: CompanyTab = {
  name: 'mail',
  title: 'Posta',
  Icon: MailRegular,
  ActiveIcon: MailFilled,
  Panel: lazy(async () => ({ default: (await import('../features/mail/mail-panel.tsx')).MailPanel })),
}

/** The pages of each dashboard, daily work first; the first opens when the address names none of them. */
export const companyTabs: Record<CompanyType, readonly [CompanyTab, ...CompanyTab[]]> = {
  corporate: [general, employees, shifts, caterings, mail, system],
  catering: [general, corporates, suppliers, mail, employees, system],
  supplier: [general, orders, store, supplierCaterings, mail, employees, system],
}
