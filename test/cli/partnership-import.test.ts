import type { CellValue } from 'exceljs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { runSql } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { workbookOf } from '../support/workbook.ts'

const seed = `
companies:
  - { name: Meltem Tekstil A.Ş., slug: meltem-tekstil, type: corporate }
  - { name: İkiz, slug: ikiz-1, type: corporate }
  - { name: İkiz, slug: ikiz-2, type: corporate }
  - { name: Kapalı, slug: kapali, type: corporate }
  - { name: Tat Catering, slug: tat-catering, type: catering }
  - { name: Körfez Yemek, slug: korfez-yemek, type: catering }
  - { name: Liste Catering, slug: liste-catering, type: catering }
  - { name: Hal Gıda, slug: hal-gida, type: supplier }
partnerships:
  - { catering: tat-catering, corporate: meltem-tekstil, unit_price: 128.50 }
`

let database: TestDatabase
let folder: string
beforeAll(async () => {
  ;[database, folder] = await Promise.all([cloneDatabase(), mkdtemp(join(tmpdir(), 'tabldot-partnerships-'))])
  const file = join(folder, 'firmalar.yaml')
  await writeFile(file, seed)
  expect(await run(['company', 'seed', file])).toMatchObject({ code: 0, stderr: '' })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const run = (args: string[]) => runHere(args, { DATABASE_URL: database.url })
const everything = () =>
  runSql(
    database.url,
    `SELECT (SELECT count(*) FROM partnerships) AS partnerships, (SELECT count(*) FROM partnership_terms) AS terms,
       (SELECT count(*) FROM offers) AS offers, (SELECT count(*) FROM audit_logs) AS entries`,
  )

describe('tabldot partnership import', () => {
  const importing = async (rows: CellValue[][], ...flags: string[]) => {
    const path = join(folder, 'ortakliklar.xlsx')
    await writeFile(path, await workbookOf(['Catering', 'Firma', 'Tedarikçi', 'Öğün fiyatı', 'Süre (ay)'], ...rows))
    return run(['partnership', 'import', path, ...flags])
  }
  const good = [
    ['Liste Catering', 'meltem-tekstil', '', 131.25, 24],
    ['tat-catering', 'MELTEM TEKSTİL a.ş.', '', '128,50 TL', '6 ay'],
    ['liste-catering', '', 'Hal Gıda', '', ''],
  ]

  it('makes those that do not exist yet, by names or short names, with prices for firms', async () => {
    const before = await everything()
    expect(await importing(good, '--dry-run')).toEqual({
      code: 0,
      stdout: 'Deneme: 2 ortaklık kurulacak, 1 ortaklık zaten vardı. Hiçbir şey yazılmadı.\n',
      stderr: '',
    })
    expect(await everything()).toEqual(before)
    expect(JSON.parse((await importing(good, '--json')).stdout)).toEqual({
      success: true,
      dry_run: false,
      partnerships_added: 2,
      already_active: 1,
      failed_count: 0,
      failed: [],
    })
    expect((await importing(good)).stdout).toBe('0 ortaklık kuruldu, 3 ortaklık zaten vardı.\n')
    const terms = await runSql(
      database.url,
      `SELECT t.unit_price::float, t.end_date - t.start_date > 700 AS two_years
       FROM partnership_terms t JOIN partnerships p ON p.id = t.partnership_id JOIN companies c ON c.id = p.catering_id
       WHERE c.slug = 'liste-catering'`,
    )
    expect(terms).toEqual([{ unit_price: 131.25, two_years: true }])
  })

  it('tells what is wrong with each row and writes nothing', async () => {
    await runSql(database.url, `UPDATE companies SET is_active = false WHERE slug = 'kapali'`)
    await runSql(
      database.url,
      `INSERT INTO offers (id, corporate_id, catering_id, unit_price, duration_months, status, message, is_renewal, created_at)
       SELECT gen_random_uuid(), f.id, c.id, 100, 12, 'sent', '', false, now() FROM companies f, companies c
       WHERE f.slug = 'ikiz-2' AND c.slug = 'korfez-yemek'`,
    )
    const before = await everything()
    const kitchen = 'korfez-yemek'
    const rows = [
      [kitchen, 'ikiz-1', '', 100, ''],
      ['', 'ikiz-1', '', 100, ''],
      [kitchen, 'ikiz-1', 'hal-gida', 100, ''],
      ['yok', 'ikiz-1', '', 100, ''],
      ['Hal Gıda', 'ikiz-1', '', 100, ''],
      [kitchen, 'ikiz', '', 100, ''],
      [kitchen, 'kapali', '', 100, ''],
      [kitchen, 'ikiz-2', '', '1.250', ''],
      [kitchen, 'ikiz-2', '', 100, 5],
      [kitchen, '', 'hal-gida', 100, ''],
      [kitchen, 'ikiz-1', '', 120, ''],
      [kitchen, 'ikiz-2', '', 100, ''],
    ]
    const sentences = [
      'Catering yazılmamış.',
      'Firma ile tedarikçiden biri, yalnızca biri yazılmalı.',
      '"yok" adlı ya da kısa adlı bir catering yok.',
      '"Hal Gıda" bir catering değil, bir tedarikçi.',
      '"ikiz" adlı birden çok firma var; kısa adını yazın.',
      '"kapali" pasif; onunla ortaklık kurulamaz.',
      'Öğün fiyatı 128,50 gibi olmalı: sıfırdan büyük, en fazla iki kuruş basamağı.',
      'Süre 3, 6, 12, 24, 36 aydan biri olmalı.',
      'Tedarikçiyle ortaklığın öğün fiyatı ve süresi olmaz.',
      'Bu ortaklık 2. satırda da var.',
      'Firmanın bu cateringe gönderdiği bir teklif yanıt bekliyor; önce o yanıtlanmalı ya da geri çekilmeli.',
    ]
    const { code, stdout, stderr } = await importing(rows)
    expect([code, stderr]).toEqual([1, 'Listede 11 yanlış satır var; hiçbir ortaklık kurulmadı.\n'])
    expect(stdout.trimEnd().split('\n').slice(2)).toEqual(
      sentences.map((sentence, at) => `${String(at + 3).padEnd(5)}  ${sentence}`),
    )
    const answer: unknown = JSON.parse((await importing(rows, '--json', '--dry-run')).stdout)
    expect(answer).toMatchObject({
      success: false,
      code: 'import.wrong_rows',
      dry_run: true,
      partnerships_added: 0,
      failed_count: 11,
    })
    expect(answer).toHaveProperty('failed.0', { row: 3, problem: 'row.catering_missing', message: sentences[0] })
    expect(await everything()).toEqual(before)
  })

  it('needs a workbook with headings and rows', async () => {
    const path = join(folder, 'basliksiz.xlsx')
    await writeFile(path, await workbookOf(['Ad', 'Telefon'], ['Can', 1]))
    expect((await run(['partnership', 'import', path])).stderr).toBe(
      'Başlık satırı bulunamadı; listede “Catering” ile “Firma” ya da “Tedarikçi” başlıkları olmalıdır.\n',
    )
    const plain = join(folder, 'duz.xlsx')
    await writeFile(plain, 'Catering;Firma')
    expect((await importing([])).stderr).toBe('Listede hiç ortaklık yok.\n')
    expect((await run(['partnership', 'import', plain])).stderr).toContain('Excel')
  })
})
