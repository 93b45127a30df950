import { bof, compoundFile, label, record, sid, workbookStream, xlsOf } from './xls-workbook.ts'
import { tamperedWith, workbookOf } from './workbook.ts'

/** Unpacked size, just below the reader's limit. */
const megabytes = 29
const fill = (piece: string, size = megabytes): string =>
  piece.repeat(Math.floor((size * 1024 * 1024) / Buffer.byteLength(piece)))
const sheet = 'xl/worksheets/sheet1.xml'
const strings = 'xl/sharedStrings.xml'
const heading = ['Ad Soyad', 'Telefon']
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Çalışan Kişi ${at}`, `0${5_340_000_000 + at}`])

const xlsx = async (parts: Parameters<typeof tamperedWith>[1]) =>
  tamperedWith(await workbookOf(heading, ['Ayşe Yılmaz', '5321234567']), parts)
const withRows = (rows: string) => xlsx({ [sheet]: (xml) => xml.replace('</sheetData>', `${rows}</sheetData>`) })
const inSheet = (data: string) => xlsx({ [sheet]: () => `<worksheet><sheetData>${data}</sheetData></worksheet>` })

/** The zip directory declares small sizes for large entries. */
const falseSizes = async (): Promise<Uint8Array> => {
  const file = Buffer.from(await withRows(fill('<row/>', 200)))
  for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 4))
    file.writeUInt32LE(Math.min(file.readUInt32LE(at + 24), 5000), at + 24)
  return file
}

const manyParts = (count: number) =>
  xlsx(Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/media/${at}.png`, new Uint8Array(1)])))

const manySheets = () => {
  const ids = Array.from({ length: 80 }, (_, at) => at)
  const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return xlsx({
    'xl/workbook.xml': (xml) =>
      xml.replace(
        /<sheets>.*<\/sheets>/,
        () =>
          `<sheets>${ids.map((id) => `<sheet name="s${id}" sheetId="${id + 1}" r:id="x${id}"/>`).join('')}</sheets>`,
      ),
    'xl/_rels/workbook.xml.rels': (xml) =>
      xml.replace(
        '</Relationships>',
        () =>
          `${ids.map((id) => `<Relationship Id="x${id}" Type="${rels}/worksheet" Target="worksheets/s${id}.xml"/>`).join('')}</Relationships>`,
      ),
    ...Object.fromEntries(
      ids.map((id) => [
        `xl/worksheets/s${id}.xml`,
        () =>
          `<worksheet><sheetData><row r="1">${fill('<c t="inlineStr"><is><t>x</t></is></c>', 0.3)}</row></sheetData></worksheet>`,
      ]),
    ),
  })
}

const xls = (globals: Buffer, sheets: Buffer[], listedTimes = 1) =>
  compoundFile(workbookStream(globals, sheets, listedTimes))
const times = (count: number, piece: Buffer): Buffer => Buffer.concat(Array.from({ length: count }, () => piece))

