import type { Role } from '../core/access/index.ts'
import type { Fact, TrailEvent, TrailType } from '../core/audit/index.ts'
import { applicationDecisions, roleLabels } from './labels.ts'

export const logTypeLabels: Record<TrailType, string> = {
  USER_CREATED: 'Kullanıcı eklendi',
  USER_UPDATED: 'Kullanıcı güncellendi',
  ROLE_ASSIGNED: 'Rol değişti',
  SHIFT_CREATED: 'Vardiya oluşturuldu',
  SHIFT_UPDATED: 'Vardiya güncellendi',
  COMPANY_UPDATED: 'Şirket güncellendi',
  APPLICATION_APPROVED: applicationDecisions.approved,
  APPLICATION_REJECTED: applicationDecisions.rejected,
  MAIL_SENT: 'İleti gönderildi',
}

/** The parts of a sentence of the log. */
interface Told {
  /** Current name of the person it is about. */
  person: string
  meta: Readonly<Record<string, Fact>>
  /** Names of the fields that changed. */
  changed: readonly string[]
}

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
/** In the order of `fieldNames`: JSONB does not keep one. */
const listOf = (names: readonly string[]): string =>
  Object.keys(fieldNames)
    .filter((name) => names.includes(name))
    .map((name) => fieldNames[name])
    .join(', ')

const cancelled = (meta: Told['meta']): string =>
  meta['cancelled_choices'] ? `, ${meta['cancelled_choices']} gelecek seçimi iptal edildi` : ''

const sentences: Record<TrailEvent, (told: Told) => string> = {
  'user.registered': ({ person }) => `${person} kayıt oldu`,
  'user.added': ({ person }) => `${person} eklendi`,
  'user.updated': ({ person, changed }) => `${person} güncellendi (${listOf(changed)})`,
  'user.activated': ({ person }) => `${person} etkinleştirildi`,
  'user.deactivated': ({ person, meta }) => `${person} pasifleştirildi${cancelled(meta)}`,
  'user.role_assigned': ({ person, meta }) =>
    `${person} rolü değişti: ${roleLabels[meta['previous_role'] as Role]} → ${roleLabels[meta['role'] as Role]}${cancelled(meta)}`,
  'user.password_reset': ({ person }) => `${person} için yeni tek kullanımlık parola verildi`,
  'users.imported': ({ meta }) => `Listeden ${meta['imported']} çalışan eklendi`,
  'department.created': ({ meta }) => `${meta['name']} departmanı eklendi`,
  'department.updated': ({ meta }) => `Departman adı ${meta['name']} olarak değiştirildi`,
  'department.activated': ({ meta }) => `${meta['name']} departmanı etkinleştirildi`,
  'department.deactivated': ({ meta }) => `${meta['name']} departmanı pasifleştirildi`,
  'application.approved': ({ person }) => `${person} başvurusu onaylandı`,
  'application.rejected': ({ person }) => `${person} başvurusu reddedildi`,
  'shift.created': ({ meta }) => `${meta['title']} vardiyası oluşturuldu (${meta['start_time']}–${meta['end_time']})`,
  'shift.updated': ({ meta, changed }) => `${meta['title']} vardiyası güncellendi (${listOf(changed)})`,
  'shift.deleted': ({ meta }) => `${meta['title']} vardiyası silindi${cancelled(meta)}`,
  'company.created': ({ meta }) => `${meta['name']} şirketi açıldı`,
  'company.updated': ({ changed }) => `Şirket bilgileri güncellendi (${listOf(changed)})`,
}

/** Shown in place of somebody whose data was erased. */
const erased = 'Silinmiş kişi'

export const logSentence = (
  event: TrailEvent,
  { person, ...told }: Omit<Told, 'person'> & { person: string | null },
): string => sentences[event]({ person: person ?? erased, ...told })

/** Null for what was done at the command line. */
export const actorName = (kind: 'member' | 'admin' | 'operator', name: string | null): string | null => {
  if (kind === 'operator') return null
  return kind === 'admin' ? `Platform yöneticisi ${name ?? ''}`.trim() : (name ?? erased)
}
