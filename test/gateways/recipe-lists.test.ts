import exceljs from 'exceljs'
import fc from 'fast-check'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type ExportedRecipe, recipesIn } from '../../src/core/recipes/index.ts'
import { baseUnitOf, thousandthsOf } from '../../src/core/recipes/rules.ts'
import { ExcelRecipeBookSheets, ProcessRecipeLists } from '../../src/gateways/index.ts'
import { cellsOf, workbookOf } from '../support/workbook.ts'
import { xlsOf } from '../support/xls-workbook.ts'

const lists = new ProcessRecipeLists()
const read = (file: Uint8Array) => lists.read('mutfak', file)
const written = async (recipes: readonly ExportedRecipe[]) =>
  new Uint8Array(await buffer(new ExcelRecipeBookSheets().write(recipes)))
const refused = (code: string) => ({ code })

const roux: ExportedRecipe = {
  ...{ name: '=Beşamel sos', portions: 120, cookedWeightG: 80, method: '- Unu kavurun.\n- Sütü ekleyin.' },
  lines: [
    { name: 'Un', quantity: 1250, unit: 'g', trim: 0, note: '@elenmiş' },
    { name: 'Süt', quantity: 12_000, unit: 'ml', trim: 2, note: '' },
    { name: 'Et suyu', quantity: 1.5, unit: 'porsiyon', trim: 0, note: '' },
  ],
}

describe('The workbook of recipes', () => {
  it('has a line in each row, quantities as they are typed, and cells that no program takes for a formula', async () => {
    const cells = (await cellsOf(await written([roux]))).map((row) => Array.from(row, (cell = '') => cell))
    expect(cells).toEqual([
      ['Bileşen', 'Porsiyon', 'Malzeme', 'Net miktar', 'Fire %', 'Not', 'Pişmiş porsiyon (g)', 'Yapılışı'],
      ["'=Beşamel sos", '120', 'Un', '1,25 kg', '', "'@elenmiş", '80', "'- Unu kavurun.\n- Sütü ekleyin."],
      ["'=Beşamel sos", '', 'Süt', '12 L', '2'],
      ["'=Beşamel sos", '', 'Et suyu', '1,5 porsiyon'],
    ])
  })

  it('is read as what was written, whatever that is', async () => {
    const text = (maxLength: number, minLength = 0) =>
      fc
        .string({ unit: fc.constantFrom(...'abcçğıİöşü 0159.,:%\'=+-@"<&>'), maxLength, minLength })
        .map((typed) => typed.trim().replace(/\s+/g, ' '))
    const name = text(60, 3).filter((typed) => /\p{L}/u.test(typed))
    const recipe = fc.record({
      name,
      portions: fc.integer({ min: 1, max: 10_000 }),
      cookedWeightG: fc.option(fc.integer({ min: 1, max: 5000 })),
      method: fc.array(text(900), { maxLength: 4 }).map((lines) => lines.join('\n').trim()),
      lines: fc.uniqueArray(
        fc.record({
          name,
          quantity: fc.integer({ min: 1, max: 1_000_000_000_000 }).map((thousandths) => thousandths / 1000),
          unit: fc.constantFrom('g', 'ml', 'adet', 'porsiyon'),
          trim: fc.integer({ min: 0, max: 99 }),
          note: text(100),
        }),
        { minLength: 1, maxLength: 5, selector: (line) => line.name },
      ),
    })
    const books = fc.uniqueArray(recipe, {
      minLength: 1,
      maxLength: 20,
      selector: ({ name: own }) => own.toLowerCase(),
    })
    await fc.assert(
      fc.asyncProperty(books, async (book) => {
        const { recipes, strays } = recipesIn(await read(await written(book)))
        expect(strays).toEqual([])
        for (const one of recipes) expect(one.failed).toEqual([])
        const again = recipes.map(({ lines, ...facts }) => ({
          ...{ name: facts.name, portions: facts.portions, cookedWeightG: facts.cookedWeightG, method: facts.method },
          lines: lines.map(({ name: own, quantity, unit, trim, note }) => ({
            ...{ name: own, quantity: thousandthsOf(quantity, unit), unit: baseUnitOf(unit), trim, note },
          })),
        }))
        const asked = book.map((one) => ({
          ...one,
          lines: one.lines.map((line) => ({ ...line, quantity: Math.round(line.quantity * 1000) })),
        }))
        expect(again).toEqual(asked)
      }),
      { numRuns: 12 },
    )
  })
})

