import type * as module from '../../core/guests/index.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dated } from '../kernel/dates.ts'
import type { LogSentences, RefusalSentences } from '../kernel/sentences.ts'
import { weekdays } from '../kernel/weekdays.ts'

export const refusals = {
  'guests.closed':
    'Bu öğünün kapanışı geçti; sayı mutfağa gitti, değişen misafirler için “Mutabakat” ekranında düzeltme önerilebilir.',
  'guests.day_closed': 'Bu gün kapalı; misafir eklenemez.',
  'guests.not_a_work_day': 'Vardiya bu gün çalışmıyor; misafir eklenemez.',
  'guests.too_far': ({ days }) => `Misafir en fazla ${days} gün sonrası için eklenebilir.`,
  'guests.too_many': ({ max }) => `Bir öğünde bir departmanın bir seçenekte en fazla ${max} misafiri olabilir.`,
  'guests.unknown_option': 'Bu seçenek günün menüsünde yok; sayfayı yenileyip yeniden deneyin.',
  'guests.option_repeated': 'Aynı seçenek birden fazla gönderildi.',
} satisfies RefusalSentences<typeof module>

interface OfShift {
  shift: string
  department: string | null
  portions: number
}
const toldOf = (when: string, { shift, department, portions }: OfShift): string =>
  `${when} ${shift}${department === null ? '' : `, ${department}`}: ` +
  (portions === 0 ? 'misafirler kaldırıldı' : `${quantityText(portions)} misafir`)

export const events = {
  'guests.saved': ({ meta }) => toldOf(dated(meta.date), meta),
  'guests.repeat_saved': ({ meta }) =>
    toldOf(`Her ${(weekdays[meta.weekday - 1]?.long ?? '').toLocaleLowerCase('tr')}`, meta),
} satisfies LogSentences<typeof module>
