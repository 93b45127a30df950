import { describe, expect, it } from 'vitest'
import type { BookBefore, RecipeRow, WrittenRecipe } from '../../../src/core/recipes/index.ts'
import { outcomeOf, recipesIn } from '../../../src/core/recipes/index.ts'
import type { CompanyId, IngredientId } from '../../../src/core/shared/index.ts'
import { recipeRowProblem } from '../../../src/texts/recipes/recipe-rows.ts'

const today = '2026-11-11'
const noBook: BookBefore = { ingredients: new Map(), names: new Map(), inForce: new Map(), parts: new Map() }

/** Rows from 2 on: component, ingredient, quantity, and what else is typed. */
const rowsOf = (...rows: [component: string, ingredient: string, quantity: string, more?: Partial<RecipeRow>][]) =>
  rows.map(([component, ingredient, quantity, more], at): RecipeRow => ({
    row: at + 2,
    ...{ component, ingredient, quantity, trim: '', note: '' },
    ...{ portions: undefined, method: undefined, cookedWeight: undefined },
    ...more,
  }))
const taking = (rows: RecipeRow[], before: Partial<BookBefore> = {}) => {
  let id = 0
  const nextId = () => `yeni ${++id}` as IngredientId
  const facts = { cateringId: 'mutfak' as CompanyId, today, nextId } as const
  return outcomeOf(recipesIn(rows), { ...noBook, ...before }, facts)
}
const told = ({ taken, failed }: ReturnType<typeof taking>) => ({
  taken: taken.map(({ recipe: { name }, state }) => `${name}: ${state}`),
  failed: failed.map(({ row, problem }) => `${row}: ${recipeRowProblem(problem)}`),
})

const onion = { id: 'sogan' as IngredientId, name: 'Kuru soğan', baseUnit: 'g' } as const
const known: Partial<BookBefore> = { ingredients: new Map([['kuru sogan', onion]]) }
const recipe = (key: string, name: string, ...parts: string[]): WrittenRecipe => ({
  ...{ key, name, startsOn: '2026-10-01', portions: 100, cookedWeightG: 220, method: 'Kavurun.' },
  lines: [
    { ingredientId: onion.id, baseUnit: 'g', partKey: null, quantity: 3_000_000, trim: 8, note: '' },
    ...parts.map((partKey) => ({
      ...{ ingredientId: null, baseUnit: null, partKey, quantity: 100_000, trim: 0, note: '' },
    })),
  ],
})
const bookOf = (...recipes: WrittenRecipe[]): Partial<BookBefore> => ({
  ...known,
  names: new Map(recipes.map(({ key, name }) => [key, name])),
  inForce: new Map(recipes.map((one) => [one.key, one])),
  parts: new Map(
    recipes.map(({ key, lines }) => [key, { now: lines.flatMap(({ partKey }) => partKey ?? []), later: [] }]),
  ),
})

