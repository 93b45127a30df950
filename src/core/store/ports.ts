import type { CompanyId, Lira, OrderId, ProductId, VatRate } from '../shared/index.ts'
import type { Product, Movement, MovementCause } from './product.ts'
import type { Order, OrderEvent } from './order.ts'
import type { DeliveryTerms, Measure, UnitType } from './rules.ts'

export abstract class Products {
  /** Adds products with an empty stock. Refuses with `product.name_taken` and `product.code_taken`. */
  abstract add(...products: Product[]): Promise<void>
  /** The supplier's products, including deleted ones, locked in a fixed order until the transaction ends. */
  abstract forChange(supplierId: CompanyId, productIds: readonly ProductId[]): Promise<Product[]>
  /** The same, with the supplier's terms of delivery, for an order. */
  abstract forOrder(
    supplierId: CompanyId,
    productIds: readonly ProductId[],
  ): Promise<{ products: Product[]; terms: DeliveryTerms | null }>
  /** Products that have one of these folded names or codes and are not deleted, locked in the same way. */
  abstract listedForChange(
    supplierId: CompanyId,
    names: readonly string[],
    codes: readonly string[],
  ): Promise<Product[]>
  /** Saves everything but the stock, in one write. Refuses with `product.name_taken` and `product.code_taken`. */
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
  /** Saves the status, the lines that have changed, and an entry in the order's history. */
  abstract update(order: Order, event: OrderEvent): Promise<void>
  /** Marks changed orders as seen by the buyer; returns how many there were. */
  abstract markSeen(cateringId: CompanyId): Promise<number>
}

export abstract class SupplierTerms {
  /** Locked until the transaction ends; null if the supplier has none. */
  abstract forChange(supplierId: CompanyId): Promise<DeliveryTerms | null>
  /** Returns false, without saving, unless the terms are of the version before these; the first are of version 1. */
  abstract save(supplierId: CompanyId, terms: DeliveryTerms): Promise<boolean>
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
  code: string
  vat: string
  content: string
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
  code: string | null
  vatRate: VatRate | null
  contentQuantity: number | null
  contentUnit: Measure | null
}
