import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { ExcelTrailSheets, failedRowsSheet, passwordSheet, ProcessSpreadsheetReader } from '../../src/gateways/index.ts'
import { hostileWorkbooks, genuineWorkbooks } from '../support/hostile-workbooks.ts'
import { cellsOf, tamperedWith, workbookOf } from '../support/workbook.ts'
import { compoundFile, label, merge, workbookStream, xlsOf } from '../support/xls-workbook.ts'

const reader = new ProcessSpreadsheetReader()
const peopleOf = (file: Uint8Array) => reader.people('firma', file)
const heading = ['Ad Soyad', 'Telefon', 'E-posta', 'Departman', 'Vardiyalar']
const hostile = (name: string) => hostileWorkbooks[name]?.() ?? Promise.reject(new Error(`no file is called ${name}`))
const list = () => workbookOf(heading, ['Ayşe Yılmaz', '5321234567', '', ''])
const sheet = 'xl/worksheets/sheet1.xml'

describe('a list of people', () => {
  it('is found below a title, with columns in any order and headings in any spelling', async () => {
    const file = await workbookOf(
      ['Personel listesi 2026'],
      [],
      ['SIRA', 'BÖLÜMÜ', 'CEP TELEFONU', 'e-mail', 'ADI SOYADI'],
      [1, 'Üretim', '5321234567', 'a@b.co', 'Ayşe Yılmaz'],
    )
    expect(await peopleOf(file)).toEqual([
      { row: 4, fullName: 'Ayşe Yılmaz', phone: '5321234567', email: 'a@b.co', department: 'Üretim', shifts: '' },
    ])
  })

  it('can be the workbook of rows left out earlier, whose last column is ignored', async () => {
    const failed = [
      {
        row: 7,
        fullName: '=Ali()',
        phone: '+90 532 11',
        email: '-',
        department: 'Üretim',
        shifts: '@Gece',
        problem: 'phone_invalid',
      },
      {
        row: 9,
        fullName: 'Ece',
        phone: '05321112233',
        email: '',
        department: 'Uzay',
        shifts: '',
        problem: 'department_unknown',
        names: ['Uzay'],
      },
    ] as const
    const file = await failedRowsSheet(failed.map((one) => ({ ...one, names: 'names' in one ? [...one.names] : [] })))
    expect(await cellsOf(Buffer.from(file))).toEqual([
      ['Ad Soyad', 'Telefon', 'E-posta', 'Departman', 'Vardiya', 'Neden'],
      ["'=Ali()", "'+90 532 11", "'-", 'Üretim', "'@Gece", expect.stringMatching(/^Telefon numarası geçersiz/)],
      ['Ece', '05321112233', '', 'Uzay', '', 'Departman bulunamadı: “Uzay”'],
    ])
    expect(await peopleOf(file)).toEqual(
      failed.map(({ fullName, phone, email, department, shifts }, at) => ({
        row: at + 2,
        fullName,
        phone,
        email,
        department,
        shifts,
      })),
    )
  })

  it('joins first and last names', async () => {
    expect(
      await peopleOf(await workbookOf(['Adı', 'Soyadı', 'GSM No'], ['Ayşe Nur', 'Yılmaz', '5321234567'])),
    ).toMatchObject([{ fullName: 'Ayşe Nur Yılmaz' }])
  })

  it('reads phones that are numbers, texts or formulas', async () => {
    const phones = [
      5321234567,
      905321234567,
      '0532 123 45 67',
      '+90 (532) 123-45-67',
      { formula: '"0532"&"1234567"', result: '05321234567' },
      5321234567.0,
    ]
    const people = await peopleOf(await workbookOf(['Ad Soyad', 'Telefon'], ...phones.map((phone) => ['Can', phone])))
    expect(people.map(({ phone }) => phone)).toEqual([
      '5321234567',
      '905321234567',
      '0532 123 45 67',
      '+90 (532) 123-45-67',
      '05321234567',
      '5321234567',
    ])
  })

  it('reads rich text and links as text, skips blank rows and numbers rows like Excel', async () => {
    const file = await workbookOf(
      heading,
      [],
      [
        { richText: [{ text: 'Ayşe ' }, { text: 'Yılmaz' }] },
        5321234567,
        { text: 'a@b.co', hyperlink: 'mailto:a@b.co' },
        ' ',
        'Gündüz, Gece',
      ],
      ['', '', '', '', ''],
    )
    expect(await peopleOf(file)).toEqual([
      { row: 3, fullName: 'Ayşe Yılmaz', phone: '5321234567', email: 'a@b.co', department: '', shifts: 'Gündüz, Gece' },
    ])
  })

  it('reads the results of formulas, and nothing for failed ones', async () => {
    const people = await peopleOf(await readFile(new URL('../fixtures/formulas-libreoffice.xls', import.meta.url)))
    expect(people.map(({ fullName, phone }) => [fullName, phone])).toEqual([
      ['', '5321110001'],
      ['0', '5321110002'],
      ['Can Er', '5321110003'],
    ])
  })

  it.each(Object.entries(genuineWorkbooks))('may have ten thousand rows: %s', async (_, file) => {
    expect(await peopleOf(await file())).toHaveLength(10_000)
  })

  it('is found in any sheet, with any XML prefix', async () => {
    const file = await tamperedWith(await list(), {
      'xl/worksheets/sheet1.xml': (xml) => xml.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:').replace('xmlns=', 'xmlns:x='),
    })
    expect(await peopleOf(file)).toHaveLength(1)
  })

  it('is read from an .xls with texts continued in the next record, packed numbers and cells in any order', async () => {
    const long = 'Şükrü'.padEnd(9000, 'ı')
    const people = await peopleOf(
      xlsOf(['Ad Soyad', 'Telefon', 'Not'], ['Can Er', 5321234567, long], ['Ali', '0532', 'son']),
    )
    expect(people.map(({ fullName, phone }) => [fullName, phone])).toEqual([
      ['Can Er', '5321234567'],
      ['Ali', '0532'],
    ])
  })

  it('may have ten thousand rows but no more', async () => {
    const rows = Array.from({ length: 10_001 }, (_, at) => [`Kişi ${at}`, 5_300_000_000 + at])
    expect(await peopleOf(await workbookOf(['Ad Soyad', 'Telefon'], ...rows.slice(1)))).toHaveLength(10_000)
    await expect(peopleOf(await workbookOf(['Ad Soyad', 'Telefon'], ...rows))).rejects.toMatchObject({
      code: 'spreadsheet.too_many_rows',
      facts: { rows: 10_000 },
    })
  })
})

