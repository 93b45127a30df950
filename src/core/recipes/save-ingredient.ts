import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import type { Allergen } from '../menus/rules.ts'
import { type CompanyId, Ids, type IngredientId, refuseStale, tidyName, useCase } from '../shared/index.ts'
import { type Ingredient, ingredientRefusal, type Link, type LinkInput, linksOf, newIngredient } from './ingredient.ts'
import { ingredientNameRule, maxIngredients } from './limits.ts'
import { Ingredients } from './ports.ts'
import type { BaseUnit } from './units.ts'

export const ingredientAdded = logEvent(
  'ingredient.added',
  'COMPANY_UPDATED',
  telling<{ name: string; unit: string }>(),
)
export const ingredientUpdated = logEvent(
  'ingredient.updated',
  'COMPANY_UPDATED',
  telling<{ ingredientId: IngredientId; name: string }, 'name' | 'baseUnit' | 'allergens' | 'links'>(),
)

export interface IngredientInput {
  cateringId: CompanyId
  actor: Actor
  name: string
  baseUnit: BaseUnit
  allergens: Allergen[] | null
  links: readonly LinkInput[]
}

export const createIngredient = useCase(
  [Ingredients, Trail, Ids],
  (ingredients, trail, ids) =>
    async ({ cateringId, actor, name, links, ...input }: IngredientInput): Promise<IngredientId> => {
      const facts = { ...input, name: tidyName(name, ingredientNameRule) }
      const ingredient = newIngredient({ ...facts, id: ids.next(), cateringId })
      if (!(await ingredients.add([ingredient], maxIngredients)))
        throw ingredientRefusal('ingredient.too_many', { max: maxIngredients })
      await ingredients.setLinks(ingredient, linksOf(links, ingredient))
      await trail.write({
        event: ingredientAdded,
        companyId: cateringId,
        actor,
        meta: { name: ingredient.name, unit: ingredient.baseUnit },
      })
      return ingredient.id
    },
)

export interface IngredientUpdate extends Omit<IngredientInput, 'links' | 'allergens'> {
  ingredientId: IngredientId
  /** Undefined leaves it as it is. */
  allergens: Allergen[] | null | undefined
  /** Undefined leaves them as they are; those that are not among them are switched off. */
  links: readonly LinkInput[] | undefined
  seenVersion: number | undefined
}

const told = ({ name, baseUnit, allergens }: Ingredient, links: readonly Link[]) => ({
  name,
  baseUnit,
  allergens: allergens && allergens.join(', '),
  links: links.length,
})

const sameLinks = (some: readonly Link[], others: readonly Link[]): boolean =>
  some.length === others.length &&
  some.every((one) =>
    others.some(
      (other) =>
        other.productId === one.productId && other.content === one.content && other.isPreferred === one.isPreferred,
    ),
  )

export const updateIngredient = useCase(
  [Ingredients, Trail],
  (ingredients, trail) =>
    async ({ cateringId, ingredientId, actor, ...input }: IngredientUpdate): Promise<void> => {
      const found = await ingredients.forChange(cateringId, ingredientId)
      if (found === null) throw ingredientRefusal('ingredient.missing')
      const { ingredient, links: linksBefore } = found
      refuseStale(ingredient, input.seenVersion)
      const before = told(ingredient, linksBefore)
      ingredient.name = tidyName(input.name, ingredientNameRule)
      ingredient.baseUnit = input.baseUnit
      if (input.allergens !== undefined) ingredient.allergens = input.allergens
      const links = input.links === undefined ? linksBefore : linksOf(input.links, ingredient)
      const changes = changesBetween(before, told(ingredient, links))
      const isRelinked = !sameLinks(links, linksBefore)
      if (Object.keys(changes).length === 0 && !isRelinked) return
      ingredient.version++
      await ingredients.update(ingredient)
      if (isRelinked) await ingredients.setLinks(ingredient, links)
      await trail.write({
        event: ingredientUpdated,
        companyId: cateringId,
        actor,
        meta: { ingredientId, name: ingredient.name },
        changes,
      })
    },
)
