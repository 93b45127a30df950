import { logOf } from '../../support/log-of.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import exceljs from 'exceljs'
import JSZip from 'jszip'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../src/core/actors/rules.ts'
import type { AnswerOf } from '../../../src/http/contract/contract-types.ts'
import type { Problem } from '../../../src/http/contract/problem.ts'
import { multipart, type SentFile } from '../../support/multipart.ts'
import { startProduct } from '../../support/product.ts'
import { cellsOf, workbookOf } from '../../support/workbook.ts'
import { enrol, nextPhone, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../fixtures', name))

const product = useProduct()
const house = useCompany(product, 'corporate', 'Kalabalık Fabrika')
let houses = 0

const newHouse = () => createWorkplace(product, 'corporate', `Yükleyen ${++houses}`)

type Reply = { status: number; body: AnswerOf<'importEmployees'>; problem: Problem }

const upload = async (
  to: Workplace,
  files: SentFile[],
  more: { as?: string; key?: string; role?: Role; type?: string } = {},
): Promise<Reply> => {
  const { headers, body } = multipart(...files)
  const as = more.as ?? (await tokenOf(product, to.people[more.role ?? 'corporate3']))
  const { status, text } = await product.send({
    method: 'POST',
    path: `/api/${to.company.type}/${to.company.id}/employees/bulk-import`,
    headers: {
      ...headers,
      ...(more.type !== undefined && { 'content-type': more.type }),
      authorization: `Bearer ${as}`,
      ...(more.key !== undefined && { 'idempotency-key': more.key }),
    },
    body,
  })
  const parsed = JSON.parse(text) as AnswerOf<'importEmployees'>
  return { status, body: parsed, problem: parsed as unknown as Problem }
}
const sheetOf = async (rows: unknown[][]): Promise<Buffer> => {
  const workbook = new exceljs.Workbook()
  workbook.addWorksheet('Liste').addRows([['Ad Soyad', 'Telefon'], ...rows])
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
const zipOf = async (entries: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = await JSZip.loadAsync(await sheetOf([['Ali Veli', '5321112233']]))
  for (const [name, content] of Object.entries(entries)) zip.file(name, content)
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
}
const peopleOf = ({ company }: Workplace) =>
  product.sql(`SELECT full_name, phone, email, role, d.name AS department, u.is_active FROM users u LEFT JOIN departments d ON d.id = u.department_id
    WHERE u.company_id = '${company.id}' AND u.full_name NOT LIKE 'Deneme%' ORDER BY phone`)

describe.each(['people-libreoffice.xlsx', 'people-libreoffice.xls'])('%s, written by LibreOffice', (name) => {
  let to: Workplace
  let first: Reply
  beforeAll(async () => {
    to = await newHouse()
    first = await upload(to, [{ name: 'çalışanlar.xlsx', content: fixture(name) }])
  })

  it('imports the valid rows and reports the others with row and reason', async () => {
    expect(first).toMatchObject({ status: 200, body: { success: true, imported_count: 4, failed_count: 4 } })
    expect(first.body.errors.map(({ row, message }) => ({ row, message }))).toEqual([
      { row: 5, message: 'Ad soyad boş' },
      { row: 6, message: 'Telefon numarası geçersiz (501–559 ile başlayan 10 haneli bir cep numarası olmalı)' },
      { row: 7, message: 'Aynı telefon numarası listede daha önce var (satır 2); kişiyi tek satırda bırakın' },
      { row: 8, message: 'Departman bulunamadı: “Uzay”' },
    ])
    expect(await peopleOf(to)).toEqual([
      {
        full_name: 'Çağla Şimşek',
        phone: '5321112233',
        email: 'cagla@ornek.com',
        role: 'individual',
        department: 'Üretim',
        is_active: true,
      },
      {
        full_name: 'İbrahim Öztürk',
        phone: '5321112234',
        email: null,
        role: 'individual',
        department: 'Üretim',
        is_active: true,
      },
      {
        full_name: 'Gülşen Iğdır',
        phone: '5321112235',
        email: null,
        role: 'individual',
        department: null,
        is_active: true,
      },
      {
        full_name: 'Ünal Ak',
        phone: '5321112238',
        email: 'unal@ornek.com',
        role: 'individual',
        department: 'İdari İşler',
        is_active: true,
      },
    ])
    const created = (await logOf(product, to.company.id)).filter(({ type }) => type === 'USER_CREATED')
    expect(created).toMatchObject([{ description: 'Listeden 4 çalışan eklendi', actor_id: to.people.corporate3.id }])
  })

  it('lets the imported people sign in with the returned passwords', async () => {
    const person = first.body.users[0]
    const signedIn = await product.call('login', {
      body: {
        phone: person?.phone ?? '',
        password: person?.one_time_password ?? '',
        company_type: 'individual',
        company_id: to.company.id,
      },
    })
    expect(signedIn.body).toMatchObject({ success: true, must_change_password: true })
  })

  it('creates nobody twice and lowers no role', async () => {
    await product.sql(
      `UPDATE users SET role = 'corporate3', is_active = false WHERE company_id = '${to.company.id}' AND phone = '5321112233'`,
    )
    const before = await peopleOf(to)
    const again = await upload(to, [{ name: 'a.xls', content: fixture(name) }])
    expect(again.body).toMatchObject({ imported_count: 0, already_registered: 4, failed_count: 4, users: [] })
    expect(again.body.errors[0]).toMatchObject({ row: 5, message: 'Ad soyad boş' })
    expect(await peopleOf(to)).toEqual(before)
  })
})

const preview = async (to: Workplace, content: Buffer) => {
  const { headers, body } = multipart({ name: 'a.xlsx', content })
  const { status, text } = await product.send({
    method: 'POST',
    path: `/api/${to.company.type}/${to.company.id}/employees/bulk-import?mode=preview`,
    headers: { ...headers, authorization: `Bearer ${await tokenOf(product, to.people.corporate3)}` },
    body,
  })
  return { status, body: JSON.parse(text) as AnswerOf<'importEmployees'> }
}

describe('exported people', () => {
  const exported = async (
    of: Workplace,
    role: Role,
    query: { search?: string; status?: 'active' | 'inactive' } = {},
  ) => {
    const reply = await product.call('exportEmployees', {
      as: await tokenOf(product, of.people[role]),
      path: { type: of.company.type, companyId: of.company.id },
      query,
    })
    return reply.body as unknown as Uint8Array
  }
  const stateOf = ({ company }: Workplace) =>
    product.sql(`SELECT u.*, (SELECT count(*) FROM usual_shifts w WHERE w.user_id = u.id) AS own FROM users u
      WHERE company_id = '${company.id}' ORDER BY id`)

  it('form a list that changes nothing when imported again, in batches and by name', async () => {
    const of = await newHouse()
    await product.sql(`INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, is_active, created_at)
      SELECT gen_random_uuid(), '${of.company.id}', '${of.departments[1]?.id}', 'Usta ' || n, '5450000' || lpad(n::text, 3, '0'), 'individual', 'x', true, '2026-11-02T22:30:00Z'
      FROM generate_series(1, 999) n`)
    const [phone] = [nextPhone()]
    const { id } = await enrol(product, of.company, 'individual', { fullName: '=Çağla Öz', phone, isActive: false })
    const shift = (title: string) =>
      product.sql(`WITH made AS (
      INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at) VALUES (gen_random_uuid(), '${of.company.id}', '${title}', '08:00', '17:00', '{1}', 'Europe/Istanbul', now()) RETURNING id)
      INSERT INTO usual_shifts (company_id, user_id, shift_id) SELECT '${of.company.id}', '${id}', id FROM made`)
    await shift('Sabah; erken, 1')
    await shift('Gece')
    const closed = await enrol(product, of.company, 'individual', { phone: nextPhone() })
    await product.sql(`WITH d AS (INSERT INTO departments (id, company_id, name, is_active, created_at) VALUES (gen_random_uuid(), '${of.company.id}', 'Kapanmış', false, now()) RETURNING id)
      UPDATE users SET department_id = (SELECT id FROM d) WHERE id = '${closed.id}'`)
    const workbook = await exported(of, 'corporate3')
    const [headings, ...rows] = await cellsOf(workbook)
    expect(headings).toEqual(['Ad Soyad', 'Telefon', 'E-posta', 'Departman', 'Vardiya', 'Rol', 'Durum', 'Kayıt tarihi'])
    expect(rows).toHaveLength(1001 + Object.keys(of.people).length)
    expect(rows.filter((row) => row[3] === 'Kapanmış')).toHaveLength(1)
    expect(new Set(rows.map((row) => row[1])).size).toBe(rows.length)
    expect(rows.find((row) => row[1] === phone)).toEqual(expect.arrayContaining(["'=Çağla Öz", phone, 'Pasif']))
    expect(rows.find((row) => row[1] === phone)?.[4]).toMatch(/^(Gece; Sabah; erken, 1|Sabah; erken, 1; Gece)$/)
    expect(rows.find((row) => row[0] === 'Usta 7')?.slice(6)).toEqual(['Aktif', '03.11.2026'])

    const before = await stateOf(of)
    const again = await upload(of, [{ name: 'calisanlar.xlsx', content: Buffer.from(workbook) }])
    expect(again.body).toMatchObject({ imported_count: 0, already_registered: rows.length, failed_count: 0 })
    expect(await stateOf(of)).toEqual(before)
    const told = await preview(of, Buffer.from(workbook))
    expect(told.body).toMatchObject({
      imported_count: 0,
      already_registered: rows.length,
      failed_count: 0,
      missing_departments: [],
      missing_shifts: [],
      not_listed: { total: 0, users: [] },
    })
    expect(told.body.changes.map(({ update: { user_id: _, ...rest } }) => rest)).toEqual([{ is_active: true }])
  })

  it('match the filter, and are masked for people who may not manage them', async () => {
    const [, ...found] = await cellsOf(await exported(house, 'corporate3', { search: 'corporate4' }))
    expect(found.map(([name]) => name)).toEqual(['Deneme corporate4'])
    expect(found[0]?.[1]).toBe(house.people.corporate4.phone)
    for (const role of ['corporate1', 'corporate2'] as const) {
      const rows = (await cellsOf(await exported(house, role))).slice(1)
      expect(rows.length).toBeGreaterThan(4)
      for (const row of rows) expect(row[1]).toMatch(/^5\*{7}\d\d$/)
      const byPhone = await exported(house, role, { search: house.people.corporate4.phone })
      expect(await cellsOf(byPhone)).toHaveLength(1)
    }
  })

  it('have no shifts in a catering', async () => {
    const kitchen = await createWorkplace(product, 'catering', 'Aktaran Mutfak')
    const [headings] = await cellsOf(await exported(kitchen, 'corporate3'))
    expect(headings).not.toContain('Vardiya')
  })
})

describe('a list with unknown departments and shifts', () => {
  const rows = [
    ['Ad Soyad', 'Telefon', 'Departman', 'Vardiya'],
    ['Elif Yeni', '5329970001', 'Paketleme', 'Akşam'],
    ['Can Yeni', '5329970002', 'paketleme', ''],
    ['=HYPERLINK("x")', '0532 99', 'Üretim', ''],
    ['Deneme corporate1', '', '', 'Akşam'],
  ]
  it('is reported before anything is written, and its members get what they were missing', async () => {
    const to = await newHouse()
    const member = to.people.corporate1
    await product.sql(`UPDATE users SET department_id = NULL WHERE id = '${member.id}'`)
    const list = rows.map((row) => (row[0] === 'Deneme corporate1' ? ['Biri', member.phone, 'Üretim', 'Akşam'] : row))
    const workbook = new exceljs.Workbook()
    workbook.addWorksheet('Liste').addRows(list)
    const content = Buffer.from(await workbook.xlsx.writeBuffer())
    const before = await logOf(product, to.company.id)
    const told = await preview(to, content)
    expect(told).toMatchObject({
      status: 200,
      body: {
        imported_count: 2,
        already_registered: 1,
        failed_count: 1,
        missing_departments: [{ name: 'Paketleme', row_count: 2 }],
        missing_shifts: [{ name: 'Akşam', row_count: 2 }],
        errors: [{ row: 4, full_name: '=HYPERLINK("x")', phone: '0532 99', department: 'Üretim' }],
      },
    })
    expect(await logOf(product, to.company.id)).toEqual(before)

    const as = await tokenOf(product, to.people.corporate3)
    await product.call('createShift', {
      as,
      path: { companyId: to.company.id },
      body: { title: 'Akşam', start_time: '16:00', end_time: '00:00', days: [1, 2, 3, 4, 5] },
    })
    const { headers, body } = multipart({ name: 'a.xlsx', content })
    const { text } = await product.send({
      method: 'POST',
      path: `/api/corporate/${to.company.id}/employees/bulk-import?create_departments=true`,
      headers: { ...headers, authorization: `Bearer ${as}` },
      body,
    })
    expect(JSON.parse(text)).toMatchObject({
      imported_count: 2,
      already_registered: 1,
      failed_count: 1,
      departments_changed: 1,
      shifts_changed: 1,
      missing_departments: [],
      missing_shifts: [],
    })
    expect(
      await product.sql(
        `SELECT d.name, (SELECT count(*)::int FROM usual_shifts w WHERE w.user_id = u.id) AS shifts
         FROM users u JOIN departments d ON d.id = u.department_id WHERE u.id = '${member.id}'`,
      ),
    ).toEqual([{ name: 'Üretim', shifts: 1 }])
    const told2 = (await logOf(product, to.company.id)).map(({ description }) => description)
    expect(told2).toEqual(
      expect.arrayContaining([
        'Departman eklendi: “Paketleme”',
        'Listeden 1 kişinin departmanı tamamlandı',
        'Listeden 1 kişinin vardiyası değiştirildi',
      ]),
    )
  })
})

describe('a list for a company that is not a firm', () => {
  it('is read without its shift column, and says so', async () => {
    const to = await createWorkplace(product, 'supplier', 'Vardiyasız Toptan')
    const content = Buffer.from(
      await workbookOf(
        ['Ad Soyad', 'Telefon', 'Departman', 'Vardiya'],
        ['Elif Depo', '5329960001', '', 'Akşam'],
        ['Can Depo', '5329960002', '', ''],
      ),
    )
    expect(await preview(to, content)).toMatchObject({
      status: 200,
      body: { imported_count: 2, failed_count: 0, missing_shifts: [], ignored_shifts: 1 },
    })
    const { body } = await upload(to, [{ name: 'a.xlsx', content }])
    expect(body).toMatchObject({ imported_count: 2, failed_count: 0, missing_shifts: [], ignored_shifts: 1 })
  })
})

describe('the template', () => {
  it('has text columns, suggests the active departments, and is imported without its example row', async () => {
    const to = await newHouse()
    const { body } = await product.call('getEmployeeTemplate', {
      as: await tokenOf(product, to.people.corporate3),
      path: { type: 'corporate', companyId: to.company.id },
    })
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.load(body as unknown as ArrayBuffer)
    const sheet = workbook.getWorksheet('Çalışanlar')
    expect(sheet?.getRow(1).values).toEqual([undefined, 'Ad Soyad', 'Telefon', 'E-posta', 'Departman'])
    expect([1, 2, 3, 4].map((column) => sheet?.getColumn(column).numFmt)).toEqual(['@', '@', '@', '@'])
    expect(sheet?.getCell('D2').dataValidation).toMatchObject({ type: 'list', formulae: ['Departmanlar!$A$2:$A$3'] })
    expect(sheet?.getCell('D10001').dataValidation).toMatchObject({ type: 'list' })

    if (sheet) sheet.getRow(3).values = ['Yeni Kişi', '05321110001', '', 'Üretim']
    const reply = await upload(to, [{ name: 'sablon.xlsx', content: Buffer.from(await workbook.xlsx.writeBuffer()) }])
    expect(reply.body).toMatchObject({
      imported_count: 1,
      failed_count: 0,
      users: [{ row: 3, full_name: 'Yeni Kişi', phone: '5321110001' }],
    })
    const untouched = await upload(to, [{ name: 'sablon.xlsx', content: body as unknown as Buffer }])
    expect(untouched.problem.code).toBe('spreadsheet.empty')
  })
})

describe('an import as JSON', () => {
  it('works like an uploaded file', async () => {
    const to = await newHouse()
    const reply = await product.call('importEmployees', {
      as: await tokenOf(product, to.people.corporateOwner),
      path: { type: 'corporate', companyId: to.company.id },
      body: {
        users: [
          { full_name: 'Ali Veli', phone: '0532 999 00 01' },
          { full_name: '', phone: '1' },
        ],
      },
    })
    expect(reply.body).toMatchObject({
      imported_count: 1,
      failed_count: 1,
      errors: [{ row: 2, message: 'Ad soyad boş' }],
      users: [{ row: 1, phone: '5329990001' }],
    })
  })

  it('gives people of a company that is not corporate a staff role', async () => {
    const to = await createWorkplace(product, 'catering', 'Yükleyen Mutfak')
    await product.call('importEmployees', {
      as: await tokenOf(product, to.people.corporate3),
      path: { type: 'catering', companyId: to.company.id },
      body: { users: [{ full_name: 'Aşçı Usta', phone: '5329990002' }] },
    })
    expect(await peopleOf(to)).toMatchObject([{ role: 'corporate1' }])
  })
})

describe('an import with a key', () => {
  it('runs once, repeats its answer only to the same session, and stores nothing readable', async () => {
    const to = await newHouse()
    const as = await tokenOf(product, to.people.corporate4)
    const content = await sheetOf([['Anahtarlı Kişi', '5321119999']])
    const send = (key: string, sent = content, who = as) =>
      upload(to, [{ name: 'a.xlsx', content: sent }], { as: who, key })
    const [one, other] = await Promise.all([send('yukleme-0001'), send('yukleme-0001')])
    expect(one.body).toMatchObject({ imported_count: 1, failed_count: 0 })
    expect(other.body).toEqual(one.body)
    expect((await send('yukleme-0001')).body).toEqual(one.body)
    const secret = one.body.users[0]?.one_time_password ?? 'yok'
    expect(JSON.stringify(await product.sql('SELECT * FROM idempotency_keys'))).not.toContain(secret)
    expect((await send('yukleme-0001', await sheetOf([['Başka', '5321119998']]))).problem.code).toBe(
      'idempotency.reused',
    )
    const otherSession = await send('yukleme-0001', content, await tokenOf(product, to.people.corporate4))
    expect(otherSession.body).toMatchObject({ imported_count: 0, users: [] })
  })
})

describe('an unsuitable file', () => {
  const refused = async (content: Buffer, code: string, status = 400) => {
    const reply = await upload(house, [{ name: 'liste.xlsx', content }])
    expect([reply.status, reply.problem.code]).toEqual([status, code])
  }

  it('is recognized by its content, whatever its name', async () => {
    await refused(Buffer.from('Ad Soyad;Telefon\nAli;5321112233'), 'spreadsheet.not_a_workbook')
    await refused(Buffer.alloc(0), 'spreadsheet.not_a_workbook')
    await refused(Buffer.from('PK\u0003\u0004 bozuk'), 'spreadsheet.broken')
    await refused(fixture('people-libreoffice.xlsx').subarray(0, 3000), 'spreadsheet.broken')
    await refused(fixture('people-libreoffice.xls').subarray(0, 2000), 'spreadsheet.locked_or_old')
    await refused(
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(4000, 7)]),
      'spreadsheet.locked_or_old',
    )
    await refused(await sheetOf([]), 'spreadsheet.empty')
    await refused(
      await zipOf({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData></sheetData></worksheet>' }),
      'spreadsheet.headings_missing',
    )
  })

  it('is refused if it unpacks, nests or costs more than a list needs', async () => {
    await refused(await zipOf({ 'xl/media/bomb.bin': Buffer.alloc(40 * 1024 * 1024) }), 'spreadsheet.unsafe')
    await refused(
      await zipOf(Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`xl/extra/${n}.xml`, '<x/>']))),
      'spreadsheet.unsafe',
    )
    await refused(
      await zipOf({ 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst>&a;</sst>' }),
      'spreadsheet.unsafe',
    )
    await refused(
      await sheetOf(Array.from({ length: 10_001 }, (_, n) => [`Kişi ${n}`, String(5_330_000_000 + n)])),
      'spreadsheet.too_many_rows',
    )
    const cells = `<row r="1">${Array.from({ length: 16_000 }, (_, n) => `<c r="A${n}" t="inlineStr"><is><t>x</t></is></c>`).join('')}</row>`
    const heavy = await upload(house, [
      {
        name: 'a.xlsx',
        content: await zipOf({
          'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells.repeat(30)}</sheetData></worksheet>`,
        }),
      },
    ])
    expect(heavy.problem.code).toBe('spreadsheet.headings_missing')
  })

  it('is refused by its size before it is read', async () => {
    await refused(Buffer.alloc(5 * 1024 * 1024 + 1), 'request.too_large', 413)
    await refused(Buffer.alloc(30 * 1024 * 1024), 'request.too_large', 413)
  })

  it('must be the only part of a multipart body, in its field', async () => {
    const file = { name: 'a.xlsx', content: fixture('people-libreoffice.xlsx') }
    expect((await upload(house, [])).status).toBe(400)
    expect((await upload(house, [file, file])).status).toBe(400)
    expect((await upload(house, [{ ...file, field: 'dosya' }])).status).toBe(400)
    expect((await upload(house, [file], { type: 'multipart/form-data' })).status).toBe(400)
    for (const boundary of ['baska', '', ';;;', '""', '"', 'a'.repeat(5000)])
      expect((await upload(house, [file], { type: `multipart/form-data; boundary=${boundary}` })).status).toBe(400)
    expect((await upload(house, [file], { type: 'application/octet-stream' })).status).toBe(415)
  })

  it('is not even received from people without permission', async () => {
    const file = { name: 'a.xlsx', content: Buffer.alloc(1024) }
    expect((await upload(house, [file], { role: 'corporate2' })).status).toBe(403)
    expect((await upload(house, [file], { as: 'x'.repeat(43) })).status).toBe(401)
  })
})

describe('more lists at once than a company may have waiting', () => {
  it('are refused with a time to try again, and without an error in the log', async () => {
    const to = await newHouse()
    const as = await tokenOf(product, to.people.corporate3)
    const content = await sheetOf([['Elif Yeni', '5329970077']])
    const before = product.loggedErrors.length
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => upload(to, [{ name: 'a.xlsx', content }], { as })),
    )
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, problem } of refused)
      expect([status, problem.code, problem.detail]).toEqual([
        503,
        'spreadsheet.busy',
        'Şu anda başka listeler yükleniyor. Birkaç saniye sonra yeniden deneyin.',
      ])
    expect(product.loggedErrors.slice(before)).toEqual([])
    expect(replies.reduce((sum, { body }) => sum + (body.imported_count ?? 0), 0)).toBe(1)
  })
})

