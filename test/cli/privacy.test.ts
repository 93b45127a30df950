import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from '../support/tabldot-here.ts'
import { useCompany, useProduct } from '../support/use-product.ts'
import { type Person, tokenOf } from '../support/world.ts'

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

describe('tabldot privacy due and erase', () => {
  const run = (...words: string[]) => runHere(['privacy', ...words], { DATABASE_URL: product.databaseUrl })
  const erase = (phone: string, confirm: string) =>
    run('erase', '--company', firm.company.slug, '--phone', phone, '--confirm', confirm)
  const ask = async (person: Person) =>
    product.call('createPrivacyRequest', {
      as: await tokenOf(product, person),
      path: { companyId: person.companyId, userId: person.id },
      body: { kind: 'erasure' },
    })

  it('lists what waits, and fails once something is overdue', async () => {
    expect(await run('due')).toMatchObject({ code: 0, stdout: 'Yanıt bekleyen talep yok.\n' })
    const { due_on } = (await ask(firm.people.corporate1)).body.request
    const { code, stdout } = await run('due', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      total: 1,
      overdue: 0,
      requests: [{ slug: firm.company.slug, kind: 'erasure', due_on }],
    })
    await product.sql(`UPDATE privacy_requests SET asked_on = '2020-01-01', due_on = '2020-01-31'`)
    const late = await run('due')
    expect([late.code, late.stdout, late.stderr]).toEqual([
      1,
      expect.stringMatching(/Silme talebi +01\.01\.2020 +31\.01\.2020 +\d+ gün geçti/),
      expect.stringContaining('1 talebin yasal süresi geçti'),
    ])
  })

  it('erases an account whose phone was typed twice, and answers its requests', async () => {
    const { id, phone } = firm.people.corporate1
    const wrong = await erase(phone, '5550000000')
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('hiçbir şey silinmedi')])
    expect(await erase(phone, `0${phone}`)).toMatchObject({ code: 0, stdout: 'Hesap kalıcı olarak silindi.\n' })
    expect((await erase(phone, phone)).stderr).toContain('çalışan yok')
    expect(await product.sql(`SELECT state FROM privacy_requests WHERE user_id = '${id}'`)).toEqual([{ state: 'done' }])
    expect(await run('due')).toMatchObject({ code: 0 })
    const owner = await erase(firm.people.corporateOwner.phone, firm.people.corporateOwner.phone)
    expect([owner.code, owner.stderr]).toEqual([1, expect.stringContaining('sahib')])
  })
})
