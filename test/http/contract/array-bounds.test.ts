import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../src/core/shared/index.ts'
import { importLimits } from '../../../src/core/workforce/index.ts'
import type { AnswerOf } from '../../../src/http/contract/contract-types.ts'
import { loadContract } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { arraysIn, boundOf, longestIn } from '../../support/array-bounds.ts'
import { multipart } from '../../support/multipart.ts'
import { tokenOf } from '../../support/world.ts'
import { workbookOf } from '../../support/workbook.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let manager: string
beforeAll(async () => {
  manager = await tokenOf(product, world.corporateA.people.corporate3)
})

const firmId = () => world.corporateA.company.id
const panel = () => ({ type: 'corporate' as const, companyId: firmId() })
const newShifts = (count: number, letter: string) =>
  product.sql(`INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
    SELECT md5('shift${letter}' || n)::uuid, '${firmId()}', '${letter}' || n, '09:00', '17:00', '{1,2,3,4,5}', 'Europe/Istanbul', now()
    FROM generate_series(1, ${count}) n`)

/** Sends a workbook to the panel of a company. */
const upload = async (address: string, rows: string[][], to = `corporate/${firmId()}`, as = manager) => {
  const { headers, body } = multipart({ name: 'a.xlsx', content: await workbookOf(...rows) })
  return product.send({
    method: 'POST',
    path: `/api/${to}/${address}`,
    headers: { ...headers, authorization: `Bearer ${as}` },
    body,
  })
}

const contract = loadContract(contractFile)

describe('the arrays in answers', () => {
  const arrays = arraysIn(contract)

  it('are all listed here with what bounds them, and nothing else is', () => {
    expect([...arrays.keys()].toSorted()).toEqual(Object.keys(boundOf).toSorted())
  })

  it('have a limit that the server enforces', () => {
    expect([...arrays].filter(([, max = Infinity]) => max > 20_050)).toEqual([])
  })
})

describe('with more rows in the database than an answer may contain', () => {
  it('revoked keys do not push out working ones', async () => {
    await product.sql(`INSERT INTO integration_keys (id, company_id, token_hash, name, role, addresses, created_at, expires_at, revoked_at)
      SELECT gen_random_uuid(), '${firmId()}', sha256(n::text::bytea), 'Anahtar ' || n, 'corporate1', '{}', '2026-11-01', '2027-01-01',
        CASE WHEN n > 5 THEN timestamptz '2026-11-02' END FROM generate_series(1, 130) n`)
    const as = await tokenOf(product, world.corporateA.people.corporateOwner)
    const { status, body } = await product.call('listKeys', { as, path: panel() })
    expect([status, body.keys.length]).toEqual([200, 100])
    expect(
      body.keys
        .slice(0, 5)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5].map((n) => `Anahtar ${n}`))
  })

  it('the last shift a company may have is created once, however many requests arrive at once', async () => {
    const companyId = world.corporateB.company.id
    await product.sql(`INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
      SELECT gen_random_uuid(), '${companyId}', 'Vardiya ' || n, '09:00', '17:00', '{1}', 'Europe/Istanbul', now() FROM generate_series(1, 198) n`)
    const as = await tokenOf(product, world.corporateB.people.corporateOwner)
    const body = { title: 'Son', start_time: '09:00', end_time: '17:00', days: [1] }
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => product.call('createShift', { as, path: { companyId }, body })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'shift.too_many',
      detail: 'Bir firmanın en fazla 200 vardiyası olabilir; yenisi için kullanılmayan birini silin.',
    })
  })

  it('a person has at most a hundred own shifts, even from a list', async () => {
    await newShifts(101, 'V')
    const titles = Array.from({ length: 101 }, (_, n) => `V${n + 1}`)
    const sent = await upload('employees/bulk-import', [
      ['Ad Soyad', 'Telefon', 'Vardiya'],
      ['Çok Vardiyalı', '5329980001', titles.join(';')],
      ['Yüz Vardiyalı', '5329980002', titles.slice(1).join(';')],
    ])
    const report = JSON.parse(sent.text) as AnswerOf<'importEmployees'>
    expect([sent.status, report.imported_count]).toEqual([200, 1])
    expect(report.errors).toEqual([expect.objectContaining({ message: 'Bir kişinin en fazla 100 vardiyası olabilir' })])
    const query = { search: 'vardiyalı' }
    const listed = await product.call('listEmployees', { as: manager, path: panel(), query })
    expect([listed.status, listed.body.users.map(({ shifts }) => shifts.length)]).toEqual([200, [100]])
  })
})

