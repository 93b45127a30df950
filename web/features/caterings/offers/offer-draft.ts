import {
  defaultOfferDuration,
  isUnitPrice,
  maxStartDays,
  offerDurations,
  type OfferDuration,
} from '../../../../src/core/partnerships/rules.ts'
import { addDays, lastDayAfter } from '../../../../src/core/shared/rules.ts'
import { invalidPrice } from '../../../../src/texts/partnerships/partnerships.ts'
import { liraFromTyped, liraTyped } from '../../../ui/words/lira.ts'

export type OfferDraft = {
  /** As typed. */
  price: string
  months: OfferDuration
  /** Empty for the day of acceptance. */
  start: string
  message: string
}

/** The price in lira; undefined if it is not a valid offer. */
export const priceIn = ({ price }: OfferDraft): number | undefined => {
  const lira = liraFromTyped(price)
  return lira !== undefined && isUnitPrice(lira) ? lira : undefined
}

export const offerProblems = (draft: OfferDraft) => ({
  price: priceIn(draft) === undefined ? invalidPrice : undefined,
})

export const firstOffer: OfferDraft = { price: '', months: defaultOfferDuration, start: '', message: '' }

type Running = {
  /** Latest first. */
  terms: readonly { unit_price: number; start_date: string; end_date: string }[]
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
    message: '',
  }
}

export const offerRequestOf = (cateringId: string, draft: OfferDraft) => ({
  catering_id: cateringId,
  unit_price: priceIn(draft) ?? 0,
  duration_months: draft.months,
  ...(draft.message.trim() !== '' && { message: draft.message.trim() }),
  ...(draft.start !== '' && { start_date: draft.start }),
})

/** The change in lira: per meal, and per month, estimated from the meals of the last 30 days. */
export const changeOf = (before: number, after: number, meals: number) => {
  const kurus = Math.round(after * 100) - Math.round(before * 100)
  return { meal: kurus / 100, share: before === 0 ? undefined : kurus / 100 / before, month: (kurus * meals) / 100 }
}
