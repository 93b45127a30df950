import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { Trail } from '../../src/core/audit/index.ts'
import { companyUpdated } from '../../src/core/companies/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { createDepartment } from '../../src/core/workforce/index.ts'
import { startWorker } from '../../src/main/worker.ts'
import { Housekeeping } from '../../src/persistence/index.ts'
import { asOwner } from '../support/database.ts'
import { type Product, startProduct } from '../support/product.ts'
import { runSql } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { enrol, createWorkplace, tokenOf, type Workplace } from '../support/world.ts'

let product: Product
let firm: Workplace
let other: Workplace
let firms = 0
beforeAll(async () => {
  product = await startProduct({ contractCheck: false })
})
afterAll(() => product.stop())
beforeEach(async () => {
  firms += 1
  firm = await createWorkplace(product, 'corporate', `Anadolu Çelik ${firms}`)
  other = await createWorkplace(product, 'catering', `Anne Eli Yemek ${firms}`)
  for (const name of ['Depo', 'Bakım', 'Kalite', 'Lojistik']) await addDepartment(firm, name)
})

const addDepartment = (of: Workplace, name: string) =>
  product.use(createDepartment)({ actor: operator, companyId: of.company.id, name })
const keepHeads = () => product.use(Housekeeping).keepLogHeads()

const verify = async (of: Workplace, ...flags: string[]) => {
  const { code, stdout, stderr } = await runHere(['audit', 'verify', '--company', of.company.slug, ...flags], {
    DATABASE_URL: product.databaseUrl,
  })
  return { code, stdout: stdout.trim(), stderr: stderr.trim() }
}
const isIntact = async (entries: number, of = firm) =>
  expect(await verify(of)).toEqual({
    code: 0,
    stdout: `İşlem kayıtları sağlam: 1 şirket, ${entries} kayıt.`,
    stderr: '',
  })
const isFound = async (sentence: string, of = firm) =>
  expect(await verify(of)).toEqual({
    code: 1,
    stdout: expect.stringMatching(
      new RegExp(`^${of.company.name} \\(${of.company.slug}\\): ${sentence}\\.$`),
    ) as string,
    stderr: '1 şirketten 1 tanesinin işlem kayıtları bozulmuş.',
  })

/** Runs as a superuser and bypasses all triggers. */
const tamper = (...statements: string[]) =>
  runSql(asOwner(product.databaseUrl), 'SET session_replication_role = replica', ...statements)
const chain = () => `audit_chain c WHERE c.company_id = '${firm.company.id}'`
const entry = (seq: number) => `(SELECT c.log_id FROM ${chain()} AND c.seq = ${seq})`
const id = '\\([0-9a-f-]{36}\\)'

