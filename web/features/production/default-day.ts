import { addDays, homeTimezone } from '../../../src/core/shared/rules.ts'
import { clockAt } from '../../../src/texts/shifts/cut-off.ts'
import type { KitchenDay } from '../../api/generated-cooking.ts'

export interface KitchenDays {
  today: string
  now: string
  days: readonly KitchenDay[]
}

const evening = '16:00'

/**
 * The day that is cooked for next: today during the evening service, otherwise tomorrow, or the next day with a menu if
 * tomorrow has none (rule K1).
 */
export const defaultDay = ({ today, now, days }: KitchenDays): string => {
  const { time } = clockAt(new Date(now), homeTimezone)
  const lastServing = days.find(({ date }) => date === today)?.last_serving ?? null
  if (lastServing !== null && time >= evening && time <= lastServing) return today
  const next = days.find(({ date, firms }) => date > today && firms > 0)
  return next?.date ?? addDays(today, 1)
}
