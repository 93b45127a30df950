import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ContractOperation } from '../../../src/http/contract/contract.ts'
import { loadContract } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { type Known, validParts } from '../../support/contract-requests.ts'
import { contractOperations } from '../../support/product.ts'
import { requestOf } from '../../support/malformed-requests.ts'
import { keyOf, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const contract = loadContract(contractFile)

const product = useProduct()
const world = useWorld(product)
let ids: Known
beforeAll(async () => {
  await product.sql(
    `UPDATE users u SET full_name = 'Kişisi ' || c.name || ' ' || u.role FROM companies c WHERE c.id = u.company_id`,
  )
  ids = await trade()
})

const owner = ({ people }: Workplace) => tokenOf(product, people.corporateOwner)

/** Everything that companies do with each other, by people and by keys; returns the ids of the results. */
const trade = async (): Promise<Known> => {
  const { corporateA, cateringA, cateringB, supplier } = world
  const [firm, cook, seller] = [await owner(corporateA), await owner(cateringA), await owner(supplier)]
  const machine = (await keyOf(product, supplier.company.id, 'corporate3', { name: 'Depo programı' })).token
  const buyers = (await keyOf(product, cateringA.company.id, 'corporate3', { name: 'Satın alma programı' })).token

  const item = {
    name: 'Pirinç',
    description: '25 kg çuval',
    category: 'Bakliyat',
    unit_price: 70,
    stock_quantity: 500,
    unit_type: 'kg' as const,
  }
  const { id: productId } = (
    await product.call('createProduct', {
      as: seller,
      path: { companyId: supplier.company.id },
      body: { ...item, minimum_order_quantity: 1, image_url: null },
    })
  ).body.product
  const place = async (as: string) =>
    (
      await product.call('placeOrder', {
        as,
        path: { companyId: cateringA.company.id, supplierId: supplier.company.id },
        body: { items: [{ product_id: productId, quantity: 5 }], delivery_address: 'Lale Sk. 1' },
      })
    ).body.order.id
  const orderId = await place(cook)
  for (const [as, status] of [
    [seller, 'confirmed'],
    [machine, 'preparing'],
  ] as const)
    await product.call('updateOrder', { as, path: { orderId }, body: { status } })
  await product.call('updateOrder', { as: cook, path: { orderId: await place(buyers) }, body: { status: 'cancelled' } })

  const offer = async (cateringId: string) =>
    (
      await product.call('sendOffer', {
        as: firm,
        path: { companyId: corporateA.company.id },
        body: { catering_id: cateringId, unit_price: 120, duration_months: 12, message: 'Bekliyoruz.' },
      })
    ).body.offer
  const { id: offerId } = await offer(cateringA.company.id)
  const answered = await product.call('answerOffer', {
    as: cook,
    path: { companyId: cateringA.company.id, offerId },
    body: { action: 'accept' },
  })
  expect(answered.status).toBe(200)
  await offer(cateringB.company.id)
  const { partnership_id: partnershipId = '' } = answered.body.offer
  const asked = await product.call('requestTermination', {
    as: firm,
    path: { type: 'corporate', companyId: corporateA.company.id },
    body: { partnership_id: partnershipId ?? '', reason: 'pricing' },
  })
  expect(asked.status).toBe(201)
  await product.call('decideTermination', {
    as: cook,
    path: { type: 'catering', companyId: cateringA.company.id, terminationId: asked.body.termination_request.id },
    body: { action: 'reject' },
  })
  const eater = corporateA.people.individual
  await product.call('createRequest', {
    as: await tokenOf(product, eater, 'individual'),
    path: { companyId: corporateA.company.id, userId: eater.id },
    body: { title: 'Daha az tuz', message: 'Çorbalar çok tuzlu.', tags: [], urgency: 'low' },
  })
  const kitchen = { cateringId: cateringA.company.id, corpId: corporateA.company.id }
  const { requests } = (await product.call('listKitchenRequests', { as: cook, path: kitchen })).body
  await product.call('answerRequest', {
    as: cook,
    path: { ...kitchen, requestId: requests[0]?.id ?? '' },
    body: { status: 'resolved', reply: 'Dikkat ediyoruz.' },
  })
  return {
    ...kitchen,
    orderId,
    productId,
    offerId,
    partnershipId: partnershipId ?? '',
    partnership_id: partnershipId ?? '',
    supplierId: supplier.company.id,
    supplier_id: supplier.company.id,
    catering_id: cateringA.company.id,
    shift_id: world.dayShift.id,
    date: world.menuDate,
  }
}

const viewers = {
  corporate: () => world.corporateA,
  catering: () => world.cateringA,
  supplier: () => world.supplier,
}

/** Names, phone numbers and ids of the people and keys of all companies except `own`. */
const strangers = async ({ company }: Workplace): Promise<string[]> => {
  const rows = await product.sql(`
    SELECT full_name AS name, phone, id FROM users WHERE company_id <> '${company.id}'
    UNION ALL SELECT name, name, id FROM integration_keys WHERE company_id <> '${company.id}'`)
  return rows.flatMap(({ name, phone, id }) => [name, phone, id] as string[])
}

const answersTo = async (type: keyof typeof viewers, operation: ContractOperation): Promise<string[]> => {
  const { company, people } = viewers[type]()
  const known = {
    ...ids,
    type,
    companyId: company.id,
    company_id: company.id,
    userId: people.corporateOwner.id,
    user_id: people.corporateOwner.id,
  }
  const required = new Set(operation.parameters.filter((one) => one.required === true).map(({ name }) => name))
  const texts: string[] = []
  const as = await owner(viewers[type]())
  for (const parts of fc.sample(validParts(contract, operation, known), { numRuns: 5, seed: 20_261_123 })) {
    const query = Object.fromEntries(Object.entries(parts.query).filter(([name]) => required.has(name)))
    const raw = requestOf(operation, { ...parts, query })
    const { status, text } = await product.send({
      ...raw,
      headers: { ...raw.headers, authorization: `Bearer ${as}` },
    })
    if (status === 200) texts.push(text)
  }
  return texts
}

const readings = contractOperations.filter(({ method }) => method === 'GET')

describe.each(Object.keys(viewers) as (keyof typeof viewers)[])('somebody reading for a %s', (type) => {
  it("finds nobody among its partners' people in any answer", async () => {
    const names = await strangers(viewers[type]())
    const told: string[] = []
    const answered = new Set<string>()
    for (const operation of readings)
      for (const text of await answersTo(type, operation)) {
        answered.add(operation.id)
        told.push(...names.filter((name) => text.includes(name)).map((name) => `${operation.id}: ${name}`))
      }
    expect([...new Set(told)]).toEqual([])
    expect([...answered]).toEqual(expect.arrayContaining(['listAuditLogs', 'getProfile', ...reached[type]]))
  })
})

const reached = {
  corporate: ['listSentOffers', 'getSentOffer', 'listTerminations', 'listOwnPartnerships', 'getPartnership'],
  catering: [
    'listReceivedOffers',
    'getReceivedOffer',
    'listTerminations',
    'listKitchenRequests',
    'listOrders',
    'getOrder',
    'listPartnerships',
  ],
  supplier: ['listOrders', 'getOrder', 'listStockMovements', 'getSupplierDashboard'],
}

describe('the history of an order', () => {
  it.each([
    ['catering', ['Kişisi Anne Eli Yemek corporateOwner', null, null]],
    ['supplier', [null, 'Kişisi Toptan Gıda corporateOwner', 'Depo programı']],
  ] as const)('shows a %s the names of its own people, and only the company of the other side', async (type, names) => {
    const { body } = await product.call('getOrder', {
      as: await owner(viewers[type]()),
      path: { orderId: ids['orderId'] ?? '' },
    })
    expect(body.order.history.map(({ actor_name }) => actor_name)).toEqual(names)
    expect(body.order.history.map(({ actor_company_name }) => actor_company_name)).toEqual([
      'Anne Eli Yemek',
      'Toptan Gıda',
      'Toptan Gıda',
    ])
  })
})