describe('A list of recipes', () => {
  it('has its columns in any order under the words of a kitchen, and units in a column of their own', async () => {
    const file = await workbookOf(
      ['YEMEK REÇETELERİ 2026'],
      [],
      ['Açıklama', 'Fire (%)', 'Birim', 'Miktar', 'Malzeme Adı', 'Kişi Sayısı', 'YEMEK ADI', 'Hazırlanışı'],
      ['kuşbaşı', 0.08, 'kg', 9.125, 'Dana', 100, 'Tas kebabı', 'Eti kavurun.\nSu ekleyin.'],
      ['', '', 'adet', 12, 'Yumurta', '', '', ''],
      ['', '', 'gr', '1.250', 'Tuz', '', '', ''],
      ['', '', '', '700 ml', 'Yağ', '', '', ''],
    )
    const none = { component: '', portions: '', trim: '', note: '', method: '', cookedWeight: undefined }
    expect(await read(file)).toEqual([
      {
        ...{ row: 4, component: 'Tas kebabı', portions: '100', ingredient: 'Dana', quantity: '9,125 kg', trim: '0.08' },
        ...{ note: 'kuşbaşı', method: 'Eti kavurun.\nSu ekleyin.', cookedWeight: undefined },
      },
      { ...none, row: 5, ingredient: 'Yumurta', quantity: '12 adet' },
      { ...none, row: 6, ingredient: 'Tuz', quantity: '1.250 gr' },
      { ...none, row: 7, ingredient: 'Yağ', quantity: '700 ml' },
    ])
  })

  it('may have its component in merged cells, and sheets that are hidden are not read', async () => {
    const workbook = new exceljs.Workbook()
    workbook.addWorksheet('Eski', { state: 'hidden' }).addRows([
      ['Bileşen', 'Malzeme', 'Net miktar'],
      ['Eski', 'Un', '1 kg'],
    ])
    const sheet = workbook.addWorksheet('Reçeteler')
    sheet.addRows([
      ['Bileşen', 'Malzeme', 'Net miktar'],
      ['Pilav', 'Pirinç', '8 kg'],
      ['Pilav', 'Tuz', '180 g'],
      ['Cacık', 'Yoğurt', '5 kg'],
    ])
    sheet.mergeCells('A2:A3')
    const rows = await read(new Uint8Array(await workbook.xlsx.writeBuffer()))
    expect(rows.map(({ row, ingredient }) => [row, ingredient])).toEqual([
      [2, 'Pirinç'],
      [3, 'Tuz'],
      [4, 'Yoğurt'],
    ])
    expect(recipesIn(rows).recipes.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Pilav', 2],
      ['Cacık', 1],
    ])
  })

  it('may be an .xls, with a method of 4,000 characters', async () => {
    const method = 'ş'.repeat(4000)
    const [row] = await read(xlsOf(['Reçete', 'Malzeme', 'Miktar', 'Yapılışı'], ['Pilav', 'Pirinç', '8 kg', method]))
    expect(row).toMatchObject({ component: 'Pilav', method })
  })

  it('reads the results of formulas, and is refused where these are not in the file', async () => {
    const heading = ['Bileşen', 'Malzeme', 'Miktar']
    const saved = await workbookOf(heading, ['Pilav', 'Pirinç', { formula: '4&" kg"', result: '4 kg' }])
    expect(await read(saved)).toMatchObject([{ quantity: '4 kg' }])
    const unsaved = workbookOf(heading, ['Pilav', 'Pirinç', '8 kg'], [{ formula: 'A2' }, 'Tuz', '180 g'])
    await expect(read(await unsaved)).rejects.toMatchObject(refused('recipe_list.formulas_blank'))
  })

  it('needs headings, rows, and not too many of them', async () => {
    const heading = ['Bileşen', 'Malzeme', 'Miktar']
    await expect(read(await workbookOf(['Bileşen', 'Malzeme'], ['Pilav', 'Pirinç']))).rejects.toMatchObject(
      refused('recipe_list.headings_missing'),
    )
    await expect(read(await workbookOf(heading, ['', '', '']))).rejects.toMatchObject(refused('recipe_list.empty'))
    const rows = Array.from({ length: 10_001 }, (_, at) => ['Pilav', `Malzeme ${at}`, '1 g'])
    expect(await read(await workbookOf(heading, ...rows.slice(1)))).toHaveLength(10_000)
    await expect(read(await workbookOf(heading, ...rows))).rejects.toMatchObject(refused('spreadsheet.too_many_rows'))
  })

  it('is refused if one long method is in thousands of rows', async () => {
    const rows = Array.from({ length: 3000 }, () => ['Pilav', 'Pirinç', '8 kg', 'x'.repeat(8000)])
    const file = await workbookOf(['Bileşen', 'Malzeme', 'Miktar', 'Yapılışı'], ...rows)
    await expect(read(file)).rejects.toMatchObject(refused('spreadsheet.too_heavy'))
  })
})
