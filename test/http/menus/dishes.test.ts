import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate3)
})
beforeEach(() => product.clock.set(wednesdayNoon))

type Meal = BodyOf<'saveMenuDay'>['meals'][string]
const choices = [
  { key: 'GELENEKSEL', label: 'Geleneksel 1' },
  { key: 'ALTERNATIF', label: 'Alternatif 1' },
]
const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const catering = () => ({ companyId: world.cateringA.company.id })
const save = (date: string, traditional: Meal, alternative: Meal, more: { status?: 'draft' | 'published' } = {}) =>
  product.call('saveMenuDay', {
    as: cook,
    path: kitchen(),
    body: {
      shift_id: world.dayShift.id,
      date,
      choices,
      meals: { GELENEKSEL: traditional, ALTERNATIF: alternative },
      ...more,
    },
  })
const list = (query: { search?: string; undeclared?: boolean; hidden?: boolean; limit?: number } = {}, as = cook) =>
  product.call('listDishes', { as, path: catering(), query })
const named = async (name: string) => {
  const dish = (await list({ search: name })).body.dishes.find((one) => one.name === name)
  if (dish === undefined) throw new Error(`${name} is not in the library.`)
  return dish
}
const correct = (dishId: string, body: BodyOf<'updateDish'>, as = cook) =>
  product.call('updateDish', { as, path: { ...catering(), dishId }, body })
const seenByEaters = async (date: string) => {
  const { individual } = world.corporateA.people
  const { body } = await product.call('getMenuPlay', {
    as: await tokenOf(product, individual, 'individual'),
    path: { companyId: individual.companyId, userId: individual.id },
    query: { shift_id: world.dayShift.id },
  })
  return body.days.find((day) => day.date === date)?.options.map(({ meal }) => meal)
}

describe('the dish library', () => {
  it('stores one dish per folded name, counted once per menu day however often the day is saved', async () => {
    await save('2026-11-16', { name: 'Ispanaklı börek' }, { name: 'Mercimek köftesi' })
    await save('2026-11-17', { name: 'ISPANAKLI BÖREK' }, { name: 'Kısır' })
    await save('2026-11-17', { name: 'ISPANAKLI BÖREK' }, { name: 'Kısır' })
    const { body } = await list({ search: 'ispanakli borek' })
    expect(body.dishes.map(({ name, times_written }) => [name, times_written])).toEqual([['ISPANAKLI BÖREK', 2]])
    await save('2026-11-17', { name: 'Ispanaklı börek' }, { name: 'Kısır' })
    expect(await named('Ispanaklı börek')).toMatchObject({ times_written: 2 })
  })

  it('counts a dish once for a day that offers it twice', async () => {
    await save('2026-11-18', { name: 'Menemen' }, { name: 'menemen' })
    expect((await list({ search: 'menemen' })).body.dishes).toMatchObject([{ times_written: 1 }])
  })

  it('forgets a mistyped dish once its day is corrected', async () => {
    await save('2026-11-19', { name: 'Mercimek çorbsı' }, { name: 'Kısır' })
    expect((await list({ search: 'çorbsı' })).body.total).toBe(1)
    await save('2026-11-19', { name: 'Mercimek çorbası' }, { name: 'Kısır' })
    expect((await list({ search: 'çorbsı' })).body.total).toBe(0)
  })

  it('remembers what a menu says about a dish, even if a later menu says nothing', async () => {
    const told: Meal = {
      name: 'Fırın makarna',
      tags: ['fırın'],
      allergens: ['milk', 'gluten'],
      kcal: 610,
      portion_g: 400,
    }
    await save('2026-11-20', told, { name: 'Cacık', allergens: [] })
    const { body } = await save('2026-11-23', { name: 'Fırın makarna', tags: [], image_url: null }, { name: 'Cacık' })
    expect(body.day.meals['GELENEKSEL']).toMatchObject({ tags: ['fırın'], allergens: ['milk', 'gluten'], kcal: 610 })
    expect(body.day.meals['ALTERNATIF']).toMatchObject({ allergens: [], kcal: null })
    expect(body.undeclared_dishes).toBe(0)
  })

  it('finds undeclared dishes, the most frequent first', async () => {
    const { body } = await list({ undeclared: true })
    expect(body.dishes.every(({ allergens }) => allergens === null)).toBe(true)
    expect(body.dishes.map(({ times_written }) => times_written)).toEqual(
      body.dishes.map(({ times_written }) => times_written).toSorted((one, other) => other - one),
    )
    expect(body.total).toBe(body.counts.undeclared)
    expect((await list({ undeclared: true, limit: 1 })).body.dishes).toHaveLength(1)
  })

  it('no longer suggests a hidden dish, but keeps it on its menus', async () => {
    const { id, version } = await named('Kısır')
    await correct(id, { is_hidden: true, version })
    expect((await list({ search: 'kısır' })).body.total).toBe(0)
    expect((await list({ search: 'kısır', hidden: true })).body.dishes).toMatchObject([{ id, is_hidden: true }])
    await correct(id, { is_hidden: false })
    expect((await list({ search: 'kısır' })).body.total).toBe(1)
  })

  it('belongs to one catering: to another a dish looks like one that does not exist', async () => {
    const { id } = await named('Kısır')
    const rival = await tokenOf(product, world.cateringB.people.corporateOwner)
    const path = { companyId: world.cateringB.company.id, dishId: id }
    const seen = await product.call('getDish', { as: rival, path })
    const written = await product.call('updateDish', { as: rival, path, body: { allergens: [] } })
    expect([seen.status, written.status]).toEqual([404, 404])
    expect((await product.call('listDishes', { as: rival, path: { companyId: path.companyId } })).body.total).toBe(0)
  })
})

