import exceljs from 'exceljs'
import pg from 'pg'
import { type Row, rowOf } from './figures.ts'
import type { Figures, Plan } from './load.ts'
import { loadOnce } from './processes.ts'

/** Where a list of people is sent: the floor and the product each get new companies. */
interface Target {
  url: string
  path: string
  token: string
}

const workbookOf = async (people: number, series: number): Promise<Uint8Array<ArrayBuffer>> => {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('Çalışanlar')
  sheet.addRow(['Ad Soyad', 'Telefon', 'Departman', 'E-posta'])
  for (let person = 0; person < people; person++)
    sheet.addRow([`Yeni Çalışan ${person}`, `0${5_500_000_000 + series * people + person}`, '', ''])
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

const importOnce = async (
  { url, path, token }: Target,
  file: Uint8Array<ArrayBuffer>,
  people: number,
): Promise<Figures> => {
  const body = new FormData()
  body.append('file', new Blob([file]), 'calisanlar.xlsx')
  const startedAt = performance.now()
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  const answer = (await response.json()) as { imported_count?: number }
  const took = performance.now() - startedAt
  return { perSecond: (people / took) * 1000, p50: took, p95: took, failures: answer.imported_count === people ? 0 : 1 }
}

const targetsIn = async (databaseUrl: string): Promise<Omit<Target, 'url'>[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; phone: string }>(
      `SELECT c.id, u.phone FROM companies c JOIN users u ON u.company_id = c.id WHERE c.type = 'catering' AND u.role = 'corporateOwner' ORDER BY c.slug LIMIT 2`,
    )
    return rows.map(({ id, phone }) => ({ path: `/api/catering/${id}/employees/bulk-import`, token: `cook-${phone}` }))
  } finally {
    await client.end()
  }
}

/** Lists of people in turn; p50 and p95 are the milliseconds of one list, requests/s the people enrolled per second. */
export const compareImports = async (
  databaseUrl: string,
  [floorUrl, productUrl]: [string, string],
  people: number,
  rounds: number,
): Promise<Row> => {
  const [floor, product] = (await targetsIn(databaseUrl)) as [Omit<Target, 'url'>, Omit<Target, 'url'>]
  const [floors, products]: [Figures[], Figures[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    floors.push(await importOnce({ ...floor, url: floorUrl }, await workbookOf(people, 2 * round), people))
    products.push(await importOnce({ ...product, url: productUrl }, await workbookOf(people, 2 * round + 1), people))
  }
  return rowOf(`import of ${people} people`, floors, products)
}

/** Phone numbers that no round of the comparison uses. */
const firstSeries = 100

/** How long others wait while lists are being imported one after the other. */
export const loadWhileImporting = async (
  databaseUrl: string,
  productUrl: string,
  people: number,
  plan: Omit<Plan, 'url'>,
): Promise<Figures & { lists: number }> => {
  const [, product] = (await targetsIn(databaseUrl)) as [unknown, Omit<Target, 'url'>]
  let isOver = false
  const importing = (async () => {
    let lists = 0
    for (; !isOver; lists++) {
      const { failures } = await importOnce(
        { ...product, url: productUrl },
        await workbookOf(people, firstSeries + lists),
        people,
      )
      if (failures > 0) throw new Error('a list was refused')
    }
    return lists
  })()
  const figures = await loadOnce({ ...plan, url: productUrl })
  isOver = true
  return { ...figures, lists: await importing }
}
