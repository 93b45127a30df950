import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { dayAndMonth, monthText } from '../../../src/texts/kernel/dates.ts'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'
import { periodText, signed, withholdingLabels } from '../../../src/texts/settlement/labels.ts'
import type { Correction, Statement, StatementLine, StatementSummary } from '../../api/generated-settlement.ts'
import { formatDate, formatInstantDay } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import type { StatementDate } from './statement-dates.ts'

export const periodOf = ({ first_day, last_day }: Pick<Statement, 'first_day' | 'last_day'>): string =>
  periodText({ first: first_day, last: last_day })

/** The month so many months later. */
export const monthBeside = (month: string, by: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7)
}

/** waits: for somebody; good: agreed; calm: neither. */
export type Look = 'waits' | 'good' | 'calm'

const openText = (open: number): string => (open === 0 ? 'Taslak' : `Taslak · ${formatNumber(open)} düzeltme açık`)

/** Of a row in the list, whose partner is named beside it. */
export const summaryState = (summary: StatementSummary): { text: string; look: Look } => {
  const { state, awaits_you, is_overdue, is_approved_by_us, open_corrections } = summary
  if (state === 'agreed') return { text: 'Mutabık', look: 'good' }
  const look = awaits_you ? 'waits' : 'calm'
  if (state === 'preview') return { text: 'Önizleme', look }
  if (state === 'draft') return { text: openText(open_corrections), look }
  if (!is_approved_by_us) return { text: 'Onayladı, sizi bekliyor', look }
  return is_overdue ? { text: 'Yanıt bekliyor', look: 'waits' } : { text: 'Onayınız verildi', look }
}

export const openCorrections = ({ corrections }: Pick<Statement, 'corrections'>): Correction[] =>
  corrections.filter(({ status }) => status === 'open')

/** Of the statement itself, with the partner's name. */
export const statementState = (statement: Statement): { text: string; look: Look } => {
  const { state, partner, own_approval, agreed_at } = statement
  if (state === 'agreed')
    return { text: `Mutabık${agreed_at === null ? '' : ` · ${formatInstantDay(agreed_at)}`}`, look: 'good' }
  if (state === 'preview') return { text: 'Önizleme', look: 'calm' }
  if (state === 'draft') return { text: openText(openCorrections(statement).length), look: 'waits' }
  return own_approval.at === null
    ? { text: `${partner.name} onayladı, sizi bekliyor`, look: 'waits' }
    : { text: `Onayınız verildi, ${partner.name} bekleniyor`, look: 'calm' }
}

export const unfrozenText = (dates: readonly string[]): string =>
  `${formatNumber(dates.length)} günün listesi kesinleşmedi, tutar eksik.`

/** Why it cannot be approved now; undefined if it can. */
export const approvalHindrance = (statement: Statement): string | undefined => {
  const { state, last_day, own_approval, can_approve, unfrozen_dates } = statement
  if (can_approve) return undefined
  if (state === 'agreed') return 'Dönem kapandı; sonradan kabul edilen düzeltmeler bir sonraki döneme yazılır.'
  if (state === 'preview') return `Dönem ${formatDate(last_day, 'dayOfMonth')} günü bitiyor, ertesi gün onaylanabilir.`
  if (openCorrections(statement).length > 0) return 'Açık düzeltme kalmayınca iki taraf onaylar, dönem kapanır.'
  if (own_approval.at !== null) return 'Şirketiniz bu sayıları onayladı.'
  return unfrozen_dates.length > 0 ? unfrozenText(unfrozen_dates) : 'Şimdi onaylanamaz.'
}

/** What comes next, in a sentence. */
export const nextStepText = (statement: Statement): string =>
  approvalHindrance(statement) ??
  (statement.partner_approval.at === null ? 'İki taraf da onaylayınca dönem kapanır.' : 'Onayınızla dönem kapanır.')

export const priceTitle = (price: number | null): string => (price === null ? 'Fiyat yok' : formatLira(price))

/** 2.524 porsiyon × 119,00 ₺ */
export const lineText = ({ kind, period, portions, unit_price }: StatementLine): string => {
  const price = formatLira(unit_price)
  if (kind === 'minimum') return `Asgari farkı ${formatNumber(portions)} × ${price}`
  if (kind === 'earlier')
    return `${period === null ? 'Önceki dönem' : monthText(period)} düzeltmesi ${signed(portions)} × ${price}`
  return `${formatNumber(portions)} porsiyon × ${price}`
}

export const vatText = ({ rate, base }: { rate: number; base: number }, isOnly: boolean): string =>
  isOnly ? `KDV %${rate}` : `KDV %${rate} · matrah ${formatLira(base)}`

/** Pzt–Cum for days in a row, otherwise Pzt, Çar, Cum */
const weekdaysText = (days: readonly number[]): string => {
  const named = weekdays.filter(({ number }) => days.includes(number))
  const [first, last] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined) return ''
  const isRow = named.length > 2 && last.number - first.number === named.length - 1
  return isRow ? `${first.short}–${last.short}` : named.map(({ short }) => short).join(', ')
}

export const minimumText = (minimum: NonNullable<Statement['minimum']>): string =>
  `Asgari: ${weekdaysText(minimum.weekdays)} günde ${formatNumber(minimum.portions)} porsiyon; yarım ve kapalı günlerde uygulanmaz.`

/** What the open corrections would make of the total. */
export const ifAcceptedText = (open: number, total: number): string =>
  open === 1
    ? `Açık düzeltme kabul edilirse ${formatLira(total)}.`
    : `Açık ${formatNumber(open)} düzeltmenin hepsi kabul edilirse ${formatLira(total)}.`

export const unpricedText = (portions: number): string =>
  `${formatNumber(portions)} porsiyonun fiyatı yok; tutara katılmadı.`

/** 28 Ekim, 29 Ekim: Cumhuriyet Bayramı */
export const closedText = (days: readonly StatementDate[]): string =>
  [
    ...Map.groupBy(
      days.filter(({ closed_day }) => closed_day !== null),
      ({ closed_day }) => closed_day,
    ),
  ]
    .map(([name, some]) => `${some.map(({ date }) => dayAndMonth(date)).join(', ')}: ${name}`)
    .join(' · ')

/** Days in a row with one price. */
export interface PriceBand {
  price: number | null
  first: string
  last: string
  days: number
}
export const priceBands = (days: readonly StatementDate[]): PriceBand[] =>
  days.reduce<PriceBand[]>((bands, { date, unit_price: price }) => {
    const current = bands.at(-1)
    return current !== undefined && current.price === price
      ? [...bands.slice(0, -1), { ...current, last: date, days: current.days + 1 }]
      : [...bands, { price, first: date, last: date, days: 1 }]
  }, [])

export const bandText = ({ first, last }: PriceBand): string =>
  first === last ? dayAndMonth(first) : `${Number(first.slice(8))}–${dayAndMonth(last)}`

/** The catering comes first, on screen and on paper. */
export const bothSides = <Thing>(isCatering: boolean, own: Thing, partner: Thing): readonly [Thing, Thing] =>
  isCatering ? [own, partner] : [partner, own]

/** What a firm that withholds VAT pays to the state, and to the catering; nothing for others. */
export const withheldLines = ({ withholding, payable }: Statement['totals']): [label: string, price: number][] =>
  withholding === 0
    ? []
    : [
        [withholdingLabels.withheld, -withholding],
        [withholdingLabels.payable, payable],
      ]
