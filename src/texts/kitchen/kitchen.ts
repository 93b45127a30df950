import type * as module from '../../core/kitchen/index.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dated } from '../kernel/dates.ts'
import { type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'kitchen.component_missing': 'Bu bileşen o günün yemeklerinde yok.',
  'kitchen.day_over': 'Geçmiş bir günün sayısı değiştirilemez.',
  'kitchen.too_many_names': 'Bileşenlere verilen adlar 2.000’i aştı; artık kullanılmayan birini değiştirin.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'kitchen.own_number_written': ({ meta: { name, date, portions } }) =>
    portions === null
      ? `Mutfağın kendi sayısı kaldırıldı: ${name}, ${dated(date)}`
      : `Mutfağın kendi sayısı yazıldı: ${name}, ${dated(date)}, ${quantityText(portions)} porsiyon`,
  'kitchen.reserve_changed': ({ meta: { before, percent } }) => `Üretim payı %${before} yerine %${percent} oldu`,
  'kitchen.component_named': ({ meta }) => `Mutfakta bir bileşenin adı değişti: ${meta.name}`,
} satisfies LogSentences<typeof module>
