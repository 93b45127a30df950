import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
let clerk: string
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate1)
  clerk = await tokenOf(product, world.corporateA.people.corporate2)
})
beforeEach(() => product.clock.set(wednesdayNoon))

const firm = () => ({ companyId: world.corporateA.company.id })
const plan = async () =>
  (
    await product.call('getKitchenPlan', {
      as: cook,
      path: { companyId: world.cateringA.company.id },
      query: { date: world.menuDate },
    })
  ).body.deliveries
const deliveries = async () =>
  (await product.call('listDeliveries', { as: clerk, path: firm(), query: { date: world.menuDate } })).body.deliveries
const confirm = (menuDayId: string, received_portions: number | null, as = clerk) =>
  product.call('confirmDelivery', { as, path: { ...firm(), menuDayId }, body: { received_portions } })
const logs = async (type: 'corporate' | 'catering') => {
  const workplace = type === 'corporate' ? world.corporateA : world.cateringA
  const { body } = await product.call('listAuditLogs', {
    as: await tokenOf(product, workplace.people.corporateOwner),
    path: { type, companyId: workplace.company.id },
    query: { limit: 2 },
  })
  return body.logs.map(({ description }) => description)
}

describe('a delivery', () => {
  let day: string

  it('cannot be confirmed before its list is frozen, and is not listed', async () => {
    day = (await plan()).find(({ shift_id }) => shift_id === world.dayShift.id)!.menu_day_id
    expect(await deliveries()).toEqual([])
    expect((await confirm(day, 5)).body).toMatchObject({ code: 'delivery.too_early' })
  })

  it('is confirmed by level 2 of the firm on its day, with another number if need be, and the catering sees it', async () => {
    const eater = await enrol(product, world.corporateA.company, 'individual')
    await product.call('saveChoice', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: eater.companyId, userId: eater.id },
      body: {
        ...{ date: world.menuDate, shift_id: world.dayShift.id },
        ...{ catering_id: world.cateringA.company.id, choice: 'GELENEKSEL1' },
      },
    })
    product.clock.set('2026-11-11T22:00:00Z')
    await plan()
    product.clock.set('2026-11-12T06:30:00Z')
    const [first] = await deliveries()
    expect(first).toMatchObject({ menu_day_id: day, portions: 1, serving_time: '09:00', confirmation: null })
    const { body } = await confirm(day, 0)
    expect(body).toMatchObject({ confirmation: { received_portions: 0, by: 'Deneme corporate2' } })
    const told = (await plan()).find(({ menu_day_id }) => menu_day_id === day)?.confirmation
    expect(told).toEqual({ ...body.confirmation, by: null })
    const what = '12.11.2026 Gündüz'
    expect((await logs('corporate'))[0]).toBe(`Anne Eli Yemek: ${what} yemeği teslim alındı (1 yerine 0 porsiyon)`)
    expect((await logs('catering'))[0]).toBe(`Anadolu Çelik, ${what} yemeğini teslim aldı (1 yerine 0 porsiyon)`)
  })

  it('is corrected or taken back within seven days, and not later', async () => {
    product.clock.set('2026-11-19T20:00:00Z')
    expect((await confirm(day, null)).body).toMatchObject({ confirmation: null })
    expect((await confirm(day, 1)).status).toBe(200)
    product.clock.set('2026-11-19T21:00:00Z')
    expect((await confirm(day, 2)).body).toMatchObject({ code: 'delivery.too_late' })
  })

  it('is not confirmed by level 1, nor for another firm', async () => {
    const junior = await tokenOf(product, world.corporateA.people.corporate1)
    expect((await confirm(day, 2, junior)).status).toBe(403)
    const stranger = await tokenOf(product, world.corporateB.people.corporateOwner)
    const elsewhere = await product.call('confirmDelivery', {
      as: stranger,
      path: { companyId: world.corporateB.company.id, menuDayId: day },
      body: { received_portions: 2 },
    })
    expect([elsewhere.status, elsewhere.body]).toMatchObject([404, { code: 'delivery.missing' }])
  })
})
