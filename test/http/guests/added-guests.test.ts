import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wednesdayNoon } from '../../support/product.ts'
import { tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let clerk: string
beforeAll(async () => {
  clerk = await tokenOf(product, world.corporateA.people.corporate2)
})
beforeEach(() => product.clock.set(wednesdayNoon))

const firm = () => ({ companyId: world.corporateA.company.id })
const host = () => world.corporateA.departments[0]!

interface Added {
  date?: string
  department_id?: string | null
  as?: string
  key?: string
}
const write =
  (operation: 'saveGuests' | 'addGuests') =>
  (guests: { key: string | null; portions: number }[], { as = clerk, key, ...more }: Added = {}) =>
    product.call(operation, {
      as,
      path: firm(),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      body: { shift_id: world.dayShift.id, date: world.menuDate, department_id: host().id, guests, ...more },
    })
const save = write('saveGuests')
const add = write('addGuests')
const remove = ({ as = clerk, ...more }: { date?: string; department_id?: string; as?: string } = {}) =>
  product.call('removeGuests', {
    as,
    path: firm(),
    query: { shift_id: world.dayShift.id, date: world.menuDate, ...more },
  })
const mealOn = async (date: string) => {
  const { body } = await product.call('listGuests', { as: clerk, path: firm() })
  return body.meals.find((meal) => meal.date === date && meal.shift_id === world.dayShift.id)
}
const logs = async () => {
  const as = await tokenOf(product, world.corporateA.people.corporateOwner)
  const path = { type: 'corporate' as const, ...firm() }
  return (await product.call('listAuditLogs', { as, path, query: { limit: 30 } })).body.logs.map(
    (log) => log.description,
  )
}

describe('guests who are added and taken away', () => {
  it('are managed by level 2, but not by level 1', async () => {
    const as = await tokenOf(product, world.corporateA.people.corporate1)
    expect((await add([{ key: null, portions: 1 }], { as })).status).toBe(403)
    expect((await remove({ as })).status).toBe(403)
  })

  it('are added by two at once who both count, and taken away again', async () => {
    const date = '2026-11-18'
    const boss = await tokenOf(product, world.corporateA.people.corporate3)
    const two = await Promise.all([
      add([{ key: null, portions: 3 }], { date }),
      add([{ key: null, portions: 4 }], { date, as: boss }),
    ])
    expect(two.map(({ status }) => status)).toEqual([201, 201])
    expect((await mealOn(date))?.guests).toMatchObject([{ department_id: host().id, key: null, portions: 7 }])
    expect(await logs()).toContain(`18.11.2026 Gündüz, ${host().name}: 7 misafir`)
    await add([{ key: null, portions: 2 }], { date, department_id: null })

    expect((await remove({ date, department_id: host().id })).status).toBe(200)
    expect((await mealOn(date))?.portions).toBe(2)
    expect(await logs()).toContain(`18.11.2026 Gündüz, ${host().name}: misafirler kaldırıldı`)
    expect((await remove({ date })).status).toBe(200)
    expect((await remove({ date })).status, 'nobody is left').toBe(200)
    expect((await mealOn(date))?.portions).toBe(0)
  })

  it('are added once for a request that is repeated', async () => {
    const date = '2026-11-18'
    const twice = () => add([{ key: null, portions: 5 }], { date, department_id: null, key: 'misafir-18-kasim' })
    expect([(await twice()).status, (await twice()).status]).toEqual([201, 201])
    expect((await mealOn(date))?.portions).toBe(5)
    await remove({ date })
  })

  it('are added and taken away within the limits for saving them', async () => {
    const one = [{ key: null, portions: 1 }]
    const codeOf = async (reply: Promise<{ problem?: { code: string } }>) => (await reply).problem?.code
    expect(await codeOf(add([...one, ...one]))).toBe('guests.option_repeated')
    expect(await codeOf(add([{ key: 'YOK', portions: 1 }]))).toBe('guests.unknown_option')
    expect(await codeOf(add(one, { department_id: world.corporateB.departments[0]!.id }))).toBe('department.not_open')
    const late: [string, string][] = [
      ['2026-11-14', 'guests.not_a_work_day'],
      ['2028-11-14', 'guests.too_far'],
      ['2026-11-11', 'guests.closed'],
    ]
    for (const [date, code] of late) {
      expect(await codeOf(add(one, { date }))).toBe(code)
      expect(await codeOf(remove({ date }))).toBe(code)
    }
    const date = '2026-11-19'
    await save([{ key: null, portions: 999 }], { date })
    expect((await add(one, { date })).problem).toMatchObject({ status: 422, code: 'guests.too_many' })
    expect((await mealOn(date))?.portions).toBe(999)
    await remove({ date, department_id: host().id })
  })
})
