import {
  isPackage,
  maxPrice,
  maxQuantity,
  type Measure,
  priceOf,
  quantityOf,
} from '../../../../src/core/store/rules.ts'
import { vatRates } from '../../../../src/core/shared/rules.ts'
import { wholeLira } from '../../../../src/texts/kernel/amounts.ts'
import type { Product, UnitType } from '../../../api/generated.ts'
import { liraFromTyped, liraTyped } from '../../../ui/words/lira.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

export const emptyDraft = {
  name: '',
  description: '',
  category: '',
  unit_type: 'Adet' as UnitType,
  code: '',
  price: '',
  /** Empty if not entered. */
  vat: '',
  content: '',
  content_unit: 'kg' as Measure,
  stock: '',
  minimum: '1',
  image_url: '',
  /** The stock when the form was opened. */
  seenStock: 0,
  version: 0,
}
export type ProductDraft = typeof emptyDraft

const typedQuantity = (quantity: number): string => liraTyped(quantity).replace(/,?0+$/, '')

export const draftOf = (product: Product): ProductDraft => ({
  name: product.name,
  description: product.description,
  category: product.category,
  unit_type: product.unit_type ?? 'Adet',
  code: product.code ?? '',
  price: liraTyped(product.unit_price),
  vat: product.vat_rate === null ? '' : String(product.vat_rate),
  content: product.content_quantity === null ? '' : quantityTyped(product.content_quantity),
  content_unit: product.content_unit ?? 'kg',
  stock: quantityTyped(product.stock_quantity),
  minimum: quantityTyped(product.minimum_order_quantity),
  image_url: product.image_url ?? '',
  seenStock: product.stock_quantity,
  version: product.version,
})

/** 12.5 → 12,5 and 100 → 100 */
function quantityTyped(quantity: number): string {
  return Number.isInteger(quantity) ? String(quantity) : typedQuantity(quantity)
}

const price = (text: string): number | undefined => {
  const lira = liraFromTyped(text)
  return lira === undefined || priceOf(lira) === undefined ? undefined : lira
}
const quantity = (text: string): number | undefined => {
  const units = liraFromTyped(text)
  return units === undefined || quantityOf(units) === undefined ? undefined : units
}

export const problemsOf = (draft: ProductDraft) => ({
  name: draft.name.trim() === '' ? 'Ürün adı zorunludur.' : undefined,
  description: draft.description.trim() === '' ? 'Açıklama zorunludur.' : undefined,
  price:
    price(draft.price) === undefined
      ? `En fazla iki ondalıklı, en fazla ${wholeLira(maxPrice / 100)} bir fiyat girin.`
      : undefined,
  stock:
    quantity(draft.stock) === undefined
      ? `En fazla iki ondalıklı, en fazla ${formatNumber(maxQuantity / 100)} bir miktar girin.`
      : undefined,
  content:
    draft.content.trim() === '' || !isPackage(draft.unit_type) || quantity(draft.content)
      ? undefined
      : 'Sıfırdan büyük, en fazla iki ondalıklı bir miktar girin ya da boş bırakın.',
  minimum: quantity(draft.minimum) ? undefined : 'Sıfırdan büyük, en fazla iki ondalıklı bir miktar girin.',
})

/** The content of a unit that is no package is left out. */
const contentOf = (draft: ProductDraft) => {
  const content = isPackage(draft.unit_type) ? quantity(draft.content) : undefined
  return content ? { content_quantity: content, content_unit: draft.content_unit } : noContent
}
const noContent = { content_quantity: null, content_unit: null }

export const bodyOf = (draft: ProductDraft) => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  category: draft.category.trim(),
  code: draft.code.trim() || null,
  unit_price: price(draft.price) ?? 0,
  vat_rate: vatRates.find((rate) => String(rate) === draft.vat) ?? null,
  ...contentOf(draft),
  stock_quantity: quantity(draft.stock) ?? 0,
  unit_type: draft.unit_type,
  minimum_order_quantity: quantity(draft.minimum) ?? 0,
  image_url: draft.image_url || null,
})

export const read = (draft: ProductDraft) =>
  [
    ['Ürün adı', draft.name],
    ['Açıklama', draft.description],
    ['Kategori', draft.category],
    ['Birim', draft.unit_type],
    ['Ürün kodu', draft.code],
    ['Birim içeriği', draft.content === '' ? '' : `${draft.content} ${draft.content_unit}`],
    ['Birim fiyat', draft.price],
    ['KDV oranı', draft.vat],
    ['Stok miktarı', draft.stock],
    ['En az sipariş', draft.minimum],
    ['Resim', draft.image_url === '' ? 'Yok' : 'Var'],
  ] as const
