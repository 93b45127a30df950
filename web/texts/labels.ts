import type { ApplicationStatus, CompanyType, LogType, Role } from '../api/generated.ts'

export const companyTypeLabels: Record<CompanyType, string> = {
  corporate: 'Firma',
  catering: 'Catering',
  supplier: 'Tedarikçi',
}

export const roleLabels: Record<Role, string> = {
  individual: 'Bireysel',
  corporate1: 'Çalışan',
  corporate2: 'Alt Düzey Yönetici',
  corporate3: 'Orta Düzey Yönetici',
  corporate4: 'Üst Düzey Yönetici',
  corporateOwner: 'Şirket Sahibi',
}

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Bekliyor',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
}

export const logTypeLabels: Record<LogType, string> = {
  USER_CREATED: 'Kullanıcı eklendi',
  USER_UPDATED: 'Kullanıcı güncellendi',
  ROLE_ASSIGNED: 'Rol değişti',
  SHIFT_CREATED: 'Vardiya oluşturuldu',
  SHIFT_UPDATED: 'Vardiya güncellendi',
  COMPANY_UPDATED: 'Şirket güncellendi',
  APPLICATION_APPROVED: 'Başvuru onaylandı',
  APPLICATION_REJECTED: 'Başvuru reddedildi',
  MAIL_SENT: 'İleti gönderildi',
}