describe('with as many lines as a request may have', () => {
  const lines = importLimits.rows
  const longest = (id: string, body: unknown) => Object.fromEntries(longestIn(contract, id, body))
  const headings = ['Ad Soyad', 'Telefon', 'Departman', 'Vardiya']
  const list = (row: (n: number) => string[]) => [headings, ...Array.from({ length: lines }, (_, n) => row(n))]
  const phone = (n: number) => String(5_330_000_000 + n)

  it('a list of people reports every failed line and everything missing', async () => {
    const rows = list((n) => [`Kişi ${n}`, phone(n), `Yok ${n}`, `Yok ${n}`])
    const told = { errors: lines, missing_departments: lines, missing_shifts: 100 }
    const none = { users: 0, registered_users: 0, changes: 0 }
    for (const [query, expected] of [
      ['', { ...none, ...told }],
      ['?mode=preview', { ...none, ...told, errors: 0 }],
    ] as const) {
      const { status, text } = await upload(`employees/bulk-import${query}`, rows)
      expect(status).toBe(200)
      expect(longest('importEmployees', JSON.parse(text))).toMatchObject(
        Object.fromEntries(Object.entries(expected).map(([name, count]) => [`importEmployees.${name}`, count])),
      )
    }
    const { status, text } = await upload('employees/bulk-import?create_departments=true', rows)
    expect([status, text]).toEqual([409, expect.stringContaining('en fazla 1.000 departmanı olabilir')])
  })

  it("a list of people returns everybody's password, also when all get new ones, and everybody already registered when repeated", async () => {
    const people = list((n) => [`Kişi ${n}`, phone(n), '', ''])
    const { status, text } = await upload('employees/bulk-import', people)
    expect([status, longest('importEmployees', JSON.parse(text))['importEmployees.users']]).toEqual([200, lines])
    const again = await upload('employees/bulk-import', people)
    expect(longest('importEmployees', JSON.parse(again.text))['importEmployees.registered_users']).toBe(lines)
    const call = { as: manager, path: panel() }
    const all = await product.call('resetEmployeePasswords', { ...call, body: { never_signed_in: true } })
    expect([all.status, longest('resetEmployeePasswords', all.body)['resetEmployeePasswords.users']]).toEqual([
      200,
      lines,
    ])
  })

  it('a price list reports every failed line', async () => {
    const { company, people } = world.supplier
    const rows = Array.from({ length: lines }, () => ['', 'kg', '1', '1'])
    const as = await tokenOf(product, people.corporateOwner)
    const sent = await upload(
      'products/bulk-upload',
      [['Ürün adı', 'Birim', 'Fiyat', 'Stok'], ...rows],
      `supplier/${company.id}`,
      as,
    )
    expect([sent.status, longest('uploadProducts', JSON.parse(sent.text))]).toEqual([
      200,
      { 'uploadProducts.errors': lines },
    ])
  })

  it('a list of recipes reports every recipe, every new ingredient and every failed line', async () => {
    const { company, people } = world.cateringB
    const as = await tokenOf(product, people.corporateOwner)
    const sent = async (rows: string[][]) => {
      const heading = ['Bileşen', 'Malzeme', 'Miktar']
      const { text } = await upload('recipe-book?is_preview=true', [heading, ...rows], `catering/${company.id}`, as)
      return longest('importRecipes', JSON.parse(text))
    }
    const good = Array.from({ length: 2000 }, (_, n) => [`Yemek ${n}`, `Malzeme ${n}`, '1 kg'])
    expect(await sent(good)).toEqual({
      'importRecipes.recipes': 2000,
      'importRecipes.new_ingredients': 2000,
      'importRecipes.errors': 0,
    })
    const bad = Array.from({ length: lines }, () => ['', '', '1 kg'])
    expect(await sent(bad)).toMatchObject({ 'importRecipes.errors': lines })
  })

  it('a list of absences reports every failed line', async () => {
    const bad = Array.from({ length: lines }, () => ['', 'yok', '1.1.2027'])
    const rows = [['Ad', 'Telefon', 'Başlangıç'], ...bad]
    const { text } = await upload('absences/import?is_preview=true', rows)
    expect(longest('importAbsences', JSON.parse(text))).toEqual({ 'importAbsences.errors': lines })
  })

  it('a bulk change reports everybody left out', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
    const call = { as: manager, path: panel() }
    const changed = await product.call('updateEmployees', { ...call, body: { user_ids: ids(500), is_active: false } })
    expect(longest('updateEmployees', changed.body)).toEqual({ 'updateEmployees.refused': 500 })
    const weeks = [[world.dayShift.id], [world.nightShift.id]]
    const patterns = await product.call('saveShiftPatterns', {
      as: manager,
      path: { companyId: firmId() },
      body: { user_ids: ids(500), first_monday: '2026-11-09', weeks },
    })
    expect(longest('saveShiftPatterns', patterns.body)).toEqual({ 'saveShiftPatterns.refused': 500 })
    const reset = await product.call('resetEmployeePasswords', { ...call, body: { user_ids: ids(2000) } })
    expect(longest('resetEmployeePasswords', reset.body)).toMatchObject({ 'resetEmployeePasswords.refused': 2000 })
    const body = { application_ids: ids(1000), notes: 'Tanımıyoruz' }
    const rejected = await product.call('rejectApplications', { ...call, body })
    expect(longest('rejectApplications', rejected.body)).toEqual({ RefusedDecisions: 1000 })
  })

  it('a menu of two months reports every day', async () => {
    const path = { cateringId: world.cateringA.company.id, corpId: firmId() }
    const as = await tokenOf(product, world.cateringA.people.corporateOwner)
    const options = Array.from({ length: 4 }, (_, n) => ({ key: `K${n}`, label: `Etiket ${n}` }))
    const meals = Object.fromEntries(options.map(({ key, label }) => [key, { name: label, tags: [], image_url: null }]))
    const days = Array.from({ length: 62 }, (_, n) => addDays('2026-11-16', n))
    const shift_id = world.nightShift.id
    const items = days.map((date) => ({ date, meals, choices: options }))
    const written = await product.call('bulkUpsertMenuDays', { as, path, body: { shift_id, items } })
    expect(longest('bulkUpsertMenuDays', written.body)).toMatchObject({ 'bulkUpsertMenuDays.days': 62, MenuChoices: 4 })
    const past = days.map((_, n) => ({ date: addDays('2026-01-01', n), meals, choices: options }))
    const refused = await product.call('bulkUpsertMenuDays', { as, path, body: { shift_id, items: past } })
    expect(longest('bulkUpsertMenuDays', refused.body)).toMatchObject({ 'bulkUpsertMenuDays.errors': 62 })
    const query = { shift_id, start_date: days[0] ?? '', end_date: days.at(-1) ?? '' }
    const read = await product.call('listMenuDays', { as, path, query })
    expect(longest('listMenuDays', read.body)).toMatchObject({ 'listMenuDays.days': 62 })
    const onto = { shift_id, start_date: days[0] ?? '', end_date: days[6] ?? '', onto: '2027-02-01', repeat: 8 }
    const copy = await product.call('previewMenuCopy', {
      as,
      path,
      body: { ...onto, targets: [{ corporate_id: firmId(), shift_id }] },
    })
    expect([copy.status, longest('previewMenuCopy', copy.body)]).toEqual([
      200,
      {
        'previewMenuCopy.targets': 1,
        'previewMenuCopy.targets[].days': 56,
        'previewMenuCopy.targets[].days[].dishes': 4,
        CourseNames: 0,
      },
    ])
  })
})
