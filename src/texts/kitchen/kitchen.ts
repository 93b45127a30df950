import type * as module from '../../core/kitchen/index.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dated } from '../kernel/dates.ts'
import { both, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'kitchen.component_missing': 'Bu bileşen o günün yemeklerinde yok.',
  'kitchen.day_over': 'Geçmiş bir günün sayısı değiştirilemez.',
  'kitchen.too_many_names': 'Bileşenlere verilen adlar 2.000’i aştı; artık kullanılmayan birini değiştirin.',
  'kitchen.route_incomplete': 'Rotası olan firmanın rotadaki sırası da yazılmalıdır.',
  'delivery.missing': 'Teslim bulunamadı.',
  'delivery.too_early': 'Teslim, listesi kesinleştikten sonra ve yemeğin gününde onaylanır.',
  'delivery.too_late': 'Teslim, yemeğin gününden sonra yedi gün içinde onaylanır.',
} satisfies RefusalSentences<typeof module>

interface Confirmed {
  date: string
  shift: string
  portions: number
  received: number | null
}
const deliveryOf = ({ date, shift }: Confirmed): string => `${dated(date)} ${shift}`
const difference = ({ portions, received }: Confirmed): string =>
  received === null || received === portions
    ? ''
    : ` (${quantityText(portions)} yerine ${quantityText(received)} porsiyon)`

export const events = {
  'kitchen.own_number_written': ({ meta: { name, date, portions } }) =>
    portions === null
      ? `Mutfağın kendi sayısı kaldırıldı: ${name}, ${dated(date)}`
      : `Mutfağın kendi sayısı yazıldı: ${name}, ${dated(date)}, ${quantityText(portions)} porsiyon`,
  'kitchen.reserve_changed': ({ meta: { before, percent } }) => `Üretim payı %${before} yerine %${percent} oldu`,
  'kitchen.component_named': ({ meta }) => `Mutfakta bir bileşenin adı değişti: ${meta.name}`,
  'kitchen.routes_changed': ({ meta }) => `${quantityText(meta.firms)} firmanın dağıtım rotası değişti`,
  'delivery.confirmed': both(
    (meta) =>
      meta.received === null
        ? `${meta.company}: ${deliveryOf(meta)} teslim onayı geri alındı`
        : `${meta.company}: ${deliveryOf(meta)} yemeği teslim alındı${difference(meta)}`,
    (meta) =>
      meta.received === null
        ? `${meta.company}, ${deliveryOf(meta)} teslim onayını geri aldı`
        : `${meta.company}, ${deliveryOf(meta)} yemeğini teslim aldı${difference(meta)}`,
  ),
} satisfies LogSentences<typeof module>
