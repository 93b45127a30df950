import type * as module from '../../core/feedback/index.ts'
import { type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'feedback.blank': 'Başlık ve mesaj boş olamaz.',
  'feedback.replied': 'Bu istek yanıtlanmış; yanıt sonradan değiştirilemez.',
  'feedback.reply_blank': 'Yanıt boş olamaz.',
  'feedback.missing': 'İstek bulunamadı.',
} satisfies RefusalSentences<typeof module>
