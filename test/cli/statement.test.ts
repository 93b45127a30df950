import exceljs from 'exceljs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settlePair } from '../../src/core/settlement/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { freezeList } from '../support/frozen-lists.ts'
import { type Product, startProduct } from '../support/product.ts'
import { runHere } from '../support/tabldot-here.ts'
import { createWorld, type World } from '../support/world.ts'

let product: Product
let world: World
let folder: string
let id: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabldot-'))
  product = await startProduct()
  world = await createWorld(product)
  const pair = { cateringId: world.cateringA.company.id, corporateId: world.corporateA.company.id }
  await freezeList(product, { ...pair, shiftId: world.dayShift.id }, '2026-10-19', 12, { guests: 3 })
  await product.use(Transaction).run(() => product.use(settlePair)(pair))
  const [statement] = await product.sql('SELECT id FROM statements')
  id = String(statement!['id'])
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

const run = (workplace: 'corporateA' | 'cateringA' | 'supplier', ...line: string[]) =>
  runHere(['statement', ...line, '--company', world[workplace].company.slug], { DATABASE_URL: product.databaseUrl })

describe('tabldot statement', () => {
  it('lists the statements of a firm or a catering', async () => {
    const { code, stdout } = await run('cateringA', 'list')
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Anadolu Çelik +Ekim.2026 +15 +0,00.₺ +Taslak/)])
    expect((await run('cateringA', 'list', '--month', '2026-09')).stdout).toBe('Böyle bir mutabakat yok.\n')
    expect((await run('cateringA', 'list', '--month', '2026-10', '--partner', 'çelik')).stdout).toContain('Anadolu')
    expect((await run('cateringA', 'list', '--month', 'Ekim')).stderr).toContain('Ay 2026-10 gibi yazılır.')
    expect(JSON.parse((await run('corporateA', 'list', '--json')).stdout)).toMatchObject({
      statements: [{ id, portions: 15, is_complete: false }],
      total: 1,
    })
  })

  it('shows the days of a period and what they come to', async () => {
    const { stdout } = await run('corporateA', 'show', id)
    expect(stdout).toMatch(/19\.10\.2026 +12 +3 +15/)
    expect(stdout).toMatch(/^Kalem +Tutar$/m)
    expect(stdout).toContain('Fiyatı olmayan 15 porsiyon tutara katılmadı.')
    expect(stdout).toContain('Bu belge fatura değildir.')
  })

  it('writes a workbook, and never over a file', async () => {
    const file = join(folder, 'ekim.xlsx')
    expect(await run('corporateA', 'export', id, '--file', file)).toMatchObject({
      code: 0,
      stdout: `Yazıldı: ${file}\n`,
    })
    const book = new exceljs.Workbook()
    await book.xlsx.readFile(file)
    expect(book.getWorksheet('Mutabakat')!.getCell('B20').value).toBe(12)
    expect(await run('corporateA', 'export', id, '--file', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('zaten var') as string,
    })
  })

  it('says what it cannot find', async () => {
    expect(await run('supplier', 'list')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('firmalarla cateringler arasındadır') as string,
    })
    const unknown = '01939b3c-0000-7000-8000-000000000000'
    expect(await run('corporateA', 'show', unknown)).toMatchObject({ code: 1, stderr: 'Mutabakat bulunamadı.\n' })
  })
})
