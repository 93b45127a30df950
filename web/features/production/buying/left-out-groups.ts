import { leftOutReasons } from '../../../../src/texts/buying/purchase.ts'
import type { PurchaseNeeds } from '../../../api/generated.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { amountText } from './buying-texts.ts'

export type LeftOut = PurchaseNeeds['left_out'][number]

export interface LeftOutGroup {
  reason: LeftOut['reason']
  title: string
  all: LeftOut[]
}

/** What could not be counted, by reason; only reasons that there are. */
export const leftOutGroups = (leftOut: readonly LeftOut[]): LeftOutGroup[] =>
  (Object.keys(leftOutReasons) as LeftOut['reason'][])
    .map((reason) => ({
      reason,
      title: leftOutReasons[reason],
      all: leftOut.filter((one) => one.reason === reason),
    }))
    .filter(({ all }) => all.length > 0)

/** 612 porsiyon, 0,6 kg */
export const muchText = ({ portions, quantity, base_unit }: LeftOut): string | undefined =>
  quantity !== null && base_unit !== null
    ? amountText(quantity, base_unit)
    : portions !== null
      ? `${formatNumber(Math.ceil(portions))} porsiyon`
      : undefined

/** Reçetesi yok (70): Yayla çorbası, Ezogelin çorbası …; all of them, and how much of an ingredient. */
export const leftOutLine = ({ title, all }: LeftOutGroup): string =>
  `${title} (${formatNumber(all.length)}): ${all
    .map((one) => (one.quantity === null ? one.what : `${one.what} ${muchText(one)}`))
    .join(', ')}`