describe("a company's log", () => {
  it('is intact if nobody has touched it', async () => {
    await isIntact(7)
    await isIntact(3, other)
  })

  it('stays intact when personal data is erased', async () => {
    const { individual, corporate4 } = firm.people
    const renamed = await product.call('updateEmployee', {
      as: await tokenOf(product, corporate4),
      path: { companyId: firm.company.id, type: 'corporate', userId: individual.id },
      body: { full_name: 'Ayşe Yeni' },
    })
    expect(renamed.status).toBe(200)
    const erased = await runSql(
      product.databaseUrl,
      `DELETE FROM audit_log_personal WHERE company_id = '${firm.company.id}' RETURNING log_id`,
    )
    expect(erased).toHaveLength(1)
    await isIntact(8)
  })

  it.each([
    ['facts', `meta = meta || '{"name": "Başka"}'`],
    ['event', `event = 'department.deactivated'`],
    ['type', `type = 'MAIL_SENT'`],
    ['time', `created_at = created_at + interval '1 microsecond'`],
    ['actor', `actor_kind = 'admin', actor_id = gen_random_uuid()`],
  ])('reveals an entry whose %s was changed', async (_, change) => {
    await tamper(`UPDATE audit_logs SET ${change} WHERE id = ${entry(3)}`)
    await isFound(`3\\. kayıt değiştirilmiş ${id}`)
  })

  it('reveals an entry that was moved to another company', async () => {
    await tamper(`UPDATE audit_logs SET company_id = '${other.company.id}' WHERE id = ${entry(3)}`)
    await isFound(`3\\. kayıt değiştirilmiş ${id}`)
    await isFound(`zincirde olmayan bir kayıt eklenmiş ${id}`, other)
  })

  it('reveals an entry that was removed, with or without its link', async () => {
    await tamper(`DELETE FROM audit_logs WHERE id = ${entry(4)}`)
    await isFound('4\\. kayıt silinmiş')
    await tamper(`DELETE FROM ${chain()} AND c.seq = 4`)
    await isFound('4\\. kayıt silinmiş')
  })

  it('reveals a removed entry even if the later ones moved up', async () => {
    await tamper(
      `DELETE FROM audit_logs WHERE id = ${entry(4)}`,
      `DELETE FROM ${chain()} AND c.seq = 4`,
      `UPDATE audit_chain c SET seq = seq - 1 WHERE c.company_id = '${firm.company.id}' AND seq > 4`,
    )
    await isFound(`4\\. kaydın yeri değiştirilmiş ${id}`)
  })

  it('reveals that its newest entries were removed', async () => {
    await tamper(`DELETE FROM audit_logs WHERE id = ${entry(7)}`, `DELETE FROM ${chain()} AND c.seq = 7`)
    await isFound('7\\. kayıt silinmiş')
  })

  it('reveals that its newest entries and its head were removed, once the head has been kept', async () => {
    await keepHeads()
    await tamper(
      `DELETE FROM audit_logs WHERE id = ${entry(7)}`,
      `DELETE FROM ${chain()} AND c.seq = 7`,
      `UPDATE audit_heads h SET (seq, hash) = (SELECT c.seq, c.hash FROM ${chain()} AND c.seq = 6) WHERE h.company_id = '${firm.company.id}'`,
    )
    await isFound('7\\. kayıt silinmiş')
  })

  it('reveals an entry that was added outside the chain', async () => {
    await tamper(
      `INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
       SELECT gen_random_uuid(), company_id, type, event, meta, created_at FROM audit_logs WHERE id = ${entry(3)}`,
    )
    await isFound(`zincirde olmayan bir kayıt eklenmiş ${id}`)
  })

  it('reveals an entry that was inserted between two others', async () => {
    await tamper(
      `UPDATE audit_chain c SET seq = seq + 100 WHERE c.company_id = '${firm.company.id}' AND seq > 3`,
      `UPDATE audit_chain c SET seq = seq - 99 WHERE c.company_id = '${firm.company.id}' AND seq > 100`,
      `WITH added AS (
         INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
         SELECT gen_random_uuid(), company_id, type, event, meta || '{"name": "Ek"}', created_at FROM audit_logs WHERE id = ${entry(3)}
         RETURNING audit_logs.*)
       INSERT INTO audit_chain SELECT company_id, 4, id, audit_digest(added::audit_logs), sha256('') FROM added`,
    )
    await isFound(`4\\. sıraya bir kayıt eklenmiş ${id}`)
  })

  it('reveals two entries that swapped places', async () => {
    const swap = (from: number, to: number) =>
      `UPDATE audit_chain c SET seq = ${to} WHERE c.company_id = '${firm.company.id}' AND seq = ${from}`
    await tamper(swap(3, 99), swap(4, 3), swap(99, 4))
    await isFound(`3\\. kaydın yeri değiştirilmiş ${id}`)
    await tamper(swap(3, 99), swap(4, 3), swap(99, 4))
    await isIntact(7)
    await tamper(swap(2, 99), swap(6, 2), swap(99, 6))
    await isFound(`2\\. kaydın yeri değiştirilmiş ${id}`)
  })

  it('reveals two entries whose contents were swapped', async () => {
    await tamper(
      `WITH pair AS (SELECT log_id, lead(log_id) OVER w AS next_id, lag(log_id) OVER w AS previous_id FROM ${chain()} AND c.seq IN (4, 5) WINDOW w AS (ORDER BY seq))
       UPDATE audit_logs l SET (meta, created_at) = (SELECT meta, created_at FROM audit_logs o WHERE o.id = coalesce(pair.next_id, pair.previous_id))
       FROM pair WHERE l.id = pair.log_id`,
    )
    await isFound(`4\\. kaydın yeri değiştirilmiş ${id}`)
  })

  it('reveals that a chain was rewritten, once its head has been kept', async () => {
    await keepHeads()
    const ofFirm = `company_id = '${firm.company.id}'`
    await tamper(
      `DROP TABLE IF EXISTS forged; CREATE TABLE forged AS SELECT * FROM audit_logs WHERE ${ofFirm}`,
      `UPDATE forged SET meta = meta || '{"name": "Başka"}' WHERE id = ${entry(3)}`,
      `DELETE FROM audit_chain WHERE ${ofFirm}; DELETE FROM audit_heads WHERE ${ofFirm}; DELETE FROM audit_logs WHERE ${ofFirm}`,
    )
    await runSql(asOwner(product.databaseUrl), 'INSERT INTO audit_logs SELECT * FROM forged ORDER BY created_at, id')
    await isFound('7\\. kayda kadarki zincir sonradan yeniden yazılmış')
  })

  it('is reported as JSON with the hash of the newest intact entry', async () => {
    await tamper(`UPDATE audit_logs SET meta = '{}' WHERE id = ${entry(3)}`)
    const { code, stdout } = await verify(firm, '--json')
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      {
        success: false,
        code: 'log.broken',
        companies: [
          {
            slug: firm.company.slug,
            entries: 2,
            head: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
            fault: { kind: 'changed', seq: 3 },
          },
        ],
      },
    ])
  })

  it('is verified to the end, however long it is', async () => {
    await product.sql(`
      INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
      SELECT gen_random_uuid(), '${firm.company.id}', 'COMPANY_UPDATED', 'department.created', jsonb_build_object('name', n), now()
      FROM generate_series(1, 2500) n`)
    await isIntact(2507)
    await tamper(`UPDATE audit_logs SET meta = '{}' WHERE id = ${entry(2001)}`)
    await isFound(`2001\\. kayıt değiştirilmiş ${id}`)
  })
})

