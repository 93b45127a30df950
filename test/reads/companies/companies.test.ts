import { SystemClock } from '../../../src/gateways/system.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import { CompanyReads, PartnershipReads, WorkforceReads } from '../../../src/reads/index.ts'
import type { House } from '../../support/house.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aCompany, aDepartment, anEmployee, aPartnership, aSupplier } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const clock = new SystemClock()
let house: House
let reads: CompanyReads
const page = (limit: number, offset = 0) => ({ limit, offset })

const firms = [
  'İstanbul Çelik',
  'Anadolu Şişe',
  'Şişecam',
  'Yüzde %10 Gıda',
  'Alt_Çizgi',
  'AltaÇizgi',
  'Bir\\İki',
  'Işık İnşaat',
  'Kâğıt Sanayi',
  'Ab Gıda',
  'Sabah Gıda',
  'Yeni Ab',
]

beforeAll(async () => {
  house = postgresHouse(inUse.database)
  reads = new CompanyReads(inUse.database, clock)
  for (const name of firms) await house.companies.add(aCompany({ name }))
  await house.companies.add(aCompany({ name: 'Şişli Pasif', isActive: false }))
  await house.companies.add(aCatering({ name: 'Şişko Yemek' }))
})

it('companies created by a load test appear in no search and no list', async () => {
  const synthetic = aCompany({ name: 'Sanayi Denemesi' })
  await house.syntheticCompanies.add(synthetic)
  const shown = [
    ...(await reads.search('corporate', 'sanayi', page(10))).companies,
    ...(await reads.list(aCatering().id, { type: 'corporate', typed: 'sanayi' }, page(10))).companies,
    ...(await reads.overview(null)),
  ]
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.map(({ id }) => id)).not.toContain(synthetic.id)
})

describe('company search', () => {
  const found = async (typed: string, limit = 10, offset = 0) =>
    (await reads.search('corporate', typed, page(limit, offset))).companies.map(({ name }) => name)

  it('finds active companies of the type, with names that begin with the text first', async () => {
    expect(await found('şişe')).toEqual(['Şişecam', 'Anadolu Şişe'])
    const { companies } = await reads.search('catering', 'şişko', page(10))
    expect(companies).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Şişko Yemek',
        type: 'catering',
        slug: expect.stringMatching(/^firma-/) as string,
      },
    ])
  })

  it.each([
    'istanbul',
    'ISTANBUL',
    'İstanbul',
    'ıstanbul',
    'İSTANBUL',
    'i̇stanbul',
    '  istanbul  ',
    'stanbul',
    'bul celik',
    'bul   ÇELİK',
  ])('finds İstanbul Çelik by "%s"', async (typed) => {
    expect(await found(typed)).toEqual(['İstanbul Çelik'])
  })

  it.each([
    ['isik', 'Işık İnşaat'],
    ['insaat', 'Işık İnşaat'],
    ['kagit', 'Kâğıt Sanayi'],
    ['sişecam', 'Şişecam'],
    ['S\u0327işecam', 'Şişecam'],
  ])('finds by "%s" %s', async (typed, name) => {
    expect(await found(typed)).toEqual([name])
  })

  it.each([
    ['%', ['Yüzde %10 Gıda']],
    ['%10', ['Yüzde %10 Gıda']],
    ['_', []],
    ['alt_', ['Alt_Çizgi']],
    ['t_ç', ['Alt_Çizgi']],
    ['\\', []],
    ['bir\\', ['Bir\\İki']],
    ['\\i', []],
    ["'", []],
  ])('treats "%s" as literal characters', async (typed, names) => {
    expect(await found(typed)).toEqual(names)
  })

  it('matches only the beginnings of words for one or two characters', async () => {
    expect(await found('ab')).toEqual(['Ab Gıda', 'Yeni Ab'])
    expect(await found('aba')).toEqual(['Sabah Gıda'])
    expect(await found('t_')).toEqual([])
  })

  it('returns everything for an empty search, page by page, and says whether there is more', async () => {
    const all = await found('', 100)
    expect(all.toSorted()).toEqual(firms.toSorted())
    const first = await reads.search('corporate', '', page(5))
    expect([first.companies.map(({ name }) => name), first.has_more]).toEqual([all.slice(0, 5), true])
    const last = await reads.search('corporate', '', page(5, 10))
    expect([last.companies.map(({ name }) => name), last.has_more]).toEqual([all.slice(10), false])
    expect(await reads.search('corporate', '', page(12))).toMatchObject({ has_more: false })
    expect(await reads.search('corporate', '', page(5, 100))).toEqual({ companies: [], has_more: false })
  })

  it('neither repeats nor skips rows between names that begin with the text and the others', async () => {
    const whole = await found('gıda', 100)
    const pages = await Promise.all(whole.map((_name, at) => found('gıda', 1, at)))
    expect(pages.flat()).toEqual(whole)
  })
})

