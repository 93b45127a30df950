import { type CompanyId, fold, refusals } from '../shared/index.ts'
import { type Allergen, allergens, distinct } from './rules.ts'

export const dishRefusal = refusals({ 'dish.missing': 'missing', 'dish.without_components': 'unprocessable' })

/** What is known about a dish besides its name. */
export interface DishFacts {
  tags: string[]
  imageUrl: string | null
  /** Null: not declared. Empty: contains none (rule L1). */
  allergens: Allergen[] | null
  /** Null: not declared; so are the three below. */
  containsPork: boolean | null
  containsAlcohol: boolean | null
  kcal: number | null
  portionG: number | null
}

/** A dish that a catering has put on a menu, one per folded name. Created by saving menu days (rule G2). */
export class Dish implements DishFacts {
  id!: string
  cateringId!: CompanyId
  /** As last written. */
  name!: string
  tags!: string[]
  imageUrl!: string | null
  allergens!: Allergen[] | null
  containsPork!: boolean | null
  containsAlcohol!: boolean | null
  kcal!: number | null
  portionG!: number | null
  /** As the kitchen split it, the main one first; null: at the commas of its name (rule K2). */
  components!: string[] | null
  /** Not suggested while writing menus; it stays on the menus it is on. */
  isHidden!: boolean
  /** Incremented with each change of its facts. */
  version!: number

  change({
    tags,
    allergens: declared,
    components,
    ...changes
  }: Partial<DishFacts> & { components?: string[] | null | undefined; isHidden?: boolean | undefined }): void {
    if (components !== undefined) this.components = components && splitInto(components)
    if (tags !== undefined) this.tags = tidyTags(tags)
    if (declared !== undefined) this.allergens = declared && allergens.filter((one) => declared.includes(one))
    Object.assign(this, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)))
  }
}

/**
 * The facts a menu states about a dish. Facts that it leaves out or empty are dropped: a menu only ever adds to what is
 * known.
 */
export const factsTold = ({ name: _name, ...facts }: { name: string } & Partial<DishFacts>): Partial<DishFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(([fact, value]) => value != null && !(fact === 'tags' && facts.tags?.length === 0)),
  )

const splitInto = (names: readonly string[]): string[] => {
  const components = distinct(names)
  if (components.length === 0) throw dishRefusal('dish.without_components')
  return components
}

/** Each tag once, in its first spelling. */
const tidyTags = (tags: readonly string[]): string[] => {
  const tidy = tags.map((tag) => tag.trim()).filter((tag) => tag !== '')
  return tidy.filter((tag, at) => tidy.findIndex((other) => fold(other) === fold(tag)) === at)
}
