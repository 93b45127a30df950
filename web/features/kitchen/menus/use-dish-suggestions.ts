import { fold } from '../../../../src/core/shared/rules.ts'
import { type Dish, useListDishesQuery } from '../../../api/generated.ts'
import { type DishSuggestion, isNamed, suggestedFrom } from '../../../domain/menus/suggestions.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'

/** How many are searched for. */
const shown = 6
/** The server's maximum page size. */
const pageSize = 200

/**
 * The dishes used most are loaded once, so that they are available from the second letter; if there are more, the
 * server is searched as well.
 */
export const useDishSuggestions = (typed?: string) => {
  const { companyId } = useCompany()
  const text = typed?.trim() ?? ''
  const { data: mostUsed } = useListDishesQuery({ companyId, limit: pageSize })
  const isWhole = mostUsed !== undefined && mostUsed.total <= mostUsed.dishes.length
  const { currentData: found } = useListDishesQuery(
    { companyId, search: text, limit: shown },
    { skip: isWhole || text.length < suggestedFrom },
  )
  const known = new Map([...(mostUsed?.dishes ?? []), ...(found?.dishes ?? [])].map((dish) => [dish.id, dish]))
  const named = (name: string) => [...known.values()].find((dish) => fold(dish.name) === fold(name))
  return {
    suggestions: text.length < suggestedFrom ? [] : suggestedOf([...known.values()], text),
    /** By its name. */
    idOf: (name: string) => named(name)?.id,
    tagsOf: (name: string): readonly string[] => named(name)?.tags ?? [],
  }
}

/** An exact match first, then names that begin with the text; otherwise by how often they were used. */
const suggestedOf = (dishes: readonly Dish[], text: string): DishSuggestion[] => {
  const letters = fold(text)
  const found = dishes.filter(({ name }) => fold(name).includes(letters))
  const rank = (dish: Dish): number => (isNamed(dish, text) ? 0 : fold(dish.name).startsWith(letters) ? 1 : 2)
  return found
    .sort((one, other) => rank(one) - rank(other) || other.times_written - one.times_written)
    .slice(0, shown)
    .map(({ name, times_written: count, tags, image_url }) => ({ name, count, tags, image_url: image_url ?? null }))
}
