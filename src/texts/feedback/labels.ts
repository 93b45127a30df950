import type { RequestStatus, Urgency } from '../../core/feedback/index.ts'

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
