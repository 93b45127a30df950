import { type BaseUnit, thousandthsOf, type TypedQuantity, typedQuantity } from '../../../../src/core/recipes/rules.ts'
import { isPackage } from '../../../../src/core/store/rules.ts'
import { unitText } from '../../../../src/texts/kernel/amounts.ts'
import { measureTyped } from '../../../../src/texts/recipes/amounts.ts'
import { baseUnitChoices } from '../../../../src/texts/recipes/recipes.ts'
import type { Ingredient, IngredientLinkInputs, StoreProduct } from '../../../api/generated.ts'
import { allergensOf, allergensText, type TickedAllergens } from '../../../domain/menus/ticked-allergens.ts'

export interface DraftLink {
  productId: string
  productName: string
  supplierName: string
  unitType: string
  /** Of one sales unit, with its unit. */
  content: string
  isSold: boolean
  unitPrice: number | null
}

export interface IngredientDraft extends TickedAllergens {
  name: string
  unit: BaseUnit
  links: readonly DraftLink[]
  preferred: string
  /** The one that was seen; 0 for a new ingredient. */
  version: number
}

export const draftOf = ({ name, base_unit: unit, allergens, links, version }: Ingredient): IngredientDraft => ({
  name,
  unit,
  allergens: allergens ?? [],
  hasNone: allergens?.length === 0,
  preferred: links.find(({ is_preferred }) => is_preferred)?.product_id ?? '',
  links: links.map((link) => ({
    productId: link.product_id,
    productName: link.product_name,
    supplierName: link.supplier_name,
    unitType: link.unit_type,
    content: measureTyped(link.content, unit),
    isSold: link.is_sold,
    unitPrice: link.unit_price,
  })),
  version,
})

export const blankIngredient: IngredientDraft = {
  name: '',
  unit: 'g',
  allergens: [],
  hasNone: false,
  links: [],
  preferred: '',
  version: 0,
}

/** What one sales unit of a product holds, as it is typed; empty for a package that does not say it. */
export const contentOf = ({
  unit_type: unit,
  content_quantity: quantity,
  content_unit,
}: Pick<StoreProduct, 'unit_type' | 'content_quantity' | 'content_unit'>): string => {
  if (quantity !== null && content_unit !== null)
    return `${String(quantity).replace('.', ',')} ${unitText(content_unit)}`
  return isPackage(unit) ? '' : `1 ${unitText(unit)}`
}

const readContent = (content: string): TypedQuantity | undefined => {
  const typed = typedQuantity(content)
  return typed !== undefined && typed.unit !== 'porsiyon' && thousandthsOf(typed.quantity, typed.unit) !== undefined
    ? typed
    : undefined
}
export const isContent = (content: string): boolean => readContent(content) !== undefined

export const problemsOf = ({ name, links }: IngredientDraft) => ({
  name: name.trim() === '' ? 'Bir ad yazın.' : undefined,
  form: links.every(({ content }) => isContent(content))
    ? undefined
    : 'Bağlı ürünlerin içeriğini birimiyle yazın: 25 kg, 5 L, 30 adet.',
})

const linkInputs = ({ links, preferred }: IngredientDraft): IngredientLinkInputs =>
  links.flatMap(({ productId, content }) => {
    const typed = readContent(content)
    return typed === undefined || typed.unit === 'porsiyon'
      ? []
      : [
          {
            product_id: productId,
            content: typed.quantity,
            content_unit: typed.unit,
            is_preferred: productId === preferred,
          },
        ]
  })

export const bodyOf = (draft: IngredientDraft) => ({
  name: draft.name,
  base_unit: draft.unit,
  allergens: allergensOf(draft),
  links: linkInputs(draft),
})

/** The values as people read them. */
export const read = (draft: IngredientDraft) =>
  [
    ['Malzeme', draft.name],
    ['Birimi', baseUnitChoices[draft.unit]],
    ['Alerjenler', allergensText(draft)],
    ...draft.links.map(
      ({ productId, productName, supplierName, content }) =>
        [
          `${productName} (${supplierName})`,
          productId === draft.preferred ? `${content}, tercih edilen` : content,
        ] as const,
    ),
  ] as const
