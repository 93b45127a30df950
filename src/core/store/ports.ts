import type { CompanyId, Lira, OrderId, ProductId } from '../shared/index.ts'
import type { Product, Movement, MovementCause } from './product.ts'
import type { Order, OrderEvent } from './order.ts'
import type { UnitType } from './rules.ts'

export abstract class Products {
  /** With an empty stock. Refuses with `product.name_taken`. */
  abstract add(...products: Product[]): Promise<void>
  /** Those of the supplier, also deleted ones, locked in one order until the transaction ends. */
  abstract forChange(supplierId: CompanyId, productIds: readonly ProductId[]): Promise<Product[]>
  /** Those with one of these folded names that are not deleted, in the same way. */
  abstract namedForChange(supplierId: CompanyId, names: readonly string[]): Promise<Product[]>
  /** Everything but the stock, in one write. Refuses with `product.name_taken`. */
  abstract update(...products: Product[]): Promise<void>
  /** The only way to change a stock: moves it and writes down why. It has to be there; the database refuses a stock below zero. */
  abstract move(supplierId: CompanyId, movements: readonly Movement[], cause: MovementCause): Promise<void>
}

/** Reads a price list from an uploaded workbook, within the bounds of any other list. */
export abstract class ProductLists {
  /** Refuses with `spreadsheet.…`. */
  abstract read(companyId: CompanyId, file: Uint8Array): Promise<ProductRow[]>
}

/** Writes products into a workbook that `ProductLists` reads, row by row. */
export abstract class PriceListSheets {
  abstract write(batches: AsyncIterable<readonly PriceLine[]>): AsyncIterable<Uint8Array>
}

export abstract class Orders {
  /** The supplier's next number; nobody else gets one until the transaction ends, so it is asked for last. */
  abstract nextNumber(supplierId: CompanyId): Promise<number>
  abstract add(order: Order, event: OrderEvent): Promise<void>
  /** One that the company bought or sold, locked until the transaction ends. */
  abstract forChange(companyId: CompanyId, orderId: OrderId): Promise<Order | null>
  /** Writes the status, and what the history keeps of it. */
  abstract update(order: Order, event: OrderEvent): Promise<void>
  /** The buyer has looked at what changed; returns how many orders that were. */
  abstract markSeen(cateringId: CompanyId): Promise<number>
}

/** One row of a price list, as somebody typed it; a cell that is empty keeps what there is. */
export interface ProductRow {
  /** The row number as Excel shows it. */
  row: number
  name: string
  description: string
  category: string
  unit: string
  price: string
  stock: string
  minimum: string
}

/** A product as a price list shows it, in lira and units. */
export interface PriceLine {
  name: string
  description: string
  category: string
  unitType: UnitType
  unitPrice: Lira
  minimumOrderQuantity: number
  stockQuantity: number
}
