import { companyTypeLabels } from '../access/labels.ts'
import { fieldLabels } from '../kernel/field-labels.ts'

/** Words of a kitchen's production over all firms: on screen, on paper and in workbooks. */
export const productionTexts = {
  toCookTab: 'Pişirilecekler',
  byFirmTab: 'Firmalara göre',
  deliveryTab: 'Dağıtım',
  group: 'Bölüm',
  main: 'Ana yemek',
  side: 'Yanında',
  component: 'Bileşen',
  frozen: 'Kesinleşen',
  open: 'Kesinleşmemiş',
  estimate: 'Tahmini',
  guests: 'Misafir',
  reserve: 'Pay',
  toCook: 'Pişirilecek',
  ownNumber: 'Mutfağın sayısı',
  date: 'Tarih',
  time: 'Saat',
  route: 'Rota',
  firm: companyTypeLabels.corporate,
  shift: fieldLabels.shift,
  address: fieldLabels.address,
  option: 'Seçenek',
  dish: 'Yemek',
  portions: 'Porsiyon',
  state: fieldLabels.status,
} as const
