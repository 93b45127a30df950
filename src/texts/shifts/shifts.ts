import type * as module from '../../core/shifts/index.ts'
import { maxShifts } from '../../core/shifts/rules.ts'
import { cancelled, listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'shift.missing': 'Vardiya bulunamadı.',
  'shift.zero_length': 'Vardiyanın başlangıcı ile bitişi aynı olamaz.',
  'shift.unknown_timezone': 'Saat dilimi tanınmıyor.',
  'shift.cutoff_too_late': 'Aynı gün yapılan seçim, vardiya başlamadan en az bir saat önce kapanmalıdır.',
  'shift.too_many': `Bir firmanın en fazla ${maxShifts} vardiyası olabilir; yenisi için kullanılmayan birini silin.`,
  'standing_choices.weekday_repeated': 'Bir vardiyanın aynı günü için birden fazla seçim gönderildi.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'shift.created': ({ meta }) => `“${meta.title}” oluşturuldu (${meta.start_time}–${meta.end_time})`,
  'shift.updated': ({ meta, changed }) => `“${meta.title}” güncellendi (${listOf(changed)})${cancelled(meta)}`,
  'shift.deleted': ({ meta }) => `“${meta.title}” silindi${cancelled(meta)}`,
} satisfies LogSentences<typeof module>
