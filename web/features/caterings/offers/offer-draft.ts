import {
  type BillingPeriod,
  defaultBilling,
  defaultOfferDuration,
  isUnitPrice,
  maxMinimumPortions,
  maxStartDays,
  offerDurations,
  type OfferDuration,
} from '../../../../src/core/partnerships/rules.ts'
import { addDays, lastDayAfter, type VatRate } from '../../../../src/core/shared/rules.ts'
import { invalidMinimum, invalidPrice, minimumWithoutDays } from '../../../../src/texts/partnerships/partnerships.ts'
import { liraFromTyped, liraTyped } from '../../../ui/words/lira.ts'

export type OfferDraft = {
  /** As typed. */
  price: string
  months: OfferDuration
  /** Empty for the day of acceptance. */
  start: string
  vatRate: VatRate
  period: BillingPeriod
  /** Portions as typed; empty for none. */
  minimum: string
  minimumDays: number[]
  message: string
}

/** The price in lira; undefined if it is not a valid offer. */
export const priceIn = ({ price }: OfferDraft): number | undefined => {
  const lira = liraFromTyped(price)
  return lira !== undefined && isUnitPrice(lira) ? lira : undefined
}

const portionsIn = ({ minimum }: OfferDraft): number => {
  const typed = minimum.trim().replaceAll('.', '')
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0
}

const minimumProblem = (draft: OfferDraft): string | undefined => {
  if (draft.minimum.trim() === '') return undefined
  const portions = portionsIn(draft)
  if (portions < 1 || portions > maxMinimumPortions) return invalidMinimum
  return draft.minimumDays.length === 0 ? minimumWithoutDays : undefined
}

export const offerProblems = (draft: OfferDraft) => ({
  price: priceIn(draft) === undefined ? invalidPrice : undefined,
  minimum: minimumProblem(draft),
})

const workdays = [1, 2, 3, 4, 5]
export const firstOffer: OfferDraft = {
  price: '',
  months: defaultOfferDuration,
  start: '',
  vatRate: defaultBilling.vatRate,
  period: defaultBilling.period,
  minimum: '',
  minimumDays: workdays,
  message: '',
}

type Running = {
  /** Latest first. */
  terms: readonly {
    unit_price: number
    start_date: string
    end_date: string
    vat_rate: VatRate
    period: BillingPeriod
    minimum: { portions: number; weekdays: number[] } | null
  }[]
}

/**
 * Repeats the latest terms from the day after they end; from today (or the first possible day) if that has passed or is
 * too far away.
 */
export const renewalOf = ({ terms: [newest] }: Running, today: string): OfferDraft => {
  if (newest === undefined) return { ...firstOffer, start: today }
  const months = offerDurations.find((one) => lastDayAfter(newest.start_date, one) === newest.end_date)
  const earliest = newest.start_date < today ? today : addDays(newest.start_date, 1)
  const next = addDays(newest.end_date, 1)
  return {
    price: liraTyped(newest.unit_price),
    months: months ?? defaultOfferDuration,
    start: next > earliest && next <= addDays(today, maxStartDays) ? next : earliest,
    vatRate: newest.vat_rate,
    period: newest.period,
    minimum: newest.minimum === null ? '' : String(newest.minimum.portions),
    minimumDays: newest.minimum?.weekdays ?? workdays,
    message: '',
  }
}

export const offerRequestOf = (cateringId: string, draft: OfferDraft) => ({
  catering_id: cateringId,
  unit_price: priceIn(draft) ?? 0,
  duration_months: draft.months,
  vat_rate: draft.vatRate,
  period: draft.period,
  minimum: draft.minimum.trim() === '' ? null : { portions: portionsIn(draft), weekdays: draft.minimumDays },
  ...(draft.message.trim() !== '' && { message: draft.message.trim() }),
  ...(draft.start !== '' && { start_date: draft.start }),
})

/** The change in lira: per meal, and per month, estimated from the meals of the last 30 days. */
export const changeOf = (before: number, after: number, meals: number) => {
  const kurus = Math.round(after * 100) - Math.round(before * 100)
  return { meal: kurus / 100, share: before === 0 ? undefined : kurus / 100 / before, month: (kurus * meals) / 100 }
}
