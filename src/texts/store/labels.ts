import type { OrderStatus } from '../../core/store/index.ts'

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  preparing: 'Hazırlanıyor',
  delivered: 'Teslim Edildi',
  cancelled: 'İptal Edildi',
}
