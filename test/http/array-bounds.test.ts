import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../src/http/contract-types.ts'
import { loadContract } from '../../src/http/index.ts'
import { contractFile } from '../../src/main/http-server.ts'
import { arraysIn, boundOf } from '../support/array-bounds.ts'
import { multipart } from '../support/multipart.ts'
import { type Product, startProduct } from '../support/product.ts'
import { settleWorld, tokenOf, type World } from '../support/world.ts'
import { workbookOf } from '../support/workbook.ts'

let product: Product
let world: World
let manager: string
beforeAll(async () => {
  product = await startProduct()
  world = await settleWorld(product)
  manager = await tokenOf(product, world.corporateA.people.corporate3)
})
afterAll(() => product.stop())

const firmId = () => world.corporateA.company.id
const panel = () => ({ type: 'corporate' as const, companyId: firmId() })
const newPeople = (count: number, letter: string) =>
  product.sql(`INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
    SELECT md5('${letter}' || n)::uuid, '${firmId()}', 'Kişi ' || n, '53' || ascii('${letter}') || lpad(n::text, 6, '0'), 'individual', 'hash', now()
    FROM generate_series(1, ${count}) n`)
const newShifts = (count: number, letter: string) =>
  product.sql(`INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
    SELECT md5('shift${letter}' || n)::uuid, '${firmId()}', '${letter}' || n, '09:00', '17:00', '{1,2,3,4,5}', 'Europe/Istanbul', now()
    FROM generate_series(1, ${count}) n`)

describe('the arrays of answers', () => {
  const arrays = arraysIn(loadContract(contractFile))

  it('are each named with what bounds them, and nothing else is', () => {
    expect([...arrays.keys()].toSorted()).toEqual(Object.keys(boundOf).toSorted())
  })

  it('have a bound, which is 100,000 exactly where the server sets none', () => {
    const named = [...arrays].map(([name, max]) => [name, max === undefined, max === 100_000])
    expect(named).toEqual([...arrays.keys()].map((name) => [name, false, boundOf[name] === 'open']))
  })
})

describe('with more rows in the database than an answer may have', () => {
  it('the lists of a firm answer with a page', async () => {
    await newPeople(130, 'A')
    await product.sql(`INSERT INTO departments (id, company_id, name, created_at)
      SELECT gen_random_uuid(), '${firmId()}', 'Departman A' || n, now() FROM generate_series(1, 230) n`)
    const query = { limit: 1000 }
    const people = await product.call('listEmployees', { as: manager, path: panel(), query })
    const departments = await product.call('listDepartments', { as: manager, path: panel(), query })
    const logs = await product.call('getCorporateDashboard', { as: manager, path: { companyId: firmId() } })
    expect([people.status, departments.status, logs.status]).toEqual([200, 200, 200])
    expect([people.body.users.length, departments.body.departments.length]).toEqual([100, 200])
    expect(logs.body.recent_activities.length).toBeLessThanOrEqual(10)
  })

  it('keys that were revoked do not push out those that work', async () => {
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

  it('a kitchen list names a hundred of the meals that an option replaced', async () => {
    await newPeople(130, 'B')
    await product.sql(`INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name,
        replaced_meal, created_at, updated_at)
      SELECT md5('B' || n)::uuid, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, 'GELENEKSEL1', 'Geleneksel 1', 'Kuru fasulye',
        'Yemek ' || n, now(), now()
      FROM menu_days d, generate_series(1, 130) n WHERE d.shift_id = '${world.dayShift.id}' AND d.date = '${world.menuDate}'`)
    const { status, body } = await product.call('getKitchenLists', {
      as: await tokenOf(product, world.cateringA.people.corporate4),
      path: { cateringId: world.cateringA.company.id, corpId: firmId() },
      query: {},
    })
    const most = Math.max(...body.lists.flatMap(({ options }) => options.map(({ replaces }) => replaces.length)))
    expect([status, most]).toEqual([200, 100])
  })

  it('standing choices offer twenty labels of a shift', async () => {
    await product.sql(`INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
      SELECT gen_random_uuid(), '${world.cateringA.company.id}', '${firmId()}', '${world.dayShift.id}', date '2026-11-20' + n, 'published',
        jsonb_build_array(jsonb_build_object('key', 'A', 'label', 'Etiket ' || n, 'meal', '{"name": "Nohut"}'::jsonb),
          jsonb_build_object('key', 'B', 'label', 'Etiket B' || n, 'meal', '{"name": "Pilav"}'::jsonb)), now(), now()
      FROM generate_series(1, 15) n`)
    const eater = world.corporateA.people.individual
    const { status, body } = await product.call('getStandingChoices', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: firmId(), userId: eater.id },
    })
    expect([status, Math.max(...body.shifts.map(({ labels }) => labels.length))]).toEqual([200, 20])
  })

  it('somebody has a hundred own shifts at most, also through a list', async () => {
    await newShifts(101, 'V')
    const titles = Array.from({ length: 101 }, (_, n) => `V${n + 1}`)
    const { headers, body } = multipart({
      name: 'a.xlsx',
      content: await workbookOf(
        ['Ad Soyad', 'Telefon', 'Vardiya'],
        ['Çok Vardiyalı', '5329980001', titles.join(';')],
        ['Yüz Vardiyalı', '5329980002', titles.slice(1).join(';')],
      ),
    })
    const sent = await product.send({
      method: 'POST',
      path: `/api/corporate/${firmId()}/employees/bulk-import`,
      headers: { ...headers, authorization: `Bearer ${manager}` },
      body,
    })
    const report = JSON.parse(sent.text) as AnswerOf<'importEmployees'>
    expect([sent.status, report.imported_count]).toEqual([200, 1])
    expect(report.errors).toEqual([expect.objectContaining({ message: 'Bir kişinin en çok 100 vardiyası olabilir' })])
    const query = { search: 'vardiyalı' }
    const listed = await product.call('listEmployees', { as: manager, path: panel(), query })
    expect([listed.status, listed.body.users.map(({ shifts }) => shifts.length)]).toEqual([200, [100]])
  })
})
