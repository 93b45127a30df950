import { portionsByFirm, type ProductionBook } from '../../../core/kitchen/index.ts'
import { commonCourseText } from '../../../texts/menus/courses.ts'
import { frozenText, liveText } from '../../../texts/menus/kitchen-lists.ts'
import type { AnswerOf } from '../../contract/contract-types.ts'

type Plan = AnswerOf<'getKitchenPlan'>
type Delivery = Plan['deliveries'][number]

const addressOf = ({ street, district, city }: Delivery['address']): string =>
  [street, district, city].filter(Boolean).join(', ')

/** Every dish of a delivery; each common course is for everybody who eats. */
const dishesOf = ({ options, common_courses, portions, guests }: Delivery) => [
  ...common_courses.map(({ course, name, components }) => ({
    option: commonCourseText(course),
    dish: name,
    components,
    portions,
    guests,
  })),
  ...options.map((option) => ({ ...option, option: option.label, dish: option.meal })),
]

const linesOf = (delivery: Delivery): ProductionBook['deliveries'][number][] =>
  dishesOf(delivery).map(({ option, dish, portions, guests }) => ({
    time: delivery.serving_time,
    route: delivery.route,
    firm: delivery.corporate_name,
    shift: delivery.shift_title,
    address: addressOf(delivery.address),
    option,
    dish,
    portions,
    guests,
    state: (delivery.is_frozen ? frozenText : liveText)(delivery.closes_at, delivery.timezone),
  }))

/** The plan of a date as a workbook. */
export const productionBookOf = ({ date, components, deliveries }: Plan): ProductionBook => {
  const firms = new Map(deliveries.map(({ corporate_id, corporate_name }) => [corporate_id as string, corporate_name]))
  const portions = portionsByFirm(
    deliveries.map((delivery) => ({
      corporateId: delivery.corporate_id,
      dishes: dishesOf(delivery).map((dish) => ({ ...dish, portions: dish.portions + dish.guests })),
    })),
  )
  return {
    date,
    components: components.map(({ is_main, to_cook, own_number, ...component }) => ({
      ...component,
      isMain: is_main,
      toCook: to_cook,
      ownNumber: own_number,
    })),
    firms: [...firms.values()],
    byFirm: components.map(({ key, name }) => ({
      name,
      portions: [...firms.keys()].map((firm) => portions.get(firm)?.get(key) ?? null),
    })),
    deliveries: deliveries.flatMap(linesOf),
  }
}
