import type { CourseMeal, Meal, MenuDayDraft, MenuOption } from '../../src/core/menus/index.ts'
import { addDays, daysBetween, type LocalDate, weekdayOf } from '../../src/core/shared/index.ts'
import { worksOn } from '../../src/core/shifts/index.ts'
import type { ServedShift } from './served-shifts.ts'
import { alternative, desserts, soups, traditional, vegetarian } from './dishes.ts'

export const keys = { traditional: 'GELENEKSEL', alternative: 'ALTERNATIF', vegetarian: 'OPT3' } as const

const labels: Record<string, string> = { GELENEKSEL: 'Geleneksel', ALTERNATIF: 'Alternatif', OPT3: 'Vejetaryen' }

/** Each kitchen starts its rotation with a different dish, so that kitchens do not cook the same meals. */
const dishOf = <Dish extends Meal>(dishes: readonly Dish[], turn: number): Dish =>
  dishes[((turn % dishes.length) + dishes.length) % dishes.length] as Dish

/** Kitchens cook the same every four weeks, so that ratings of a dish can be compared. */
const menuDays = 28
const turnOf = (date: LocalDate): number => daysBetween('2025-01-06', date) % menuDays

const optionsOn = (date: LocalDate, kitchen: number): MenuOption[] => {
  const turn = turnOf(date) + kitchen * 8
  const dishes: [key: string, meal: Meal][] = [
    [keys.traditional, dishOf(traditional, turn)],
    [keys.alternative, dishOf(alternative, turn * 2 + 3)],
  ]
  const isMeatlessOffered = kitchen % 2 === 0 || weekdayOf(date) % 2 === 1
  if (isMeatlessOffered) dishes.push([keys.vegetarian, dishOf(vegetarian, turn + 5)])
  return dishes.map(([key, meal]) => ({ key, label: labels[key] ?? key, meal }))
}

/** A soup, except on Fridays; a dessert on Tuesdays and Thursdays. */
const coursesOn = (date: LocalDate, kitchen: number): CourseMeal[] => {
  const turn = turnOf(date) + kitchen * 3
  const weekday = weekdayOf(date)
  return [
    ...(weekday === 5 ? [] : [dishOf(soups, turn)]),
    ...(weekday === 2 || weekday === 4 ? [dishOf(desserts, turn)] : []),
  ]
}

/** The days with meals. */
export const daysOf = (
  { shift, closedDays }: Pick<ServedShift, 'shift' | 'closedDays'>,
  start: LocalDate,
  end: LocalDate,
): LocalDate[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day)).filter(
    (date) => worksOn(shift, date) && !closedDays.includes(date),
  )

export const draftsOf = (dates: readonly LocalDate[], kitchen: number, status: 'draft' | 'published'): MenuDayDraft[] =>
  dates.map((date) => {
    const options = optionsOn(date, kitchen)
    return {
      date,
      status,
      meals: Object.fromEntries(options.map(({ key, meal }) => [key, meal])),
      choices: options.map(({ key, label }) => ({ key, label })),
      commonCourses: coursesOn(date, kitchen),
    }
  })
