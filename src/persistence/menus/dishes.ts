import { EntitySchema } from 'typeorm'
import { Dish, Dishes, factsTold, type Kitchen, type Meal } from '../../core/menus/index.ts'
import type { CompanyId, DishId, LocalDate } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import type { ColumnsOf } from '../kernel/columns.ts'

export const dishSchema = new EntitySchema<Dish>({
  name: 'dish',
  target: Dish,
  tableName: 'dishes',
  columns: {
    id: { type: 'uuid', primary: true },
    cateringId: { type: 'uuid', name: 'catering_id' },
    name: { type: 'text' },
    tags: { type: 'text', array: true },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    allergens: { type: 'text', array: true, nullable: true },
    containsPork: { type: 'boolean', name: 'contains_pork', nullable: true },
    containsAlcohol: { type: 'boolean', name: 'contains_alcohol', nullable: true },
    kcal: { type: 'int', nullable: true },
    portionG: { type: 'int', name: 'portion_g', nullable: true },
    components: { type: 'text', array: true, nullable: true },
    isHidden: { type: 'boolean', name: 'is_hidden' },
    version: { type: 'int' },
  } satisfies ColumnsOf<Dish>,
})

/** What was stated about each dish; the last of several with the same name. */
const toldDishes = `
  told AS (
    SELECT DISTINCT ON (dish_key(t.name)) dish_key(t.name) AS key, t.*
    FROM ROWS FROM (
      jsonb_to_recordset($told) AS (name text, tags text[], "imageUrl" text, allergens text[],
        "containsPork" boolean, "containsAlcohol" boolean, kcal int, "portionG" int)
    ) WITH ORDINALITY
      t (name, tags, "imageUrl", allergens, "containsPork", "containsAlcohol", kcal, "portionG", place)
    ORDER BY dish_key(t.name), t.place DESC
  )`
/** The dishes with these names as they will be: what was not stated stays. */
const knownDishes = `
  known AS MATERIALIZED (
    SELECT d.id,
      coalesce(told.tags, d.tags) AS tags,
      coalesce(told."imageUrl", d.image_url) AS image_url,
      coalesce(told.allergens, d.allergens) AS allergens,
      coalesce(told."containsPork", d.contains_pork) AS contains_pork,
      coalesce(told."containsAlcohol", d.contains_alcohol) AS contains_alcohol,
      coalesce(told.kcal, d.kcal) AS kcal,
      coalesce(told."portionG", d.portion_g) AS portion_g
    FROM dishes d
    JOIN told ON d.catering_id = $cateringId AND told.key = d.key
    ORDER BY d.key
    FOR NO KEY UPDATE OF d
  )`
/** Dishes themselves are created and counted by the triggers of `menu_days`. */
const remember = prepared<{ cateringId: CompanyId; told: string }>(`
  WITH ${toldDishes},
  ${knownDishes}
  UPDATE dishes d
  SET tags = k.tags, image_url = k.image_url, allergens = k.allergens, contains_pork = k.contains_pork,
    contains_alcohol = k.contains_alcohol, kcal = k.kcal, portion_g = k.portion_g, version = d.version + 1
  FROM known k
  WHERE d.id = k.id
    AND (d.tags, d.image_url, d.allergens, d.contains_pork, d.contains_alcohol, d.kcal, d.portion_g)
      IS DISTINCT FROM (k.tags, k.image_url, k.allergens, k.contains_pork, k.contains_alcohol, k.kcal, k.portion_g)`)
const undeclaredAmong = prepared<{ cateringId: CompanyId; names: readonly string[] }, { name: string }>(`
  SELECT n.name
  FROM unnest($names::text[]) AS n (name)
  LEFT JOIN dishes d ON d.catering_id = $cateringId AND d.key = dish_key(n.name)
  WHERE d.allergens IS NULL`)
const undeclaredOn = prepared<{ cateringId: CompanyId; days: string }, { name: string }>(`
  SELECT DISTINCT x.name
  FROM jsonb_to_recordset($days) AS k ("corporateId" uuid, "shiftId" uuid, date date)
  JOIN menu_days d ON d.catering_id = $cateringId
    AND (d.corporate_id, d.shift_id, d.date) = (k."corporateId", k."shiftId", k.date)
  JOIN dishes x ON x.catering_id = $cateringId AND x.key = ANY (d.dish_keys)
  WHERE x.allergens IS NULL
  ORDER BY x.name`)

export class PostgresDishes extends Dishes {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async forChange(cateringId: CompanyId, dishId: DishId): Promise<Dish | null> {
    const manager = await this.#db.manager()
    return manager.findOne(Dish, { where: { cateringId, id: dishId }, lock: { mode: 'for_no_key_update' } })
  }

  async update({ id, cateringId, name: _name, ...changed }: Dish): Promise<void> {
    await (await this.#db.manager()).update(Dish, { id, cateringId }, changed)
  }

  async undeclaredAmong(cateringId: CompanyId, names: readonly string[]): Promise<string[]> {
    return (await this.#db.rows(undeclaredAmong, { cateringId, names })).map(({ name }) => name)
  }

  async undeclaredOn(days: readonly (Kitchen & { date: LocalDate })[]): Promise<string[]> {
    const [first] = days
    if (first === undefined) return []
    const values = { cateringId: first.cateringId, days: JSON.stringify(days) }
    return (await this.#db.rows(undeclaredOn, values)).map(({ name }) => name)
  }

  async remember(cateringId: CompanyId, meals: readonly Meal[]): Promise<void> {
    const told = meals
      .map((meal) => ({ name: meal.name, facts: factsTold(meal) }))
      .filter(({ facts }) => Object.keys(facts).length > 0)
      .map(({ name, facts }) => ({ name, ...facts }))
    if (told.length > 0) await this.#db.change(remember, { cateringId, told: JSON.stringify(told) })
  }
}