describe('A list of recipes', () => {
  it('gives a row without a component to the one above, and rows of a component together wherever they stand', () => {
    const { recipes } = recipesIn(
      rowsOf(
        ['Tas kebabı', 'Dana kuşbaşı', '9 kg', { portions: '100' }],
        ['', 'Patates', '5 kg'],
        ['Pilav', 'Pirinç', '8 kg', { portions: '50 porsiyon' }],
        ['TAS  KEBABI', 'Tuz', '180 g'],
      ),
    )
    expect(recipes.map(({ name, portions, lines }) => [name, portions, lines.map((line) => line.name)])).toEqual([
      ['Tas kebabı', 100, ['Dana kuşbaşı', 'Patates', 'Tuz']],
      ['Pilav', 50, ['Pirinç']],
    ])
  })

  it('is for 100 portions unless it says otherwise, and joins a method that is written over several rows', () => {
    const { taken } = taking(
      rowsOf(
        ['Pilav', 'Pirinç', '8 kg', { method: 'Pirinci ıslatın.', cookedWeight: '220 g' }],
        ['', 'Tuz', '180 g', { method: 'Demleyin.', cookedWeight: '' }],
      ),
    )
    expect(taken[0]?.recipe).toMatchObject({
      ...{ key: 'pilav', startsOn: today, portions: 100, cookedWeightG: 220, method: 'Pirinci ıslatın.\nDemleyin.' },
    })
  })

  it.each([
    ['8', 8],
    ['%8', 8],
    ['8 %', 8],
    ['8,0', 8],
    ['0.08', 8],
    ['0.07', 7],
    ['', 0],
    ['99', 99],
  ])('reads a trim of “%s”', (trim, percent) => {
    expect(recipesIn(rowsOf(['Pilav', 'Pirinç', '8 kg', { trim }])).recipes[0]?.lines[0]?.trim).toBe(percent)
  })

  it('keeps what it has no column for, and empties what it has an empty one for', () => {
    const before = bookOf(recipe('pilav', 'Pilav'))
    const [line, changed] = [['Pilav', 'Kuru soğan', '3 kg'], { trim: '8' }] as const
    expect(told(taking(rowsOf([...line, changed]), before)).taken).toEqual(['Pilav: same'])
    const emptied = taking(rowsOf([...line, { ...changed, method: '', cookedWeight: '' }]), before)
    expect(emptied.taken[0]).toMatchObject({ state: 'changed', recipe: { method: '', cookedWeightG: null } })
  })

  it('calls a recipe new, changed or the same, and keeps the spelling of its name', () => {
    const before = bookOf(recipe('pilav', 'Pilav'), recipe('cacik', 'Cacık'))
    const rows = rowsOf(
      ['PİLAV', 'kuru soğan', '3 kg', { trim: '8' }],
      ['Cacık', 'Kuru soğan', '3001 g', { trim: '8' }],
      ['Çorba', 'Kuru soğan', '1 kg'],
    )
    expect(told(taking(rows, before)).taken).toEqual(['Pilav: same', 'Cacık: changed', 'Çorba: new'])
  })

  it('adds ingredients that are not known, with the unit they are first given, and only those it needs', () => {
    const { newIngredients, failed } = taking(
      rowsOf(
        ['Pilav', 'Pirinç', '8 kg'],
        ['Ayran', 'YOĞURT', '3 kg'],
        ['', 'Su', '2 L'],
        ['Cacık', 'Yoğurt', '2 kg'],
        ['Hatalı', 'Kekik', '15 g'],
        ['', 'Su', '2 kg'],
      ),
      known,
    )
    expect(newIngredients.map(({ name, baseUnit }) => [name, baseUnit])).toEqual([
      ['Pirinç', 'g'],
      ['YOĞURT', 'g'],
      ['Su', 'ml'],
    ])
    expect(failed.map(({ row }) => row)).toEqual([7])
  })

  it('may be of recipes in recipes, whichever comes first', () => {
    const { taken } = taking(
      rowsOf(['Lazanya', 'Beşamel sos', '100 porsiyon'], ['Beşamel sos', 'Kuru soğan', '1 kg']),
      known,
    )
    expect(taken.map(({ recipe: { lines } }) => lines[0])).toMatchObject([
      { partKey: 'besamel sos', ingredientId: null, quantity: 100_000 },
      { partKey: null, ingredientId: onion.id },
    ])
  })

  it('may turn round which of two recipes is in the other', () => {
    const before = bookOf(recipe('harc', 'Harç', 'sos'), recipe('sos', 'Sos'))
    const rows = rowsOf(['Sos', 'Harç', '10 porsiyon'], ['Harç', 'Kuru soğan', '1 kg'])
    expect(told(taking(rows, before))).toEqual({ taken: ['Sos: changed', 'Harç: changed'], failed: [] })
  })
})

