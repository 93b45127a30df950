import { describe, expect, it } from 'vitest'
import { ownDataStatements } from '../../../src/reads/privacy/own-data.ts'
import { ownDataPartNames, ownDataParts } from '../../../src/texts/privacy/own-data.ts'
import { everythingOf, someRowId } from '../../support/everything-of.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

const product = useProduct({ contractCheck: false })
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const catering = useCompany(product, 'catering', 'Bereket Sofrası')
const supplier = useCompany(product, 'supplier', 'Çınar Gıda')

type Parts = Record<string, Record<string, unknown>[]>
const fileOf = async (person: Person, format: 'json' | 'html') => {
  const path = { companyId: person.companyId, userId: person.id }
  const { status, headers, body } = await product.call('getOwnData', {
    as: await tokenOf(product, person),
    path,
    query: { format },
  })
  expect(status).toBe(200)
  return { headers, body: body as unknown }
}
const partsOf = async (person: Person) => ((await fileOf(person, 'json')).body as { parts: Parts }).parts
const pageOf = async (person: Person) => String((await fileOf(person, 'html')).body)

describe('own data', () => {
  it('is complete, without secrets and without other people', async () => {
    const person = await enrol(product, firm.company, 'corporate3')
    const other = await enrol(product, firm.company, 'individual')
    await product.sql(`UPDATE users SET full_name = 'Başkası Kimse' WHERE id = '${other.id}'`)
    await tokenOf(product, person)
    await product.sql(everythingOf(person, other, catering.company.id))
    const { headers, body } = await fileOf(person, 'json')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename=verilerim.json',
      'cache-control': 'no-store',
    })
    const { parts } = body as { parts: Parts }
    expect(Object.keys(parts)).toEqual(ownDataPartNames)
    for (const part of ownDataPartNames) {
      expect([part, parts[part]?.length]).not.toEqual([part, 0])
      expect(Object.keys(parts[part]?.[0] ?? {})).toEqual(Object.keys(ownDataParts[part].fields))
    }
    expect(parts['account']).toMatchObject([
      { id: person.id, email: 'ayse@firma.example', recovery_codes: 1, has_slip_code: true },
    ])
    expect(parts['choices']).toHaveLength(1500)
    expect(parts['choices']?.[0]).toMatchObject({
      date: '2022-01-02',
      meal: 'Karnıyarık 1',
      catering: 'Bereket Sofrası',
      stars: 4,
    })
    expect(parts['choices']?.at(-1)).toMatchObject({ meal: 'Karnıyarık 1500', stars: null })
    expect(parts['messages']?.map(({ subject, own_text }) => [subject, own_text])).toEqual([
      ['Kendi konum', 'Kendi yazdığım'],
      ['Gelen konu', null],
    ])
    expect(parts['requests']).toMatchObject([
      {
        stars: 4,
        month: '2022-01-01',
        allowed_at: expect.any(String) as string,
        shown_at: expect.any(String) as string,
      },
    ])
    expect(parts['records']).toMatchObject([{ kind: 'key' }])
    expect(parts['log']).toMatchObject([
      { description: expect.stringContaining('yeni tek kullanımlık şifre') as string },
    ])
    expect(parts['acts']).toMatchObject([{ type: 'Kullanıcı güncellendi' }])

    const page = await pageOf(person)
    expect(page).toContain('<td>02.01.2022</td><td>Sabah &lt;b&gt;</td><td>Bereket Sofrası</td>')
    expect(page).toContain('Daha sıcak &amp; tuzsuz')
    for (const file of [JSON.stringify(body), page]) {
      expect(file).not.toMatch(/kanarya/i)
      expect(file).not.toContain(someRowId(8))
      expect(file).not.toContain(Buffer.from('gizli-kanarya').toString('hex'))
      expect(file).not.toMatch(/Başkası/)
      for (const { token_hash: hash } of await product.sql(
        `SELECT encode(token_hash, 'hex') AS token_hash FROM sessions`,
      ))
        expect(file).not.toContain(String(hash))
    }
  })

  it('has every column of a row that the statements select', async () => {
    const selected = async (part: keyof typeof ownDataStatements) => {
      const { text, parameters } = ownDataStatements[part]
      const values = { companyId: firm.company.id, userId: firm.people.individual.id, after: null }
      const inner = text.slice(text.indexOf('FROM (') + 6, text.lastIndexOf(') part'))
      const bound = parameters.reduce(
        (sql, name, index) => sql.replaceAll(`$${index + 1}`, `'${values[name as 'userId']}'`),
        inner,
      )
      const [row] = await product.sql(`SELECT part.* FROM (SELECT) one LEFT JOIN (${bound}) part ON true LIMIT 1`)
      return Object.keys(row ?? {}).filter((name) => name !== 'position')
    }
    for (const part of Object.keys(ownDataStatements) as (keyof typeof ownDataStatements)[])
      expect([part, (await selected(part)).toSorted()]).toEqual([
        part,
        Object.keys(ownDataParts[part].fields).toSorted(),
      ])
  })

  it('is there for staff of every company type and for nobody else', async () => {
    for (const { people } of [firm, catering, supplier])
      expect((await partsOf(people.corporate1))['account']).toMatchObject([{ id: people.corporate1.id }])
    const { individual, corporateOwner } = firm.people
    const path = { companyId: individual.companyId, userId: individual.id }
    const refused = await product.call('getOwnData', { as: await tokenOf(product, corporateOwner), path })
    expect([refused.status, refused.problem.code]).toEqual([403, 'access.denied'])
  })
})

