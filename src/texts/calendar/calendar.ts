import type * as module from '../../core/calendar/index.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dated } from '../kernel/dates.ts'
import { reasons } from '../kernel/reasons.ts'
import { cancelled, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'
import { tooLongAbsence } from './labels.ts'

export const refusals = {
  'closed_day.missing': 'Bu günler kapalı değil; başka biri az önce açmış olabilir.',
  'closed_day.past': 'Geçmiş bir gün kapatılamaz.',
  'closed_day.over': 'Geçmiş bir gün yeniden açılamaz.',
  'closed_day.too_far': 'En geç gelecek iki yılın sonuna kadar gün kapatılabilir.',
  'closed_day.repeated': ({ date }) => `Aynı gün birden fazla gönderildi: ${dated(date)}.`,
  'closed_day.list_frozen': ({ date }) =>
    `Listesi kesinleşmiş bir gün kapatılamaz: ${dated(date)}. Karşı tarafla görüşün.`,
  'absence.missing': 'Bu günlerde bildirilmiş bir yokluk yok.',
  'absence.range_invalid': `${reasons.range}.`,
  'absence.past': 'Geçmiş bir gün için yokluk bildirilemez.',
  'absence.too_long': ({ days }) => tooLongAbsence(days),
  'absence.too_far': ({ days }) => `Yokluk en fazla ${days} gün sonrasına kadar bildirilebilir.`,
  'closed_day_list.headings_missing': 'Dosyada kapalı gün bulunamadı: başlık satırında Tarih ve Ad sütunları olmalı.',
  'closed_day_list.empty': 'Listede başlıkların altında satır yok.',
  'absence_list.headings_missing':
    'Dosyada izin listesi bulunamadı: başlık satırında Telefon ve Başlangıç sütunları olmalı (Ad ve Bitiş isteğe bağlı).',
  'absence_list.empty': 'Listede başlıkların altında satır yok.',
} satisfies RefusalSentences<typeof module>

const rangeText = ({ first, last }: { first: string; last: string }): string =>
  first === last ? dated(first) : `${dated(first)}–${dated(last)}`

export const events = {
  'calendar.days_closed': ({ meta }) =>
    meta.days === 1
      ? `${dated(meta.first)} kapatıldı: “${meta.name}”${cancelled(meta)}`
      : `${dated(meta.first)}–${dated(meta.last)} arasında ${meta.days} gün kapatıldı: “${meta.name}”${cancelled(meta)}`,
  'calendar.days_opened': ({ meta }) =>
    meta.days === 1
      ? `${dated(meta.first)} yeniden açıldı: “${meta.name}”`
      : `${dated(meta.first)}–${dated(meta.last)} arasında ${meta.days} gün yeniden açıldı: “${meta.name}”`,
  'absence.marked': ({ meta }) =>
    `${quantityText(meta.people)} kişi ${rangeText(meta)} için yok olarak işaretlendi${cancelled(meta)}`,
  'absence.imported': ({ meta }) =>
    `İzin listesinden ${quantityText(meta.people)} kişi yok olarak işaretlendi${cancelled(meta)}`,
  'absence.ended': ({ meta }) => `Bir kişinin ${rangeText(meta)} için yokluğu kaldırıldı`,
} satisfies LogSentences<typeof module>
