import type { RequestStatus, Urgency } from '../api/generated.ts'

export type { RequestStatus, Urgency }

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
