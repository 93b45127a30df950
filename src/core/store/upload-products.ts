import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import {
  Clock,
  type CompanyId,
  decimalIn,
  fold,
  Ids,
  type Kurus,
  nameProblem,
  refusals,
  useCase,
  withoutStrayBlanks,
  isVatRate,
  type VatRate,
} from '../shared/index.ts'
import { whoOf } from './create-product.ts'
import { type Movement, newProduct, type Product } from './product.ts'
import {
  defaultUnit,
  isPackage,
  maxCategory,
  maxDescription,
  maxProductCode,
  measures,
  priceOf,
  type ProductRowProblem,
  productNameRule,
  quantityOf,
  unitTypes,
  type UnitType,
} from './rules.ts'
import { Products, type ProductRow } from './ports.ts'

export const productListRefusal = refusals({
  'product_list.headings_missing': 'malformed',
  'product_list.empty': 'malformed',
})

export const productsUploaded = logEvent(
  'products.uploaded',
  'COMPANY_UPDATED',
  telling<{ added: number; updated: number; failed: number }>(),
)

export interface UploadReport {
  added: number
  updated: number
  unchanged: number
  failed: { row: number; problem: ProductRowProblem }[]
}

const units = new Map(
  [...unitTypes.map((unit) => [unit, unit] as const), ['g', 'gr'], ['gram', 'gr'], ['lt', 'L'], ['litre', 'L']].map(
    ([typed, unit]) => [fold(typed), unit as UnitType],
  ),
)
const unitOf = (typed: string): UnitType | undefined => (typed === '' ? defaultUnit : units.get(fold(typed).trim()))

type Content = Pick<Product, 'contentQuantity' | 'contentUnit'>

/** `25 kg`, `18 L`, `30 adet`; undefined for anything else. */
const contentIn = (typed: string): Content | undefined => {
  const [, number = '', name = ''] = /^([\d.,]+)\s*(\p{L}+)$/u.exec(typed.trim()) ?? []
  const contentQuantity = quantityOf(decimalIn(number))
  const unit = name === '' ? undefined : unitOf(name)
  const contentUnit = measures.find((measure) => measure === unit)
  return contentQuantity && contentUnit ? { contentQuantity, contentUnit } : undefined
}

/** `10`, `%10`, `10 %`; a cell formatted as a percentage arrives as 0.1. */
const vatIn = (typed: string): VatRate | undefined => {
  const number = decimalIn(typed.replace('%', ''))
  const percent = number > 0 && number < 1 ? Math.round(number * 100) : number
  return isVatRate(percent) ? percent : undefined
}

const keyOf = (name: string, unit: UnitType): string => `${unit} ${fold(withoutStrayBlanks(name))}`
const productKey = ({ name, unitType }: Product): string => keyOf(name, unitType)

/** Undefined if the cell is empty. */
interface Read {
  unit: UnitType
  price: Kurus | undefined
  stock: number | undefined
  minimum: number | undefined
  code: string | undefined
  vat: VatRate | undefined
  content: Content | undefined
}

const readFacts = (row: ProductRow, unit: UnitType): Pick<Read, 'code' | 'vat' | 'content'> | ProductRowProblem => {
  const code = withoutStrayBlanks(row.code) || undefined
  if (code !== undefined && code.length > maxProductCode) return 'code_too_long'
  const vat = row.vat === '' ? undefined : vatIn(row.vat)
  if (row.vat !== '' && vat === undefined) return 'vat_invalid'
  if (row.content !== '' && !isPackage(unit)) return 'content_without_package'
  const content = row.content === '' ? undefined : contentIn(row.content)
  if (row.content !== '' && content === undefined) return 'content_invalid'
  return { code, vat, content }
}

const readRow = (row: ProductRow): Read | ProductRowProblem => {
  if (nameProblem(row.name, productNameRule)) return row.name.trim() === '' ? 'name_missing' : 'name_too_long'
  if (row.description.length > maxDescription) return 'description_too_long'
  if (row.category.length > maxCategory) return 'category_too_long'
  const unit = unitOf(row.unit)
  if (unit === undefined) return 'unit_unknown'
  const price = row.price === '' ? undefined : priceOf(decimalIn(row.price))
  if (row.price !== '' && price === undefined) return 'price_invalid'
  const stock = row.stock === '' ? undefined : quantityOf(decimalIn(row.stock))
  if (row.stock !== '' && stock === undefined) return 'stock_invalid'
  const minimum = row.minimum === '' ? undefined : quantityOf(decimalIn(row.minimum))
  if (row.minimum !== '' && !minimum) return 'minimum_invalid'
  const facts = { unit, price, stock, minimum }
  const more = readFacts(row, unit)
  return typeof more === 'string' ? more : { ...facts, ...more }
}

type GoodRow = { row: ProductRow; read: Read }

