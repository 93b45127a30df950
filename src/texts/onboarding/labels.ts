import type { ApplicationStatus } from '../../core/onboarding/index.ts'

export const applicationDecisions = {
  approved: 'Başvuru onaylandı',
  rejected: 'Başvuru reddedildi',
} as const

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Bekliyor',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
}

/** Shown if the company gave no reason. */
export const rejectedByCompany = 'Şirket tarafından reddedildi'
