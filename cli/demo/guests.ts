import { saveGuestRepeat, saveGuests } from '../../src/core/guests/index.ts'
import { MenuDays } from '../../src/core/menus/index.ts'
import { addDays, type LocalDate, weekdayOf } from '../../src/core/shared/index.ts'
import { worksOn } from '../../src/core/shifts/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { memberOf } from './member-of.ts'

const tuesday = 2

/** The firm of the README has guests in two days and a week later, and every Tuesday. */
export const inviteGuests = async (use: Use, seeded: Seeded, slug: string, today: LocalDate): Promise<void> => {
  const actor = memberOf(seeded, slug, 'corporate2')
  const { companyId } = actor
  const firm = seeded.companies.find(({ company }) => company.slug === slug)
  const [shift, host, other] = [firm?.shifts[0], firm?.departments[0], firm?.departments[1]]
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
