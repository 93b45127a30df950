import type { CookedDays, KitchenDay } from '../../core/costs/index.ts'
import type { CookedDay } from '../../core/costs/rules.ts'
import { countsOf, guestsOf, planOf, portionsOf } from '../../core/kitchen/rules.ts'
import { portionAmountsIn } from '../../core/recipes/rules.ts'
import type { CompanyId } from '../../core/shared/index.ts'
import { Reads } from '../kernel/reads.ts'
import { productionOn } from '../kitchen/servings.ts'
import { recipesBetween } from '../recipes/book.ts'
import { factorsOf, portionsToCook } from '../recipes/cooked.ts'

/** A day of a kitchen with what its costs follow from. */
export class CookedDayReads extends Reads implements CookedDays {
  async on({ cateringId, date }: KitchenDay): Promise<{ dueFirms: CompanyId[]; day: CookedDay }> {
    const { servings, settings, dueFirms } = await productionOn(this.db, this.clock.now(), cateringId, date)
    const planned = planOf(servings, settings)
    const keys = planned.map(({ key }) => key)
    const [recipes, factors] = await Promise.all([
      recipesBetween(this.db, cateringId, [date, date], keys),
      factorsOf(this.db, cateringId, keys),
    ])
    const amountsOf = portionAmountsIn(recipes.on(date))
    const counts = countsOf(servings, settings.componentsOf)
    const meals = new Map<CompanyId, number>()
    for (const serving of servings)
      meals.set(
        serving.row.corporate_id,
        (meals.get(serving.row.corporate_id) ?? 0) + portionsOf(serving) + guestsOf(serving),
      )
    return {
      dueFirms,
      day: {
        meals,
        components: planned.map((component) => ({
          key: component.key,
          name: component.name,
          portions: portionsToCook(component, counts, factors),
          amounts: amountsOf(component.key),
          shares: (counts.get(component.key) ?? []).map(({ serving: { row }, counted }) => ({
            firm: row.corporate_id,
            counted,
            percent: factors.get(component.key)?.get(row.corporate_id) ?? 100,
          })),
        })),
        costs: recipes.costs,
        nameOfIngredient: (id) => recipes.ingredients.get(id)?.name ?? '',
        nameOfRecipe: (key) => recipes.names.get(key) ?? key,
      },
    }
  }
}