describe('correcting a dish', () => {
  it('changes published days at once and is logged', async () => {
    const date = '2026-11-24'
    await save(date, { name: 'Tavuk sote, pilav' }, { name: 'Cacık' }, { status: 'published' })
    const [before] = (await seenByEaters(date)) ?? []
    expect(before).toMatchObject({ allergens: null, tags: [] })
    const { id } = await named('Tavuk sote, pilav')
    const { body } = await correct(id, {
      tags: ['Tavuk', ' tavuk ', 'Izgara'],
      allergens: ['celery', 'gluten'],
      contains_alcohol: false,
      kcal: 540,
    })
    expect(body.dish).toMatchObject({ tags: ['Tavuk', 'Izgara'], allergens: ['gluten', 'celery'], version: 2 })
    expect(body.dish.declared_at).not.toBeNull()
    expect((await seenByEaters(date))?.[0]).toEqual({
      dish_id: id,
      name: 'Tavuk sote, pilav',
      tags: ['Tavuk', 'Izgara'],
      image_url: null,
      allergens: ['gluten', 'celery'],
      contains_pork: null,
      contains_alcohol: false,
      kcal: 540,
      portion_g: null,
    })
    const { body: log } = await product.call('listAuditLogs', {
      as: await tokenOf(product, world.cateringA.people.corporateOwner),
      path: { type: 'catering', ...catering() },
    })
    expect(log.logs[0]?.description).toBe(
      '“Tavuk sote, pilav” yemeği güncellendi (etiketler, alerjenler, alkol, kalori)',
    )
  })

  it('can remove a declaration', async () => {
    const { id } = await named('Cacık')
    expect((await correct(id, { allergens: null })).body.dish.allergens).toBeNull()
  })

  it('is refused for an outdated version, with the current one in the answer', async () => {
    const { id, version } = await named('Cacık')
    await correct(id, { kcal: 80, version })
    const { status, body } = await correct(id, { kcal: 90, version })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'record.changed_meanwhile', present: { id, kcal: 80, version: version + 1 } })
  })

  it.each([
    ['an unknown allergen', { allergens: ['domates'] }],
    ['a repeated allergen', { allergens: ['milk', 'milk'] }],
    ['more energy than a portion can have', { kcal: 5001 }],
    ['a portion without weight', { portion_g: 0 }],
    ['a new name', { name: 'Cacık, soğuk' }],
    ['nothing at all', {}],
  ])('is refused with a sentence for %s', async (_what, body) => {
    const { id } = await named('Cacık')
    const answer = await correct(id, body as never)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ detail: expect.any(String) as string })
  })

  it('is refused for a picture from a foreign host', async () => {
    const { id } = await named('Cacık')
    const { status, body } = await correct(id, { image_url: 'https://example.com/cacik.png' })
    expect([status, (body as unknown as { code: string }).code]).toEqual([422, 'menu_day.image_not_allowed'])
  })
})

