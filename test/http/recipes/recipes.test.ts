import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
let assistant: string
let rival: string

const catering = () => ({ companyId: world.cateringA.company.id })
const ingredient = async (name: string, more: Partial<BodyOf<'createIngredient'>> = {}) => {
  const body = { name, base_unit: 'g' as const, ...more }
  return product.call('createIngredient', { as: cook, path: catering(), body })
}
const idOf = async (name: string, more: Partial<BodyOf<'createIngredient'>> = {}) =>
  (await ingredient(name, more)).body.ingredient.id
type Line = BodyOf<'saveRecipe'>['lines'][number]
const save = (key: string, name: string, lines: Line[], more: Partial<BodyOf<'saveRecipe'>> = {}, as = cook) =>
  product.call('saveRecipe', {
    as,
    path: { ...catering(), componentKey: key },
    body: { name, portions: 100, lines, ...more },
  })
const recipe = async (key: string, as = cook, date?: string) =>
  (
    await product.call('getRecipe', {
      as,
      path: { ...catering(), componentKey: key },
      query: date === undefined ? {} : { date },
    })
  ).body
const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code
const sentenceOf = ({ body }: { body: unknown }) => (body as { detail: string }).detail
const sold = async (name: string, unit_price: number) => {
  const { body } = await product.call('createProduct', {
    as: await tokenOf(product, world.supplier.people.corporateOwner),
    path: { companyId: world.supplier.company.id },
    body: { name, description: 'Deneme', unit_price, stock_quantity: 100, unit_type: 'kg' },
  })
  return body.product.id
}

beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporateOwner)
  assistant = await tokenOf(product, world.cateringA.people.corporate1)
  rival = await tokenOf(product, world.cateringB.people.corporateOwner)
})