describe('writing to the log', () => {
  it('makes one unbroken chain of what fifty people do at the same time', async () => {
    const managers = await Promise.all(
      Array.from({ length: 50 }, async () => tokenOf(product, await enrol(product, firm.company, 'corporate4'))),
    )
    const replies = await Promise.all(
      managers.map((as, at) =>
        product.call('createDepartment', {
          as,
          path: { companyId: firm.company.id, type: 'corporate' },
          body: { name: `Bölüm ${at}` },
        }),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    await isIntact(57)
  })

  it('can go on during verification', async () => {
    const as = await tokenOf(product, firm.people.corporate4)
    const path = { companyId: firm.company.id, type: 'corporate' as const }
    const writing = Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        product.call('createDepartment', { as, path, body: { name: `Bölüm ${at}` } }),
      ),
    )
    for (let time = 0; time < 3; time++) expect((await verify(firm)).code).toBe(0)
    expect(new Set((await writing).map(({ status }) => status))).toEqual(new Set([201]))
    await isIntact(47)
  })

  it('never waits for a transaction that has not committed yet', async () => {
    const note = (name: string) =>
      product
        .use(Trail)
        .write({ event: companyUpdated, companyId: firm.company.id, actor: operator, meta: { name }, changes: {} })
    let finish = () => {}
    const held = new Promise<void>((resolve) => (finish = resolve))
    let isWritten = () => {}
    const written = new Promise<void>((resolve) => (isWritten = resolve))
    const slow = product.use(Transaction).run(async () => {
      await note('Yavaş')
      isWritten()
      await held
    })
    await written
    await product.use(Transaction).run(() => note('Hızlı'))
    finish()
    await slow
    await isIntact(9)
    const order = await product.sql(
      `SELECT l.meta ->> 'name' AS name FROM ${chain().replace(' WHERE', ' JOIN audit_logs l ON l.id = c.log_id WHERE')} ORDER BY seq DESC LIMIT 2`,
    )
    expect(order).toEqual([{ name: 'Yavaş' }, { name: 'Hızlı' }])
  })

  it('avoids deadlocks between transactions that log for two companies in any order', async () => {
    let runs = 0
    const tell = (...companies: Workplace[]) =>
      product.use(Transaction).run(async () => {
        runs += 1
        for (const { company } of companies)
          await product.use(Trail).write({
            event: companyUpdated,
            companyId: company.id,
            actor: operator,
            meta: { name: company.name },
            changes: {},
          })
      })
    await Promise.all(Array.from({ length: 60 }, (_, at) => (at % 2 ? tell(firm, other) : tell(other, firm))))
    expect(runs, 'transactions, without any that was run again after a deadlock').toBe(60)
    await isIntact(67)
    await isIntact(63, other)
  })

  it('leaves no link after a rollback', async () => {
    const failing = product.use(Transaction).run(async () => {
      await addDepartment(firm, 'Vazgeçildi')
      throw new Error('Nothing happened.')
    })
    await expect(failing).rejects.toThrow('Nothing happened.')
    await isIntact(7)
  })
})

