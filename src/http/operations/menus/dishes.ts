import { dishRefusal, menuDayRefusal, updateDish } from '../../../core/menus/index.ts'
import type { CompanyId } from '../../../core/shared/index.ts'
import { DishRatingReads, DishReads } from '../../../reads/index.ts'
import type { BodyOf } from '../../contract/contract-types.ts'
import type { ImagePolicy } from '../../server/image-policy.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'
import { withPresent } from '../../server/with-present.ts'

type Facts = Omit<BodyOf<'updateDish'>, 'components' | 'is_hidden' | 'version'>

/** Refuses a picture from elsewhere. */
export const dishFacts = (
  images: ImagePolicy,
  cateringId: CompanyId,
  { image_url, contains_pork, contains_alcohol, portion_g, ...facts }: Facts,
) => {
  images.refuseForeign(cateringId, image_url ?? null, () => menuDayRefusal('menu_day.image_not_allowed'))
  return {
    ...facts,
    imageUrl: image_url,
    containsPork: contains_pork,
    containsAlcohol: contains_alcohol,
    portionG: portion_g,
  }
}

export const dishOperations = (use: OperationUse, images: ImagePolicy) => {
  const dishes = use(DishReads)
  const ratings = use(DishRatingReads)
  return {
    listDishes: read(({ path, query }) =>
      dishes.list(
        path.companyId,
        { typed: query.search ?? '', undeclared: query.undeclared ?? false, hidden: query.hidden ?? false },
        // The menu grid prefetches the most used dishes, so that it can suggest some before a second letter is typed.
        pageOf({ ...query, limit: query.limit ?? 20 }, 200),
      ),
    ),
    getDish: read(async ({ path }) => {
      const dish = await dishes.find(path.companyId, path.dishId)
      if (dish === null) throw dishRefusal('dish.missing')
      return { dish }
    }),
    listDishRatings: read(({ path, query }) =>
      ratings.list(path.companyId, {
        typed: query.search ?? '',
        firmId: query.corporate_id,
        sort: query.sort ?? 'rating',
        order: query.order ?? 'asc',
        ...pageOf(query, 50),
      }),
    ),
    getDishRatings: read(async ({ path }) => {
      const dish = await ratings.find(path.companyId, path.dishId)
      if (dish === null) throw dishRefusal('dish.missing')
      return { dish }
    }),
    updateDish: command(async ({ path, body, actor }) => {
      const { companyId: cateringId, dishId } = path
      const { is_hidden: isHidden, components, version, ...facts } = body
      await use(updateDish)({
        cateringId,
        dishId,
        actor,
        changes: { ...dishFacts(images, cateringId, facts), components, isHidden },
        seenVersion: version,
      }).catch(withPresent(() => dishes.one(cateringId, dishId)))
      return { success: true, dish: await dishes.one(cateringId, dishId) }
    }),
  } satisfies Partial<Operations>
}
