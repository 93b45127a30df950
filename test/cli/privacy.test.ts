import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { allowComment } from '../../src/core/feedback/index.ts'
import { eraseAccount } from '../../src/core/privacy/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { inboxOf } from '../support/inbox-of.ts'
import { limitDisk } from '../support/limited-disk.ts'
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

  it('does not say in the log that a file was handed over that the disk could not take', async () => {
    const exports = () => product.sql(`SELECT id FROM audit_logs WHERE event = 'privacy.data_exported'`)
    const before = await exports()
    await limitDisk(1_000, 1_000)
    const out = join(folder, 'dolu.json')
    expect(await exportOf(firm.people.individual.phone, '--out', out)).toMatchObject({ code: 1 })
    await expect(readFile(out)).rejects.toThrow()
    expect(await exports()).toEqual(before)
  })

  it('leaves no file behind for a person who is missing', async () => {
    const out = join(folder, 'kimse.json')
    const missing = await exportOf('5550000000', '--out', out)
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('çalışan yok')])
    await expect(readFile(out)).rejects.toThrow()
  })
})

describe('tabldot privacy records and repeat', () => {
  const env = () => ({ DATABASE_URL: product.databaseUrl })
  it('erase again in a restored backup what had been erased', async () => {
    const { individual: person, corporateOwner: owner } = firm.people
    const erase = () =>
      product
        .use(Transaction)
        .run(() => product.use(eraseAccount)({ companyId: firm.company.id, userId: person.id, actor: operator }))
    const kept = await product.sql(`SELECT * FROM users WHERE id = '${person.id}'`)
    await erase()
    await product.sql(`INSERT INTO destruction_records (company_id, scope, count, before, happened_at, actor_kind)
      VALUES ('${firm.company.id}', 'choices', 7, '2026-08-01', now() + interval '1 hour', 'retention')`)
    const { code, stdout } = await runHere(['privacy', 'records'], env())
    expect([code, stdout.trim().split('\n').length]).toEqual([0, 2])
    expect(stdout).not.toContain(person.phone)

    const { full_name, phone, password_hash } = kept[0] as Record<string, string>
    await product.sql(`UPDATE users SET full_name = '${full_name}', phone = '${phone}', password_hash = '${password_hash}',
      erased_at = NULL, is_active = true, role_on_leaving = NULL WHERE id = '${person.id}'; DELETE FROM destruction_records`)
    const file = join(folder, 'kayitlar.jsonl')
    const unknown = JSON.parse(stdout.split('\n')[0]!) as object
    const others = [firm.company.id, owner.id].map((account_id) => JSON.stringify({ ...unknown, account_id }))
    await writeFile(file, `${stdout}${others.join('\n')}\n`)
    const repeated = await runHere(['privacy', 'repeat', file, '--json'], env())
    expect([repeated.code, JSON.parse(repeated.stdout)]).toMatchObject([
      1,
      { success: false, repeated: 2, missing: 1, failed: 1 },
    ])
    expect(repeated.stderr).toContain(owner.id)
    expect(await product.sql(`SELECT full_name FROM users WHERE id = '${person.id}'`)).toEqual([
      { full_name: 'Silinmiş kişi' },
    ])
    expect(
      await product.sql(`SELECT repeat_before::text FROM retention_marks WHERE company_id = '${firm.company.id}'`),
    ).toEqual([{ repeat_before: '2026-08-01' }])
  })

  it('take a consent back again that had been withdrawn since the backup', async () => {
    const { corporate3: writer } = firm.people
    const [requestId, commentId] = ['01a20744-0000-7000-8000-000000000001', '5f0f8a3e-6c0b-4a57-9a2e-6a1d3f0c9b21']
    await product.sql(`INSERT INTO requests (id, company_id, user_id, title, message, tags, urgency, status, created_at, updated_at)
      VALUES ('${requestId}', '${firm.company.id}', '${writer.id}', 'Çorba', 'Çok iyiydi.', '{}', 'low', 'pending', now(), now())`)
    const asInBackup = () =>
      product.sql(`INSERT INTO comments (id, request_id, catering_id, stars, month, allowed_at)
        VALUES ('${commentId}', '${requestId}', '${firm.company.id}', 5, '2026-10-01', now())`)
    await asInBackup()
    await product
      .use(Transaction)
      .run(() =>
        product.use(allowComment)({ companyId: firm.company.id, userId: writer.id, requestId, isAllowed: false }),
      )
    const { stdout } = await runHere(['privacy', 'records'], env())
    const records = stdout.split('\n').filter((line) => line.includes('"comment"'))
    expect(records.map((line) => JSON.parse(line) as object)).toMatchObject([
      { scope: 'comment', count: 1, comment_id: commentId, account_id: null, before: null, actor_kind: 'member' },
    ])
    expect(stdout).not.toMatch(new RegExp(`${writer.id}|${requestId}|Çorba`))

    await asInBackup()
    const file = join(folder, 'izinler.jsonl')
    await writeFile(file, records.join('\n'))
    for (const _again of [1, 2]) {
      const repeated = await runHere(['privacy', 'repeat', file, '--json'], env())
      expect([repeated.code, JSON.parse(repeated.stdout)]).toMatchObject([0, { repeated: 1, missing: 0, failed: 0 }])
      expect(await product.sql('SELECT FROM comments')).toEqual([])
    }
  })

  it('destroy nothing by a file that is something else', async () => {
    const file = join(folder, 'baska.jsonl')
    await writeFile(file, '{"scope":"account"}\n')
    const { code, stderr } = await runHere(['privacy', 'repeat', file], env())
    expect([code, stderr]).toEqual([1, expect.stringContaining('1. satırı bir imha kaydı değil')])
  })
})