describe('the list of companies', () => {
  it('contains partners, their active employees and the total over all pages', async () => {
    const catering = aCatering({ name: 'Lezzet' })
    const [one, other, third] = [
      aCompany({ name: 'Liste Bir' }),
      aCompany({ name: 'Liste İki' }),
      aCompany({ name: 'Liste Üç' }),
    ]
    for (const company of [catering, one, other, third, aCompany({ name: 'Liste Pasif', isActive: false })])
      await house.companies.add(company)
    await house.partnerships.add(aPartnership(catering, other))
    const ended = aPartnership(catering, third)
    await house.partnerships.add(ended)
    await house.endPartnership(ended.id)
    const gone = anEmployee(one)
    for (const employee of [anEmployee(one), anEmployee(one), gone, anEmployee(other)])
      await house.employees.add(employee)
    await house.deactivate(gone.id)
    const { companies, total } = await reads.list(catering.id, { type: 'corporate', typed: 'liste' }, page(2))
    expect(total).toBe(3)
    expect(companies.map(({ name, is_partner, employee_count }) => [name, is_partner, employee_count])).toEqual([
      ['Liste Bir', false, 0],
      ['Liste İki', true, 1],
    ])
    expect(await reads.list(catering.id, { type: 'corporate', typed: 'liste' }, page(2, 2))).toMatchObject({
      total: 3,
      companies: [{ name: 'Liste Üç', is_partner: false }],
    })
    expect(await reads.list(catering.id, { type: 'corporate', typed: 'liste' }, page(2, 9))).toEqual({
      total: 3,
      partner_total: 1,
      companies: [],
    })
    expect(await reads.list(other.id, { type: 'catering', typed: 'lezzet' }, page(2))).toMatchObject({
      companies: [{ name: 'Lezzet', is_partner: true }],
    })
    expect(await reads.list(one.id, { type: 'catering', typed: 'lezzet' }, page(2))).toMatchObject({
      companies: [{ name: 'Lezzet', is_partner: false }],
    })
  })

  it('returns a company as the contract describes', async () => {
    const company = aCompany({
      name: 'Kart Gıda',
      phone: '02125551122',
      createdAt: new Date('2026-03-02T09:00:00.120Z'),
      address: { street: 'Lale Sk. 1', district: 'Şişli', city: 'İstanbul', postalCode: '34360' },
    })
    await house.companies.add(company)
    expect((await reads.list(company.id, { type: 'corporate', typed: 'kart gıda' }, page(1))).companies).toEqual([
      {
        id: company.id,
        name: 'Kart Gıda',
        slug: company.slug,
        type: 'corporate',
        phone: '02125551122',
        contact_name: null,
        created_at: '2026-03-02T09:00:00.120Z',
        is_active: true,
        address: { street: 'Lale Sk. 1', district: 'Şişli', city: 'İstanbul', postal_code: '34360' },
        employee_count: 0,
        is_partner: false,
        partnership_created_at: null,
        partnership_id: null,
        daily_average: null,
        missing_menu_days: null,
        last_offer: null,
        ratings: { overall: null },
      },
    ])
  })
})

