import type { TrailType } from '../../core/audit/index.ts'
import { applicationDecisions } from '../onboarding/labels.ts'

export const logTypeLabels: Record<TrailType, string> = {
  USER_CREATED: 'Kullanıcı eklendi',
  USER_UPDATED: 'Kullanıcı güncellendi',
  ROLE_ASSIGNED: 'Rol değiştirildi',
  SHIFT_CREATED: 'Vardiya oluşturuldu',
  SHIFT_UPDATED: 'Vardiya güncellendi',
  COMPANY_UPDATED: 'Şirket işlemi',
  APPLICATION_APPROVED: applicationDecisions.approved,
  APPLICATION_REJECTED: applicationDecisions.rejected,
  MAIL_SENT: 'Mesaj gönderildi',
}
