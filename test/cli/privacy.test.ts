import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from '../support/tabldot-here.ts'
import { useCompany, useProduct } from '../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Meltem Tekstil')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabldot-privacy-'))
})
afterAll(() => rm(folder, { recursive: true }))

const exportOf = (phone: string, ...more: string[]) =>
  runHere(['privacy', 'export', '--company', firm.company.slug, '--phone', phone, ...more], {
    DATABASE_URL: product.databaseUrl,
  })

describe('tabldot privacy export', () => {
  it('writes what is kept about a person, once, and says so in the log', async () => {
    const { id, phone } = firm.people.individual
    const out = join(folder, 'kisi.json')
    expect(await exportOf(phone, '--out', out)).toMatchObject({ code: 0, stdout: `Yazıldı: ${out}\n` })
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ parts: { account: [{ id, phone }] } })
    const again = await exportOf(phone, '--out', out)
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('zaten var')])
    const page = join(folder, 'kisi.html')
    await exportOf(phone, '--out', page, '--html')
    expect(await readFile(page, 'utf8')).toContain('<h2>Hesap</h2>')
    expect(await product.sql(`SELECT actor_kind, meta FROM audit_logs WHERE event = 'privacy.data_exported'`)).toEqual(
      Array(2).fill({ actor_kind: 'operator', meta: { user_id: id } }),
    )
  })

  it('leaves no file behind for a person who is missing', async () => {
    const out = join(folder, 'kimse.json')
    const missing = await exportOf('5550000000', '--out', out)
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('çalışan yok')])
    await expect(readFile(out)).rejects.toThrow()
  })
})
