import type { CateringDashboard, CorporateDashboard, SupplierDashboard } from '../../api/generated.ts'
import { formatNumber, formatRating } from '../../shared/numbers.ts'

export type StatCard<Figures> = {
  label: string
  value: (figures: Figures) => string
  /** Drawn under the figure. */ stars?: (figures: Figures) => number | null
}

export const corporateCards: readonly StatCard<CorporateDashboard>[] = [
  { label: 'Aktif kullanıcılar', value: (figures) => formatNumber(figures.individual_users) },
  { label: 'Yönetici kullanıcılar', value: (figures) => formatNumber(figures.corporate_users) },
  { label: 'Menü seçimleri', value: (figures) => formatNumber(figures.total_preferences) },
  { label: 'Aktif vardiyalar', value: (figures) => formatNumber(figures.active_shifts) },
]

export const cateringCards: readonly StatCard<CateringDashboard>[] = [
  { label: 'Puan (5 üzerinden)', value: (figures) => formatRating(figures.rating), stars: (figures) => figures.rating },
  { label: 'Hizmet verilen kişiler', value: (figures) => formatNumber(figures.served_individuals) },
  { label: 'Menü seçimleri', value: (figures) => formatNumber(figures.total_preferences) },
  { label: 'Anlaşmalı firmalar', value: (figures) => formatNumber(figures.partner_corporates) },
]

export const supplierCards: readonly StatCard<SupplierDashboard>[] = [
  { label: 'Toplam sipariş', value: (figures) => formatNumber(figures.total_orders) },
  { label: 'Stoktaki ürün çeşidi', value: (figures) => formatNumber(figures.product_variety) },
  { label: 'Son 30 günün siparişleri', value: (figures) => formatNumber(figures.recent_orders) },
  { label: 'Anlaşmalı cateringler', value: (figures) => formatNumber(figures.partner_caterings) },
]
