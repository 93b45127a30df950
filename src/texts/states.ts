import type { RequestStatus, Urgency } from '../core/feedback/index.ts'
import type { ApplicationStatus } from '../core/onboarding/index.ts'

export const activityLabel = (isActive: boolean): string => (isActive ? 'Aktif' : 'Pasif')

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Bekliyor',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
}

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
