import type * as module from '../../core/buying/index.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dated } from '../kernel/dates.ts'
import type { LogSentences, RefusalSentences } from '../kernel/sentences.ts'

const units = { g: 'g ya da kg ile', ml: 'ml ya da L ile', adet: 'adetle' } as const

export const refusals = {
  'count.future': 'Sayım gelecekte olamaz.',
  'count.too_old': (facts) =>
    `Sayım en fazla ${facts.days} gün önce yapılmış olabilir; daha eskisinden bugünkü depo bilinmez.`,
  'count.before_last': 'Malzemelerden biri daha sonra sayılmış; sayım son sayımdan önce olamaz.',
  'count.ingredient_missing': 'Sayılan malzemelerden biri malzemelerinizde yok.',
  'count.unit_differs': (facts) => `Miktarı ${units[facts.base]} yazın: ${facts.name}.`,
  'count.quantity_invalid': (facts) => `Miktar en fazla üç ondalıklı olmalıdır: ${facts.name}.`,
  'purchase.range_invalid': (facts) =>
    `Son gün ilk günden önce olamaz; ihtiyaç en fazla ${facts.days} gün için hesaplanır.`,
  'purchase.too_far': (facts) => `İhtiyaç en fazla ${facts.days} gün sonra başlayan günler için hesaplanır.`,
} satisfies RefusalSentences<typeof module>

export const events = {
  'shelf.counted': ({ meta: { date, ingredients } }) =>
    `Depo sayıldı: ${quantityText(ingredients)} malzeme, ${dated(date)}`,
} satisfies LogSentences<typeof module>
