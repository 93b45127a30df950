import type { TrailType } from '../core/audit/index.ts'
import type { CompanyType, Role } from '../core/access/index.ts'
import type { OrderStatus } from '../core/store/index.ts'

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

export const applicationDecisions = {
  approved: 'Başvuru onaylandı',
  rejected: 'Başvuru reddedildi',
} as const

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  preparing: 'Hazırlanıyor',
  delivered: 'Teslim Edildi',
  cancelled: 'İptal Edildi',
}

/** In the place of a person's name. */
export const atCommandLine = 'Komut satırı'

export const noDepartmentLabel = 'Departmansız'
/** Departments too small to be told apart. */
export const otherDepartmentsLabel = 'Diğer departmanlar'

/** Of somebody who named none of their own (rule M11). */
export const allShiftsLabel = 'Tüm vardiyalar'

/** What somebody chooses who does not eat (rule M13). */
export const skipLabel = 'Yemeyeceğim'

/** What somebody always eats, and the mark of a day on which that was chosen for them (rule M16). */
export const standingLabel = 'Her zamanki'

/** Facts about people and companies, in forms, lists and tables. */
export const fieldLabels = {
  fullName: 'Ad soyad',
  phone: 'Telefon',
  email: 'E-posta',
  role: 'Rol',
  department: 'Departman',
  shift: 'Vardiya',
  status: 'Durum',
  address: 'Adres',
  street: 'Sokak',
  district: 'İlçe',
  city: 'Şehir',
  postalCode: 'Posta kodu',
} as const

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