/** The valid rows by product; of several rows for one product, the first. */
const goodRows = (rows: readonly ProductRow[]) => {
  const good = new Map<string, GoodRow>()
  const failed: UploadReport['failed'] = []
  for (const row of rows) {
    const read = readRow(row)
    const problem =
      typeof read === 'string' ? read : good.has(keyOf(row.name, read.unit)) ? 'product_repeated' : undefined
    if (problem !== undefined) failed.push({ row: row.row, problem })
    else if (typeof read !== 'string') good.set(keyOf(row.name, read.unit), { row, read })
  }
  return { good, failed }
}

/** Applies a row to an existing product; returns whether anything besides its stock changes. */
const applyRow = (product: Product, { row, read }: GoodRow): boolean => {
  const facts = {
    description: row.description || product.description,
    category: withoutStrayBlanks(row.category) || product.category,
    unitPrice: read.price ?? product.unitPrice,
    minimumOrderQuantity: read.minimum ?? product.minimumOrderQuantity,
    code: read.code ?? product.code,
    vatRate: read.vat ?? product.vatRate,
    ...(read.content ?? { contentQuantity: product.contentQuantity, contentUnit: product.contentUnit }),
  }
  const differs = Object.entries(facts).some(([field, value]) => product[field as keyof typeof facts] !== value)
  if (differs) Object.assign(product, facts, { version: product.version + 1 })
  return differs
}

const addedBy = ({ row, read }: GoodRow, facts: Pick<Product, 'id' | 'supplierId' | 'unitPrice' | 'createdAt'>) =>
  newProduct({
    ...facts,
    name: withoutStrayBlanks(row.name),
    description: row.description,
    category: withoutStrayBlanks(row.category),
    unitType: read.unit,
    minimumOrderQuantity: read.minimum ?? 100,
    code: read.code,
    vatRate: read.vat,
    ...read.content,
  })

/** Rows whose code belongs to another product, of the list or not. */
const takenCodes = (good: ReadonlyMap<string, GoodRow>, found: readonly Product[]): string[] => {
  const owners = new Map(
    found.flatMap((one) => (one.code === null ? [] : [[fold(one.code), productKey(one)] as const])),
  )
  return [...good].flatMap(
    ([
      key,
      {
        read: { code },
      },
    ]) => {
      if (code === undefined) return []
      const owner = owners.get(fold(code)) ?? key
      owners.set(fold(code), owner)
      return owner === key ? [] : [key]
    },
  )
}

const batchSize = 500

const inBatches = async <T>(all: readonly T[], write: (batch: T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < all.length; from += batchSize) await write(all.slice(from, from + batchSize))
}

/** Matches products by folded name and unit; applies what the list says and deletes nothing (rule S5). */
export const uploadProducts = useCase(
  [Products, Trail, Ids, Clock],
  (products, trail, ids, clock) =>
    async ({ supplierId, actor, rows }: { supplierId: CompanyId; actor: Actor; rows: readonly ProductRow[] }) => {
      const at = clock.now()
      const { good, failed } = goodRows(rows)
      const names = [...new Set([...good.values()].map(({ row }) => fold(withoutStrayBlanks(row.name))))]
      const codes = [...good.values()].flatMap(({ read: { code } }) => (code === undefined ? [] : [fold(code)]))
      const found = await products.listedForChange(supplierId, names, codes)
      const known = new Map(found.map((product) => [productKey(product), product]))
      for (const key of takenCodes(good, found)) {
        failed.push({ row: good.get(key)?.row.row ?? 0, problem: 'code_taken' })
        good.delete(key)
      }
      const report: UploadReport = { added: 0, updated: 0, unchanged: 0, failed }
      const added: Product[] = []
      const changed: Product[] = []
      const opening: Movement[] = []
      const moved: Movement[] = []
      for (const [key, one] of good) {
        const { row, read } = one
        const product = known.get(key)
        if (product !== undefined) {
          const differs = applyRow(product, one)
          const stock = (read.stock ?? product.stockQuantity) - product.stockQuantity
          if (differs) changed.push(product)
          if (stock !== 0) moved.push({ productId: product.id, stock, reserved: 0 })
          if (differs || stock !== 0) report.updated++
          else report.unchanged++
        } else if (read.price === undefined) failed.push({ row: row.row, problem: 'price_missing' })
        else {
          const fresh = addedBy(one, { id: ids.next(), supplierId, unitPrice: read.price, createdAt: at })
          added.push(fresh)
          if (read.stock) opening.push({ productId: fresh.id, stock: read.stock, reserved: 0 })
        }
      }
      report.added = added.length

      const cause = { orderId: null, actor: whoOf(actor), at }
      await inBatches(added, (batch) => products.add(...batch))
      await inBatches(changed, (batch) => products.update(...batch))
      await inBatches(opening, (batch) => products.move(supplierId, batch, { ...cause, reason: 'opening' }))
      await inBatches(moved, (batch) => products.move(supplierId, batch, { ...cause, reason: 'upload' }))
      failed.sort((one, other) => one.row - other.row)
      if (report.added + report.updated > 0)
        await trail.write({
          event: productsUploaded,
          companyId: supplierId,
          actor,
          meta: { added: report.added, updated: report.updated, failed: failed.length },
        })
      return report
    },
)