describe('a menu in a workbook', () => {
  const textOf = async (file: Uint8Array) => (await reader.menu('catering', file)).text

  it('becomes a text with one line per row, and dates in their usual spelling', async () => {
    const file = await workbookOf(
      ['Aralık menüsü'],
      [],
      ['Tarih', 'Geleneksel 1', 'Alternatif 1', 'Diyet'],
      [new Date('2026-12-07T00:00:00Z'), 'Etli nohut,\npilav', 'Tavuk sote'],
      ['8.12.2026', 'İzmir köfte', null, 'Salata'],
    )
    expect(await textOf(file)).toBe(
      [
        'Aralık menüsü',
        '',
        'Tarih\tGeleneksel 1\tAlternatif 1\tDiyet',
        '07.12.2026\t"Etli nohut,\npilav"\tTavuk sote',
        '8.12.2026\tİzmir köfte\t\tSalata',
      ].join('\n'),
    )
  })

  it('is read from an .xls too', async () => {
    expect(await textOf(await readFile(new URL('../fixtures/people-libreoffice.xls', import.meta.url)))).toContain('\t')
  })

  it('has its visible sheets below each other, with merged cells written out and days once', async () => {
    const file = await readFile(new URL('../fixtures/menu-openpyxl.xlsx', import.meta.url))
    expect(await reader.menu('catering', file)).toEqual({
      text: [
        'DEMİRKAPI METAL SANAYİ A.Ş. – OCAK 2027 YEMEK LİSTESİ',
        '',
        'TARİH\tÇORBA\tANA YEMEK\tYARDIMCI YEMEK\tDİYET\tKCAL',
        '04.01.2027\tMercimek çorbası\t"Tas kebabı\nveya\nSebze güveç"\tPirinç pilavı\tIzgara tavuk',
        '05.01.2027\tYayla çorbası\tKarnıyarık\tBulgur pilavı\tIzgara tavuk',
        '06.01.2027\tDomates çorbası\tKöfte\tMakarna\tIzgara tavuk\t1100',
        ...['07.01.2027', '08.01.2027'].map((day) =>
          [day, ...Array.from({ length: 5 }, () => 'RESMÎ TATİL')].join('\t'),
        ),
        '',
        'Afiyet olsun',
        '',
        'ŞUBAT 2027',
        'Tarih\tÇeşit\tYemek',
        ...['01.02.2027', '02.02.2027'].flatMap((day) => [
          `${day}\tÇorba\tEzogelin`,
          '\tAna yemek\tEtli nohut',
          '\tTatlı\tRevani',
        ]),
      ].join('\n'),
      hiddenSheets: 2,
      blankFormulas: 2,
    })
  })

  it('has hidden sheets and merged cells in an .xls too', async () => {
    const week = Buffer.concat([
      ...['1. kap', 'Mercimek', 'Yayla'].map((text, column) => label(0, column, text)),
      ...['2. kap', 'Resmî tatil'].map((text, column) => label(1, column, text)),
      merge(1, 1, 1, 2),
    ])
    const old = label(0, 0, 'Eski menü')
    const file = compoundFile(workbookStream(Buffer.alloc(0), [old, week], 1, [old]))
    expect(await reader.menu('catering', file)).toEqual({
      text: '1. kap\tMercimek\tYayla\n2. kap\tResmî tatil\tResmî tatil',
      hiddenSheets: 1,
      blankFormulas: 0,
    })
  })

  it('is refused if merged cells would take too long to write out', async () => {
    const merges = '<mergeCell ref="A2:XFD1048576"/>'.repeat(10_000)
    const file = await tamperedWith(
      await workbookOf(['Mantı', 'Pide'], ...Array.from({ length: 50 }, () => ['Tatil'])),
      {
        [sheet]: (xml) => xml.replace('</sheetData>', `</sheetData><mergeCells>${merges}</mergeCells>`),
      },
    )
    await expect(textOf(file)).rejects.toMatchObject({ code: 'spreadsheet.too_heavy' })
  })

  it('has the month that only the name of its sheet says', async () => {
    const file = await workbookOf(['Salı', 'Çarşamba'], [1, 2], ['Mantı', 'Pide'])
    const named = await tamperedWith(file, {
      'xl/workbook.xml': (xml) => xml.replace(/(<sheet [^>]*name=")[^"]*/, '$1ARALIK 2026'),
    })
    expect(await textOf(named)).toBe('ARALIK 2026\nSalı\tÇarşamba\n1\t2\nMantı\tPide')
    const titled = await tamperedWith(await workbookOf(['Ocak 2027'], ['Mantı']), {
      'xl/workbook.xml': (xml) => xml.replace(/(<sheet [^>]*name=")[^"]*/, '$1ARALIK 2026'),
    })
    expect(await textOf(titled)).toBe('Ocak 2027\nMantı')
  })

  it('has at least one line, and no more than a menu text may have', async () => {
    const rows = Array.from({ length: 401 }, () => ['7.12.2026', 'Mantı'])
    await expect(textOf(await workbookOf(...rows))).rejects.toMatchObject({
      code: 'spreadsheet.too_many_rows',
      facts: { rows: 400 },
    })
    await expect(textOf(await workbookOf([]))).rejects.toMatchObject({ code: 'spreadsheet.blank' })
  })

  it.each(['broken', 'locked_or_old', 'not_a_workbook', 'too_large'] as const)(
    'is refused if it is %s',
    async (code) => {
      const files = {
        broken: (await list()).slice(0, 2000),
        locked_or_old: Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
        not_a_workbook: Buffer.from('07.12.2026 - Mantı'),
        too_large: new Uint8Array(5 * 1024 * 1024 + 1),
      }
      await expect(textOf(files[code])).rejects.toMatchObject({ code: `spreadsheet.${code}` })
    },
  )
})