describe('a dish that was served', () => {
  it('shows its last days and its rating', async () => {
    await save('2026-11-25', { name: 'Hünkâr beğendi' }, { name: 'Etli nohut' }, { status: 'published' })
    await save('2026-11-26', { name: 'Hünkâr beğendi' }, { name: 'Etli nohut' }, { status: 'published' })
    const person = await enrol(product, world.corporateA.company, 'individual')
    const path = { companyId: person.companyId, userId: person.id }
    const as = await tokenOf(product, person, 'individual')
    const meal = { shift_id: world.dayShift.id, date: '2026-11-25' }
    const chosen = await product.call('saveChoice', {
      as,
      path,
      body: { ...meal, choice: 'GELENEKSEL', catering_id: world.cateringA.company.id },
    })
    expect(chosen.status).toBe(200)
    expect(await named('Hünkâr beğendi')).toMatchObject({ last_served_on: null, rating: null, times_written: 2 })

    product.clock.set('2026-11-25T14:00:00Z')
    cook = await tokenOf(product, world.cateringA.people.corporate3)
    await product.call('rateChoice', {
      as: await tokenOf(product, person, 'individual'),
      path,
      body: { ...meal, stars: 4 },
    })
    const { id, rating, last_served_on } = await named('Hünkâr beğendi')
    expect({ rating, last_served_on }).toEqual({ rating: 4, last_served_on: '2026-11-25' })
    const { body } = await product.call('getDish', { as: cook, path: { ...catering(), dishId: id } })
    expect(body.dish).toMatchObject({ served_on: ['2026-11-25'], coming_on: ['2026-11-26'] })
    expect(await named('Etli nohut')).toMatchObject({ last_served_on: '2026-11-25', rating: null })
  })
})

describe('declaring allergens', () => {
  const require = async (allergens_required: boolean) =>
    product.call('updateCompany', {
      as: await tokenOf(product, world.cateringA.people.corporateOwner),
      path: { type: 'catering', ...catering() },
      body: { allergens_required },
    })
  const publish = (date: string) =>
    product.call('publishMenuDays', {
      as: cook,
      path: kitchen(),
      body: { shift_id: world.dayShift.id, start_date: date, end_date: date },
    })

  it('is optional: the number missing is shown before and after publishing', async () => {
    const { body: saved } = await save('2026-11-27', { name: 'Yeni yemek' }, { name: 'Başka yemek' })
    expect(saved.undeclared_dishes).toBe(2)
    const { body: listed } = await product.call('listMenuDays', {
      as: cook,
      path: kitchen(),
      query: { shift_id: world.dayShift.id, start_date: '2026-11-27', end_date: '2026-11-27' },
    })
    expect(listed.undeclared_dishes).toBe(2)
    expect((await publish('2026-11-27')).body).toEqual({ success: true, modified: 1, undeclared_dishes: 2 })
  })

  it('if required, prevents publishing undeclared dishes and names them', async () => {
    expect((await require(true)).status).toBe(200)
    await save('2026-11-30', { name: 'Denenmemiş' }, { name: 'Kapuska', allergens: [] })
    const { status, body } = await publish('2026-11-30')
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'menu_day.undeclared',
      detail: '1 yemeğin alerjenleri beyan edilmemiş: “Denenmemiş”. Beyan edilmeden yayınlanamaz.',
    })
    const direct = await save('2026-11-30', { name: 'Denenmemiş' }, { name: 'Kapuska' }, { status: 'published' })
    expect(direct.status).toBe(422)
    await correct((await named('Denenmemiş')).id, { allergens: ['eggs'] })
    expect((await publish('2026-11-30')).body).toEqual({ success: true, modified: 1, undeclared_dishes: 0 })
  })

  it('if required, also applies to a published day, where it can be done at once', async () => {
    expect((await save('2026-11-30', { name: 'Sonradan' }, { name: 'Kapuska' })).status).toBe(422)
    const declared = await save('2026-11-30', { name: 'Sonradan', allergens: [] }, { name: 'Kapuska' })
    expect([declared.status, declared.body.undeclared_dishes]).toEqual([200, 0])
    expect((await require(false)).body.company.allergens_required).toBe(false)
  })

  it('can be required by caterings only', async () => {
    const { status } = await product.call('updateCompany', {
      as: await tokenOf(product, world.corporateA.people.corporateOwner),
      path: { type: 'corporate', companyId: world.corporateA.company.id },
      body: { allergens_required: true },
    })
    expect(status).toBe(422)
  })
})
