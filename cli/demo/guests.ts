import { saveGuestRepeat, saveGuests } from '../../src/core/guests/index.ts'
import { MenuDays } from '../../src/core/menus/index.ts'
import { addDays, type LocalDate, weekdayOf } from '../../src/core/shared/index.ts'
import { worksOn } from '../../src/core/shifts/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'
import { daysOf } from './menus.ts'
import { pastWeeks } from './weeks.ts'

const tuesday = 2

const firmOf = (seeded: Seeded, slug: string) => {
  const { shifts, departments } = seeded.companies.find(({ company }) => company.slug === slug)!
  return { shift: shifts[0], host: departments[0], other: departments[1] }
}

/** The firm of the README had guests on a day of each past week in which people chose. */
export const inviteGuestsOfPast = async (
  use: Use,
  clock: DemoClock,
  seeded: Seeded,
  slug: string,
  closedDays: readonly LocalDate[],
  today: LocalDate,
): Promise<void> => {
  const actor = memberOf(seeded, slug, 'corporate2')
  const { shift, host } = firmOf(seeded, slug)
  if (shift === undefined || host === undefined) return
  for (const weeksAgo of pastWeeks) {
    const first = addDays(today, -7 * (weeksAgo + 1))
    const date = daysOf({ shift, closedDays }, first, addDays(first, 6))[1]
    if (date === undefined) continue
    clock.set(istanbulTime(addDays(date, -1), '11:40'))
    await use(saveGuests)({
      companyId: actor.companyId,
      actor,
      shiftId: shift.id,
      date,
      departmentId: host.id,
      guests: [{ key: null, portions: 5 }],
    })
  }
}

/** It has guests in two days and a week later, and every Tuesday. */
export const inviteGuests = async (use: Use, seeded: Seeded, slug: string, today: LocalDate): Promise<void> => {
  const actor = memberOf(seeded, slug, 'corporate2')
  const { companyId } = actor
  const { shift, host, other } = firmOf(seeded, slug)
  if (shift === undefined || host === undefined || other === undefined) return
  const dates = Array.from({ length: 10 }, (_, ahead) => addDays(today, ahead + 2)).filter((date) =>
    worksOn(shift, date),
  )
  const of = { companyId, actor, shiftId: shift.id }
  for (const [date, departmentId, portions] of [
    [dates[0], host.id, 4],
    [dates[2], other.id, 2],
  ] as const) {
    if (date === undefined) continue
    const found = await use(MenuDays).publishedForChoice(companyId, shift.id, date)
    const key = found?.day.options[0]?.key ?? null
    await use(saveGuests)({ ...of, date, departmentId, guests: [{ key, portions }] })
  }
  const weekday = shift.days.includes(tuesday) ? tuesday : weekdayOf(dates[0] ?? today)
  await use(saveGuestRepeat)({ ...of, weekday, departmentId: host.id, portions: 3 })
}
