import { Dish, Dishes, factsTold, type Kitchen, type Meal, type MenuDay } from '../../../src/core/menus/index.ts'
import { create, fold, type LocalDate, withoutStrayBlanks } from '../../../src/core/shared/index.ts'
import { FakeIds } from './fake-ids.ts'

const keyOf = (name: string) => fold(withoutStrayBlanks(name))

const namesOn = ({ options, commonCourses }: MenuDay): string[] => [
  ...options.map(({ meal }) => meal.name),
  ...commonCourses.map(({ name }) => name),
]

const unknown = {
  tags: [],
  imageUrl: null,
  allergens: null,
  containsPork: null,
  containsAlcohol: null,
  kcal: null,
  portionG: null,
  components: null,
  isHidden: false,
  version: 1,
}

export class FakeDishes extends Dishes {
  rows: Dish[] = []
  readonly #days = new Map<string, MenuDay>()
  readonly #ids = new FakeIds()
  /** Does what the database does with saved days. */
  keep(days: readonly MenuDay[]): void {
    for (const day of days) {
      this.#days.set(day.id, day)
      for (const name of namesOn(day)) {
        const dish = this.#named(day.cateringId, name) ?? this.#added(day.cateringId, name)
        dish.name = name
      }
    }
  }

  forChange(cateringId: string, dishId: string): Promise<Dish | null> {
    const found = this.rows.find((row) => row.cateringId === cateringId && row.id === dishId)
    return Promise.resolve(found ? create(Dish, found) : null)
  }

  update(dish: Dish): Promise<void> {
    this.rows = this.rows.map((row) => (row.id === dish.id ? create(Dish, dish) : row))
    return Promise.resolve()
  }

  undeclaredAmong(cateringId: string, names: readonly string[]): Promise<string[]> {
    return Promise.resolve(names.filter((name) => !this.#named(cateringId, name)?.allergens))
  }

  undeclaredOn(days: readonly (Kitchen & { date: LocalDate })[]): Promise<string[]> {
    const [{ cateringId } = { cateringId: '' }] = days
    const isAmong = (day: MenuDay) =>
      days.some(
        ({ corporateId, shiftId, date }) =>
          day.corporateId === corporateId && day.shiftId === shiftId && day.date === date,
      )
    const own = [...this.#days.values()].filter((day) => day.cateringId === cateringId && isAmong(day))
    return this.undeclaredAmong(cateringId, [...new Set(own.flatMap(namesOn))].toSorted())
  }

  remember(cateringId: string, meals: readonly Meal[]): Promise<void> {
    for (const meal of meals) Object.assign(this.#named(cateringId, meal.name) ?? {}, factsTold(meal))
    return Promise.resolve()
  }

  #named(cateringId: string, name: string): Dish | undefined {
    return this.rows.find((row) => row.cateringId === cateringId && keyOf(row.name) === keyOf(name))
  }

  #added(cateringId: string, name: string): Dish {
    const dish = create(Dish, { ...unknown, id: this.#ids.next(), cateringId, name })
    this.rows.push(dish)
    return dish
  }
}
