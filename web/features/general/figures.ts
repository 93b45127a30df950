import type { CateringDashboard, CorporateDashboard, SupplierDashboard } from '../../api/generated.ts'
import type { Figure, Trend } from '../../ui/figure-cards.tsx'
import { formatNumber, formatRating } from '../../ui/words/numbers.ts'
import { weekOf } from './week-of.ts'

const newcomers = (count: number): Trend =>
  count === 0 ? { text: '30 günde yeni yok', isUp: false } : { text: `30 günde +${formatNumber(count)}`, isUp: true }

export const corporateFigures = (dashboard: CorporateDashboard): Figure[] => [
  {
    label: 'Bireysel kullanıcılar',
    value: formatNumber(dashboard.individual_users),
    meaning: `yemek ${dashboard.total_preferences === 0 ? 'seçebilen' : 'seçen'} aktif kişiler`,
    trend: newcomers(dashboard.new_individual_users),
  },
  {
    label: 'Kurumsal kullanıcılar',
    value: formatNumber(dashboard.corporate_users),
    meaning: 'panele giren aktif kişiler',
    trend: newcomers(dashboard.new_corporate_users),
  },
  {
    label: 'Menü seçimleri',
    value: formatNumber(dashboard.total_preferences),
    ...weekOf(dashboard),
  },
  {
    label: 'Aktif vardiyalar',
    value: formatNumber(dashboard.active_shifts),
    meaning: dashboard.shift_titles.join(', ') || 'henüz vardiya yok',
  },
]

export const cateringFigures = (dashboard: CateringDashboard): Figure[] => [
  {
    label: 'Puan (5 üzerinden)',
    value: formatRating(dashboard.rating),
    meaning:
      dashboard.ratings === 0
        ? 'yemek yiyenler puanlayınca oluşur'
        : `${formatNumber(dashboard.ratings)} puanın ortalaması`,
    stars: dashboard.rating,
  },
  {
    label: 'Hizmet verilen kişiler',
    value: formatNumber(dashboard.served_individuals),
    meaning: 'anlaşmalı firmaların aktif çalışanları',
  },
  {
    label: 'Menü seçimleri',
    value: formatNumber(dashboard.total_preferences),
    ...weekOf(dashboard),
  },
  {
    label: 'Anlaşmalı firmalar',
    value: formatNumber(dashboard.partner_corporates),
    meaning: 'süren anlaşmalar',
  },
]

export const supplierFigures = (dashboard: SupplierDashboard): Figure[] => [
  { label: 'Toplam sipariş', value: formatNumber(dashboard.total_orders), meaning: 'tüm zamanlar' },
  {
    label: 'Stoktaki ürün çeşidi',
    value: formatNumber(dashboard.product_variety),
    meaning: 'stokta olan aktif ürünler',
  },
  {
    label: 'Son 30 günün siparişleri',
    value: formatNumber(dashboard.recent_orders),
    meaning: 'bugünle biten 30 gün',
  },
  {
    label: 'Anlaşmalı cateringler',
    value: formatNumber(dashboard.partner_caterings),
    meaning: 'süren anlaşmalar',
  },
]
