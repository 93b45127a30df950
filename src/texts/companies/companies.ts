import type * as module from '../../core/companies/index.ts'
import { taxNumberReasons } from '../kernel/field-reasons.ts'
import { reasons } from '../kernel/reasons.ts'
import { cancelled, listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'company.unknown': 'Bu şirkete erişilemiyor.',
  'company.link_unknown': reasons.linkUnknown,
  'company.tax_number_invalid': taxNumberReasons.invalid,
  'company.tax_number_personal': taxNumberReasons.personal,
  'company.slug_taken': 'Bu kısa ad başka bir şirkette kullanılıyor.',
  'company.slug_invalid': 'Kısa ad yalnızca küçük harf, rakam ve tire içerebilir.',
  'company.type_differs': (facts) => `${facts.slug} başka türde bir şirket olarak kayıtlı.`,
  'company.not_a_catering': 'Bu ayar yalnızca catering şirketleri içindir.',
  'company.not_a_firm': 'Bu ayar yalnızca firmalar içindir.',
  'company.logo_not_allowed': 'Logo adresi bu sitede ya da izin verilen bir sunucuda olmalıdır.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'company.created': ({ meta }) => `Şirket açıldı: ${meta.name}`,
  'company.activated': () => 'Şirket aktifleştirildi',
  'company.deactivated': ({ meta }) => `Şirket pasifleştirildi${cancelled(meta)}`,
  'company.updated': ({ changed }) => `Şirket bilgileri güncellendi (${listOf(changed)})`,
} satisfies LogSentences<typeof module>