describe('tabldot privacy due and erase', () => {
  const run = (...words: string[]) => runHere(['privacy', ...words], { DATABASE_URL: product.databaseUrl })
  const erase = (phone: string, confirm: string) =>
    run('erase', '--company', firm.company.slug, '--phone', phone, '--confirm', confirm)
  const ask = async (person: Person, kind: 'access' | 'erasure' = 'erasure') =>
    product.call('createPrivacyRequest', {
      as: await tokenOf(product, person),
      path: { companyId: person.companyId, userId: person.id },
      body: { kind },
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

  it('leaves the account of somebody who waits for their data, until the file was handed over', async () => {
    const { id, phone } = firm.people.corporate2
    await ask(firm.people.corporate2, 'access')
    expect((await erase(phone, phone)).stderr).toContain('Önce kişinin bilgi talebini sonuçlandırın')
    const handOver = (answer: string) => exportOf(phone, '--out', join(folder, 'teslim.json'), '--answer', answer)
    expect((await handOver(' ')).stderr).toContain('1–500 karakter')
    expect(await handOver('Noterden teslim edildi')).toMatchObject({ code: 0 })
    expect(await product.sql(`SELECT state, answer FROM privacy_requests WHERE user_id = '${id}'`)).toEqual([
      { state: 'done', answer: 'Noterden teslim edildi' },
    ])
    expect(await inboxOf(product, firm.people.corporate2)).toContainEqual([
      expect.stringContaining('Bilgi talebiniz'),
      'Yanıt: Noterden teslim edildi',
      'general',
    ])
    await rm(join(folder, 'teslim.json'))
    const again = await handOver('Noterden teslim edildi')
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('bulunamadı')])
    await expect(readFile(join(folder, 'teslim.json'))).rejects.toThrow()
    expect(await erase(phone, phone)).toMatchObject({ code: 0 })
  })

  it('lets the operator answer the last owner, whom nobody in the company may', async () => {
    const { corporateOwner: owner } = firm.people
    await ask(owner, 'access')
    const out = join(folder, 'sahip.json')
    expect(await exportOf(owner.phone, '--out', out, '--answer', 'E-postayla gönderildi')).toMatchObject({ code: 0 })
    expect(await run('due')).toMatchObject({ code: 0, stdout: 'Yanıt bekleyen talep yok.\n' })
  })
})
