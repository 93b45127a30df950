import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type BaseUnit, baseUnitOf, type TypedUnit, thousandthsOf } from '../recipes/rules.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  homeTimezone,
  type IngredientId,
  type LocalDate,
  localDateAt,
  refusals,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { countDays } from './needs.ts'
import { Shelves } from './ports.ts'

export const shelfCounted = logEvent(
  'shelf.counted',
  'COMPANY_UPDATED',
  telling<{ date: LocalDate; ingredients: number }>(),
)

export const shelfCountRefusal = refusals({
  'count.future': 'unprocessable',
  'count.too_old': withFacts<{ days: number }>('unprocessable'),
  'count.before_last': 'conflict',
  'count.ingredient_missing': 'unprocessable',
  'count.unit_differs': withFacts<{ name: string; base: BaseUnit }>('unprocessable'),
  'count.quantity_invalid': withFacts<{ name: string }>('unprocessable'),
})

export const purchaseRefusal = refusals({
  'purchase.range_invalid': withFacts<{ days: number }>('unprocessable'),
  'purchase.too_far': withFacts<{ days: number }>('unprocessable'),
})

export interface ShelfCountInput {
  cateringId: CompanyId
  actor: Actor
  date: LocalDate
  servingTime: string | null
  counts: readonly { ingredientId: IngredientId; quantity: number; unit: TypedUnit }[]
}

/** The shelf is what was counted; meals cooked and deliveries received since are taken off and added (rule B2). */
export const saveShelfCount = useCase(
  [Shelves, Trail, Clock],
  (shelves, trail, clock) =>
    async ({ cateringId, actor, date, servingTime, counts: typed }: ShelfCountInput): Promise<void> => {
      const countedAt = clock.now()
      const today = localDateAt(countedAt, homeTimezone)
      if (date > today) throw shelfCountRefusal('count.future')
      if (date < addDays(today, -countDays)) throw shelfCountRefusal('count.too_old', { days: countDays })
      const last = new Map(typed.map((one) => [one.ingredientId, one]))
      const known = await shelves.unitsOf(cateringId, [...last.keys()])
      const counts = [...last.values()].map(({ ingredientId, quantity: amount, unit }) => {
        const ingredient = known.get(ingredientId)
        if (ingredient === undefined) throw shelfCountRefusal('count.ingredient_missing')
        const { name, baseUnit } = ingredient
        if (baseUnitOf(unit) !== baseUnit) throw shelfCountRefusal('count.unit_differs', { name, base: baseUnit })
        const quantity = amount === 0 ? 0 : thousandthsOf(amount, unit)
        if (quantity === undefined) throw shelfCountRefusal('count.quantity_invalid', { name })
        return { ingredientId, baseUnit, quantity }
      })
      const saved = await shelves.save(cateringId, { date, servingTime, countedAt, by: personOf(actor), counts })
      if (saved < counts.length) throw shelfCountRefusal('count.before_last')
      await trail.write({
        event: shelfCounted,
        companyId: cateringId,
        actor,
        meta: { date, ingredients: counts.length },
      })
    },
)