describe('A recipe', () => {
  it('is priced by the preferred products and says what it does not know', async () => {
    const rice = await idOf('Baldo pirinç', {
      links: [
        { product_id: await sold('Pirinç, ucuz', 50), content: 1, content_unit: 'kg', is_preferred: false },
        { product_id: await sold('Pirinç, iyi', 80), content: 1000, content_unit: 'g', is_preferred: true },
      ],
    })
    const salt = await idOf('Tuz')
    const { status, body } = await save('pirinc pilavi', 'Pirinç pilavı', [
      { ingredient_id: rice, quantity: 8, unit: 'kg', trim_percent: 20, note: 'yıkanmış' },
      { ingredient_id: salt, quantity: 180, unit: 'g' },
    ])
    expect(status).toBe(200)
    expect(body.recipe).toMatchObject({
      revision: 1,
      portions: 100,
      lines: [
        { name: 'Baldo pirinç', unit: 'g', quantity: 8000, gross: 10_000, amount: 800, note: 'yıkanmış' },
        { name: 'Tuz', quantity: 180, gross: 180, amount: null },
      ],
      cost: { per_portion: 8, is_complete: false, unknown: ['Tuz'] },
    })
    const listed = (await product.call('listRecipes', { as: cook, path: catering() })).body.recipes
    expect(listed.find(({ key }) => key === 'pirinc pilavi')?.cost?.per_portion).toBe(8)
  })

  it('shows no prices to levels 1 and 2, who may read it and not write it', async () => {
    const { lines, cost } = await recipe('pirinc pilavi', assistant)
    expect(cost).toBeNull()
    expect(lines.map(({ amount }) => amount)).toEqual([null, null])
    const { body } = await product.call('listIngredients', { as: assistant, path: catering() })
    expect(body.ingredients.flatMap(({ links }) => links.map(({ unit_price }) => unit_price))).toEqual([null, null])
    expect((await save('pirinc pilavi', 'Pirinç pilavı', [], {}, assistant)).status).toBe(403)
  })

  it('is not seen by another catering, not even through an ingredient', async () => {
    const path = { companyId: world.cateringB.company.id, componentKey: 'pirinc pilavi' }
    expect((await product.call('getRecipe', { as: rival, path })).status).toBe(404)
    const [foreign] = (await product.call('listIngredients', { as: cook, path: catering() })).body.ingredients
    const reply = await product.call('saveRecipe', {
      as: rival,
      path,
      body: {
        name: 'Pirinç pilavı',
        portions: 100,
        lines: [{ ingredient_id: foreign?.id, quantity: 1, unit: 'kg' }],
      },
    })
    expect(codeOf(reply)).toBe('recipe.ingredient_missing')
  })

  it('keeps the version of earlier days when it changes from a later one', async () => {
    const bulgur = await idOf('Bulgur')
    const line = (quantity: number): Line => ({ ingredient_id: bulgur, quantity, unit: 'kg' })
    await save('bulgur pilavi', 'Bulgur pilavı', [line(7)])
    await save('bulgur pilavi', 'Bulgur pilavı', [line(9)], { starts_on: '2026-11-20' })
    const quantityOn = async (date: string) => (await recipe('bulgur pilavi', cook, date)).lines[0]?.quantity
    expect(await quantityOn('2026-11-19')).toBe(7000)
    expect(await quantityOn('2026-11-20')).toBe(9000)
    expect((await recipe('bulgur pilavi')).versions.map(({ starts_on }) => starts_on)).toEqual([
      '2026-11-20',
      '2026-11-11',
    ])
    expect(codeOf(await save('bulgur pilavi', 'Bulgur pilavı', [line(1)], { starts_on: '2026-11-10' }))).toBe(
      'recipe.past',
    )
  })

  it('holds of two that are saved at once from the same revision, and names who was first', async () => {
    const lines: Line[] = [{ ingredient_id: await idOf('Nohut'), quantity: 6, unit: 'kg' }]
    await save('nohut', 'Nohut', lines)
    const replies = await Promise.all([
      save('nohut', 'Nohut', lines, { seen_revision: 1, method: 'Birinci' }),
      save('nohut', 'Nohut', lines, { seen_revision: 1, method: 'İkinci' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused && sentenceOf(refused)).toMatch(/^Deneme corporateOwner siz yazarken reçeteyi değiştirdi/)
    expect((await recipe('nohut')).revision).toBe(2)
  })

  it('never contains itself through two others, not even if they are saved at once', async () => {
    const water = await idOf('Su', { base_unit: 'ml' })
    const part = (recipe_key: string): Line => ({ recipe_key, quantity: 100, unit: 'porsiyon' })
    for (const [key, name] of [
      ['harc', 'Harç'],
      ['sos', 'Sos'],
      ['dolma', 'Dolma'],
    ] as const)
      await save(key, name, [{ ingredient_id: water, quantity: 1.5, unit: 'L' }])
    expect((await save('dolma', 'Dolma', [part('harc')])).status).toBe(200)
    const replies = await Promise.all([save('harc', 'Harç', [part('sos')]), save('sos', 'Sos', [part('dolma')])])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const refused = replies.find(({ status }) => status === 422)
    expect(refused && sentenceOf(refused)).toMatch(/^Reçete kendi kendini içeremez: .+ → .+ → .+ → .+\.$/)
  })

  it('is in at most nine others, one in the other', async () => {
    const salt = await idOf('Kaya tuzu')
    await save('kat 1', 'Kat 1', [{ ingredient_id: salt, quantity: 1, unit: 'kg' }])
    const over = (floor: number) =>
      save(`kat ${floor}`, `Kat ${floor}`, [{ recipe_key: `kat ${floor - 1}`, quantity: 100, unit: 'porsiyon' }])
    for (let floor = 2; floor <= 10; floor++) expect((await over(floor)).status).toBe(200)
    expect(codeOf(await over(11))).toBe('recipe.too_deep')
  })

  it.each([
    ['a unit that does not fit', { quantity: 1, unit: 'L' }, 'recipe.unit_differs'],
    ['nothing', { quantity: 0, unit: 'kg' }, 'recipe.quantity_invalid'],
    ['more decimals than a scale has', { quantity: 1.2345, unit: 'kg' }, 'recipe.quantity_invalid'],
  ] as const)('refuses %s in a line', async (_what, line, code) => {
    const flour = await product.sql(`SELECT id FROM ingredients WHERE name = 'Tuz'`)
    const reply = await save('corba', 'Çorba', [{ ...line, ingredient_id: String(flour[0]?.['id']) }])
    expect([reply.status, codeOf(reply)]).toEqual([422, code])
  })

  it.each([
    ['all of it trimmed away', { lines: [{ quantity: 1, unit: 'kg', trim_percent: 100 }] }],
    ['no portions', { portions: 0, lines: [] }],
  ])('is malformed with %s', async (_what, body) => {
    const { status } = await product.call('saveRecipe', {
      as: cook,
      path: { ...catering(), componentKey: 'corba' },
      body: { name: 'Çorba', portions: 100, ...body } as BodyOf<'saveRecipe'>,
    })
    expect(status).toBe(400)
  })

  it('proposes the allergens of its ingredients and of its parts, and declares nothing', async () => {
    const butter = await idOf('Tereyağı', { allergens: ['milk'] })
    const flour = await idOf('Un', { allergens: ['gluten'] })
    await save('besamel sos', 'Beşamel sos', [{ ingredient_id: flour, quantity: 1, unit: 'kg' }])
    await save('firin makarna', 'Fırın makarna', [
      { ingredient_id: butter, quantity: 1, unit: 'kg' },
      { recipe_key: 'besamel sos', quantity: 100, unit: 'porsiyon' },
    ])
    expect((await recipe('firin makarna')).allergen_proposal).toEqual([
      { allergen: 'milk', ingredients: ['Tereyağı'] },
      { allergen: 'gluten', ingredients: ['Un'] },
    ])
    expect((await recipe('besamel sos')).used_in).toEqual([{ key: 'firin makarna', name: 'Fırın makarna' }])
  })
})

describe('An ingredient', () => {
  it('has one name, whatever its letters', async () => {
    await ingredient('Kırmızı mercimek')
    expect(codeOf(await ingredient('KIRMIZI  MERCİMEK'))).toBe('ingredient.name_taken')
  })

  it('keeps its unit once it is used', async () => {
    const id = await idOf('Süt', { base_unit: 'ml' })
    const change = (base_unit: 'g' | 'ml') =>
      product.call('updateIngredient', {
        as: cook,
        path: { ...catering(), ingredientId: id },
        body: { name: 'Süt', base_unit },
      })
    expect((await change('g')).status).toBe(200)
    expect((await change('ml')).status).toBe(200)
    await save('sutlac', 'Sütlaç', [{ ingredient_id: id, quantity: 12, unit: 'L' }])
    expect(codeOf(await change('g'))).toBe('ingredient.unit_in_use')
  })

  it('shares no product with another one, and refuses contents that do not fit', async () => {
    const product_id = await sold('Şeker', 40)
    const link = { product_id, content: 1, content_unit: 'kg' as const, is_preferred: true }
    expect((await ingredient('Toz şeker', { links: [link] })).status).toBe(201)
    expect(codeOf(await ingredient('Pudra şekeri', { links: [link] }))).toBe('ingredient.product_taken')
    const other = await sold('Şeker, küp', 55)
    const twice = { ...link, product_id: other }
    expect(codeOf(await ingredient('Küp şeker', { links: [twice, twice] }))).toBe('ingredient.product_repeated')
    const refused = async (more: Partial<typeof link>) =>
      codeOf(await ingredient('Küp şeker', { links: [{ ...link, product_id: other, ...more }] }))
    expect(await refused({ content: 0 })).toBe('ingredient.content_invalid')
    expect(await refused({ content_unit: 'L' as 'kg' })).toBe('ingredient.unit_differs')
    expect(await refused({ product_id: world.supplier.company.id })).toBe('ingredient.product_missing')
  })

  it('switches a link off and on again, and keeps it', async () => {
    const product_id = await sold('Yumurta', 130)
    const id = await idOf('Yumurta', {
      base_unit: 'adet',
      links: [{ product_id, content: 30, content_unit: 'adet', is_preferred: true }],
    })
    const set = (links: BodyOf<'updateIngredient'>['links']) =>
      product.call('updateIngredient', {
        as: cook,
        path: { ...catering(), ingredientId: id },
        body: { name: 'Yumurta', base_unit: 'adet', links },
      })
    expect((await set([])).body.ingredient.links).toEqual([])
    expect(await product.sql(`SELECT is_active FROM ingredient_links WHERE product_id = '${product_id}'`)).toEqual([
      { is_active: false },
    ])
    expect(
      (await set([{ product_id, content: 15, content_unit: 'adet', is_preferred: false }])).body.ingredient.links,
    ).toMatchObject([{ content: 15, is_preferred: true, is_sold: true }])
  })
})

describe('The sheets for the stove', () => {
  it('have what the day takes, with the portions that firms get', async () => {
    const date = world.menuDate
    const potato = await idOf('Patates')
    await save('patates', 'Patates', [{ ingredient_id: potato, quantity: 10, unit: 'kg', trim_percent: 50 }])
    const path = { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id }
    const meals = { GELENEKSEL: { name: 'Patates' } }
    await product.call('saveMenuDay', {
      as: cook,
      path,
      body: {
        ...{ shift_id: world.dayShift.id, date, meals, status: 'published' },
        choices: [{ key: 'GELENEKSEL', label: 'Geleneksel' }],
      },
    })
    await product.call('saveOwnNumber', {
      as: cook,
      path: { ...catering(), componentKey: 'patates' },
      body: { date, own_number: 250 },
    })
    const sheet = async () =>
      (await product.call('listRecipeSheets', { as: assistant, path: catering(), query: { date } })).body
    expect(await sheet()).toMatchObject({
      without_recipe: expect.not.arrayContaining(['Patates']) as string[],
      sheets: [{ key: 'patates', portions: 250, lines: [{ name: 'Patates', quantity: 25_000, gross: 50_000 }] }],
    })
  })
})
