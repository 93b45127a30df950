import { beforeAll, describe, expect, it } from 'vitest'
import { menu, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let owner: string
let cook: string
beforeAll(async () => {
  owner = await tokenOf(product, world.corporateA.people.corporateOwner)
  cook = await tokenOf(product, world.cateringA.people.corporate3)
  await product.call('createCorporateGroup', { as: cook, path: ofCatering(), body: { name: 'Gebze' } })
  await product.call('createIngredient', { as: cook, path: ofCatering(), body: { name: 'Pirinç', base_unit: 'g' } })
})

interface Reply {
  status: number
  problem: { code: string; present?: object }
}

interface Thing {
  /** The current version. */
  version: () => Promise<number>
  save: (text: string, version?: number) => Promise<Reply>
  /** The part of an answer that shows the saved text. */
  shows: (text: string) => object
}

const inCompany = () => ({ type: 'corporate' as const, companyId: world.corporateA.company.id })
const employee = () => ({ ...inCompany(), userId: world.corporateA.people.individual.id })
const shift = () => ({ companyId: world.corporateA.company.id, shiftId: world.dayShift.id })
const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const ofCatering = () => ({ companyId: world.cateringA.company.id })
const day = () => ({ shift_id: world.dayShift.id, date: world.menuDate })

const plan = { start_time: '09:00', end_time: '17:00', days: [1, 2, 3, 4, 5], timezone: 'Europe/Istanbul' }
const at = <Body extends object>(body: Body, version?: number) => ({
  ...body,
  ...(version !== undefined && { version }),
})

const dish = async () => {
  const query = { search: 'sebzeli makarna' }
  const { dishes } = (await product.call('listDishes', { as: cook, path: ofCatering(), query })).body
  return dishes[0] ?? { id: '', version: 0 }
}

const ingredient = async () =>
  (await product.call('listIngredients', { as: cook, path: ofCatering() })).body.ingredients[0] ?? {
    id: '',
    version: 0,
  }

const things: Record<string, Thing> = {
  'a shift': {
    version: async () => {
      const { body } = await product.call('listShifts', { as: owner, path: { companyId: world.corporateA.company.id } })
      return body.shifts.find(({ id }) => id === world.dayShift.id)?.version ?? 0
    },
    save: (title, version) =>
      product.call('updateShift', { as: owner, path: shift(), body: at({ ...plan, title }, version) }),
    shows: (title) => ({ title }),
  },
  'the settings of a company': {
    version: async () => (await product.call('getCompanySettings', { as: owner, path: inCompany() })).body.version,
    save: (name, version) =>
      product.call('updateCompany', { as: owner, path: inCompany(), body: at({ name }, version) }),
    shows: (name) => ({ name }),
  },
  'an employee': {
    version: async () => {
      const { body } = await product.call('listEmployees', { as: owner, path: inCompany() })
      return body.users.find(({ id }) => id === world.corporateA.people.individual.id)?.version ?? 0
    },
    save: (full_name, version) =>
      product.call('updateEmployee', { as: owner, path: employee(), body: at({ full_name }, version) }),
    shows: (full_name) => ({ full_name }),
  },
  'a day of a menu': {
    version: async () => {
      const { date, shift_id } = day()
      const query = { shift_id, start_date: date, end_date: date }
      return (await product.call('listMenuDays', { as: cook, path: kitchen(), query })).body.days[0]?.version ?? 0
    },
    save: (name, version) => {
      const meals = { ...menu.meals, GELENEKSEL1: { ...menu.meals.GELENEKSEL1, name } }
      return product.call('saveMenuDay', {
        as: cook,
        path: kitchen(),
        body: at({ ...day(), ...menu, meals }, version),
      })
    },
    shows: (name) => ({ meals: { GELENEKSEL1: { name } } }),
  },
  'a dish': {
    version: async () => (await dish()).version,
    save: async (tag, version) => {
      const path = { ...ofCatering(), dishId: (await dish()).id }
      return product.call('updateDish', { as: cook, path, body: at({ tags: [tag] }, version) })
    },
    shows: (tag) => ({ tags: [tag] }),
  },
  'an ingredient': {
    version: async () => (await ingredient()).version,
    save: async (name, version) => {
      const path = { ...ofCatering(), ingredientId: (await ingredient()).id }
      return product.call('updateIngredient', { as: cook, path, body: at({ name, base_unit: 'g' as const }, version) })
    },
    shows: (name) => ({ name }),
  },
  'a group of firms': {
    version: async () => {
      const { groups } = (await product.call('listCorporateGroups', { as: cook, path: ofCatering() })).body
      return groups[0]?.version ?? 0
    },
    save: async (name, version) => {
      const { groups } = (await product.call('listCorporateGroups', { as: cook, path: ofCatering() })).body
      const path = { ...ofCatering(), groupId: groups[0]?.id ?? '' }
      return product.call('updateCorporateGroup', { as: cook, path, body: at({ name }, version) })
    },
    shows: (name) => ({ name }),
  },
}

describe('two people editing the same thing', () => {
  it.each(Object.entries(things))(
    '(%s): the second learns what the first has saved',
    async (_what, { version, save, shows }) => {
      const seen = await version()
      expect((await save('İlk Kişi', seen)).status).toBe(200)
      const second = await save('İkinci Kişi', seen)
      expect([second.status, second.problem.code]).toEqual([409, 'record.changed_meanwhile'])
      expect(second.problem.present).toMatchObject({ ...shows('İlk Kişi'), version: seen + 1 })
      expect((await save('İkinci Kişi', seen + 1)).status).toBe(200)
      expect(await version()).toBe(seen + 2)
    },
  )

  it.each(Object.entries(things))('(%s): one of twenty at once succeeds', async (_what, { version, save }) => {
    const seen = await version()
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => save(`Kişi Numara ${at}`, seen)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it.each(Object.entries(things))('(%s): a change without a version always succeeds', async (_what, { save }) => {
    expect((await save('Sürümsüz Bir', undefined)).status).toBe(200)
    expect((await save('Sürümsüz İki', undefined)).status).toBe(200)
  })

  it('on a new day: the second learns about the first', async () => {
    const path = kitchen()
    const body = { ...day(), ...menu, shift_id: world.nightShift.id, date: nextMonth(world.menuDate), version: 0 }
    const replies = await Promise.all([1, 2].map(() => product.call('saveMenuDay', { as: cook, path, body })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await product.call('saveMenuDay', { as: cook, path, body })).problem.code).toBe('record.changed_meanwhile')
  })

  it('notice a publication as a change', async () => {
    const path = kitchen()
    const date = nextMonth(world.menuDate, 2)
    const body = { ...day(), ...menu, shift_id: world.nightShift.id, date }
    const { body: draft } = await product.call('saveMenuDay', { as: cook, path, body })
    const range = { shift_id: world.nightShift.id, start_date: date, end_date: date }
    await product.call('publishMenuDays', { as: cook, path, body: range })
    const late = await product.call('saveMenuDay', { as: cook, path, body: { ...body, version: draft.day.version } })
    expect(late.problem.present).toMatchObject({ status: 'published', version: draft.day.version + 1 })
  })
})

const nextMonth = (date: string, more = 0): string => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 28 + more)
  return day.toISOString().slice(0, 10)
}
