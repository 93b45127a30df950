import { beforeAll, describe, expect, it } from 'vitest'
import { finishJobs } from '../../support/finished-jobs.ts'
import { inboxOf } from '../../support/inbox-of.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { enrol, tokenOf, type Workplace } from '../../support/world.ts'

const product = useProduct({ contractCheck: false })
const supplier = useCompany(product, 'supplier', 'Bereket Gıda')
const catering = useCompany(product, 'catering', 'Lezzet Yemek')
const stranger = useCompany(product, 'catering', 'Başka Yemek')
const managers = ['corporate3', 'corporate4', 'corporateOwner'] as const
let seller: string
let buyer: string
beforeAll(async () => {
  seller = await tokenOf(product, supplier.people.corporate3)
  buyer = await tokenOf(product, catering.people.corporate3)
})

const newestOf = async ({ people }: Workplace, count = 1) => {
  await finishJobs(product, 'announceOrder')
  return (await inboxOf(product, people.corporateOwner)).slice(0, count)
}
const toldTo = async ({ company }: Workplace): Promise<number> =>
  (await product.sql(`SELECT 1 FROM notifications WHERE company_id = '${company.id}'`)).length

let products = 0
const newProduct = async () => {
  const body = { name: `Pirinç ${++products}`, description: 'Baldo', unit_price: 10, stock_quantity: 500 }
  const path = { companyId: supplier.company.id }
  const made = await product.call('createProduct', { as: seller, path, body: { ...body, unit_type: 'kg' } })
  return made.body.product.id
}
const place = async (items: number, more: object = {}) => {
  const productIds: string[] = []
  for (let at = 0; at < items; at++) productIds.push(await newProduct())
  const { order } = (
    await product.call('placeOrder', {
      as: buyer,
      path: { companyId: catering.company.id, supplierId: supplier.company.id },
      body: { items: productIds.map((product_id) => ({ product_id, quantity: 20 })), ...more },
    })
  ).body
  const set = (status: 'pending' | 'confirmed' | 'preparing' | 'delivered' | 'cancelled', as = seller) =>
    product.call('updateOrder', { as, path: { orderId: order.id }, body: { status } })
  const deliver = (quantities: readonly [delivered: number, returned: number][]) =>
    product.call('deliverOrder', {
      as: seller,
      path: { companyId: supplier.company.id, orderId: order.id },
      body: {
        lines: quantities.map(([delivered_quantity, returned_quantity], at) => ({
          product_id: productIds[at] ?? '',
          delivered_quantity,
          returned_quantity,
        })),
      },
    })
  return { no: order.order_no, names: order.items.map(({ product_name }) => product_name), set, deliver }
}

