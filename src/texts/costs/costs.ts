import { atFirstUse } from '../../core/shared/rules.ts'
import { costPerPortion, knownBilled, shareOfBilled } from '../../core/costs/rules.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dayAndMonth } from '../kernel/dates.ts'

/** Words of what a month cost, in workbooks. */
export const costTexts = {
  monthTab: 'Ay',
  firmsTab: 'Firmalar',
  componentsTab: 'Bileşenler',
  daysTab: 'Günler',
  fact: 'Bilgi',
  value: 'Değer',
  note: 'Açıklama',
  kitchen: 'Şirket',
  month: 'Ay',
  days: 'Maliyeti saklanan gün',
  missingDays: 'Maliyeti saklanmayan gün',
  unpriced: 'Fiyatı bilinmeyen malzeme',
  withoutRecipe: 'Reçetesi olmayan bileşen',
  firm: 'Firma',
  component: 'Bileşen',
  date: 'Tarih',
  meals: 'Öğün',
  portions: 'Porsiyon',
  cost: 'Malzeme (KDV hariç)',
  state: 'Durum',
  complete: 'Tam',
  atLeast: 'En az',
  notKept: 'Saklanmadı',
  perMeal: 'Öğün başına',
  perPortion: 'Porsiyon başına',
  billed: 'Sözleşme tutarı (KDV hariç)',
  unbilled: 'Fiyatı olmayan öğün',
  share: 'Malzemenin payı',
  missing: 'Eksik bilgi',
} as const

const namesText = (names: readonly string[], ofMore: string, shown: number): string => {
  const more = names.length - shown
  return `${names.slice(0, shown).join(', ')}${more > 0 ? ` ve ${quantityText(more)} ${ofMore} daha` : ''}`
}

const inTurkish = atFirstUse(() => new Intl.Collator('tr'))
const sorted = (names: readonly string[]): string[] => names.toSorted(inTurkish().compare)

/** Karabiber, Nane, Tuz ve 2 malzeme daha */
export const ingredientNames = (names: readonly string[], shown: number): string =>
  namesText(sorted(names), 'malzeme', shown)
export const componentNames = (names: readonly string[], shown: number): string =>
  namesText(sorted(names), 'bileşen', shown)

interface Unknown {
  unpriced: readonly string[]
  without_recipe: readonly string[]
}

/** Fiyatı bilinmiyor: Karabiber, Tuz · Reçetesi yok: Ayran */
export const missingText = ({ unpriced, without_recipe }: Unknown, shown: number): string =>
  [
    unpriced.length > 0 && `Fiyatı bilinmiyor: ${ingredientNames(unpriced, shown)}`,
    without_recipe.length > 0 && `Reçetesi yok: ${componentNames(without_recipe, shown)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** 3 Kasım, 4 Kasım ve 2 gün daha */
export const dayNames = (days: readonly string[], shown = days.length): string =>
  namesText(days.map(dayAndMonth), 'gün', shown)

export const missingDaysText = (days: readonly string[], shown?: number): string =>
  `Maliyeti saklanmayan günler toplamlara katılmaz: ${dayNames(days, shown)}`

/** 17 days that are over. */
export const keptDaysText = (days: number): string =>
  `Biten ${quantityText(days)} gün, her biri kendi gününün reçete ve fiyatlarıyla`

/** Of meals without an agreed price; undefined if there are none. */
export const unbilledText = (portions: number): string | undefined =>
  portions === 0 ? undefined : `${quantityText(portions)} öğünün fiyatı yok`

interface Totals {
  portions: number
  cost: number
  is_complete: boolean
  billed: number
  unbilled_portions: number
}

export interface MonthFigure {
  label: string
  /** Null if it is not known. */
  value: number | null
  unit: 'lira' | 'share'
  meaning: string
}

/** What a month comes to: on cards, on paper and in a workbook. */
export const monthFigures = ({ portions, cost, is_complete, billed, unbilled_portions }: Totals): MonthFigure[] => {
  const ofCost = (label: string, value: number | null, unit: MonthFigure['unit'], meaning: string): MonthFigure => ({
    label: is_complete || value === null ? label : `${label}, en az`,
    ...{ value, unit, meaning },
  })
  const share = shareOfBilled(cost, billed, unbilled_portions)
  return [
    ofCost('Malzeme', cost, 'lira', 'Pişirilenlerin hepsi, KDV’siz'),
    ofCost('Öğün başına', costPerPortion(cost, portions), 'lira', `${quantityText(portions)} öğün`),
    {
      label: 'Sözleşme tutarı',
      value: knownBilled(billed, unbilled_portions),
      unit: 'lira',
      meaning: unbilledText(unbilled_portions) ?? 'Kesinleşen öğünler, KDV’siz',
    },
    ofCost('Malzemenin payı', share, 'share', 'Malzeme ÷ sözleşme tutarı'),
  ]
}
