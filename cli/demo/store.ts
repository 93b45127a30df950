import { addDays, decimalOf, type LocalDate, weekdayOf } from '../../src/core/shared/index.ts'
import {
  createProduct,
  deliverOrder,
  deliveryDates,
  markOrdersSeen,
  type Order,
  type OrderStatus,
  placeOrder,
  type Product,
  saveDeliveryTerms,
  updateOrder,
  updateProduct,
} from '../../src/core/store/index.ts'
import type { Member } from '../../src/core/actors/rules.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'
import { type DemoStore, demoStores } from './shelves.ts'

interface Buyer {
  member: Member
  address: string
  /** When its order of a day arrives. */
  hour: string
}

/** When the first order of a working day arrives. */
const opening = '08:40'
const path: OrderStatus[] = ['confirmed', 'preparing', 'delivered']
/** How far an order has got that was placed this many working days ago. */
const stepsAfter = (days: number): number => (days <= 1 ? days : days <= 3 ? 2 : 3)

interface Scene {
  use: Use
  clock: DemoClock
  today: LocalDate
  now: Date
}

/** Sets the clock unless that has not happened yet; the demo clock never passes the present. */
const reach = ({ clock, now }: Scene, date: LocalDate, time: string): boolean => {
  const instant = istanbulTime(date, time)
  if (instant >= now) return false
  clock.set(instant)
  return true
}

const openStore = async (
  { use, clock, today }: Scene,
  { shelf, terms }: DemoStore,
  seller: Member,
): Promise<Map<string, Product>> => {
  const supplierId = seller.companyId
  clock.set(istanbulTime(addDays(today, -44), '09:00'), 20_000)
  await use(saveDeliveryTerms)({ supplierId, actor: seller, ...terms })
  const products = new Map<string, Product>()
  for (const [category, lines] of Object.entries(shelf))
    for (const { name, code, price, unit, content, vat, stock, minimum, description } of lines)
      products.set(
        name,
        await use(createProduct)({
          supplierId,
          actor: seller,
          product: {
            ...{ name, code, description, category },
            unitPrice: price,
            vatRate: vat,
            unitType: unit,
            contentQuantity: content?.[0],
            contentUnit: content?.[1],
            stockQuantity: stock,
            minimumOrderQuantity: minimum,
          },
        }),
      )
  return products
}

const productOf = (products: ReadonlyMap<string, Product>, name: string): Product => {
  const product = products.get(name)
  if (product === undefined) throw new Error(`The demo has no product ${name}.`)
  return product
}

/** What was really delivered of every third order: a little less of the first line, and a package back of the last. */
const deliveryOf = (order: Order, placed: number) => {
  const [first, last] = [order.lines[0], order.lines.at(-1)]
  if (placed % 3 !== 0 || first === undefined || last === undefined) return []
  const lessOf = (quantity: number) => decimalOf(Math.max(0, quantity - 100))
  return [
    { productId: first.productId, delivered: lessOf(first.quantity), returned: 0 },
    { productId: last.productId, delivered: decimalOf(last.quantity), returned: placed % 2 },
  ]
}

/** Six weeks of orders in every status. */
const trade = async (
  scene: Scene,
  { baskets }: DemoStore,
  seller: Member,
  buyers: readonly Buyer[],
  products: ReadonlyMap<string, Product>,
  terms: DemoStore['terms'],
): Promise<void> => {
  const { use, today, now } = scene
  const supplierId = seller.companyId
  const isTradingDay = (date: LocalDate): boolean => weekdayOf(date) <= 5 && istanbulTime(date, opening) < now
  let [placed, workingDays] = [0, 0]
  for (let daysAgo = 0; daysAgo <= 40; daysAgo++) if (isTradingDay(addDays(today, -daysAgo))) workingDays++
  for (let daysAgo = 40; daysAgo >= 0; daysAgo--) {
    const date = addDays(today, -daysAgo)
    if (daysAgo === 3) for (const { member } of buyers) await use(markOrdersSeen)(member.companyId)
    if (!isTradingDay(date)) continue
    workingDays--
    for (const [which, buyer] of buyers.entries()) {
      if ((placed + which) % 3 === 1 && daysAgo > 2) continue
      if (!reach(scene, date, buyer.hour)) continue
      const basket = baskets[placed % baskets.length] ?? []
      const days = deliveryDates(terms, istanbulTime(date, buyer.hour))
      const order = await use(placeOrder)({
        cateringId: buyer.member.companyId,
        supplierId,
        actor: buyer.member,
        items: basket.map(([name, quantity]) => ({
          productId: productOf(products, name).id,
          quantity: quantity * (1 + (placed % 2)),
        })),
        deliveryAddress: buyer.address,
        deliveryDate: days.find((day) => day >= addDays(date, path.length - 1)),
        notes: placed % 4 === 0 ? 'Sabah 06.00’dan önce' : '',
      })
      placed++
      const change = (status: OrderStatus, actor: Member = seller) =>
        use(updateOrder)({ companyId: actor.companyId, orderId: order.id, actor, status })
      if (placed % 9 === 5) {
        if (reach(scene, date, '10:50')) await change('cancelled', buyer.member)
        continue
      }
      for (const status of path.slice(0, stepsAfter(workingDays))) {
        const isDelivery = status === 'delivered'
        if (!reach(scene, addDays(date, path.indexOf(status)), isDelivery ? '06:30' : '11:15')) continue
        if (isDelivery)
          await use(deliverOrder)({ supplierId, orderId: order.id, actor: seller, lines: deliveryOf(order, placed) })
        else await change(status)
      }
    }
  }
}

/** The price of oil went up yesterday: carts that were filled before show both. */
const raisePrice = async (scene: Scene, seller: Member, oil: Product): Promise<void> => {
  if (!reach(scene, addDays(scene.today, -1), '16:20')) return
  await scene.use(updateProduct)({
    supplierId: seller.companyId,
    productId: oil.id,
    actor: seller,
    product: {
      name: oil.name,
      description: oil.description,
      category: oil.category,
      unitPrice: 1485,
      unitType: oil.unitType,
      minimumOrderQuantity: decimalOf(oil.minimumOrderQuantity),
      stockQuantity: 0,
    },
    seenStock: 0,
  })
}

/**
 * Three catalogues with their terms of delivery, orders in every status, and one product that is sold out. Returns the
 * products by name.
 */
export const writeStore = async (
  use: Use,
  clock: DemoClock,
  seeded: Seeded,
  today: LocalDate,
  now: Date,
): Promise<Map<string, Product>> => {
  const scene = { use, clock, today, now }
  const bursa: Buyer = {
    member: memberOf(seeded, 'bereket-sofrasi', 'corporate4'),
    address: 'Gıda Toptancılar Sitesi B Blok No: 8, Osmangazi / Bursa',
    hour: opening,
  }
  const samsun: Buyer = {
    member: memberOf(seeded, 'damak-tadi', 'corporate4'),
    address: 'Sanayi Mahallesi 118. Sokak No: 5, Canik / Samsun',
    hour: '09:25',
  }
  const sold = new Map<string, Product>()
  for (const [at, store] of demoStores.entries()) {
    const seller = memberOf(seeded, store.slug, 'corporateOwner')
    const products = await openStore(scene, store, seller)
    for (const [name, product] of products) sold.set(name, product)
    await trade(scene, store, seller, at === 0 ? [bursa, samsun] : [bursa], products, store.terms)
    const oil = products.get('Ayçiçek yağı')
    if (oil !== undefined) await raisePrice(scene, seller, oil)
  }
  return sold
}