describe('ten thousand rows', () => {
  it('are imported while other requests are answered', async () => {
    const bare = await startProduct({ contractCheck: false, databaseUrl: product.databaseUrl })
    const to = await newHouse()
    const content = await sheetOf(
      Array.from({ length: 10_000 }, (_, n) => [`Çalışan Kişi ${n}`, String(5_340_000_000 + n)]),
    )
    const as = await tokenOf(product, to.people.corporate3)
    const eater = await enrol(product, to.company, 'individual')
    const eaterToken = await tokenOf(product, eater, 'individual')
    const { headers, body } = multipart({ name: 'buyuk.xlsx', content })

    let isDone = false
    const importing = bare
      .send({
        method: 'POST',
        path: `/api/corporate/${to.company.id}/employees/bulk-import`,
        headers: { ...headers, authorization: `Bearer ${as}` },
        body,
      })
      .finally(() => (isDone = true))
    let answered = 0
    while (!isDone) {
      const { status } = await bare.call('listShifts', { as: eaterToken, path: { companyId: to.company.id } })
      if (status === 200) answered += 1
    }
    const answer = await importing
    const result = JSON.parse(answer.text) as AnswerOf<'importEmployees'>
    expect([answer.status, result.imported_count, result.failed_count]).toEqual([200, 10_000, 0])
    expect(new Set(result.users.map(({ one_time_password }) => one_time_password)).size).toBe(10_000)
    expect(answered, 'an import that blocked the process would let one or two through').toBeGreaterThan(20)
    await bare.stop()
  })
})

describe('a list of several batches', () => {
  it('enrols nobody if one of them cannot be written, and everybody afterwards', async () => {
    const to = await newHouse()
    const file = {
      name: 'a.xlsx',
      content: await sheetOf(Array.from({ length: 2_100 }, (_, n) => [`Çalışan Kişi ${n}`, String(5_350_000_000 + n)])),
    }
    const asked = product.loggedErrors.length
    await product.sql(`ALTER TABLE users ADD CONSTRAINT planted CHECK (phone <> '5350000700')`)
    expect((await upload(to, [file])).status).toBe(500)
    expect([await peopleOf(to), product.loggedErrors.length - asked]).toEqual([[], 1])
    await product.sql('ALTER TABLE users DROP CONSTRAINT planted')
    const { body } = await upload(to, [file])
    expect([body.imported_count, body.users.map(({ row }) => row)]).toEqual([
      2_100,
      Array.from({ length: 2_100 }, (_, n) => n + 2),
    ])
  })
})
