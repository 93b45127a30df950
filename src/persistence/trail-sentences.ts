import type { Role } from '../core/access/index.ts'
import type { TrailEntry, TrailEvent } from '../core/audit/index.ts'

type Meta = TrailEntry['meta']

const roleNames: Record<Role, string> = {
  individual: 'Bireysel',
  corporate1: 'Çalışan',
  corporate2: 'Alt Düzey Yönetici',
  corporate3: 'Orta Düzey Yönetici',
  corporate4: 'Üst Düzey Yönetici',
  corporateOwner: 'Şirket Sahibi',
}
const roleName = (role: Meta[string] | undefined): string => roleNames[role as Role]

const fieldNames: Record<string, string> = {
  full_name: 'ad soyad',
  email: 'e-posta',
  department_id: 'departman',
  name: 'ad',
  phone: 'telefon',
  street: 'sokak',
  district: 'ilçe',
  city: 'şehir',
  postal_code: 'posta kodu',
  logo_url: 'logo',
  title: 'ad',
  start_time: 'başlangıç',
  end_time: 'bitiş',
  days: 'günler',
  timezone: 'saat dilimi',
}
const listOf = (fields: string[]): string => fields.map((field) => fieldNames[field] ?? field).join(', ')

const cancelled = (meta: Meta): string =>
  meta['cancelled_choices'] ? `, ${meta['cancelled_choices']} gelecek seçimi iptal edildi` : ''

/** The sentence a person reads; `changed` are the fields that are not what they were. The figures stay in `meta`. */
export const trailSentences: Record<TrailEvent, (meta: Meta, changed: string[]) => string> = {
  'user.registered': (meta) => `${meta['full_name']} kayıt oldu`,
  'user.added': (meta) => `${meta['full_name']} eklendi`,
  'user.updated': (meta, changed) => `${meta['full_name']} güncellendi (${listOf(changed)})`,
  'user.activated': (meta) => `${meta['full_name']} etkinleştirildi`,
  'user.deactivated': (meta) => `${meta['full_name']} pasifleştirildi${cancelled(meta)}`,
  'user.role_assigned': (meta) =>
    `${meta['full_name']} rolü değişti: ${roleName(meta['previous_role'])} → ${roleName(meta['role'])}${cancelled(meta)}`,
  'user.password_reset': (meta) => `${meta['full_name']} için yeni tek kullanımlık parola verildi`,
  'users.imported': (meta) => `Listeden ${meta['imported']} çalışan eklendi`,
  'department.created': (meta) => `${meta['name']} departmanı eklendi`,
  'department.updated': (meta) => `Departman adı ${meta['name']} olarak değiştirildi`,
  'department.activated': (meta) => `${meta['name']} departmanı etkinleştirildi`,
  'department.deactivated': (meta) => `${meta['name']} departmanı pasifleştirildi`,
  'application.approved': (meta) => `${meta['full_name']} başvurusu onaylandı`,
  'application.rejected': (meta) => `${meta['full_name']} başvurusu reddedildi`,
  'shift.created': (meta) => `${meta['title']} vardiyası oluşturuldu (${meta['start_time']}–${meta['end_time']})`,
  'shift.updated': (meta, changed) => `${meta['title']} vardiyası güncellendi (${listOf(changed)})`,
  'shift.deleted': (meta) => `${meta['title']} vardiyası silindi${cancelled(meta)}`,
  'company.created': (meta) => `${meta['name']} şirketi açıldı`,
  'company.updated': (_meta, changed) => `Şirket bilgileri güncellendi (${listOf(changed)})`,
}