describe('an order', () => {
  it('is told to the active managers of its supplier, once, without prices, and to nobody else', async () => {
    const former = await enrol(product, supplier.company, 'corporate4', { isActive: false })
    const { no } = await place(2, { delivery_date: '2026-11-13' })
    await finishJobs(product, 'announceOrder')
    const told = ['Yeni sipariş geldi', `Lezzet Yemek · ${no}. 2 kalem. İstenen teslim günü: 13 Kasım Cuma.`, 'orders']
    for (const role of managers) expect(await inboxOf(product, supplier.people[role])).toEqual([told])
    const others = [supplier.people.corporate1, supplier.people.corporate2, former]
    for (const { id } of [...others, ...Object.values(catering.people), ...Object.values(stranger.people)])
      expect(await product.sql(`SELECT 1 FROM notifications WHERE user_id = '${id}'`)).toEqual([])
  })

  it('that was refused is told to nobody', async () => {
    const before = await toldTo(supplier)
    const refused = await product.call('placeOrder', {
      as: buyer,
      path: { companyId: catering.company.id, supplierId: supplier.company.id },
      body: { items: [{ product_id: await newProduct(), quantity: 501 }] },
    })
    expect(refused.status).toBe(409)
    await finishJobs(product, 'announceOrder')
    expect(await toldTo(supplier)).toBe(before)
  })

  it('is told to the catering with each status that its supplier sets', async () => {
    const { no, set } = await place(1)
    const others = await toldTo(stranger)
    for (const status of ['confirmed', 'preparing', 'delivered', 'cancelled', 'pending'] as const) await set(status)
    const body = `Bereket Gıda · ${no}`
    expect(await newestOf(catering, 5)).toEqual([
      ['Siparişiniz yeniden beklemede', body, 'orders'],
      ['Siparişiniz iptal edildi', body, 'orders'],
      ['Siparişiniz teslim edildi', body, 'orders'],
      ['Siparişiniz hazırlanıyor', body, 'orders'],
      ['Siparişiniz onaylandı', body, 'orders'],
    ])
    expect(await toldTo(stranger)).toBe(others)
  })

  it('that its buyer cancels is told to the supplier, and a second click tells nobody anything', async () => {
    const { no, set } = await place(1)
    const [before, own] = [await toldTo(supplier), await toldTo(catering)]
    await finishJobs(product, 'announceOrder')
    await Promise.all([set('cancelled', buyer), set('cancelled', buyer)])
    expect(await newestOf(supplier)).toEqual([['Sipariş iptal edildi', `Lezzet Yemek · ${no}`, 'orders']])
    expect([await toldTo(supplier), await toldTo(catering)]).toEqual([before + 2 * managers.length, own])
  })

  it('that both sides change at once is told as what each of them could do', async () => {
    for (const _round of [1, 2, 3, 4]) {
      const { set } = await place(1)
      await finishJobs(product, 'announceOrder')
      const [before, own] = [await toldTo(supplier), await toldTo(catering)]
      const [confirmed, cancelled] = await Promise.all([set('confirmed'), set('cancelled', buyer)])
      expect(confirmed.status).toBe(200)
      await finishJobs(product, 'announceOrder')
      expect([await toldTo(supplier), await toldTo(catering)]).toEqual([
        before + (cancelled.status === 200 ? managers.length : 0),
        own + managers.length,
      ])
    }
  })

  it('that was delivered differently is told with what differs, and so is a correction', async () => {
    const { no, names, deliver } = await place(2)
    await deliver([
      [18.5, 0],
      [20, 1],
    ])
    expect(await newestOf(catering)).toEqual([
      [
        'Siparişiniz farklı teslim edildi',
        `Bereket Gıda · ${no}. ${names[0]}: 20 kg yerine 18,5 kg. ${names[1]}: 20 kg, sipariş edildiği kadar, 1 kg iade.`,
        'orders',
      ],
    ])
    await deliver([
      [20, 0],
      [20, 1],
    ])
    expect(await newestOf(catering)).toEqual([
      ['Teslim miktarları düzeltildi', `Bereket Gıda · ${no}. ${names[0]}: 20 kg, sipariş edildiği kadar.`, 'orders'],
    ])
    const told = await toldTo(catering)
    await deliver([
      [20, 0],
      [20, 1],
    ])
    await finishJobs(product, 'announceOrder')
    expect(await toldTo(catering)).toBe(told)
  })

  it('that was delivered as ordered, line by line, is told like its status', async () => {
    const { no, deliver } = await place(1)
    await deliver([[20, 0]])
    expect(await newestOf(catering)).toEqual([['Siparişiniz teslim edildi', `Bereket Gıda · ${no}`, 'orders']])
  })

  it('names three lines that differ and counts the others', async () => {
    const { no, names, deliver } = await place(5)
    await deliver(Array.from({ length: 5 }, () => [0, 0] as const).map(([a, b]): [number, number] => [a, b]))
    const lines = names.slice(0, 3).map((name) => `${name}: 20 kg yerine 0 kg`)
    expect(await newestOf(catering)).toEqual([
      ['Siparişiniz farklı teslim edildi', `Bereket Gıda · ${no}. ${lines.join('. ')}. ve 2 ürün daha.`, 'orders'],
    ])
  })
})
