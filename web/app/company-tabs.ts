import {
  AlertFilled,
  AlertRegular,
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
  FoodFilled,
  FoodRegular,
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
import type { CompanyType } from '../api/generated.ts'
import { type Lazily, lazily } from '../frame/later.tsx'
import { companyPanels } from './company-panels.ts'

export type CompanyTab = {
  name: string
  title: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Not daily work: placed last, below a divider. */
  isApart?: true
  /** Opened by the bell, where the page has one. */
  isBehindBell?: true
  Panel: Lazily
}

const general: CompanyTab = {
  name: 'general',
  title: 'Genel',
  Icon: HomeRegular,
  ActiveIcon: HomeFilled,
  Panel: lazily(companyPanels.general),
}
const production: CompanyTab = {
  name: 'production',
  title: 'Mutfak',
  Icon: FoodRegular,
  ActiveIcon: FoodFilled,
  Panel: lazily(companyPanels.production),
}
const employees: CompanyTab = {
  name: 'employees',
  title: 'Çalışanlar',
  Icon: PeopleRegular,
  ActiveIcon: PeopleFilled,
  Panel: lazily(companyPanels.employees),
}
const system: CompanyTab = {
  name: 'system',
  title: 'Sistem',
  Icon: SettingsRegular,
  ActiveIcon: SettingsFilled,
  isApart: true,
  Panel: lazily(companyPanels.system),
}
const shifts: CompanyTab = {
  name: 'shifts',
  title: 'Vardiyalar',
  Icon: ClockRegular,
  ActiveIcon: ClockFilled,
  Panel: lazily(companyPanels.shifts),
}
const corporates: CompanyTab = {
  name: 'corporates',
  title: 'Firmalar',
  Icon: BuildingRegular,
  ActiveIcon: BuildingFilled,
  Panel: lazily(companyPanels.corporates),
}
const caterings: CompanyTab = {
  name: 'caterings',
  title: 'Cateringler',
  Icon: BowlSaladRegular,
  ActiveIcon: BowlSaladFilled,
  Panel: lazily(companyPanels.caterings),
}
const supplierCaterings: CompanyTab = {
  name: 'caterings',
  title: 'Cateringler',
  Icon: BowlSaladRegular,
  ActiveIcon: BowlSaladFilled,
  Panel: lazily(companyPanels.supplierCaterings),
}
const orders: CompanyTab = {
  name: 'orders',
  title: 'Siparişler',
  Icon: ReceiptRegular,
  ActiveIcon: ReceiptFilled,
  Panel: lazily(companyPanels.orders),
}
const store: CompanyTab = {
  name: 'store',
  title: 'Mağazam',
  Icon: BuildingShopRegular,
  ActiveIcon: BuildingShopFilled,
  Panel: lazily(companyPanels.store),
}
const suppliers: CompanyTab = {
  name: 'suppliers',
  title: 'Tedarikçiler',
  Icon: BoxRegular,
  ActiveIcon: BoxFilled,
  Panel: lazily(companyPanels.suppliers),
}
const mail: CompanyTab = {
  name: 'mail',
  title: 'Posta',
  Icon: MailRegular,
  ActiveIcon: MailFilled,
  Panel: lazily(companyPanels.mail),
}

export const notifications = {
  name: 'notifications',
  title: 'Bildirimler',
  Icon: AlertRegular,
  ActiveIcon: AlertFilled,
  isBehindBell: true,
  Panel: lazily(companyPanels.notifications),
} as const satisfies CompanyTab

/** The pages of each dashboard, daily work first; the first one opens if the address names none of them. */
export const companyTabs: Record<CompanyType, readonly [CompanyTab, ...CompanyTab[]]> = {
  corporate: [general, employees, shifts, caterings, mail, system, notifications],
  catering: [general, production, corporates, suppliers, mail, employees, system, notifications],
  supplier: [general, orders, store, supplierCaterings, mail, employees, system, notifications],
}
