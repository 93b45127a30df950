import { addDays, type LocalDate, mondayOf } from '../../src/core/shared/index.ts'
import { setStandingChoices, setUsualShifts } from '../../src/core/shifts/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import type { ServedShift } from './served-shifts.ts'

/** Phones of the employee whom the README signs in as, and of a few colleagues. */
const phones = ['5551000008', '5551000011', '5551000014', '5551000017']
/** Three colleagues whose weeks take turns, each one week after the other. */
const rotatingPhones = ['5551000010', '5551000013', '5551000016']
const [wednesday, friday] = [3, 5]

/** These people usually work one shift, and have standing choices: no meat on Wednesdays, nothing on Fridays. */
export const writeHabits = async (
  use: Use,
  { companies }: Seeded,
  servedShifts: readonly ServedShift[],
): Promise<void> => {
  const people = companies.flatMap(({ users }) => users.map(({ employee }) => employee))
  for (const { companyId, id: userId } of people.filter(({ phone }) => phones.includes(phone))) {
    const shiftId = servedShifts.find(({ eaters }) => eaters.includes(userId))?.shift.id
    if (shiftId === undefined) continue
    await use(setUsualShifts)({ companyId, userIds: [userId], ownShifts: [shiftId] })
    const choices = [
      { shiftId, weekday: wednesday, label: 'Vejetaryen' },
      { shiftId, weekday: friday, label: null },
    ]
    await use(setStandingChoices)({ companyId, userId, choices })
  }
}

/** Shifts of the firm of the README that change from week to week. */
export const rotateShifts = async (use: Use, { companies }: Seeded, today: LocalDate): Promise<void> => {
  for (const { company, shifts, users } of companies)
    for (const [crew, phone] of rotatingPhones.entries()) {
      const person = users.find(({ employee }) => employee.phone === phone)?.employee
      if (person === undefined) continue
      const rotation = { firstMonday: addDays(mondayOf(today), 7 * crew), weeks: shifts.map(({ id }) => [id]) }
      await use(setUsualShifts)({ companyId: company.id, userIds: [person.id], ownShifts: rotation })
    }
}
