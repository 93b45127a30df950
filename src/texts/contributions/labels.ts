import type { ContributionKind } from '../../core/contributions/rules.ts'
import type { LocalDate } from '../../core/shared/rules.ts'
import { formatLira } from '../kernel/amounts.ts'
import { dayAndMonth, monthText } from '../kernel/dates.ts'

interface Contributed {
  kind: ContributionKind
  amount: number | null
}
/** What people are told about a contribution. */
export const contributionText = ({ kind, amount }: Contributed): string =>
  ({
    per_meal: `adınıza ayrılan her öğün için ${formatLira(amount ?? 0)} personel katkı payı alınacak`,
    monthly: `her ay ${formatLira(amount ?? 0)} personel katkı payı alınacak`,
    none: 'personel katkı payı alınmayacak',
  })[kind]
/** öğün başına 25,00 ₺ */
export const contributionLabel = ({ kind, amount }: Contributed): string =>
  ({
    per_meal: `öğün başına ${formatLira(amount ?? 0)}`,
    monthly: `ayda ${formatLira(amount ?? 0)}`,
    none: 'katkı payı yok',
  })[kind]

/** What somebody writes to the managers with one tap. */
export const objectionMessage = (
  month: string,
  { seen_meals, is_final, until }: { seen_meals: number | null; is_final: boolean; until: LocalDate | null },
): { subject: string; body: string } => {
  const state = is_final
    ? 'kesinleşti'
    : until === null
      ? 'henüz kesinleşen liste yok'
      : `${dayAndMonth(until)} itibarıyla`
  return {
    subject: `${monthText(month)}: ayrılan öğün sayısına itiraz`,
    body: `${monthText(month)} için adıma ayrılan öğün sayısı ${seen_meals ?? 0} görünüyor (${state}). Bu sayıda yanlışlık olduğunu düşünüyorum.`,
  }
}

/** `katki-payi-2026-10.xlsx` */
export const fileOf = (month: string): string => `katki-payi-${month}.xlsx`

/** Words of the workbook. */
export const bookTexts = {
  person: 'Ad soyad',
  department: 'Departman',
  phone: 'Telefon',
  meals: 'Ayrılan öğün',
  amount: 'Katkı payı',
  total: 'Toplam',
} as const
