import { portionLimits, tagLimits } from '../../../src/core/menus/rules.ts'
import type { Dish, UpdateDishApiArg } from '../../api/generated.ts'
import { allergensOf, allergensText, type TickedAllergens } from './ticked-allergens.ts'

export type DishDraft = TickedAllergens & {
  /** One line, separated by commas. */
  tags: string
  imageUrl: string
  /** In one line, the main one first; empty where they are the parts of its name. */
  components: string
  pork: boolean
  alcohol: boolean
  kcal: string
  portion: string
  isHidden: boolean
  version: number
}

export const draftOf = (dish: Dish): DishDraft => ({
  tags: dish.tags.join(', '),
  imageUrl: dish.image_url ?? '',
  components: dish.components?.join(' + ') ?? '',
  allergens: dish.allergens ?? [],
  hasNone: dish.allergens?.length === 0,
  pork: dish.contains_pork === true,
  alcohol: dish.contains_alcohol === true,
  kcal: dish.kcal?.toString() ?? '',
  portion: dish.portion_g?.toString() ?? '',
  isHidden: dish.is_hidden,
  version: dish.version,
})

const tagsIn = (line: string): string[] =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Not at commas, which may be part of one. */
const componentsIn = (line: string): string[] =>
  line
    .split('+')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const mostComponents = 12

const isWhole = (text: string, min: number, max: number): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max

export const problemsOf = ({ tags, components, kcal, portion }: DishDraft) => {
  const { count, length } = tagLimits
  const isTooLong = tagsIn(tags).some((tag) => tag.length > length)
  return {
    tags:
      tagsIn(tags).length > count
        ? `En fazla ${count} etiket yazılabilir`
        : isTooLong
          ? `Bir etiket en fazla ${length} harf olabilir`
          : undefined,
    components:
      componentsIn(components).length > mostComponents ? `En fazla ${mostComponents} bileşen yazılabilir` : undefined,
    kcal:
      kcal.trim() === '' || isWhole(kcal, 0, portionLimits.kcal)
        ? undefined
        : `0 ile ${portionLimits.kcal} arasında bir sayı yazın`,
    portion:
      portion.trim() === '' || isWhole(portion, 1, portionLimits.grams)
        ? undefined
        : `1 ile ${portionLimits.grams} arasında bir sayı yazın`,
  }
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const isDeclared = (draft: DishDraft): boolean => allergensOf(draft) !== null

/**
 * Once allergens are declared, an unticked box means no pork or alcohol; before that it means nothing has been
 * declared.
 */
const declaredAs = (draft: DishDraft, contains: boolean): boolean | null =>
  contains || (isDeclared(draft) ? false : null)

export const bodyOf = (draft: DishDraft): UpdateDishApiArg['body'] => ({
  tags: tagsIn(draft.tags),
  image_url: draft.imageUrl.trim() || null,
  allergens: allergensOf(draft),
  contains_pork: declaredAs(draft, draft.pork),
  contains_alcohol: declaredAs(draft, draft.alcohol),
  kcal: numberIn(draft.kcal),
  portion_g: numberIn(draft.portion),
  components: componentsIn(draft.components).length === 0 ? null : componentsIn(draft.components),
  is_hidden: draft.isHidden,
})

const yes = (is: boolean): string => (is ? 'Evet' : 'Hayır')

export const read = (draft: DishDraft) =>
  [
    ['Etiketler', draft.tags],
    ['Resim', draft.imageUrl.split('/').at(-1)?.slice(0, 12) ?? ''],
    ['Alerjenler', allergensText(draft)],
    ['Domuz eti', yes(draft.pork)],
    ['Alkol', yes(draft.alcohol)],
    ['Kalori', draft.kcal],
    ['Porsiyon', draft.portion],
    ['Bileşenler', draft.components],
    ['Önerilerde gizli', yes(draft.isHidden)],
  ] as const