describe('an unsuitable or hostile file', () => {
  const zeros = (bytes: number) => new Uint8Array(bytes)
  const cases: [what: string, file: () => Promise<Uint8Array> | Uint8Array, code: string][] = [
    ['a renamed text', () => Buffer.from('Ad Soyad;Telefon\nAyşe;5321234567'), 'not_a_workbook'],
    ['nothing', () => zeros(0), 'not_a_workbook'],
    ['an old or locked workbook', () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'locked_or_old'],
    ['more than 5 MB', () => zeros(5 * 1024 * 1024 + 1), 'too_large'],
    ['half a workbook', async () => (await list()).slice(0, 2000), 'broken'],
    ['a zip of something else', async () => tamperedWith(await list(), { 'xl/workbook.xml': () => 'yok' }), 'broken'],
    [
      'a document of another kind',
      async () =>
        new JSZip()
          .file('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')
          .generateAsync({ type: 'uint8array' }),
      'not_a_workbook',
    ],
    ['no headings', () => workbookOf(['Ayşe Yılmaz', '5321234567']), 'headings_missing'],
    ['headings only', () => workbookOf(heading), 'empty'],
    [
      'a zip bomb',
      async () => tamperedWith(await list(), { 'xl/media/image1.png': zeros(40 * 1024 * 1024) }),
      'unsafe',
    ],
    [
      'a bomb of many parts',
      async () =>
        tamperedWith(
          await list(),
          Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`xl/media/${at}.png`, zeros(1024 * 1024)])),
        ),
      'unsafe',
    ],
    [
      'a document type',
      async () =>
        tamperedWith(await list(), { [sheet]: (xml) => xml.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>') }),
      'unsafe',
    ],
    [
      'a document type in UTF-16',
      async () => tamperedWith(await list(), { [sheet]: Buffer.from('<!DOCTYPE x>', 'utf16le') }),
      'broken',
    ],
  ]

  it.each(cases)(
    'is refused: %s',
    async (_, file, code) => {
      await expect(peopleOf(await file())).rejects.toMatchObject({ name: 'Refusal', code: `spreadsheet.${code}` })
    },
    30_000,
  )

  it.each([
    ['rows without cells', 'too_heavy'],
    ['cells of one character', 'too_many_rows'],
    ['shared strings of one character', 'too_heavy'],
    ['one shared string of 29 MB', 'too_heavy'],
    ['nested elements', 'too_heavy'],
    ['a tag of a million attributes', 'too_heavy'],
    ['two thousand parts', 'unsafe'],
    ['false sizes in the directory', 'broken'],
    ['.xls: streams that share their sectors', 'locked_or_old'],
    ['.xls: a circular chain of sectors', 'locked_or_old'],
    ['.xls: false lengths', 'locked_or_old'],
    ['.xls: texts continued without end', 'too_heavy'],
  ])(
    'is refused as soon as it exceeds a limit: %s',
    async (name, code) => {
      await expect(peopleOf(await hostile(name))).rejects.toMatchObject({ code: `spreadsheet.${code}` })
    },
    30_000,
  )

  it.each(['styles', 'merged cells', 'a thousand names for a whole sheet', 'cells in the last corner'])(
    'is read cheaply if its extra parts are irrelevant: %s',
    async (name) => {
      expect(await peopleOf(await hostile(name))).toHaveLength(1)
    },
    30_000,
  )

  it.each([
    '.xls: a million empty records',
    '.xls: one sheet listed ten thousand times',
    '.xls: texts far to the right',
  ])(
    'is read only once: %s',
    async (name) => {
      await expect(peopleOf(await hostile(name))).rejects.toMatchObject({ code: 'spreadsheet.headings_missing' })
    },
    30_000,
  )
})

