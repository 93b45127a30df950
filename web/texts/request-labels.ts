import type { KitchenRequest } from '../api/generated.ts'

export type RequestStatus = KitchenRequest['status']
export type Urgency = KitchenRequest['urgency']

export const requestStatusLabels: Record<RequestStatus, string> = {
  pending: 'Beklemede',
  in_progress: 'İşlemde',
  resolved: 'Çözüldü',
}

export const urgencyLabels: Record<Urgency, string> = {
  low: 'Düşük',
  med: 'Orta',
  high: 'Yüksek',
}
