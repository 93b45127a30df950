import { companyTypeLabels } from '../access/labels.ts'
import { quantityText } from '../kernel/amounts.ts'
import { fieldLabels } from '../kernel/field-labels.ts'
import { atTime, closingAt } from '../shifts/cut-off.ts'
import { dayAndMonth } from '../kernel/dates.ts'

/** Words used in the kitchen's list: on paper, in workbooks and on screen. */
export const listTexts = {
  total: 'Toplam porsiyon',
  guests: 'Misafir',
  guestsWithoutOption: 'Seçenek belirtilmedi',
  skipped: 'Yemeyecek',
  undecided: 'Seçmeyen',
  undecidedYet: 'Henüz seçmeyen',
  later: 'Kesinleştikten sonra (sayılara katılmadı)',
  everybody: 'Tümü',
} as const

const closing = (closesAt: string, timezone: string): { day: string; time: string } => {
  const { date, time } = closingAt(new Date(closesAt), timezone)
  return { day: dayAndMonth(date), time }
}

/** Kesinleşti · 22 Kasım 16.00 */
export const frozenText = (closesAt: string, timezone: string): string => {
  const { day, time } = closing(closesAt, timezone)
  return `Kesinleşti · ${day} ${time.replace(':', '.')}`
}

/** 22 Kasım 16.00’da kesinleşir */
export const liveText = (closesAt: string, timezone: string): string => {
  const { day, time } = closing(closesAt, timezone)
  return `${day} ${atTime(time)} kesinleşir`
}

/** What happened to a dish that people chose: Bezelye yerine geldi; Değişti: yerine Barbunya. */
export const dishNotes = (option: { replaces: readonly string[]; replaced_by: string | null }): string[] => [
  ...(option.replaces.length > 0 ? [`${option.replaces.join(', ')} yerine geldi`] : []),
  ...(option.replaced_by === null ? [] : [`Değişti: yerine ${option.replaced_by}`]),
]

/** What became of the common courses after the list was frozen. */
export const coursesNowText = (courses: readonly { name: string }[]): string =>
  courses.length === 0
    ? 'Ortak yemekler kesinleştikten sonra kaldırıldı.'
    : `Ortak yemekler kesinleştikten sonra değişti: ${courses.map(({ name }) => name).join(', ')}`

/** What of a figure is for guests: 6 misafir dahil; nothing if there are none. */
export const guestsIncluded = (guests: number): string => (guests === 0 ? '' : `${quantityText(guests)} misafir dahil`)

/** An estimate for people who have not chosen; never part of a total. */
export const expectedText = (expected: number): string => `tahminen ${expected.toLocaleString('tr-TR')} porsiyon daha`

/** Texts of the list as a workbook. */
export const kitchenListTitle = 'Üretim listesi'
export const kitchenListHeadings = {
  date: 'Tarih',
  firm: companyTypeLabels.corporate,
  catering: companyTypeLabels.catering,
  shift: fieldLabels.shift,
  state: fieldLabels.status,
  department: fieldLabels.department,
  option: 'Seçenek',
  dish: 'Yemek',
  people: 'Kişi',
  note: 'Not',
} as const