describe('A row of a list of recipes', () => {
  it.each([
    ['no ingredient', ['Pilav', '', '8 kg'], 'Malzemenin adı boş.'],
    ['a long ingredient', ['Pilav', 'x'.repeat(121), '8 kg'], 'Malzemenin adı çok uzun.'],
    ['no quantity', ['Pilav', 'Pirinç', ''], 'Miktar boş.'],
    [
      'a quantity in words',
      ['Pilav', 'Pirinç', 'biraz'],
      'Miktar anlaşılmadı: “biraz”; birimiyle ve en fazla üç ondalıkla yazın: 9 kg, 700 ml, 12 adet.',
    ],
    ['nothing of it', ['Pilav', 'Pirinç', '0 kg'], /^Miktar anlaşılmadı: “0 kg”; /],
    [
      'an ambiguous quantity',
      ['Pilav', 'Pirinç', '1.250 kg'],
      '“1.250 kg” iki türlü okunabilir: 1,250 kg ya da 1250 kg yazın.',
    ],
    ['a unit that does not fit', ['Pilav', 'Kuru soğan', '3 L'], 'Miktarı g ya da kg ile yazın: Kuru soğan.'],
    ['portions of an ingredient', ['Pilav', 'kuru soğan', '3 porsiyon'], 'Miktarı g ya da kg ile yazın: Kuru soğan.'],
    ['all trimmed away', ['Pilav', 'Pirinç', '8 kg', { trim: '100' }], 'Fire 0 ile 99 arasında tam sayı olmalı.'],
    ['half a percent of trim', ['Pilav', 'Pirinç', '8 kg', { trim: '%0,5' }], /^Fire 0 ile 99/],
    ['a long note', ['Pilav', 'Pirinç', '8 kg', { note: 'x'.repeat(101) }], 'Not en fazla 100 karakter olabilir.'],
    ['no portions', ['Pilav', 'Pirinç', '8 kg', { portions: '0' }], 'Porsiyon 1 ile 10.000 arasında tam sayı olmalı.'],
    ['portions in words', ['Pilav', 'Pirinç', '8 kg', { portions: 'yüz' }], /^Porsiyon 1 ile 10.000/],
    ['too heavy a portion', ['Pilav', 'Pirinç', '8 kg', { cookedWeight: '5001' }], /^Pişmiş porsiyon 1 ile 5.000/],
    ['a long method', ['Pilav', 'Pirinç', '8 kg', { method: 'x'.repeat(4001) }], /^Yapılışı en fazla 4.000/],
    ['a long component', ['x'.repeat(201), 'Pirinç', '8 kg'], 'Bileşenin adı çok uzun.'],
    ['no component above it', ['', 'Pirinç', '8 kg'], 'Bileşenin adı boş.'],
    ['nothing but a component', ['Pilav', '', '', { portions: '100' }], 'Reçetenin malzemesi yok.'],
    ['an unknown recipe', ['Pilav', 'Et suyu', '10 porsiyon'], 'Reçetelerinizde “Et suyu” yok.'],
    ['itself', ['Pilav', 'Pilav', '10 porsiyon'], 'Reçete kendi kendini içeremez: Pilav → Pilav.'],
  ] as const)('is told that it has %s, and its recipe is not taken', (_what, row, sentence) => {
    const { taken, failed } = told(taking(rowsOf([...row], ['Çorba', 'Kuru soğan', '1 kg']), known))
    expect(taken).toEqual(['Çorba: new'])
    const [first = '', ...others] = failed.map((one) => one.replace(/^2: /, ''))
    expect(first).toMatch(typeof sentence === 'string' ? new RegExp(`^${RegExp.escape(sentence)}$`) : sentence)
    expect(others).toEqual([])
  })

  it('may not repeat an ingredient without another note, nor say other portions', () => {
    const { failed } = told(
      taking(
        rowsOf(
          ['Pilav', 'Tereyağı', '1 kg', { portions: '100' }],
          ['', 'Tereyağı', '200 g', { note: 'üstüne' }],
          ['', 'TEREYAĞI', '1 kg', { note: 'üstüne' }],
          ['', 'Pirinç', '8 kg', { portions: '120' }],
        ),
      ),
    )
    expect(failed).toEqual([
      '4: Aynı malzeme iki satırda; miktarları bir satırda toplayın ya da notlarını ayırın: TEREYAĞI.',
      '5: Aynı reçetede iki ayrı porsiyon sayısı var.',
    ])
  })

  it('is one too many in its recipe', () => {
    const rows = Array.from({ length: 61 }, (_, at) => ['Aşure', `Malzeme ${at}`, '1 g'] as [string, string, string])
    expect(told(taking(rowsOf(...rows)))).toEqual({
      taken: [],
      failed: ['62: Bir reçetede en fazla 60 malzeme olabilir.'],
    })
  })
})

