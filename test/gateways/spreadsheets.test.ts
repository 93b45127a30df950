import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { ExcelTrailSheets, passwordSheet, ProcessSpreadsheetReader } from '../../src/gateways/index.ts'
import { cellsOf, tamperedWith, workbookOf } from '../support/workbook.ts'

const reader = new ProcessSpreadsheetReader()
const heading = ['Ad Soyad', 'Telefon', 'E-posta', 'Departman']
const list = () => workbookOf(heading, ['Ayşe Yılmaz', '5321234567', '', ''])
const sheet = 'xl/worksheets/sheet1.xml'

describe('a list of people', () => {
  it('is found under a title, in any order of columns and any spelling of headings', async () => {
    const file = await workbookOf(
      ['Personel listesi 2026'],
      [],
      ['SIRA', 'BÖLÜMÜ', 'CEP TELEFONU', 'e-mail', 'ADI SOYADI'],
      [1, 'Üretim', '5321234567', 'a@b.co', 'Ayşe Yılmaz'],
    )
    expect(await reader.people(file)).toEqual([
      { row: 4, fullName: 'Ayşe Yılmaz', phone: '5321234567', email: 'a@b.co', department: 'Üretim' },
    ])
  })

  it('puts first and last names together', async () => {
    expect(
      await reader.people(await workbookOf(['Adı', 'Soyadı', 'GSM No'], ['Ayşe Nur', 'Yılmaz', '5321234567'])),
    ).toMatchObject([{ fullName: 'Ayşe Nur Yılmaz' }])
  })

  it('keeps phones as Excel leaves them: numbers, texts, formulas', async () => {
    const phones = [
      5321234567,
      905321234567,
      '0532 123 45 67',
      '+90 (532) 123-45-67',
      { formula: '"0532"&"1234567"', result: '05321234567' },
      5321234567.0,
    ]
    const people = await reader.people(
      await workbookOf(['Ad Soyad', 'Telefon'], ...phones.map((phone) => ['Can', phone])),
    )
    expect(people.map(({ phone }) => phone)).toEqual([
      '5321234567',
      '905321234567',
      '0532 123 45 67',
      '+90 (532) 123-45-67',
      '05321234567',
      '5321234567',
    ])
  })

  it('reads rich text and links as text, leaves blank rows out and counts rows as Excel does', async () => {
    const file = await workbookOf(
      heading,
      [],
      [
        { richText: [{ text: 'Ayşe ' }, { text: 'Yılmaz' }] },
        5321234567,
        { text: 'a@b.co', hyperlink: 'mailto:a@b.co' },
        ' ',
      ],
      ['', '', '', ''],
    )
    expect(await reader.people(file)).toEqual([
      { row: 3, fullName: 'Ayşe Yılmaz', phone: '5321234567', email: 'a@b.co', department: '' },
    ])
  })

  it('takes the results of formulas, and nothing for one that failed', async () => {
    const people = await reader.people(await readFile(new URL('../fixtures/formulas-libreoffice.xls', import.meta.url)))
    expect(people.map(({ fullName, phone }) => [fullName, phone])).toEqual([
      ['', '5321110001'],
      ['0', '5321110002'],
      ['Can Er', '5321110003'],
    ])
  })

  it('may have ten thousand rows and not one more', async () => {
    const rows = Array.from({ length: 10_001 }, (_, at) => [`Kişi ${at}`, 5_300_000_000 + at])
    expect(await reader.people(await workbookOf(['Ad Soyad', 'Telefon'], ...rows.slice(1)))).toHaveLength(10_000)
    await expect(reader.people(await workbookOf(['Ad Soyad', 'Telefon'], ...rows))).rejects.toMatchObject({
      code: 'spreadsheet.too_many_rows',
      facts: { rows: 10_000 },
    })
  })
})

describe('a file that is no honest list', () => {
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
    ['headings alone', () => workbookOf(heading), 'empty'],
    [
      'a zip bomb',
      async () => tamperedWith(await list(), { 'xl/media/image1.png': zeros(200 * 1024 * 1024) }),
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
      'more than a hundred parts',
      async () =>
        tamperedWith(
          await list(),
          Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`xl/media/${at}.png`, zeros(1)])),
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
      async () => tamperedWith(await list(), { 'xl/extra.xml': Buffer.from('<!DOCTYPE x>', 'utf16le') }),
      'unsafe',
    ],
    [
      'a thousand names for a whole sheet',
      async () =>
        tamperedWith(await list(), {
          'xl/workbook.xml': (xml) =>
            xml.replace(
              '</workbook>',
              `<definedNames>${'<definedName name="a">Liste!$A$1:$XFD$1048576</definedName>'.repeat(1000)}</definedNames></workbook>`,
            ),
        }),
      'too_heavy',
    ],
  ]

  it.each(cases)(
    'is refused: %s',
    async (_, file, code) => {
      await expect(reader.people(await file())).rejects.toMatchObject({ name: 'Refusal', code: `spreadsheet.${code}` })
    },
    30_000,
  )

  it('merges cells for nothing: what says nothing about people is not even read', async () => {
    const file = await tamperedWith(await list(), {
      [sheet]: (xml) =>
        xml.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A9:XFD1048576"/></mergeCells>'),
    })
    expect(await reader.people(file)).toHaveLength(1)
  })
})

describe('the sheet of one-time passwords', () => {
  it('holds text that no program takes for a formula', async () => {
    const names = ['Ayşe', '=HYPERLINK("http://x")', '+1', '-1', '@x', '\tx']
    const sheet = await passwordSheet(
      names.map((fullName) => ({ fullName, phone: '5321234567', oneTimePassword: 'ABCD' })),
    )
    const [head, ...rows] = await cellsOf(sheet)
    expect(head).toEqual(['Ad Soyad', 'Telefon', 'Tek Kullanımlık Parola'])
    expect(rows.map(([name]) => name)).toEqual(['Ayşe', `'=HYPERLINK("http://x")`, "'+1", "'-1", "'@x", "'\tx"])
  })
})

describe('the sheet of the log', () => {
  /** A hundred thousand lines; tells how many batches were asked for. */
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

  /** A batch takes one turn of the event loop: who does not wait for the reader asks for all hundred. */
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await setImmediate()
  }

  it('asks for no more than its reader takes', async () => {
    const { asked, reader } = longLog()
    await reader.next()
    await turns(1000)
    expect(asked.batches).toBeLessThan(50)
    await reader.return?.()
  })

  it('asks for nothing when its reader has left', async () => {
    const { asked, reader } = longLog()
    await reader.next()
    await reader.return?.()
    await turns(1000)
    expect(asked.batches).toBeLessThan(50)
  })
})
