import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, useCase } from '../shared/index.ts'
import { Recipes } from './ports.ts'
import { recipeRefusal } from './save-recipe.ts'

export const portionFactorsChanged = logEvent(
  'recipe.portion_factors_changed',
  'COMPANY_UPDATED',
  telling<{ key: string; firms: number }>(),
)

export interface PortionFactors {
  cateringId: CompanyId
  actor: Actor
  key: string
  firms: readonly { corporateId: CompanyId; percent: number }[]
}

/** A firm may get larger or smaller portions of a component (rule B1). */
export const savePortionFactors = useCase(
  [Recipes, Trail],
  (recipes, trail) =>
    async ({ cateringId, actor, key, firms }: PortionFactors): Promise<void> => {
      const last = new Map(firms.map((firm) => [firm.corporateId, firm]))
      const found = await recipes.setPortionFactors(cateringId, key, [...last.values()])
      if (found < last.size) throw recipeRefusal('recipe.firm_missing')
      await trail.write({
        event: portionFactorsChanged,
        companyId: cateringId,
        actor,
        meta: { key, firms: last.size },
      })
    },
)
