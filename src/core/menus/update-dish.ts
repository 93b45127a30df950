import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, type DishId, refuseStale, useCase } from '../shared/index.ts'
import { type Dish, type DishFacts, dishRefusal } from './dish.ts'
import { Dishes } from './ports.ts'

export const dishUpdated = logEvent(
  'dish.updated',
  'COMPANY_UPDATED',
  telling<{ dishId: DishId; name: string }, keyof ReturnType<typeof factsOf>>(),
)

export interface DishUpdate {
  cateringId: CompanyId
  dishId: DishId
  actor: Actor
  changes: { [Fact in keyof DishFacts]?: DishFacts[Fact] | undefined } & {
    components?: string[] | null | undefined
    isHidden?: boolean | undefined
  }
  seenVersion?: number | undefined
}

const factsOf = ({
  tags,
  imageUrl,
  allergens,
  containsPork,
  containsAlcohol,
  kcal,
  portionG,
  components,
  isHidden,
}: Dish) => ({
  tags: tags.join(', '),
  imageUrl,
  allergens: allergens && allergens.join(', '),
  containsPork,
  containsAlcohol,
  kcal,
  portionG,
  components: components && components.join(', '),
  isHidden,
})

/**
 * Affects every menu the dish is on, including published days: it is the same dish. Its name is changed on the days
 * instead.
 */
export const updateDish = useCase([Dishes, Trail], (dishes, trail) => async (input: DishUpdate): Promise<void> => {
  const dish = await dishes.forChange(input.cateringId, input.dishId)
  if (dish === null) throw dishRefusal('dish.missing')
  refuseStale(dish, input.seenVersion)
  const before = factsOf(dish)
  dish.change(input.changes)
  const changes = changesBetween(before, factsOf(dish))
  if (Object.keys(changes).length === 0) return
  dish.version++
  await dishes.update(dish)
  await trail.write({
    event: dishUpdated,
    companyId: input.cateringId,
    actor: input.actor,
    meta: { dishId: dish.id, name: dish.name },
    changes,
  })
})
