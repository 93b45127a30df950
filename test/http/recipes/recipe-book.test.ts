import { beforeAll, describe, expect, it } from 'vitest'
import { demoRecipes } from '../../../cli/demo/kitchen-book.ts'
import type { AnswerOf } from '../../../src/http/contract/contract-types.ts'
import { multipart } from '../../support/multipart.ts'
import { cellsOf, workbookOf } from '../../support/workbook.ts'
import { createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct()
type Report = AnswerOf<'importRecipes'>

/** A catering of its own for each group of tests. */
const useKitchen = (name: string) => {
  const kitchen = {} as { catering: Workplace; cook: string; path: { companyId: string } }
  beforeAll(async () => {
    const catering = await createWorkplace(product, 'catering', name)
    const cook = await tokenOf(product, catering.people.corporate3)
    Object.assign(kitchen, { catering, cook, path: { companyId: catering.company.id } })
  })
  const send = async (content: Uint8Array, { query = '', as = kitchen.cook, headers = {} } = {}) => {
    const sent = multipart({ name: 'receteler.xlsx', content })
    const { status, text } = await product.send({
      method: 'POST',
      path: `/api/catering/${kitchen.path.companyId}/recipe-book${query}`,
      headers: { ...sent.headers, authorization: `Bearer ${as}`, ...headers },
      body: sent.body,
    })
    return { status, body: JSON.parse(text) as Report & { code: string } }
  }
  const list = (...rows: (string | number)[][]) => workbookOf(['Bileşen', 'Malzeme', 'Net miktar'], ...rows)
  const states = ({ body }: { body: Report }) => body.recipes.map(({ name, state }) => `${name}: ${state}`)
  return {
    kitchen,
    send,
    list,
    states,
    takes: async (...rows: (string | number)[][]) => send(await list(...rows)),
    exported: async () => {
      const { bytes } = await product.send({
        method: 'GET',
        path: `/api/catering/${kitchen.path.companyId}/recipe-book`,
        headers: { authorization: `Bearer ${kitchen.cook}` },
      })
      return bytes
    },
    recipe: async (key: string) =>
      (await product.call('getRecipe', { as: kitchen.cook, path: { ...kitchen.path, componentKey: key } })).body,
    recipes: async () =>
      (await product.call('listRecipes', { as: kitchen.cook, path: kitchen.path })).body.recipes.map(({ key }) => key),
    ingredients: async () =>
      (await product.call('listIngredients', { as: kitchen.cook, path: kitchen.path })).body.ingredients,
    log: async () =>
      (
        await product.call('listAuditLogs', { as: kitchen.cook, path: { type: 'catering', ...kitchen.path } })
      ).body.logs.map(({ description }) => description),
  }
}

/** The recipes of the demo, as a kitchen would have typed them. */
const sample = () =>
  workbookOf(
    ['Bileşen', 'Porsiyon', 'Malzeme', 'Net miktar', 'Fire %', 'Not', 'Pişmiş porsiyon (g)', 'Yapılışı'],
    ...demoRecipes.flatMap(({ name, cookedWeightG, method, lines }) =>
      lines.map(([ingredient, quantity, trim = '', note = ''], at) =>
        at === 0
          ? [name, 100, ingredient, quantity, trim, note, cookedWeightG, method]
          : ['', '', ingredient, quantity, trim, note, '', ''],
      ),
    ),
  )

const used = new Set(demoRecipes.flatMap(({ lines }) => lines.map(([ingredient]) => ingredient)))

describe('The book of recipes', () => {
  const first = useKitchen('Birinci Mutfak')
  const second = useKitchen('İkinci Mutfak')

  it('is taken whole from a file, exported, and taken again without a change', async () => {
    const { status, body } = await first.send(await sample())
    expect([status, body.errors]).toEqual([200, []])
    expect(body.recipes.map(({ lines, state }) => [lines, state])).toEqual(
      demoRecipes.map(({ lines }) => [lines.length, 'new']),
    )
    expect(body.new_ingredients).toHaveLength(used.size)
    expect(body.new_ingredients).toEqual(expect.arrayContaining(['Süt (ml)', 'Yumurta (adet)', 'Tuz (g)']))
    const stew = await first.recipe('tas kebabi')
    expect(stew).toMatchObject({ revision: 1, starts_on: '2026-11-11', portions: 100, cooked_weight_g: 220 })
    expect(stew.method).toBe(demoRecipes[0]?.method)
    expect(stew.lines.slice(0, 2)).toMatchObject([
      { name: 'Dana kuşbaşı', unit: 'g', quantity: 9000, trim_percent: 8 },
      { name: 'Patates', quantity: 5000, trim_percent: 18 },
    ])

    const book = await first.exported()
    const again = await first.send(book)
    expect(new Set(again.body.recipes.map(({ state }) => state))).toEqual(new Set(['same']))
    expect([again.body.new_ingredients, again.body.errors]).toEqual([[], []])
    expect((await first.recipe('tas kebabi')).revision).toBe(1)

    expect((await second.send(book)).body).toMatchObject({ errors: [] })
    expect(await cellsOf(await second.exported())).toEqual(await cellsOf(book))
  })

  it('is told in the log once, and only where something has changed', async () => {
    expect((await first.log()).filter((text) => text.startsWith('Dosyadan'))).toEqual([
      `Dosyadan ${demoRecipes.length} reçete eklendi, ${used.size} malzeme eklendi`,
    ])
  })

  it('has recipes in recipes, methods of several lines, and texts that look like formulas', async () => {
    const taken = await first.takes(
      ['Lazanya', 'Beşamel sos', '100 porsiyon'],
      ['', '=Lazanya yufkası', '12,5 kg'],
      ['Beşamel sos', 'Süt', '20 L'],
    )
    expect(first.states(taken)).toEqual(['Lazanya: new', 'Beşamel sos: new'])
    await product.call('saveRecipe', {
      as: first.kitchen.cook,
      path: { ...first.kitchen.path, componentKey: 'besamel sos' },
      body: {
        ...{ name: 'Beşamel sos', portions: 40, method: "- Sütü ısıtın.\n'=Unu ekleyin." },
        lines: (await first.recipe('besamel sos')).lines.map(({ ingredient_id }) => ({
          ...(ingredient_id !== null && { ingredient_id }),
          ...{ quantity: 20.125, unit: 'L' as const, trim_percent: 99, note: '+sıcak' },
        })),
      },
    })
    const again = await first.send(await first.exported())
    expect(again.body.errors).toEqual([])
    expect(first.states(again).filter((state) => !state.endsWith('same'))).toEqual([])
    expect(await second.send(await first.exported())).toMatchObject({ status: 200, body: { errors: [] } })
    expect(await second.recipe('besamel sos')).toMatchObject({
      ...{ portions: 40, method: "- Sütü ısıtın.\n'=Unu ekleyin." },
      lines: [{ name: 'Süt', unit: 'ml', quantity: 20_125, trim_percent: 99, note: '+sıcak' }],
    })
    expect((await second.recipe('lazanya')).lines.map(({ name, recipe_key }) => [name, recipe_key])).toEqual([
      ['Beşamel sos', 'besamel sos'],
      ['=Lazanya yufkası', null],
    ])
  })
})

describe('An import of recipes', () => {
  const { kitchen, ...book } = useKitchen('Deneyen Mutfak')

  it('writes nothing as a preview, and then what the preview said', async () => {
    const file = await book.list(['Pilav', 'Pirinç', '8 kg'], ['Cacık', 'Yoğurt', 'biraz'])
    const preview = await book.send(file, { query: '?is_preview=true' })
    expect(await book.recipes()).toEqual([])
    expect(await book.ingredients()).toEqual([])
    expect(await book.log()).not.toContainEqual(expect.stringMatching(/^Dosyadan/))
    expect(preview.body).toMatchObject({
      recipes: [{ name: 'Pilav', portions: 100, lines: 1, state: 'new' }],
      new_ingredients: ['Pirinç (g)'],
      errors: [{ row: 3 }],
    })
    expect(preview.body.errors[0]?.message).toMatch(/^Miktar anlaşılmadı: “biraz”; /)
    expect((await book.send(file)).body).toEqual(preview.body)
    expect(await book.recipes()).toEqual(['pilav'])
    expect((await book.ingredients()).map(({ name, base_unit }) => [name, base_unit])).toEqual([['Pirinç', 'g']])
  })

  it('changes a recipe from today on, and not its past', async () => {
    product.clock.set('2026-11-12T09:00:00Z')
    expect(book.states(await book.takes(['PİLAV', 'pirinç', '9 kg']))).toEqual(['Pilav: changed'])
    const { lines, versions } = await book.recipe('pilav')
    expect(lines.map(({ quantity }) => quantity)).toEqual([9000])
    expect(versions.map(({ starts_on }) => starts_on)).toEqual(['2026-11-12', '2026-11-11'])
    expect(book.states(await book.takes(['Pilav', 'Pirinç', '9000 g']))).toEqual(['Pilav: same'])
    expect((await book.recipe('pilav')).revision).toBe(2)
  })

  it('takes the recipes of two files that arrive at once each once, with their ingredients', async () => {
    const rows = [
      ['Çorba', 'Mercimek', '4 kg'],
      ['Çorba', 'Su', '20 L'],
    ]
    const replies = await Promise.all([1, 2, 3].map(() => book.takes(...rows)))
    expect(replies.map(book.states).toSorted()).toEqual([['Çorba: new'], ['Çorba: same'], ['Çorba: same']])
    expect((await book.recipe('corba')).revision).toBe(1)
    expect((await book.ingredients()).filter(({ name }) => name === 'Mercimek')).toHaveLength(1)
  })

  it('closes no circle with one that arrives at once', async () => {
    await book.takes(['Sos', 'Su', '1 L'], ['Harç', 'Su', '1 L'])
    const replies = await Promise.all([
      book.takes(['Sos', 'Harç', '10 porsiyon']),
      book.takes(['Harç', 'Sos', '10 porsiyon']),
    ])
    expect(replies.flatMap(book.states)).toHaveLength(1)
    expect(replies.flatMap(({ body }) => body.errors.map(({ row, message }) => `${row}: ${message}`))).toEqual([
      expect.stringMatching(/^2: Reçete kendi kendini içeremez: (Sos → Harç → Sos|Harç → Sos → Harç)\.$/),
    ])
  })

  it('is done once under its key, and a preview under the same key does not count as done', async () => {
    const file = await book.list(['Ayran', 'Yoğurt', '5 kg'])
    const headers = { 'idempotency-key': 'receteler-0001' }
    const replies = [
      await book.send(file, { headers, query: '?is_preview=true' }),
      await book.send(file, { headers }),
      await book.send(file, { headers }),
    ]
    expect(replies.map(book.states)).toEqual([['Ayran: new'], ['Ayran: new'], ['Ayran: new']])
    expect((await book.recipe('ayran')).revision).toBe(1)
  })

  it('leaves an ingredient with its unit, and so a recipe that differs', async () => {
    const { body } = await book.takes(['Sütlaç', 'Pirinç', '2 L'], ['Muhallebi', 'Pirinç', '1 kg'])
    expect(body.recipes.map(({ name }) => name)).toEqual(['Muhallebi'])
    expect(body.errors).toEqual([{ row: 2, message: 'Miktarı g ya da kg ile yazın: Pirinç.' }])
  })

  it('is for levels 3 and above of the catering; everybody of it may export', async () => {
    const file = await book.list(['Gizli', 'Su', '1 L'])
    const { people } = kitchen.catering
    for (const [role, status] of [
      ['corporate1', 403],
      ['corporate2', 403],
      ['corporate3', 200],
    ] as const)
      expect((await book.send(file, { as: await tokenOf(product, people[role]) })).status).toBe(status)
    const call = { as: await tokenOf(product, people.corporate1), path: kitchen.path }
    expect((await product.call('exportRecipes', call)).status).toBe(200)
  })

  it('may be of ten thousand rows, and its recipes are listed right after it', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [
      `Yemek ${Math.floor(at / 11)}`,
      `Malzeme ${(at * 7) % 1500}`,
      `${1 + (at % 9)} kg`,
    ])
    expect((await book.takes(...rows)).body).toMatchObject({ errors: [] })
    const listed = await product.call('listRecipes', { as: kitchen.cook, path: kitchen.path })
    expect([listed.status, listed.body.recipes.length > 909]).toEqual([200, true])
    expect(book.states(await book.takes(...rows)).filter((state) => !state.endsWith('same'))).toEqual([])
  })

  it.each([
    ['another list', () => workbookOf(['Ad Soyad', 'Telefon'], ['Ayşe', '5321112233']), 'recipe_list.headings_missing'],
    ['no rows', () => workbookOf(['Bileşen', 'Malzeme', 'Miktar']), 'recipe_list.empty'],
    ['no workbook', () => Promise.resolve(Buffer.from('Pilav;Pirinç;8 kg')), 'spreadsheet.not_a_workbook'],
    [
      'formulas without results',
      () => workbookOf(['Bileşen', 'Malzeme', 'Miktar'], ['Pilav', 'Pirinç', { formula: 'A1' }]),
      'recipe_list.formulas_blank',
    ],
  ])('is refused for %s', async (_what, file, code) => {
    const { status, body } = await book.send(await file())
    expect([status, body.code]).toEqual([400, code])
  })
})
