import type { Choice, ChoiceInput, Kitchen, MenuDay } from '../../src/core/menus/index.ts'
import type { Partnership } from '../../src/core/partnerships/index.ts'
import type { Company } from '../../src/core/companies/index.ts'
import type { Employee } from '../../src/core/workforce/index.ts'
import type { Shift } from '../../src/core/shifts/index.ts'
import { addDays } from '../../src/core/shared/index.ts'
import type { House } from './house.ts'
import { aCatering, aCompany, aMenuDay, anEmployee, aPartnership, aShift } from './samples.ts'

export interface KitchenAtWork {
  corporate: Company
  catering: Company
  partnership: Partnership
  shift: Shift
  kitchen: Kitchen
  /** A published day, Monday, 2 March 2026. */
  day: MenuDay
  eaters: [Employee, ...Employee[]] & Employee[]
  choose: (eater: Employee | undefined, day: MenuDay, key: string) => Promise<Choice>
}

export const inputOf = (
  eater: Employee,
  { corporateId, shiftId, date, cateringId }: MenuDay,
  key: string,
): ChoiceInput => ({
  companyId: corporateId,
  userId: eater.id,
  shiftId,
  date,
  cateringId,
  key,
})

/** The Sunday before, when every day of the kitchen is open. */
export const inTime = new Date('2026-03-01T09:00:00Z')

/** Adds a corporate company with a shift, a catering that is its partner, a published day and employees. */
export const aKitchen = async (
  house: House,
  { eaters: howMany = 1, shift: changes = {} }: { eaters?: number; shift?: Partial<Shift> } = {},
): Promise<KitchenAtWork> => {
  const [corporate, catering] = [aCompany(), aCatering()]
  await house.companies.add(corporate)
  await house.companies.add(catering)
  const partnership = aPartnership(catering, corporate)
  await house.partnerships.add(partnership)
  const shift = aShift(corporate, changes)
  await house.shifts.add(shift)
  const day = aMenuDay(catering, shift, { date: '2026-03-02' })
  await house.menuDays.save([day])
  const eaters = Array.from({ length: howMany }, () => anEmployee(corporate))
  for (const eater of eaters) await house.employees.add(eater)

  const choose = async (eater: Employee | undefined, chosen: MenuDay, key: string) => {
    if (eater === undefined) throw new Error('Nobody to choose.')
    const choice = await house.choices.save(
      inputOf(eater, chosen, key),
      new Date(`${addDays(chosen.date, -1)}T09:00:00Z`),
    )
    if (choice === null) throw new Error('The choice was not saved.')
    return choice
  }
  return {
    corporate,
    catering,
    partnership,
    shift,
    day,
    choose,
    eaters: eaters as KitchenAtWork['eaters'],
    kitchen: { cateringId: catering.id, corporateId: corporate.id, shiftId: shift.id },
  }
}
