import { expect, it } from 'vitest'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { tokenOf } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
const today = '2026-11-11'

it('a shelf that is counted while deliveries arrive has each of them once, or not at all', async () => {
  const cook = await tokenOf(product, world.cateringA.people.corporateOwner)
  const seller = await tokenOf(product, world.supplier.people.corporateOwner)
  const [catering, supplier] = [
    { companyId: world.cateringA.company.id },
    { companyId: world.supplier.company.id },
  ] as const
  const product_id = (
    await product.call('createProduct', {
      as: seller,
      path: supplier,
      body: { name: 'Pirinç 25', description: 'Deneme', unit_price: 100, stock_quantity: 1000, unit_type: 'Çuval' },
    })
  ).body.product.id
  const link = { product_id, content: 25, content_unit: 'kg' as const, is_preferred: true }
  const ingredient_id = (
    await product.call('createIngredient', {
      as: cook,
      path: catering,
      body: { name: 'Pirinç', base_unit: 'g', links: [link] },
    })
  ).body.ingredient.id
  const orders: string[] = []
  for (let order = 0; order < 5; order++) {
    const path = { ...catering, supplierId: supplier.companyId }
    const { body } = await product.call('placeOrder', {
      as: cook,
      path,
      body: { items: [{ product_id, quantity: 1 }] },
    })
    orders.push(body.order.id)
  }
  const deliver = (orderId: string | undefined) =>
    product.call('updateOrder', { as: seller, path: { orderId: orderId ?? '' }, body: { status: 'delivered' } })
  const count = (quantity: number) =>
    product.call('saveShelfCount', {
      as: cook,
      path: catering,
      body: { date: today, serving_time: '12:00', counts: [{ ingredient_id, quantity, unit: 'kg' }] },
    })
  const onShelf = async () =>
    (await product.call('listShelf', { as: cook, path: catering })).body.shelf.map(({ on_shelf }) => on_shelf)

  const [counted, again, ...delivered] = await Promise.all([count(100), count(100), ...orders.slice(0, 3).map(deliver)])
  // Of two counts of one moment, one is the last.
  expect([counted.status, again.status].toSorted()).toEqual([200, 409])
  expect(delivered.map(({ status }) => status)).toEqual([200, 200, 200])
  // What arrived by the moment of the count is part of what was counted.
  expect(await onShelf()).toEqual([100_000])

  product.clock.set('2026-11-11T09:30:00Z')
  await Promise.all(orders.slice(3).map(deliver))
  expect(await onShelf()).toEqual([150_000])
  product.clock.set('2026-11-11T10:00:00Z')
  expect((await count(140)).status).toBe(200)
  expect(await onShelf()).toEqual([140_000])
})
