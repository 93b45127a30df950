import { create, DatabaseProblem, fold } from '../../../src/core/shared/index.ts'
import {
  firstOrderNumber,
  type Movement,
  type MovementCause,
  Order,
  type OrderEvent,
  Orders,
  Product,
  productRefusal,
  Products,
} from '../../../src/core/store/index.ts'

export class FakeProducts extends Products {
  readonly rows: Product[] = []
  readonly reserved = new Map<string, number>()
  readonly movements: (Movement & MovementCause & { stockAfter: number })[] = []

  add(...products: Product[]): Promise<void> {
    return this.#refusingTwins(() => {
      for (const product of products) this.rows.push(create(Product, { ...product, stockQuantity: 0 }))
    })
  }

  forChange(supplierId: string, productIds: readonly string[]): Promise<Product[]> {
    return this.#copies(supplierId, ({ id }) => productIds.includes(id))
  }

  namedForChange(supplierId: string, names: readonly string[]): Promise<Product[]> {
    return this.#copies(supplierId, ({ isActive, name }) => isActive && names.includes(fold(name)))
  }

  update(...products: Product[]): Promise<void> {
    return this.#refusingTwins(() => {
      for (const { stockQuantity: _stock, createdAt: _createdAt, ...changed } of products)
        Object.assign(this.rows.find(({ id }) => id === changed.id) ?? {}, changed)
    })
  }

  move(supplierId: string, movements: readonly Movement[], cause: MovementCause): Promise<void> {
    const found = movements.flatMap((movement) => {
      const product = this.rows.find((row) => row.supplierId === supplierId && row.id === movement.productId)
      return product ? [{ product, movement, stockAfter: product.stockQuantity + movement.stock }] : []
    })
    if (found.some(({ stockAfter }) => stockAfter < 0))
      return Promise.reject(new DatabaseProblem('unacceptable', 'products_stock_quantity_check'))
    for (const { product, movement, stockAfter } of found) {
      product.stockQuantity = stockAfter
      this.reserved.set(product.id, (this.reserved.get(product.id) ?? 0) + movement.reserved)
      if (movement.stock !== 0) this.movements.push({ ...movement, ...cause, stockAfter })
    }
    return Promise.resolve()
  }

  #copies(supplierId: string, isWanted: (product: Product) => boolean): Promise<Product[]> {
    const found = this.rows.filter((product) => product.supplierId === supplierId && isWanted(product))
    return Promise.resolve(
      found.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((product) => create(Product, product)),
    )
  }

  /** Undoes the write if two products would have the same name and unit. */
  #refusingTwins(write: () => void): Promise<void> {
    const before = this.rows.map((product) => ({ ...product }))
    write()
    const keys = this.rows
      .filter(({ isActive }) => isActive)
      .map(({ supplierId, unitType, name }) => [supplierId, unitType, fold(name)].join(' '))
    if (new Set(keys).size === keys.length) return Promise.resolve()
    this.rows.splice(0, this.rows.length, ...before.map((product) => create(Product, product)))
    return Promise.reject(productRefusal('product.name_taken'))
  }
}

export class FakeOrders extends Orders {
  readonly rows: Order[] = []
  readonly events: (OrderEvent & { orderId: string })[] = []
  readonly #numbers = new Map<string, number>()

  nextNumber(supplierId: string): Promise<number> {
    const next = this.#numbers.get(supplierId) ?? firstOrderNumber
    this.#numbers.set(supplierId, next + 1)
    return Promise.resolve(next)
  }

  add(order: Order, event: OrderEvent): Promise<void> {
    this.rows.push(create(Order, order))
    this.events.push({ ...event, orderId: order.id })
    return Promise.resolve()
  }

  forChange(companyId: string, orderId: string): Promise<Order | null> {
    const found = this.rows.find(
      ({ id, supplierId, cateringId }) => id === orderId && [supplierId, cateringId].includes(companyId),
    )
    return Promise.resolve(found ? create(Order, found) : null)
  }

  update({ id, status, statusChangedAt, isChanged }: Order, event: OrderEvent): Promise<void> {
    Object.assign(this.rows.find((order) => order.id === id) ?? {}, { status, statusChangedAt, isChanged })
    this.events.push({ ...event, orderId: id })
    return Promise.resolve()
  }

  markSeen(cateringId: string): Promise<number> {
    const changed = this.rows.filter((order) => order.cateringId === cateringId && order.isChanged)
    for (const order of changed) order.isChanged = false
    return Promise.resolve(changed.length)
  }
}
