import type * as module from '../../core/shared/index.ts'
import { fieldReasons } from './field-reasons.ts'
import { type RefusalSentences, waitText } from './sentences.ts'

export const refusals = {
  'phone.invalid': fieldReasons.phone,
  'name.blank': 'Ad boş olamaz.',
  'name.too_short': (facts) => `Ad en az ${facts.min} karakter olmalıdır.`,
  'name.too_long': (facts) => `Ad en fazla ${facts.max} karakter olabilir.`,
  'name.no_letters': 'Ad soyad en az iki harf içermelidir.',
  'limit.exceeded': (facts) => `Kısa sürede çok fazla istek gönderildi. ${waitText(facts)} sonra yeniden deneyin.`,
  'record.changed_meanwhile': 'Siz düzenlerken başka biri bunu değiştirdi.',
  'idempotency.reused': 'Bu işlem anahtarı başka bir istek için kullanılmış.',
} satisfies RefusalSentences<typeof module>
