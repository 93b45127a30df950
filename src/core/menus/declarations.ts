/** @internal */

import { Companies } from '../companies/index.ts'
import { type CompanyId, type LocalDate, useCase } from '../shared/index.ts'
import { type Meal, refuseUndeclared } from './menu-day.ts'
import { Dishes, type Kitchen } from './ports.ts'

/** Names of dishes that come without allergen information. */
export const undeclaredIn = (drafts: readonly { meals: Readonly<Record<string, Meal>> }[]): string[] => {
  const meals = drafts.flatMap(({ meals }) => Object.values(meals))
  return [...new Set(meals.filter(({ allergens }) => !allergens).map(({ name }) => name.trim()))]
}

const requiresAllergens = async (companies: Companies, cateringId: CompanyId): Promise<boolean> =>
  (await companies.byId(cateringId))?.allergensRequired === true

/** The dishes of new menus that a catering has to declare first; none if it may publish others (rule L1). */
export const dishesToDeclare = useCase(
  [Companies, Dishes],
  (companies, dishes) =>
    async (cateringId: CompanyId, drafts: Parameters<typeof undeclaredIn>[0]): Promise<string[]> => {
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
