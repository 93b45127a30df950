import { create, DatabaseProblem, fold } from '../../../src/core/shared/index.ts'
import {
  type DeliveryTerms,
  firstOrderNumber,
  type Movement,
  type MovementCause,
  Order,
  type OrderEvent,
  Orders,
  Product,
  productRefusal,
  Products,
  SupplierTerms,
} from '../../../src/core/store/index.ts'

export class FakeProducts extends Products {
  readonly rows: Product[] = []
  readonly reserved = new Map<string, number>()
  readonly movements: (Movement & MovementCause & { stockAfter: number })[] = []
  readonly #terms: FakeSupplierTerms
  constructor(terms: FakeSupplierTerms) {
    super()
    this.#terms = terms
  }

  add(...products: Product[]): Promise<void> {
    return this.#refusingTwins(() => {
      for (const product of products) this.rows.push(create(Product, { ...product, stockQuantity: 0 }))
    })
  }

  forChange(supplierId: string, productIds: readonly string[]): Promise<Product[]> {
    return this.#copies(supplierId, ({ id }) => productIds.includes(id))
  }

  async forOrder(supplierId: string, productIds: readonly string[]) {
    const products = await this.forChange(supplierId, productIds)
    return { products, terms: products.length === 0 ? null : await this.#terms.forChange(supplierId) }
  }

  listedForChange(supplierId: string, names: readonly string[], codes: readonly string[]): Promise<Product[]> {
    return this.#copies(
      supplierId,
      ({ isActive, name, code }) =>
        isActive && (names.includes(fold(name)) || (code !== null && codes.includes(fold(code)))),
    )
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

  /** Undoes the write if two products would have the same name and unit, or the same code. */
  #refusingTwins(write: () => void): Promise<void> {
    const before = this.rows.map((product) => ({ ...product }))
    write()
    const sold = this.rows.filter(({ isActive }) => isActive)
    const areUnique = (keys: string[]): boolean => new Set(keys).size === keys.length
    const names = sold.map(({ supplierId, unitType, name }) => [supplierId, unitType, fold(name)].join(' '))
    const codes = sold.flatMap(({ supplierId, code }) => (code === null ? [] : [`${supplierId} ${fold(code)}`]))
    if (areUnique(names) && areUnique(codes)) return Promise.resolve()
    this.rows.splice(0, this.rows.length, ...before.map((product) => create(Product, product)))
    return Promise.reject(productRefusal(areUnique(names) ? 'product.code_taken' : 'product.name_taken'))
  }
}

export class FakeSupplierTerms extends SupplierTerms {
  readonly #rows = new Map<string, DeliveryTerms>()

  forChange(supplierId: string): Promise<DeliveryTerms | null> {
    return Promise.resolve(this.#rows.get(supplierId) ?? null)
  }

  save(supplierId: string, terms: DeliveryTerms): Promise<boolean> {
    if ((this.#rows.get(supplierId)?.version ?? 0) !== terms.version - 1) return Promise.resolve(false)
    this.#rows.set(supplierId, terms)
    return Promise.resolve(true)
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
    this.rows.push(create(Order, structuredClone({ ...order })))
    this.events.push({ ...event, orderId: order.id })
    return Promise.resolve()
  }

  forChange(companyId: string, orderId: string): Promise<Order | null> {
    const found = this.rows.find(
      ({ id, supplierId, cateringId }) => id === orderId && [supplierId, cateringId].includes(companyId),
    )
    return Promise.resolve(found ? create(Order, structuredClone({ ...found })) : null)
  }

  update({ id, status, statusChangedAt, isChanged, version }: Order, event: OrderEvent): Promise<void> {
    const saved = this.rows.find((order) => order.id === id)
    Object.assign(saved ?? {}, { status, statusChangedAt, isChanged, version })
    for (const { productId, deliveredQuantity, returnedQuantity } of event.changedLines ?? [])
      Object.assign(saved?.lines.find((line) => line.productId === productId) ?? {}, {
        deliveredQuantity,
        returnedQuantity,
      })
    this.events.push({ ...event, orderId: id })
    return Promise.resolve()
  }

  markSeen(cateringId: string): Promise<number> {
    const changed = this.rows.filter((order) => order.cateringId === cateringId && order.isChanged)
    for (const order of changed) order.isChanged = false
    return Promise.resolve(changed.length)
  }
}
