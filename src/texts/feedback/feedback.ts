import type * as module from '../../core/feedback/index.ts'
import { type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'feedback.blank': 'Başlık ve mesaj boş olamaz.',
  'feedback.replied': 'Bu istek yanıtlanmış; yanıt sonradan değiştirilemez.',
  'feedback.reply_blank': 'Yanıt boş olamaz.',
  'feedback.missing': 'İstek bulunamadı.',
  'comment.missing': 'Bu yorum bulunamadı; yazan kişi iznini geri almış olabilir.',
  'comment.not_rated': 'Bu metnin yanında sizin verdiğiniz bir puan yok.',
  'comment.too_many': (facts) => `En fazla ${facts.comments} yorum gösterebilirsiniz. Önce birini kaldırın.`,
} satisfies RefusalSentences<typeof module>

export const events = {
  'comment.shown': () => 'Bir yorum firmalara gösterilmeye başlandı',
  'comment.hidden': () => 'Bir yorum artık firmalara gösterilmiyor',
} satisfies LogSentences<typeof module>
