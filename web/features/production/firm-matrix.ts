import { portionsByFirm } from '../../../src/core/kitchen/rules.ts'
import type { PlannedComponent } from '../../api/generated.ts'
import type { PlannedDelivery } from '../../api/generated-cooking.ts'

/** What one firm gets on a day, also for its guests, by the keys of the components. */
export interface FirmColumn {
  id: string
  name: string
  isFrozen: boolean
  meals: number
  portions: ReadonlyMap<string, number>
}

/** The firms of a day, the one with the most meals first. */
export const firmColumns = (deliveries: readonly PlannedDelivery[]): FirmColumn[] => {
  const portions = portionsByFirm(
    deliveries.map(({ corporate_id: corporateId, options, common_courses, portions, guests }) => ({
      corporateId,
      dishes: [
        ...options.map((option) => ({ ...option, portions: option.portions + option.guests })),
        ...common_courses.map(({ components }) => ({ components, portions: portions + guests })),
      ],
    })),
  )
  const columns = new Map<string, FirmColumn>()
  for (const { corporate_id: id, corporate_name: name, is_frozen, ...delivery } of deliveries) {
    const meals = delivery.portions + delivery.guests
    const column = columns.get(id) ?? { id, name, isFrozen: true, meals: 0, portions: portions.get(id) ?? new Map() }
    columns.set(id, { ...column, isFrozen: column.isFrozen && is_frozen, meals: column.meals + meals })
  }
  return [...columns.values()].sort(
    (one, other) => other.meals - one.meals || one.name.localeCompare(other.name, 'tr') || (one.id < other.id ? -1 : 1),
  )
}

export const inPages = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size))

export interface MatrixPage {
  /** The number of the page's first firm. */
  from: number
  firms: FirmColumn[]
  rows: PlannedComponent[]
}

const firmsAPage = 10
const rowsAPage = 19

/** Component × firm, ten firms a page; a page has only the components that go to its firms. */
export const matrixPages = (
  deliveries: readonly PlannedDelivery[],
  components: readonly PlannedComponent[],
): MatrixPage[] =>
  inPages(firmColumns(deliveries), firmsAPage).flatMap((firms, page) => {
    const rows = components.filter(({ key }) => firms.some(({ portions }) => (portions.get(key) ?? 0) > 0))
    return inPages(rows, rowsAPage).map((part) => ({ from: page * firmsAPage + 1, firms, rows: part }))
  })

export interface CookingPage {
  mains: PlannedComponent[]
  sides: PlannedComponent[]
  /** The sum of the main components stands below the last of them. */
  hasTotal: boolean
}

const mainsAPage = 9
const sidesAPage = 13

/** Each component once, in figures that are read at the stove; a second page where one is not enough. */
export const cookingPages = (components: readonly PlannedComponent[]): CookingPage[] => {
  const cooked = components.filter(({ to_cook, own_number }) => to_cook > 0 || own_number !== null)
  const [mains, sides] = [
    inPages(
      cooked.filter(({ is_main }) => is_main),
      mainsAPage,
    ),
    inPages(
      cooked.filter(({ is_main }) => !is_main),
      sidesAPage,
    ),
  ]
  return Array.from({ length: Math.max(mains.length, sides.length) }, (_, page) => ({
    mains: mains[page] ?? [],
    sides: sides[page] ?? [],
    hasTotal: page === mains.length - 1,
  }))
}
