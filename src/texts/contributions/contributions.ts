import type * as module from '../../core/contributions/index.ts'
import { quantityText, wholeLira } from '../kernel/amounts.ts'
import { dated, monthText } from '../kernel/dates.ts'
import { longDay, sinceDay } from '../kernel/long-dates.ts'
import type { LogSentences, RefusalSentences } from '../kernel/sentences.ts'
import { contributionLabel } from './labels.ts'

export const refusals = {
  'contribution.amount_invalid': ({ max }) =>
    `Tutar 0’dan büyük, en fazla ${wholeLira(max)} olmalı; kuruş iki hanelidir.`,
  'contribution.past': 'Katkı payı en erken yarın başlayabilir.',
  'contribution.too_far': ({ days }) => `Katkı payı en fazla ${days} gün sonrası için belirlenebilir.`,
  'contribution.mid_month': 'Aylık katkı payı ayın ilk günü başlar ve ayın ilk günü biter; ayın 1’ini seçin.',
  'contribution.too_short': ({ days }) =>
    `Bir tutar bir ayda en az ${days} gün geçerli olmalı, yoksa kimin hangi gün yediği anlaşılır. Ayın 1’ini ya da ortasını seçin.`,
  'contribution.unchanged': 'Bu katkı payı zaten yürürlükte.',
  'contribution.missing': 'Vazgeçilecek bir değişiklik yok; başlamış ya da geri alınmış olabilir.',
  'contribution.month_open': ({ date }) =>
    `Bu ayın sayıları ${longDay(date)} tarihinde, bütün listeler kesinleşince görülür.`,
  'contribution.no_number': 'Bu ayda öğün başına katkı payı yok; şirketiniz kişi başına sayı görmez.',
  'contribution.objected': 'Bu ay için şirketinize zaten yazdınız.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'contribution.set': ({ meta }) => `${sinceDay(meta.first)} itibaren personel katkı payı: ${contributionLabel(meta)}`,
  'contribution.withdrawn': ({ meta }) =>
    `${dated(meta.first)} için belirlenen personel katkı payından vazgeçildi: ${contributionLabel(meta)}`,
  'contribution.exported': ({ meta }) =>
    `${monthText(meta.month)} katkı payı sayıları indirildi: ${quantityText(meta.people)} kişi`,
} satisfies LogSentences<typeof module>