describe('the sheet of one-time passwords', () => {
  it('contains no text that a program would evaluate as a formula', async () => {
    const names = ['Ayşe', '=HYPERLINK("http://x")', '+1', '-1', '@x', '\tx']
    const sheet = await passwordSheet(
      names.map((name) => ({ fullName: name, department: name, phone: '5321234567', oneTimePassword: 'ABCD' })),
    )
    const [head, ...rows] = await cellsOf(sheet)
    expect(head).toEqual(['Departman', 'Ad Soyad', 'Telefon', 'Tek kullanımlık şifre'])
    const written = ['Ayşe', `'=HYPERLINK("http://x")`, "'+1", "'-1", "'@x", "'\tx"]
    expect(rows.map(([, name]) => name)).toEqual(expect.arrayContaining(written))
    expect(rows.map(([department]) => department)).toEqual(expect.arrayContaining(written))
  })

  it('is ordered by department and name in Turkish order, with people without a department last', async () => {
    const people = [
      ['Zeynep Kaya', null],
      ['Ismail Kurt', 'Paketleme 10'],
      ['Işık Ay', 'Paketleme 2'],
      ['Ilgın Er', 'Paketleme 2'],
      ['İsmail Ak', 'Paketleme 2'],
      ['Can Er', 'Çelikhane'],
      ['Ayşe Demir', 'Dikim'],
      ['Çağla Ay', 'Depo'],
      ['Cem Ay', 'Depo'],
    ] as const
    const sheet = await passwordSheet(
      people.map(([fullName, department]) => ({ fullName, department, phone: '5321234567', oneTimePassword: 'ABCD' })),
    )
    expect((await cellsOf(sheet)).slice(1).map(([, name]) => name)).toEqual([
      'Can Er',
      'Cem Ay',
      'Çağla Ay',
      'Ayşe Demir',
      'Ilgın Er',
      'Işık Ay',
      'İsmail Ak',
      'Ismail Kurt',
      'Zeynep Kaya',
    ])
  })
})

describe('the sheet of the log', () => {
  /** A log of a hundred thousand lines that counts the batches read. */
  const longLog = () => {
    const asked = { batches: 0 }
    const lines = async function* () {
      for (; asked.batches < 100; asked.batches++) {
        yield Array.from({ length: 1000 }, () => ({
          createdAt: new Date(),
          type: 'USER_CREATED' as const,
          description: randomUUID(),
          actorName: randomUUID(),
        }))
        await setImmediate()
      }
    }
    return { asked, reader: new ExcelTrailSheets().write(lines())[Symbol.asyncIterator]() }
  }

  /** A batch takes one turn of the event loop, so without back-pressure all hundred would be read. */
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await setImmediate()
  }

  it('is written with back-pressure', async () => {
    const { asked, reader } = longLog()
    await reader.next()
    await turns(1000)
    expect(asked.batches).toBeLessThan(50)
    await reader.return?.()
  })

  it('stops when the reader stops', async () => {
    const { asked, reader } = longLog()
    await reader.next()
    await reader.return?.()
    await turns(1000)
    expect(asked.batches).toBeLessThan(50)
  })
})
