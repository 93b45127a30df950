import { cutOffText } from '../../../src/texts/shifts/cut-off.ts'
import { wholeLira } from '../../../src/texts/kernel/amounts.ts'
import { daysLabel } from '../../../src/texts/kernel/weekdays.ts'
import type { DeliveryTerms } from '../../api/generated.ts'

/** Teslimat: Pzt, Çar, Cum · sipariş bir gün önce 16.00’ya kadar · en az 2.500 ₺ (KDV hariç) */
export const deliveryTermsText = ({ weekdays, minimum_amount, ...terms }: DeliveryTerms): string =>
  [
    `Teslimat: ${daysLabel(weekdays)}`,
    `sipariş ${cutOffText({ days: terms.cutoff_days, time: terms.cutoff_time })}`,
    ...(minimum_amount > 0 ? [`en az ${wholeLira(minimum_amount)} (KDV hariç)`] : []),
  ].join(' · ')
