import { markAbsence } from '../../src/core/calendar/index.ts'
import { addDays, type LocalDate, weekdayOf } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'

/** Two people of the firm of the README are away: one from today on, one next week. */
export const writeAbsences = async (use: Use, { companies }: Seeded, today: LocalDate): Promise<void> => {
  const monday = addDays(today, 8 - weekdayOf(today))
  const absences = [
    { phone: '5551000014', first: today, last: addDays(today, 3) },
    { phone: '5551000017', first: monday, last: addDays(monday, 4) },
  ]
  const people = companies.flatMap(({ users }) => users.map(({ employee }) => employee))
  for (const { phone, ...range } of absences) {
    const person = people.find((one) => one.phone === phone)
    if (person !== undefined) await use(markAbsence)({ companyId: person.companyId, userId: person.id, ...range })
  }
}
