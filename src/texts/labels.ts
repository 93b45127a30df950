import type { CompanyType, Role } from '../core/access/index.ts'
import type { RequestStatus, Urgency } from '../core/feedback/index.ts'
import type { ApplicationStatus } from '../core/onboarding/index.ts'

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

export const activityLabel = (isActive: boolean): string => (isActive ? 'Aktif' : 'Pasif')

export const noDepartmentLabel = 'Departmansız'

/** Facts about people and companies, in forms, lists and tables. */
export const fieldLabels = {
  fullName: 'Ad soyad',
  phone: 'Telefon',
  email: 'E-posta',
  role: 'Rol',
  department: 'Departman',
  status: 'Durum',
  address: 'Adres',
  street: 'Sokak',
  district: 'İlçe',
  city: 'Şehir',
  postalCode: 'Posta kodu',
} as const

/** Of workbooks; those of a list of people are recognized when it is uploaded. */
export const sheetHeadings = {
  fullName: 'Ad Soyad',
  phone: fieldLabels.phone,
  email: fieldLabels.email,
  department: fieldLabels.department,
  oneTimePassword: 'Tek Kullanımlık Parola',
} as const
export const passwordSheetTitle = 'Parolalar'
