import { type CompanyId, fold, refusals } from '../shared/index.ts'
import { type Allergen, allergens } from './rules.ts'

export const dishRefusal = refusals({ 'dish.missing': 'missing' })

/** What is known of a dish besides its name. */
export interface DishFacts {
  tags: string[]
  imageUrl: string | null
  /** Null: not declared; empty: contains none of them (rule L1). */
  allergens: Allergen[] | null
  /** Null: not declared, like the others below. */
  containsPork: boolean | null
  containsAlcohol: boolean | null
  kcal: number | null
  portionG: number | null
}

/** What a catering has written on a menu, one per folded name; the writes of menu days make it (rule G2). */
export class Dish implements DishFacts {
  id!: string
  cateringId!: CompanyId
  /** As it was last written. */
  name!: string
  tags!: string[]
  imageUrl!: string | null
  allergens!: Allergen[] | null
  containsPork!: boolean | null
  containsAlcohol!: boolean | null
  kcal!: number | null
  portionG!: number | null
  /** Not offered while writing; it stays on the menus it is on. */
  isHidden!: boolean
  /** Counts the changes of what is known of it. */
  version!: number

  change({ tags, allergens: declared, ...changes }: Partial<DishFacts> & { isHidden?: boolean | undefined }): void {
    if (tags !== undefined) this.tags = tidyTags(tags)
    if (declared !== undefined) this.allergens = declared && allergens.filter((one) => declared.includes(one))
    Object.assign(this, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)))
  }
}

/** What a meal tells of its dish: a menu adds to what is known, and never takes away by leaving something out or empty. */
export const factsTold = ({ name: _name, ...facts }: { name: string } & Partial<DishFacts>): Partial<DishFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(([fact, value]) => value != null && !(fact === 'tags' && facts.tags?.length === 0)),
  )

/** Each tag once, in the spelling that comes first. */
const tidyTags = (tags: readonly string[]): string[] => {
  const tidy = tags.map((tag) => tag.trim()).filter((tag) => tag !== '')
  return tidy.filter((tag, at) => tidy.findIndex((other) => fold(other) === fold(tag)) === at)
}
