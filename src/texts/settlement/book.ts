import type { StatementBook } from '../../core/settlement/index.ts'
import { withholdingLabels } from './labels.ts'

/** Words of a statement, in its workbook. */
export const bookTexts = {
  grid: 'Mutabakat',
  amounts: 'Tutar',
  corrections: 'Düzeltmeler',
  departments: 'Departmanlar',
  day: 'Gün',
  guests: 'Misafir',
  guestsWithin: 'Misafir (dâhil)',
  correction: 'Düzeltme',
  portions: 'Porsiyon',
  topUp: 'Asgari farkı',
  unitPrice: 'Birim fiyat',
  vatRate: 'KDV %',
  price: 'Tutar (KDV hariç)',
  note: 'Not',
  total: 'Toplam',
  line: 'Kalem',
  net: 'Ara toplam',
  vat: (rate: number) => `KDV %${rate}`,
  ...withholdingLabels,
  notAnInvoice: 'Bu belge fatura değildir.',
  shift: 'Vardiya',
  status: 'Durum',
  reason: 'Gerekçe',
  answer: 'Ret gerekçesi',
  proposedBy: 'Öneren',
  department: 'Departman',
  otherDepartments: 'Diğer',
  unpriced: (portions: number) => `Fiyatı olmayan ${portions} porsiyon tutara katılmadı.`,
} as const

export const correctionStates = {
  open: 'Yanıt bekliyor',
  accepted: 'Kabul edildi',
  refused: 'Reddedildi',
  withdrawn: 'Geri alındı',
} as const

/** `mutabakat-2026-10-01-2026-10-31.xlsx` */
export const fileOf = ({ period }: Pick<StatementBook, 'period'>): string =>
  `mutabakat-${period.first}-${period.last}.xlsx`

export const statementStates = {
  preview: 'Önizleme',
  draft: 'Taslak',
  waiting: 'Onay bekliyor',
  agreed: 'Mutabık',
} as const
