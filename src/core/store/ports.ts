import type { CompanyId, Lira, OrderId, ProductId } from '../shared/index.ts'
import type { Product, Movement, MovementCause } from './product.ts'
import type { Order, OrderEvent } from './order.ts'
import type { UnitType } from './rules.ts'

export abstract class Products {
  /** Adds products with an empty stock. Refuses with `product.name_taken`. */
  abstract add(...products: Product[]): Promise<void>
  /** The supplier's products, including deleted ones, locked in a fixed order until the transaction ends. */
  abstract forChange(supplierId: CompanyId, productIds: readonly ProductId[]): Promise<Product[]>
  /** Products that have one of these folded names and are not deleted, locked in the same way. */
  abstract namedForChange(supplierId: CompanyId, names: readonly string[]): Promise<Product[]>
  /** Saves everything but the stock, in one write. Refuses with `product.name_taken`. */
  abstract update(...products: Product[]): Promise<void>
  /**
   * The only way to change a stock: moves it and records why. The caller makes sure it suffices; the database refuses a
   * stock below zero.
   */
  abstract move(supplierId: CompanyId, movements: readonly Movement[], cause: MovementCause): Promise<void>
}

/** Reads a price list from an uploaded workbook, within the same bounds as any other list. */
export abstract class ProductLists {
  /** Refuses with `spreadsheet.…`. */
  abstract read(companyId: CompanyId, file: Uint8Array): Promise<ProductRow[]>
}

/** Writes products row by row into a workbook that `ProductLists` can read. */
export abstract class PriceListSheets {
  abstract write(batches: AsyncIterable<readonly PriceLine[]>): AsyncIterable<Uint8Array>
}

export abstract class Orders {
  /**
   * The supplier's next order number. Blocks other orders of the supplier until the transaction ends, so ask for it
   * last, directly before `add`.
   */
  abstract nextNumber(supplierId: CompanyId): Promise<number>
  abstract add(order: Order, event: OrderEvent): Promise<void>
  /** An order that the company bought or sold, locked until the transaction ends. */
  abstract forChange(companyId: CompanyId, orderId: OrderId): Promise<Order | null>
  /** Saves the status, and an entry in the order's history. */
  abstract update(order: Order, event: OrderEvent): Promise<void>
  /** Marks changed orders as seen by the buyer; returns how many there were. */
  abstract markSeen(cateringId: CompanyId): Promise<number>
}

/** A row of a price list, as typed; an empty cell leaves the value unchanged. */
export interface ProductRow {
  /** The row number that Excel shows. */
  row: number
  name: string
  description: string
  category: string
  unit: string
  price: string
  stock: string
  minimum: string
}

/** A product as shown in a price list, in lira and units. */
export interface PriceLine {
  name: string
  description: string
  category: string
  unitType: UnitType
  unitPrice: Lira
  minimumOrderQuantity: number
  stockQuantity: number
}