describe('partnerships', () => {
  it('of a catering are its active ones of one type, ordered by name, with the partner', async () => {
    const [catering, rival, beta, alfa, supplier] = [
      aCatering(),
      aCatering(),
      aCompany({ name: 'Ortak Beta' }),
      aCompany({ name: 'Ortak Alfa' }),
      aSupplier({ name: 'Ortak Tedarik' }),
    ]
    const gone = aCompany({ name: 'Ortak Eski' })
    for (const company of [catering, rival, beta, alfa, supplier, gone]) await house.companies.add(company)
    const ended = aPartnership(catering, gone)
    for (const partnership of [
      aPartnership(catering, beta),
      aPartnership(catering, alfa),
      aPartnership(catering, supplier),
      ended,
      aPartnership(rival, gone),
    ])
      await house.partnerships.add(partnership)
    await house.endPartnership(ended.id)
    const partners = (type: 'catering' | 'supplier', typed: string, asked: ReturnType<typeof page>) =>
      new PartnershipReads(inUse.database, clock).list(
        { companyId: catering.id, companyType: 'catering' },
        type,
        'active',
        typed,
        asked,
      )
    const { partnerships, total } = await partners('catering', '', page(10))
    expect(total).toBe(2)
    expect(
      partnerships.map((one) => [one.company.name, one.partnership_type, one.corporate_id, one.company.is_partner]),
    ).toEqual([
      ['Ortak Alfa', 'catering', alfa.id, true],
      ['Ortak Beta', 'catering', beta.id, true],
    ])
    expect(await partners('catering', 'beta', page(10))).toMatchObject({
      total: 1,
      partnerships: [{ company: { name: 'Ortak Beta' } }],
    })
    expect(await partners('catering', '', page(1, 1))).toMatchObject({
      total: 2,
      partnerships: [{ company: { name: 'Ortak Beta' } }],
    })
    expect(await partners('supplier', '', page(10))).toMatchObject({
      total: 1,
      partnerships: [{ supplier_id: supplier.id, company: { name: 'Ortak Tedarik' } }],
    })
  })
})

describe('departments', () => {
  let company: Company
  beforeAll(async () => {
    company = aCompany()
    const other = aCompany()
    await house.companies.add(company)
    await house.companies.add(other)
    for (const name of ['Üretim', 'İdari İşler', 'Kalite', 'Satış'])
      await house.departments.add(aDepartment(company, { name }))
    await house.departments.add(aDepartment(company, { name: 'Kapalı', isActive: false }))
    await house.departments.add(aDepartment(other, { name: 'Yabancı' }))
  })

  it('are the active ones of the company, ordered by name', async () => {
    const { departments, total } = await new WorkforceReads(inUse.database, clock).departments(company.id, '', page(20))
    expect([departments.map(({ name }) => name), total]).toEqual([['İdari İşler', 'Kalite', 'Satış', 'Üretim'], 4])
  })

  it('are found by any spelling', async () => {
    expect(
      (await new WorkforceReads(inUse.database, clock).departments(company.id, 'URETİM', page(20))).departments,
    ).toEqual([{ id: expect.any(String) as string, name: 'Üretim', is_active: true }])
    expect(
      (await new WorkforceReads(inUse.database, clock).departments(company.id, 'ka', page(20))).departments.map(
        ({ name }) => name,
      ),
    ).toEqual(['Kalite'])
    expect(await new WorkforceReads(inUse.database, clock).departments(company.id, 'yok', page(20))).toEqual({
      departments: [],
      total: 0,
    })
  })

  it('have the same total on every page', async () => {
    for (const offset of [0, 2, 4, 50])
      expect((await new WorkforceReads(inUse.database, clock).departments(company.id, '', page(2, offset))).total).toBe(
        4,
      )
  })

  it('are public only in an active corporate company', async () => {
    const [catering, passive] = [aCatering(), aCompany({ isActive: false })]
    for (const one of [catering, passive]) await house.companies.add(one)
    expect(await Promise.all([company, catering, passive].map(({ id }) => reads.isOpenCorporate(id)))).toEqual([
      true,
      false,
      false,
    ])
  })
})

it('a kitchen includes the names of both companies', async () => {
  const [corporate, catering] = [aCompany({ name: 'Ad Bir' }), aCatering({ name: 'Ad İki' })]
  await house.companies.add(corporate)
  await house.companies.add(catering)
  expect(await reads.names(corporate.id, catering.id)).toEqual({
    corporate: { id: corporate.id, name: 'Ad Bir' },
    catering: { id: catering.id, name: 'Ad İki' },
  })
})
