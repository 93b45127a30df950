import type { Company } from '../../src/core/companies/index.ts'
import type { MenuDay } from '../../src/core/menus/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { House } from './house.ts'
import { inputOf } from './kitchen.ts'
import { aCompany, aMenuDay, anEmployee, anOption, aPartnership, aShift, someTime } from './samples.ts'

/** A firm that the catering cooks the same dishes for on each of the dates. */
export const aRatingFirm = async (
  house: House,
  catering: Company,
  { name, people, dates, meals }: { name: string; people: number; dates: LocalDate[]; meals: string[] },
) => {
  const firm = aCompany({ name })
  await house.companies.add(firm)
  const partnership = aPartnership(catering, firm)
  await house.partnerships.add(partnership)
  const shift = aShift(firm, { days: [1, 2, 3, 4, 5, 6, 7] })
  await house.shifts.add(shift)
  const options = meals.map((meal, at) => anOption(`OPT${at + 1}`, meal))
  const days = new Map<LocalDate, MenuDay>(
    dates.map((date) => [date, aMenuDay(catering, shift, { date, options })] as const),
  )
  await house.menuDays.save([...days.values()])
  const eaters = Array.from({ length: people }, () => anEmployee(firm))
  for (const eater of eaters) await house.employees.add(eater)
  return {
    firm,
    partnership,
    /** The person at this place eats the dish and rates it. */
    rate: async (place: number, date: LocalDate, meal: string, stars: number): Promise<void> => {
      const [eater, day] = [eaters[place], days.get(date)]
      if (eater === undefined || day === undefined) throw new Error('Nobody ate on this date.')
      const input = inputOf(eater, day, `OPT${meals.indexOf(meal) + 1}`)
      if ((await house.choices.save(input, new Date(`${addDays(date, -1)}T09:00:00Z`))) === null)
        throw new Error('The choice was not saved.')
      const { shiftId, cateringId } = day
      await house.ratings.add({ userId: eater.id, shiftId, date, cateringId, stars, at: someTime })
    },
  }
}
