import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, menu, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
let manager: string
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate3)
  manager = await tokenOf(product, world.corporateA.people.corporate3)
})
beforeEach(() => product.clock.set(wednesdayNoon))

const catering = () => ({ companyId: world.cateringA.company.id })
const choose = async (department: number | null, choice: string) => {
  const person = await enrol(product, world.corporateA.company, 'individual', {
    departmentId: department === null ? null : (world.corporateA.departments[department]?.id ?? null),
  })
  await product.call('saveChoice', {
    as: await tokenOf(product, person, 'individual'),
    path: { companyId: person.companyId, userId: person.id },
    body: {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      catering_id: world.cateringA.company.id,
      choice,
    },
  })
}
const labels = async (query: { corporate_id?: string; shift_id?: string } = {}) => {
  const { body } = await product.call('listLabels', {
    as: cook,
    path: catering(),
    query: { date: world.menuDate, ...query },
  })
  return body.labels
}
const partnership = async () => {
  const path = { type: 'corporate' as const, companyId: world.corporateA.company.id }
  const { body } = await product.call('listOwnPartnerships', { as: manager, path, query: {} })
  return { companyId: path.companyId, partnershipId: body.partnerships[0]?.id ?? '' }
}
const wants = async (delivery_form: 'bulk' | 'boxed' | null) =>
  product.call('saveDeliveryForm', { as: manager, path: await partnership(), body: { delivery_form } })

describe('labels of a day', () => {
  it('name each department with its dishes, below three portions too, and never "other departments"', async () => {
    await product.call('saveMenuDay', {
      as: cook,
      path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
      body: {
        ...{ shift_id: world.dayShift.id, date: world.menuDate, ...menu },
        meals: {
          ...menu.meals,
          GELENEKSEL1: { ...menu.meals.GELENEKSEL1, allergens: ['gluten', 'milk'], contains_pork: false },
        },
        common_courses: [{ course: 'soup', name: 'Mercimek çorbası' }],
      },
    })
    for (const [department, choice] of [
      [0, 'GELENEKSEL1'],
      [0, 'ALTERNATIF1'],
      [1, 'GELENEKSEL1'],
      [null, 'GELENEKSEL1'],
    ] as const)
      await choose(department, choice)
    const found = await labels()
    expect(
      found.map(({ department_name, portions, dishes }) => [
        department_name,
        portions,
        dishes.map((dish) => [dish.label ?? dish.course, dish.meal, dish.portions]),
      ]),
    ).toEqual([
      [
        'İdari İşler',
        1,
        [
          ['soup', 'Mercimek çorbası', 1],
          ['Geleneksel 1', 'Kuru fasulye', 1],
        ],
      ],
      [
        'Üretim',
        2,
        [
          ['soup', 'Mercimek çorbası', 2],
          ['Geleneksel 1', 'Kuru fasulye', 1],
          ['Alternatif 1', 'Sebzeli makarna', 1],
        ],
      ],
      [
        'Departmansız',
        1,
        [
          ['soup', 'Mercimek çorbası', 1],
          ['Geleneksel 1', 'Kuru fasulye', 1],
        ],
      ],
    ])
    expect(found[0]?.dishes.map(({ allergens, contains_pork }) => [allergens, contains_pork])).toEqual([
      [null, null],
      [['gluten', 'milk'], false],
    ])
    expect(await labels({ shift_id: world.nightShift.id })).toEqual([])
  })

  it('go by dish as soon as the firm wants its food in bulk, which both logs tell', async () => {
    expect((await wants('bulk')).status).toBe(200)
    const found = await labels({ corporate_id: world.corporateA.company.id })
    expect(found.map(({ department_name, portions, dishes }) => [department_name, portions, dishes.length])).toEqual([
      [null, 4, 1],
      [null, 3, 1],
      [null, 1, 1],
    ])
    const { body } = await product.call('listAuditLogs', {
      as: cook,
      path: { type: 'catering', ...catering() },
      query: { limit: 1 },
    })
    expect(body.logs[0]?.description).toBe('Anadolu Çelik teslim şeklini değiştirdi: toplu')
    const own = await product.call('getPartnership', {
      as: manager,
      path: { type: 'corporate', ...(await partnership()) },
    })
    expect(own.body.partnership.delivery_form).toBe('bulk')
  })

  it('are not chosen by the caterer, nor for a partnership that is not the firm’s', async () => {
    const byCook = await product.call('saveDeliveryForm', {
      as: cook,
      path: await partnership(),
      body: { delivery_form: 'boxed' },
    })
    expect(byCook.status).toBe(403)
    const stranger = await product.call('saveDeliveryForm', {
      as: await tokenOf(product, world.corporateB.people.corporateOwner),
      path: { ...(await partnership()), companyId: world.corporateB.company.id },
      body: { delivery_form: 'boxed' },
    })
    expect(stranger.body).toMatchObject({ code: 'partnership.missing' })
  })
})