/** Small files that are expensive to read. */
export const hostileWorkbooks: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'cells without content': () => withRows(fill('<row><c s="1"/><c s="1"/><c s="1"/></row>')),
  'one row of styled cells': () => withRows(`<row r="3">${fill('<c r="A3" s="1"/>')}</row>`),
  'rows without cells': () => withRows(fill('<row/>')),
  'cells of one character': () => withRows(fill('<row><c t="str"><v>x</v></c></row>')),
  numbers: () =>
    inSheet(
      `<row><c t="str"><v>Ad Soyad</v></c><c t="str"><v>Telefon</v></c></row>${fill('<row><c><v>1</v></c><c><v>2</v></c></row>')}`,
    ),
  'shared strings without text': () => xlsx({ [strings]: () => `<sst>${fill('<si/>')}</sst>` }),
  'shared strings of one character': () => xlsx({ [strings]: () => `<sst>${fill('<si><t>x</t></si>')}</sst>` }),
  'one shared string of 29 MB': () => xlsx({ [strings]: () => `<sst><si><t>${fill('ş')}</t></si></sst>` }),
  'shared strings in a million runs': () =>
    xlsx({ [strings]: () => `<sst><si>${fill('<r><t>abc</t></r>')}</si></sst>` }),
  styles: () =>
    xlsx({
      'xl/styles.xml': () => `<styleSheet><cellXfs>${fill('<xf numFmtId="14" fontId="0"/>')}</cellXfs></styleSheet>`,
    }),
  'a thousand names for a whole sheet': () =>
    xlsx({
      'xl/workbook.xml': (xml) =>
        xml.replace(
          '</workbook>',
          `<definedNames>${'<definedName name="a">Liste!$A$1:$XFD$1048576</definedName>'.repeat(1000)}</definedNames></workbook>`,
        ),
    }),
  names: () =>
    xlsx({
      'xl/workbook.xml': (xml) =>
        xml.replace(
          '</workbook>',
          `<definedNames>${fill('<definedName name="a">A!$A$1</definedName>')}</definedNames></workbook>`,
        ),
    }),
  'nested elements': () => inSheet(fill('<a>')),
  'a tag of a million attributes': () =>
    inSheet(`<row ${Array.from({ length: 2_000_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
  'a tag of 29 MB': () => inSheet(`<${fill('a')}`),
  'an attribute of 29 MB': () => inSheet(`<row r="${fill('1')}"/>`),
  'a comment of 29 MB': () => inSheet(`<!--${fill('a')}-->`),
  'ten thousand long names': () =>
    inSheet(
      `<row><c t="str"><v>Ad Soyad</v></c><c t="str"><v>Telefon</v></c></row>${`<row><c t="str"><v>${'x'.repeat(2900)}</v></c></row>`.repeat(10_000)}`,
    ),
  formulas: () => withRows(fill('<row><c><f>SUM(A1:XFD1048576)</f></c></row>')),
  'cells in the last corner': () =>
    withRows(
      Array.from(
        { length: 50_000 },
        (_, at) => `<row r="${1_048_576 - at}"><c r="XFD${1_048_576 - at}" t="str"><v>x</v></c></row>`,
      ).join(''),
    ),
  'merged cells': () =>
    xlsx({
      [sheet]: (xml) =>
        xml.replace('</sheetData>', `</sheetData><mergeCells>${fill('<mergeCell ref="A1:XFD1048576"/>')}</mergeCells>`),
    }),
  'eighty sheets': manySheets,
  'two thousand parts': () => manyParts(2000),
  'a picture of 200 MB': () => xlsx({ 'xl/media/image1.png': new Uint8Array(200 * 1024 * 1024) }),
  'false sizes in the directory': falseSizes,
  '.xls: streams that share their sectors': () =>
    compoundFile(
      Buffer.alloc(1024 * 1024),
      Array.from({ length: 300 }, (_, at) => `s${at}`),
    ),
  '.xls: a circular chain of sectors': () =>
    compoundFile(Buffer.alloc(4 * 1024 * 1024), ['Workbook'], (sector) => (sector % 1000) + 1),
  '.xls: a million empty records': () => xls(Buffer.alloc(0), [times(1_200_000, record(1))]),
  '.xls: one sheet listed ten thousand times': () => xls(Buffer.alloc(0), [times(300_000, record(1))], 10_000),
  '.xls: false lengths': () => xls(Buffer.alloc(0), [times(200_000, label(0, 0, '', 65_535))]),
  '.xls: texts far to the right': () =>
    xls(Buffer.alloc(0), [Buffer.concat(Array.from({ length: 60_000 }, (_, row) => label(row, 250, 'x')))]),
  '.xls: texts continued without end': () =>
    xls(
      Buffer.concat([
        record(sid.sst, Buffer.from('00000000ffffffff', 'hex')),
        times(500, record(0x3c, Buffer.alloc(8223))),
      ]),
      [bof],
    ),
}

/** The largest files that people upload in reality. */
export const genuineWorkbooks: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  '10,000 people': () => workbookOf(heading, ...people(10_000)),
  '10,000 people in thirty columns': () =>
    workbookOf(
      [...heading, ...Array.from({ length: 28 }, (_, at) => `Sütun ${at}`)],
      ...people(10_000).map((person, at) => [
        ...person,
        ...Array.from({ length: 28 }, (_, column) => `değer ${(at * 7 + column) % 5000}`),
      ]),
    ),
  '.xls: 10,000 people': () => xlsOf(heading, ...people(10_000)),
  '.xls: 10,000 people in twenty columns': () =>
    xlsOf(
      [...heading, ...Array.from({ length: 18 }, (_, at) => `Sütun ${at}`)],
      ...people(10_000).map((person, at) => [
        ...person,
        ...Array.from({ length: 18 }, (_, column) => `değer ${(at * 7 + column) % 5000}`),
      ]),
    ),
}
