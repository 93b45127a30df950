import type { CellValue } from 'exceljs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../src/core/shared/index.ts'
import { type Product, startProduct } from '../support/product.ts'
import { runHere } from '../support/tabldot-here.ts'
import { workbookOf } from '../support/workbook.ts'
import { createWorld, enrol, type Person, type World } from '../support/world.ts'

let product: Product
let world: World
let folder: string
let ayse: Person
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabldot-'))
  product = await startProduct()
  world = await createWorld(product)
  ayse = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Ayşe Nur Yılmaz' })
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

const run = (...line: string[]) => runHere(line, { DATABASE_URL: product.databaseUrl })
const fileOf = async (...rows: CellValue[][]) => {
  const path = join(folder, 'liste.xlsx')
  await writeFile(path, await workbookOf(...(rows as [CellValue[], ...CellValue[][]])))
  return path
}
/** The commands go by the present. */
const ahead = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)
const cell = (date: string) => new Date(`${date}T00:00:00Z`)

describe('tabldot absences import', () => {
  const importing = async (rows: CellValue[][], ...flags: string[]) => {
    const path = await fileOf(['Ad', 'Telefon', 'Başlangıç', 'Bitiş'], ...rows)
    return run('absences', 'import', path, '--company', world.corporateA.company.slug, ...flags)
  }
  const absent = () => product.sql(`SELECT date::text FROM absent_days WHERE user_id = '${ayse.id}' ORDER BY 1`)

  it('marks the people of a list with dates as Excel keeps them, and tells of rows that it leaves out', async () => {
    const rows = [
      ['Ayşe Yılmaz', Number(ayse.phone), cell(ahead(20)), cell(ahead(21))],
      ['Kimse', '0555 999 88 77', cell(ahead(20)), ''],
    ]
    const trial = await importing(rows, '--dry-run')
    expect([trial.code, trial.stdout]).toEqual([
      0,
      `Satır  Neden
─────  ──────────────────────────────────────────
3      Bu telefonla kayıtlı aktif bir çalışan yok

Deneme: 1 kişi, 2 gün; 0 seçim geri alınacak. Hiçbir şey yazılmadı.
`,
    ])
    expect(await absent()).toEqual([])
    expect(JSON.parse((await importing(rows, '--json')).stdout)).toEqual({
      ...{ success: true, dry_run: false, people_count: 1, day_count: 2, withdrawn_choices: 0, failed_count: 1 },
      failed: [{ row: 3, problem: 'person_missing', message: 'Bu telefonla kayıtlı aktif bir çalışan yok' }],
    })
    expect(await absent()).toEqual([{ date: ahead(20) }, { date: ahead(21) }])
  })

  it('fails if nobody of the list can be marked, and for a company that is not a firm', async () => {
    const nobody = await importing([['Kimse', '0555 999 88 77', cell(ahead(20)), '']])
    expect([nobody.code, nobody.stderr]).toEqual([1, 'Listeden kimse işaretlenemedi.\n'])
    const { slug } = world.cateringA.company
    const other = await run('absences', 'import', await fileOf(['Telefon', 'Başlangıç']), '--company', slug)
    expect([other.code, other.stderr]).toEqual([
      1,
      `"${slug}" bir catering; izin listesi yalnızca firmalara verilir.\n`,
    ])
  })
})

describe('tabldot closed-days', () => {
  const importing = async (rows: CellValue[][], ...flags: string[]) => {
    const path = await fileOf(['Tarih', 'Ad', 'Saat'], ...rows)
    return run('closed-days', 'import', path, '--company', world.corporateA.company.slug, ...flags)
  }
  const year = ahead(40).slice(0, 4)
  const list = (...flags: string[]) =>
    run('closed-days', 'list', '--company', world.corporateA.company.slug, '--year', year, ...flags)
  const [first, second] = [`${year}-12-30`, `${year}-12-31`]

  it('closes the days of a list, all or none, and lists them', async () => {
    const rows = [
      [cell(first), 'Sayım', new Date('1899-12-30T13:00:00Z')],
      [`31.12.${year}`, 'Yılbaşı arifesi', ''],
    ]
    expect((await importing(rows, '--dry-run')).stdout).toBe(
      'Deneme: 2 gün kapanacak, 0 seçim ve 0 misafir iptal olacak. Hiçbir şey yazılmadı.\n',
    )
    expect((await list()).stdout).toBe(`${year} yılında kapalı gün yok.\n`)
    const wrong = await importing([
      ...rows,
      ['yarın', 'Kurban Bayramı', ''],
      [first, ' ', ''],
      [first, 'Ad', 'öğle'],
      [cell(ahead(-1)), 'Dün', ''],
    ])
    expect([wrong.code, wrong.stdout, wrong.stderr]).toEqual([
      1,
      `Satır  Neden
─────  ─────────────────────────────────────────
4      Tarih anlaşılmadı (17.05.2027 gibi yazın)
5      Ad boş
6      Saat anlaşılmadı (13:00 gibi yazın)
7      Geçmiş bir gün

`,
      'Listede 4 yanlış satır var; hiçbir gün kapatılmadı.\n',
    ])
    expect(JSON.parse((await list('--json')).stdout)).toEqual({ year: Number(year), closed_days: [] })
    expect((await importing(rows)).stdout).toBe('2 gün kapandı, 0 seçim ve 0 misafir iptal oldu.\n')
    expect(JSON.parse((await list('--json')).stdout)).toEqual({
      year: Number(year),
      closed_days: [
        { date: first, from_time: '13:00', name: 'Sayım', cancelled_choices: 0 },
        { date: second, from_time: null, name: 'Yılbaşı arifesi', cancelled_choices: 0 },
      ],
    })
  })
})
