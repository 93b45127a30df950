import { closeDays, officialDays } from '../../src/core/calendar/index.ts'
import { addDays, type LocalDate, weekdayOf } from '../../src/core/shared/index.ts'
import { officialName } from '../../src/texts/calendar/labels.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { memberOf } from './member-of.ts'

/** The firm of the README closes on the first day of the next year. */
export const closeNewYear = async (use: Use, seeded: Seeded, slug: string, today: LocalDate): Promise<void> => {
  const year = Number(today.slice(0, 4)) + 1
  const manager = memberOf(seeded, slug, 'corporate4')
  const days = officialDays(year)
    .slice(0, 1)
    .map((day) => ({ date: day.date, fromTime: day.fromTime, name: officialName(day) }))
  if (days.length === 0) return
  await use(closeDays)({ companyId: manager.companyId, actor: manager, days })
}

/** A Tuesday in the week with menus that lies in the last month but a few days. */
const maintenanceOf = (today: LocalDate): LocalDate =>
  [-35, -34, -33, -32, -31, -30, -29].map((days) => addDays(today, days)).find((date) => weekdayOf(date) === 2)!

/** The days on which the firm of the README was closed since it joined: official ones, and one for maintenance. */
export const closePastDays = async (
  use: Use,
  seeded: Seeded,
  slug: string,
  today: LocalDate,
): Promise<{ companyId: string; days: LocalDate[] }> => {
  const manager = memberOf(seeded, slug, 'corporate4')
  const maintenance = { date: maintenanceOf(today), fromTime: null, name: 'Bakım günü' }
  const official = [today, addDays(today, -90)]
    .flatMap((date) => officialDays(Number(date.slice(0, 4))))
    .filter(({ date, fromTime }) => fromTime === null && addDays(today, -90) < date && date < today)
    .map((day) => ({ date: day.date, fromTime: null, name: officialName(day) }))
  const days = [...new Map([maintenance, ...official].map((day) => [day.date, day])).values()]
  await use(closeDays)({ companyId: manager.companyId, actor: manager, days })
  return { companyId: manager.companyId, days: days.map(({ date }) => date) }
}
