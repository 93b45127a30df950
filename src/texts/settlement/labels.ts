import { addDays, type LocalDate } from '../../core/shared/rules.ts'
import { monthText } from '../kernel/dates.ts'
import { longRange } from '../kernel/long-dates.ts'

/** `Ekim 2026` for a whole month, otherwise `1–15 Ekim 2026`. */
export const periodText = ({ first, last }: { first: LocalDate; last: LocalDate }): string => {
  const isMonth = first.endsWith('-01') && addDays(last, 1).endsWith('-01') && first.slice(0, 7) === last.slice(0, 7)
  return isMonth ? monthText(first) : longRange(first, last)
}

/** `+4`, `−3`. */
export const signed = (portions: number): string => (portions < 0 ? `−${-portions}` : `+${portions}`)

/** Why a firm that counted at the door proposes a correction. */
export const receivedText = (portions: number): string => `Teslimde ${portions} porsiyon sayıldı.`

/** What a line of a statement is for. */
export const lineText = (kind: 'portions' | 'minimum' | 'earlier', period: LocalDate | null): string => {
  if (kind === 'portions') return 'Porsiyon'
  if (kind === 'minimum') return 'Asgari farkı'
  return `${monthText(period ?? '')} düzeltmesi`
}

export const withholdingLabels = { withheld: 'KDV tevkifatı (5/10)', payable: 'Cateringe ödenecek' } as const
