import { atFirstUse, type LocalDate } from '../../core/shared/rules.ts'
import { keptTogether } from '../kernel/dates.ts'

const dayOf = atFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' }),
)

/** 2026-11-30 → 30 Kasım Pazartesi, with day and month on one line. */
export const named = (date: LocalDate | undefined): string =>
  keptTogether(dayOf().format(new Date(`${date}T00:00:00Z`)))
