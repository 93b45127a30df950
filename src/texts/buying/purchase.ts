import { atFirstUse } from '../../core/shared/rules.ts'
import type { BaseUnit } from '../../core/recipes/rules.ts'
import { quantityIn } from '../kernel/amounts.ts'

/** Words of what a kitchen buys: on screen, on paper and in workbooks. */
export const purchaseTexts = {
  toBuyTab: 'Alınacaklar',
  sourcesTab: 'Nereden geliyor',
  leftOutTab: 'Sayılamayanlar',
  supplier: 'Tedarikçi',
  ingredient: 'Malzeme',
  measure: 'Birim',
  needed: 'Gerekli',
  shelf: 'Depoda',
  ordered: 'Yolda',
  missing: 'Eksik',
  units: 'Alınacak',
  unit: 'Satış birimi',
  content: 'Satış biriminde',
  product: 'Ürün',
  note: 'Açıklama',
  unitPrice: 'Birim fiyatı (KDV hariç)',
  amount: 'Tutar (KDV hariç)',
  date: 'Tarih',
  component: 'Bileşen',
  portions: 'Porsiyon',
  perPortion: 'Porsiyon başına',
  quantity: 'Miktar',
  what: 'Bileşen ya da malzeme',
  reason: 'Neden',
} as const

/** Why something is in neither list nor amount. */
export const leftOutReasons = {
  recipe_missing: 'Reçetesi yok',
  part_missing: 'İçindeki reçete yok',
  link_missing: 'Ürünü bağlı değil',
  not_sold: 'Ürünü satılmıyor',
  stock_short: 'Stok yetmiyor',
} as const

const shares = atFirstUse(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }))

/** Gerekli (%36,3 tahmini); null once all lists are frozen. */
export const neededText = (estimateShare: number | null): string =>
  estimateShare === null
    ? purchaseTexts.needed
    : `${purchaseTexts.needed} (${estimateShare > 0 ? `%${shares().format(estimateShare)} ` : ''}tahmini)`

interface Line {
  base_unit: BaseUnit
  unit_type: string
  needed: number
  shelf: number | null
  missing: number
  units: number
  raised_by_minimum: boolean
  unit_content: number
  stock: number
}

/** What is bought is rounded up to the need, unless the supplier has less. */
const isShort = ({ units, unit_content, missing }: Line): boolean =>
  Math.round(units * unit_content * 1000) < Math.round(missing * 1000)

/** Nothing has to be bought: Depo yeter. */
export const enoughText = ({ shelf, needed, units }: Line): string | undefined =>
  units > 0 ? undefined : (shelf ?? 0) >= needed ? 'Depo yeter' : 'Yoldaki yeter'

/** Why it is another number than what is needed: stokta 30 koli; en az 4 çuval. */
export const limitText = (line: Line): string | undefined =>
  isShort(line)
    ? `stokta ${quantityIn(line.stock, line.unit_type)}`
    : line.raised_by_minimum
      ? `en az ${quantityIn(line.units, line.unit_type)}`
      : undefined

/** What a workbook says beside a line: depo sayılmadı, en az 4 çuval. */
export const noteText = (line: Line & { is_alternative: boolean }): string =>
  [
    line.is_alternative ? 'öbür üründen kalan' : line.shelf === null ? 'depo sayılmadı' : undefined,
    enoughText(line) ?? limitText(line),
  ]
    .filter(Boolean)
    .join(', ')