describe('tabldot audit verify', () => {
  const all = async (databaseUrl: string) => {
    const { code, stdout, stderr } = await runHere(['audit', 'verify'], { DATABASE_URL: databaseUrl })
    return [code, stdout.trim(), stderr.trim()]
  }

  it('verifies all companies and names the broken ones', async () => {
    const own = await startProduct({ contractCheck: false })
    onTestFinished(own.stop)
    expect(await all(own.databaseUrl)).toEqual([0, 'İşlem kayıtları sağlam: 0 şirket, 0 kayıt.', ''])
    const steel = await createWorkplace(own, 'corporate', 'Anadolu Çelik')
    await createWorkplace(own, 'catering', 'Anne Eli Yemek')
    expect(await all(own.databaseUrl)).toEqual([0, 'İşlem kayıtları sağlam: 2 şirket, 6 kayıt.', ''])
    await runSql(
      asOwner(own.databaseUrl),
      'SET session_replication_role = replica',
      `DELETE FROM audit_logs WHERE company_id = '${steel.company.id}' AND meta ->> 'name' = 'Üretim'`,
    )
    expect(await all(own.databaseUrl)).toEqual([
      1,
      'Anadolu Çelik (anadolu-celik): 2. kayıt silinmiş.',
      '2 şirketten 1 tanesinin işlem kayıtları bozulmuş.',
    ])
  })

  it('refuses an unknown company', async () => {
    const { code, stderr } = await runHere(['audit', 'verify', '--company', 'yok'], {
      DATABASE_URL: product.databaseUrl,
    })
    expect([code, stderr]).toEqual([
      1,
      '"yok" kısa adlı bir şirket yok. Kısa adlar "tabldot company list" ile görülür.\n',
    ])
  })
})

describe('the nightly job', () => {
  it('keeps the head of every chain once', async () => {
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    const run = () => runSql(product.databaseUrl, `SELECT FROM graphile_worker.add_job('keepLogHeads')`)
    const kept = () =>
      runSql(
        product.databaseUrl,
        `SELECT seq::int FROM audit_kept_heads WHERE company_id IN ('${firm.company.id}', '${other.company.id}') ORDER BY seq`,
      )
    const isDone = () =>
      vi.waitFor(
        async () => expect(await runSql(product.databaseUrl, 'SELECT FROM graphile_worker.jobs')).toEqual([]),
        {
          timeout: 60_000,
          interval: 25,
        },
      )
    await run()
    await isDone()
    await run()
    await isDone()
    expect(await kept()).toEqual([{ seq: 3 }, { seq: 7 }])
    await expect
      .poll(() => runSql(product.databaseUrl, 'SELECT identifier FROM graphile_worker._private_known_crontabs'))
      .toContainEqual({ identifier: 'keepLogHeads' })
    await worker.stop()
  })
})