describe('Recipes that cannot be taken', () => {
  it('take those with them that need them and have no other', () => {
    const rows = rowsOf(
      ['Lazanya', 'Beşamel sos', '100 porsiyon'],
      ['Fırın lazanya', 'Lazanya', '100 porsiyon'],
      ['Moussaka', 'Kıyma harcı', '100 porsiyon'],
      ['Beşamel sos', 'Süt', 'biraz'],
      ['Kıyma harcı', 'Kıyma', 'çok'],
    )
    const before = bookOf(recipe('kiyma harci', 'Kıyma harcı'))
    const { taken, failed } = told(taking(rows, before))
    expect(taken).toEqual(['Moussaka: new'])
    expect(failed.map((one) => one.slice(0, 60))).toEqual([
      '2: “Beşamel sos” reçetesi alınamadığı için bu reçete de alın',
      '3: “Lazanya” reçetesi alınamadığı için bu reçete de alınamaz',
      expect.stringMatching(/^5: Miktar anlaşılmadı/),
      expect.stringMatching(/^6: Miktar anlaşılmadı/),
    ])
  })

  it('contain themselves by way of others, of the list and of the kitchen, and the way is told', () => {
    const before = bookOf(recipe('sos', 'Sos', 'dolma'), recipe('dolma', 'Dolma'))
    const rows = rowsOf(
      ['Harç', 'Sos', '10 porsiyon'],
      ['Dolma', 'Kuru soğan', '1 kg'],
      ['', 'Harç', '100 porsiyon'],
      ['Tabak', 'Dolma', '100 porsiyon'],
    )
    expect(told(taking(rows, before))).toEqual({
      taken: ['Tabak: new'],
      failed: [
        '2: Reçete kendi kendini içeremez: Harç → Sos → Dolma → Harç.',
        '4: Reçete kendi kendini içeremez: Dolma → Harç → Sos → Dolma.',
      ],
    })
  })

  it('leave the recipes in force as they are, also where that closes a circle with others of the list', () => {
    const before = bookOf(recipe('a', 'A', 'b'), recipe('b', 'B'))
    const rows = rowsOf(['B', 'A', '10 porsiyon'], ['A', 'Kuru soğan', '1 kg'], ['', 'A', '1 porsiyon'])
    expect(told(taking(rows, before))).toEqual({
      taken: [],
      failed: ['2: Reçete kendi kendini içeremez: B → A → B.', '4: Reçete kendi kendini içeremez: A → A.'],
    })
  })

  it('would contain themselves once a version that is planned already is in force', () => {
    const before = { ...bookOf(recipe('sos', 'Sos'), recipe('dolma', 'Dolma')) }
    const parts = new Map([['sos', { now: [], later: ['dolma'] }]])
    const rows = rowsOf(['Dolma', 'Sos', '100 porsiyon'])
    expect(told(taking(rows, { ...before, parts })).failed).toEqual([
      '2: Reçete kendi kendini içeremez: Dolma → Sos → Dolma.',
    ])
  })

  it('are more than ten in each other', () => {
    const rows = (depth: number) =>
      rowsOf(
        ...Array.from({ length: depth }, (_, at): [string, string, string] =>
          at === depth - 1 ? [`R${at}`, 'Kuru soğan', '1 kg'] : [`R${at}`, `R${at + 1}`, '10 porsiyon'],
        ),
        ['Çorba', 'Kuru soğan', '1 kg'],
      )
    expect(told(taking(rows(10))).failed).toEqual([])
    const { taken, failed } = told(taking(rows(11)))
    expect(taken).toEqual(['Çorba: new'])
    expect(failed).toHaveLength(11)
    expect(failed[0]).toBe('2: En fazla 10 reçete iç içe olabilir.')
  })

  it('are those for which there is no more room', () => {
    const names = new Map(Array.from({ length: 1999 }, (_, at) => [`r${at}`, `R${at}`]))
    const rows = rowsOf(['Bir', 'Kuru soğan', '1 kg'], ['R7', 'Kuru soğan', '1 kg'], ['İki', 'Kuru soğan', '1 kg'])
    expect(told(taking(rows, { ...known, names }))).toEqual({
      taken: ['Bir: new', 'R7: new'],
      failed: ['4: En fazla 2.000 reçete yazılabilir.'],
    })
  })
})