/** Tables with rows of a person that are not in the file, and why. */
const leftOut: Record<string, string> = {
  email_news: 'joins notifications to a waiting mail; both are in the file',
  second_factors: 'a secret; whether there is one is a fact of the account',
  sign_in_challenges: 'the second step of a sign-in under way, for minutes',
  mail_attachment_parts: 'the content of files; their names are in the file, and people have the files',
  load_runs: 'of administrators',
  announcements: 'of administrators',
}
/** Columns of an account that are not in the file, and why. */
const leftOutOfAccount: Record<string, string> = {
  company_id: 'its name is in the file',
  department_id: 'its name is in the file',
  search_name: 'the name, folded',
  password_hash: 'a secret',
  version: 'counts changes',
  usual_shifts_told: 'whether a notice was shown',
  email_changed: 'whether a mail waits to be written',
  new_devices_told: 'whether a notice was sent',
  erased_at: 'nobody can ask for the file of an erased account',
}

describe('the parts of own data', () => {
  const read = Object.values(ownDataStatements)
    .map(({ text }) => text)
    .join(' ')
  const tablesRead = new Set([...read.matchAll(/\b(?:FROM|JOIN)\s+(\w+)/g)].map(([, table]) => table ?? ''))
  const tables = async (query: string) => (await product.sql(query)).map(({ table }) => String(table))

  it('cover each table that refers to a person', async () => {
    const referring = await tables(
      `SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass AND conparentid = 0`,
    )
    const named = await tables(
      `SELECT DISTINCT table_name AS table FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'uuid'
         AND table_name NOT IN (SELECT relname FROM pg_class WHERE relispartition)
         AND (column_name ~ '(^|_)(user|holder|sender|uploader|proposer|answerer|person|employee)_id$' OR column_name ~ '(made|asked|sent|started|confirmed|changed|saved|counted|approved|written|decided)_by$')`,
    )
    const missing = [...new Set([...referring, ...named])].filter(
      (table) => !tablesRead.has(table) && !(table in leftOut),
    )
    expect(referring.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
    expect(Object.keys(leftOut).filter((table) => tablesRead.has(table))).toEqual([])
  })

  it('have every column of an account', async () => {
    const columns = await product.sql(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'users'`,
    )
    const { text } = ownDataStatements.account
    const missing = columns
      .map(({ name }) => String(name))
      .filter((name) => !new RegExp(`\\bu\\.${name}\\b`).test(text.split('FROM users u')[0] ?? ''))
    expect(missing.toSorted()).toEqual(Object.keys(leftOutOfAccount).toSorted())
  })
})
