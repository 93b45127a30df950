/** @internal */

import { Companies } from '../companies/index.ts'
import { type CompanyId, type LocalDate, useCase } from '../shared/index.ts'
import type { CourseMeal } from './common-courses.ts'
import { type Meal, refuseUndeclared } from './menu-day.ts'
import { Dishes, type Kitchen } from './ports.ts'

interface Written {
  meals: Readonly<Record<string, Meal>>
  commonCourses?: readonly CourseMeal[] | undefined
}

/** The dishes of the options, and those for everybody. */
export const writtenMeals = ({ meals, commonCourses = [] }: Written): Meal[] => [
  ...Object.values(meals),
  ...commonCourses.map(({ course: _course, ...meal }) => meal),
]

/** Names of dishes that come without allergen information. */
export const undeclaredIn = (drafts: readonly Written[]): string[] => {
  const meals = drafts.flatMap(writtenMeals)
  return [...new Set(meals.filter(({ allergens }) => !allergens).map(({ name }) => name.trim()))]
}

const requiresAllergens = async (companies: Companies, cateringId: CompanyId): Promise<boolean> =>
  (await companies.byId(cateringId))?.allergensRequired === true

/** The dishes of new menus that a catering has to declare first; none if it may publish others (rule L1). */
export const dishesToDeclare = useCase(
  [Companies, Dishes],
  (companies, dishes) =>
    async (cateringId: CompanyId, drafts: readonly Written[]): Promise<string[]> => {
      const names = undeclaredIn(drafts)
      if (names.length === 0 || !(await requiresAllergens(companies, cateringId))) return []
      return dishes.undeclaredAmong(cateringId, names)
    },
)

/** Refuses with `menu_day.undeclared` days of one catering that has to declare one of their dishes first. */
export const refuseUndeclaredOn = useCase(
  [Companies, Dishes],
  (companies, dishes) =>
    async (days: readonly (Kitchen & { date: LocalDate })[]): Promise<void> => {
      const [first] = days
      if (first !== undefined && (await requiresAllergens(companies, first.cateringId)))
        refuseUndeclared(await dishes.undeclaredOn(days))
    },
)
