import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import {
  bulkUpsertFirmMenus,
  bulkUpsertGroupMenu,
  publishFirmMenus,
  publishGroupMenu,
} from '../../../src/core/menus/index.ts'
import { deliverMenuNews } from '../../../src/core/notifications/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import { updateEmployees } from '../../../src/core/workforce/index.ts'
import { companySchema } from '../../../src/persistence/companies/companies.ts'
import { newDataSource, planned } from '../../../src/persistence/index.ts'
import {
  CateringProfileReads,
  ChoiceReads,
  CommentReads,
  CompanyReads,
  CorporateGroupReads,
  DashboardReads,
  DishRatingReads,
  DishReads,
  OfferReads,
  PartnershipReads,
  PriceRequestReads,
  type PartnershipStatus,
  TerminationReads,
  WorkforceReads,
  FeedbackReads,
  KitchenListReads,
  BuyingReads,
  KitchenReads,
  RecipeReads,
  MenuReads,
  NotificationReads,
  AccessReads,
  OrderReads,
  PerformanceReads,
  PlatformReads,
  ShiftReads,
  StoreReads,
} from '../../../src/reads/index.ts'
import { blocksTouched, blocksTouchedInAll, RecordingDatabase } from '../../support/blocks-touched.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { aLock, anEmployee } from '../../support/samples.ts'
import { fillWithManyRows } from '../../support/many-rows.ts'
import type { House } from '../../support/house.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Loops'?: number
  Plans?: Plan[]
}

let clone: TestDatabase
let dataSource: DataSource
let db: RecordingDatabase
let house: House

beforeAll(async () => {
  clone = await cloneDatabase()
  await fillWithManyRows(clone.ownerUrl)
  dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 2 }, [companySchema]).initialize()
  const empty = await dataSource.query<{ part: string }[]>(
    `SELECT inhrelid::regclass::text AS part FROM pg_inherits WHERE inhparent <> 0 AND inhrelid::regclass::text ~ '_(\\d+|other)$'`,
  )
  for (const { part } of empty) small.add(part)
  db = new RecordingDatabase(dataSource)
  house = postgresHouse(db, clock)
})
afterAll(async () => {
  await dataSource?.destroy()
  await clone?.drop()
})

/** Tables that stay small as the platform grows. */
const small = new Set(['rating_totals', 'sales_periods', 'platform_totals', 'load_runs', 'backups'])

/** Ignores the parts of a plan that were never executed. */
const scannedIn = ({
  'Node Type': type,
  'Relation Name': table = '?',
  'Actual Loops': loops,
  Plans: parts = [],
}: Plan): string[] =>
  loops === 0 ? [] : [...(type === 'Seq Scan' && !small.has(table) ? [table] : []), ...parts.flatMap(scannedIn)]

const scansOf = async (text: string, values: unknown[]): Promise<string[]> => {
  const [row] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    text,
    values.length > 0 ? values : undefined,
  )
  return row ? scannedIn(row['QUERY PLAN'][0].Plan) : ['no plan']
}

/** Tables read by a sequential scan, in the plan for these values and, for prepared statements, in the generic plan. */
const scans = async (work: () => Promise<unknown>): Promise<string[]> => {
  db.asked = []
  await db
    .run(async () => {
      await work()
      throw new Error('seen enough')
    })
    .catch((error: Error) => {
      if (error.message !== 'seen enough') throw error
    })
  expect(db.asked).not.toEqual([])
  const found: string[] = []
  for (const { statement, values } of db.asked) {
    found.push(...(await scansOf(`EXPLAIN (FORMAT JSON) ${statement.text}`, values)))
    if (statement.name !== undefined)
      found.push(...(await scansOf(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement.text}`, [])))
  }
  return found
}

const blocks = (work: () => Promise<unknown>): Promise<number> => blocksTouched(dataSource, db, work)

const uuid = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const [firm, shift, eater, department, catering, supplier] = [
  'company1',
  'shift1',
  'user7',
  'department1-1',
  'company3002',
  'company3301',
].map(uuid) as [string, string, string, string, string, string]
const clock = new FakeClock('2026-03-02T09:00:00Z')
const group = uuid('group3002-all')
const hours = { startTime: '09:00', endTime: '17:00' }
const menu = {
  meals: { A: { name: 'Nohut', tags: [], imageUrl: null }, B: { name: 'Salata', tags: [], imageUrl: null } },
  choices: [
    { key: 'A', label: 'a' },
    { key: 'B', label: 'b' },
  ],
}
const groupOf = (size: 'all' | 'one') => ({ cateringId: catering, groupId: uuid(`group3002-${size}`), hours })
const uploadFor = (size: 'all' | 'one', dates: readonly string[]) =>
  house.use(bulkUpsertGroupMenu)({ ...groupOf(size), drafts: dates.map((date) => ({ date, ...menu })) })
const publishFor = (size: 'all' | 'one') =>
  house.use(publishGroupMenu)({ ...groupOf(size), start: '2026-03-03', end: '2026-03-30' })
const page = { limit: 10, offset: 0 }

describe('no table is scanned sequentially', () => {
  const companies = () => new CompanyReads(db, clock)
  const menus = () => new MenuReads(db, clock)
  const choices = () => new ChoiceReads(db, clock)
  const partnerships = (
    companyType: 'corporate' | 'catering' | 'supplier',
    companyId: string,
    type: 'catering' | 'supplier' = 'catering',
    typed = '',
    status: PartnershipStatus = 'active',
  ) => new PartnershipReads(db, clock).list({ companyId, companyType }, type, status, typed, page)

  it.each(['', 'ü', 'ürün 12'])('to list the products of a supplier that match "%s"', async (typed) => {
    const store = new StoreReads(db, clock)
    for (const category of ['', 'Kategori 3'])
      for (const sort of ['name', 'low_stock'] as const)
        expect(await scans(() => store.products(supplier, { sort, typed, category }, page))).toEqual([])
    expect(await scans(() => store.store(supplier, { typed, category: '' }, page))).toEqual([])
  })

  it('to show what a supplier has sold, its stock movements and its price list', async () => {
    const store = new StoreReads(db, clock)
    for (const period of ['1_day', '1_month', '1_year'] as const)
      expect(await scans(() => store.stats(supplier, period))).toEqual([])
    expect(await scans(() => store.movements(supplier, uuid('product100'), page))).toEqual([])
    expect(await scans(() => store.priceList(supplier).next())).toEqual([])
  })

  /** A row nine tenths of the way through a supplier's list. */
  const deepIn = async (table: string, key: string, of: string): Promise<string> => {
    const [row] = await dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE supplier_id = $1 ORDER BY ${key}
       LIMIT 1 OFFSET (SELECT count(*) * 9 / 10 FROM ${table} WHERE supplier_id = $1)`,
      [of],
    )
    return row?.id ?? ''
  }

  it('and a supplier with many products and orders costs no more than one with few', async () => {
    const [store, orders] = [new StoreReads(db, clock), new OrderReads(db, clock)]
    const products = { sort: 'name', typed: '', category: '' } as const
    const lowFirst = { ...products, sort: 'low_stock' } as const
    const all = { status: 'all', typed: '', partnerId: undefined } as const
    const reads: Record<string, (of: string) => Promise<unknown>> = {
      products: (of) => store.products(of, products, page),
      'a category': (of) => store.products(of, { ...lowFirst, category: 'Kategori 3' }, page),
      'a store': (of) => store.store(of, products, page),
      'products far down': async (of) =>
        store.products(of, { ...products, after: await deepIn('products', 'search_name COLLATE "C", id', of) }, page),
      'stock far down': async (of) =>
        store.products(of, { ...lowFirst, after: await deepIn('products', 'orders_left, id', of) }, page),
      'a rare name': (of) => store.products(of, { ...products, typed: '4321' }, page),
      'statistics of a month': (of) => store.stats(of, '1_month'),
      'statistics of a year': (of) => store.stats(of, '1_year'),
      orders: (of) => orders.list('supplier', of, all, page),
      'pending orders': (of) => orders.list('supplier', of, { ...all, status: 'pending' }, page),
      'orders far down': async (of) =>
        orders.list('supplier', of, { ...all, after: await deepIn('orders', 'created_at DESC, id DESC', of) }, page),
    }
    for (const typed of ['ürün', 'ü', 'rün', '12'])
      for (const category of ['', 'Kategori 3'])
        reads[`"${typed}" in ${category || 'all'}`] = (of) => store.products(of, { ...lowFirst, typed, category }, page)
    for (const typed of ['çelik', 'ge'])
      reads[`orders of "${typed}"`] = (of) => orders.list('supplier', of, { ...all, typed }, page)
    for (const [name, read] of Object.entries(reads)) {
      const [few, many] = [await blocks(() => read(supplier)), await blocks(() => read(uuid('company3400')))]
      expect(many, name).toBeLessThan(3 * few + 50)
    }
  })

  it.each(['all', 'pending'] as const)('to list the %s orders of either side', async (status) => {
    const orders = new OrderReads(db, clock)
    for (const [side, companyId] of [
      ['supplier', supplier],
      ['catering', catering],
    ] as const)
      for (const typed of ['', 'çelik'])
        expect(await scans(() => orders.list(side, companyId, { status, typed, partnerId: undefined }, page))).toEqual(
          [],
        )
    expect(await scans(() => orders.one(supplier, uuid('order100')))).toEqual([])
  })

  it.each(['a', 'is', 'ist', 'istanbul', 'celik', 'gunes yemek', 'zzzz'])('to search for "%s"', async (typed) => {
    expect(await scans(() => companies().search('corporate', typed, page))).toEqual([])
  })

  it('to show the first companies before anything is typed', async () => {
    db.asked = []
    await companies().search('corporate', '', page)
    const [search] = db.asked
    expect(await scansOf(`EXPLAIN (ANALYZE, FORMAT JSON) ${search?.statement.text}`, search?.values ?? [])).toEqual([])
  })

  it.each([
    ['corporate', 'celik a'],
    ['corporate', 'gu'],
    ['catering', ''],
    ['supplier', 'gida'],
  ])('to list %s companies with "%s"', async (type, typed) => {
    expect(await scans(() => companies().list(firm, { type, typed }, page))).toEqual([])
  })

  it.each(['', 'celik'])('to list partners with "%s"', async (typed) => {
    expect(await scans(() => partnerships('catering', catering, 'catering', typed))).toEqual([])
    expect(await scans(() => partnerships('catering', catering, 'supplier', typed))).toEqual([])
  })

  it.each(['name', 'partners', 'rating'] as const)('to sort caterings by %s', async (sort) => {
    for (const partners of ['all', 'only', 'without'] as const)
      expect(await scans(() => companies().list(firm, { type: 'catering', sort, partners }, page))).toEqual([])
    expect(await scans(() => companies().list(firm, { type: 'catering', sort, city: 'Bursa' }, page))).toEqual([])
  })

  it('to list cities and look up single companies', async () => {
    expect(await scans(() => companies().cities('catering'))).toEqual([])
    expect(await scans(() => companies().card(firm, catering))).toEqual([])
  })

  it.each(['active', 'past', 'all'] as const)(
    'to list the %s partnerships of every type of company',
    async (status) => {
      expect(await scans(() => partnerships('corporate', firm, 'catering', '', status))).toEqual([])
      expect(await scans(() => partnerships('catering', catering, 'catering', '', status))).toEqual([])
      expect(await scans(() => partnerships('supplier', supplier, 'supplier', '', status))).toEqual([])
    },
  )

  it('to show one partnership, its end and what is pending', async () => {
    const reads = new PartnershipReads(db, clock)
    expect(await scans(() => reads.detail(firm, uuid('partnership1')))).toEqual([])
    expect(await scans(() => reads.endPreview(firm, uuid('partnership1'), undefined))).toEqual([])
    expect(await scans(() => reads.endPreview(firm, uuid('partnership1'), '2026-03-20'))).toEqual([])
    expect(await scans(() => reads.waiting(firm, 'corporate'))).toEqual([])
    expect(await scans(() => reads.waiting(catering, 'catering'))).toEqual([])
    expect(await scans(() => reads.waiting(supplier, 'supplier'))).toEqual([])
  })

  it('to show what a catering shows to firms', async () => {
    const profiles = new CateringProfileReads(db, clock)
    expect(await scans(() => profiles.own(catering))).toEqual([])
    expect(await scans(() => profiles.offered(catering))).toEqual([])
    const comments = new CommentReads(db, clock)
    for (const isShown of [undefined, true, false])
      expect(await scans(() => comments.ofCatering(catering, isShown, page))).toEqual([])
    const [shown] = (await comments.ofCatering(catering, true, page)).comments
    expect(await scans(() => comments.one(catering, shown?.id ?? ''))).toEqual([])
  })

  it('to list the prices that were asked', async () => {
    const requests = new PriceRequestReads(db, clock)
    expect(await scans(() => requests.list('corporate', firm, page))).toEqual([])
    expect(await scans(() => requests.list('catering', catering, page))).toEqual([])
    expect(await scans(() => requests.one(firm, uuid('price request1')))).toEqual([])
  })

  it('to list offers and terminations', async () => {
    const offers = new OfferReads(db, clock)
    for (const group of ['all', 'waiting', 'other'] as const) {
      expect(await scans(() => offers.list('corporate', firm, group, '', page))).toEqual([])
      expect(await scans(() => offers.list('catering', catering, group, 'celik', page))).toEqual([])
    }
    expect(await scans(() => offers.detail('corporate', firm, uuid('offer1')))).toEqual([])
    expect(await scans(() => offers.detail('catering', catering, uuid('offer1')))).toEqual([])
    const terminations = new TerminationReads(db, clock)
    for (const asked of [
      { status: 'all', partnershipType: 'all' },
      { status: 'pending', partnershipType: 'supplier' },
    ] as const) {
      const asker = { companyId: firm, companyType: 'corporate' } as const
      expect(await scans(() => terminations.list(asker, 'all', asked, page))).toEqual([])
      const kitchen = { companyId: catering, companyType: 'catering' } as const
      expect(await scans(() => terminations.list(kitchen, 'received', asked, page))).toEqual([])
    }
    expect(await scans(() => terminations.one(firm, uuid('termination1')))).toEqual([])
  })

  it('to answer an offer and to end a partnership', async () => {
    const { partnerships: contracts, offers, terminations } = house
    expect(await scans(() => contracts.hold(catering, firm))).toEqual([])
    expect(await scans(() => contracts.activeForChange(catering, firm))).toEqual([])
    expect(await scans(() => contracts.forChange(firm, uuid('partnership1')))).toEqual([])
    expect(await scans(() => contracts.termsOf({ id: uuid('partnership1'), cateringId: catering } as never))).toEqual(
      [],
    )
    expect(await scans(() => offers.of(firm, uuid('offer1')))).toEqual([])
    const pair = { corporateId: firm, cateringId: catering }
    expect(await scans(() => offers.settleWaiting(pair, 'expired', clock.now(), clock.now()))).toEqual([])
    expect(await scans(() => terminations.of(firm, uuid('termination1')))).toEqual([])
    expect(await scans(() => terminations.isPending(catering, uuid('partnership1')))).toEqual([])
    const service = { ...pair, from: null, now: clock.now() }
    expect(await scans(() => house.futureChoices.withdrawMenus(service))).toEqual([])
    const people = [eater]
    const news = { id: uuid('news 9'), companyId: firm, cateringName: 'X', from: null, people }
    expect(await scans(() => house.inboxes.announceEnd(news, clock.now()))).toEqual([])
    expect(await scans(() => house.futureChoices.cancelOfPartnership(service))).toEqual([])
  })

  it('to list groups of firms', async () => {
    const groups = new CorporateGroupReads(db, clock)
    expect(await scans(() => groups.list(catering, '', page))).toEqual([])
    expect(await scans(() => groups.list(catering, 'grup', page))).toEqual([])
    expect(await scans(() => groups.one(catering, group))).toEqual([])
    expect(await scans(() => groups.detail(catering, group))).toEqual([])
    expect(await scans(() => groups.statistics(catering, group))).toEqual([])
    expect(await scans(() => groups.available(catering, '', group, page))).toEqual([])
    expect(await scans(() => groups.available(catering, 'celik', undefined, page))).toEqual([])
  })

  it('to change a group, and to write and publish its menu', async () => {
    const { corporateGroups, partnerships: contracts, shifts } = house
    const one = { id: group, cateringId: catering, name: 'X', description: '', createdAt: clock.now(), version: 2 }
    expect(await scans(() => corporateGroups.forChange(catering, group))).toEqual([])
    expect(await scans(() => corporateGroups.update(one))).toEqual([])
    expect(await scans(() => corporateGroups.membersOf(one, clock.now()))).toEqual([])
    expect(await scans(() => corporateGroups.leave(one, firm))).toEqual([])
    expect(await scans(() => corporateGroups.leaveAll(catering, uuid('partnership1')))).toEqual([])
    expect(await scans(() => corporateGroups.remove(one))).toEqual([])
    expect(await scans(() => contracts.holdAll(catering, [firm, uuid('company301')]))).toEqual([])
    expect(await scans(() => shifts.holdActive([firm, uuid('company301')]))).toEqual([])
    expect(await scans(() => uploadFor('all', ['2026-03-20']))).toEqual([])
    expect(await scans(() => publishFor('all'))).toEqual([])
  })

  it('to show data across companies to administrators', async () => {
    const platform = new PlatformReads(db, clock)
    /** A full page of 3,400 companies would be faster with a sequential scan. */
    const page = { limit: 5, offset: 0 }
    expect(await scans(() => platform.overview(uuid('admin1')))).toEqual([])
    for (const filter of [{}, { status: 'pending' }, { status: 'approved', mode: 'new' }])
      expect(await scans(() => platform.applications(filter, page)), JSON.stringify(filter)).toEqual([])
    for (const filter of [{}, { type: 'catering' }, { active: false }])
      expect(await scans(() => platform.companies(filter, page)), JSON.stringify(filter)).toEqual([])
    expect(await scans(() => platform.applications({ search: '1234567890' }, page))).toEqual([])
    expect(await scans(() => platform.companies({ search: '1234567890' }, page))).toEqual([])
    for (const companyId of [firm, catering, supplier]) {
      expect(await scans(() => platform.company(companyId))).toEqual([])
      expect(await scans(() => platform.deactivation(companyId))).toEqual([])
    }
    expect(await scans(() => new PerformanceReads(db, clock).report())).toEqual([])
  })

  it('to list departments, names, profiles and announcements', async () => {
    const own = { companyId: firm, userId: eater }
    expect(await scans(() => new WorkforceReads(db, clock).departments(firm, '', page))).toEqual([])
    expect(await scans(() => new WorkforceReads(db, clock).departments(firm, 'departman 3', page))).toEqual([])
    expect(await scans(() => companies().isOpenCorporate(firm))).toEqual([])
    expect(await scans(() => companies().names(firm, catering))).toEqual([])
    expect(await scans(() => new AccessReads(db, clock).person(own, ['everybody', 'employees']))).toEqual([])
    expect(await scans(() => new NotificationReads(db, clock).announcements(page))).toEqual([])
  })

  it('to identify a key, list the keys of a company and name them in its log', async () => {
    const access = new AccessReads(db, clock)
    const [hash, key] = ['0'.repeat(64), uuid('key3400')]
    for (const partners of [undefined, { cateringId: catering, corporateId: firm }])
      expect(await scans(() => house.keys.holderOf(hash, clock.now(), partners))).toEqual([])
    expect(await scans(() => access.keys(firm))).toEqual([])
    expect(await scans(() => access.key(firm, key))).toEqual([])
    expect(await scans(() => access.ownKey(firm, key))).toEqual([])
    expect(await scans(() => house.keys.countLive(firm, clock.now()))).toEqual([])
    expect(await scans(() => house.keys.revoke(firm, key, clock.now()))).toEqual([])
    const use = { at: clock.now(), address: '192.0.2.1', unlessSince: clock.now() }
    expect(await scans(() => house.keys.noteUse(firm, key, use))).toEqual([])
  })

  it('to show one person and to change several', async () => {
    expect(await scans(() => new WorkforceReads(db, clock).find(firm, false, eater))).toEqual([])
    const people = [anEmployee({ id: firm } as never, { id: eater, phone: '5300000007' })]
    expect(await scans(() => house.employees.update(...people))).toEqual([])
    expect(await scans(() => house.sessions.endAllOf(eater, uuid('user8')))).toEqual([])
    expect(await scans(() => house.futureChoices.cancelOfPeople(firm, [eater, uuid('user8')], clock.now()))).toEqual([])
  })

  it('to list shifts', async () => {
    expect(await scans(() => new ShiftReads(db, clock).list(firm, true))).toEqual([])
  })

  it('to show the dashboards', async () => {
    const dashboards = new DashboardReads(db, clock)
    expect(await scans(() => dashboards.corporate(firm, true))).toEqual([])
    expect(await scans(() => dashboards.catering(catering, true))).toEqual([])
    expect(await scans(() => dashboards.supplier(supplier, true))).toEqual([])
  })

  it('to remind people of a firm who have not chosen', async () => {
    const [date, at] = ['2026-03-03', clock.now()]
    expect(await scans(() => new ChoiceReads(db, clock).undecided(firm, { date }, page))).toEqual([])
    expect(await scans(() => house.reminders.claim(firm, date, at))).toEqual([])
    expect(await scans(() => house.reminders.isOpen(firm, date, at))).toEqual([])
    expect(await scans(() => house.reminders.undecided(firm, date, [shift]))).toEqual([])
    const news = { id: uuid('reminder'), companyId: firm, date, shiftIds: [shift] }
    expect(await scans(() => house.inboxes.announceReminder(news, 100, at))).toEqual([])
  })

  it('to show the days to choose from', async () => {
    expect(await scans(() => choices().menuPlay(firm, eater, undefined))).toEqual([])
    expect(await scans(() => choices().menuPlay(firm, eater, shift))).toEqual([])
  })

  it('to apply standing choices and send reminders', async () => {
    const now = clock.now()
    const batch = { companyId: firm, shiftId: shift, dates: ['2026-03-03', '2026-03-04'], after: null }
    expect(await scans(() => house.usualShifts.ofAll(firm, [eater]))).toEqual([])
    expect(await scans(() => house.standingChoices.apply(firm, [eater], now))).toEqual([])
    expect(await scans(() => house.standingChoices.applyNext(batch, 50, now))).toEqual([])
    expect(await scans(() => house.reminders.claim(firm, '2026-03-03', now))).toEqual([])
    expect(await scans(() => house.reminders.isOpen(firm, '2026-03-03', now))).toEqual([])
    expect(await scans(() => house.reminders.undecided(firm, '2026-03-03', [shift]))).toEqual([])
    expect(await scans(() => house.reminders.claimDue(20, now))).toEqual([])
  })

  it('to show a kitchen', async () => {
    expect(
      await scans(() =>
        menus().kitchenDays({ cateringId: catering, corporateId: firm, shiftId: shift }, '2026-03-02', '2026-03-16'),
      ),
    ).toEqual([])
    for (const filter of [
      [undefined, undefined],
      [shift, undefined],
      [undefined, department],
      [shift, department],
    ] as const)
      expect(
        await scans(() =>
          new MenuReads(db, clock).kitchenStats(catering, firm, { shiftId: filter[0], departmentId: filter[1] }),
        ),
      ).toEqual([])
    for (const date of ['2026-03-02', '2026-02-20'])
      for (const of of [catering, null])
        expect(await scans(() => new KitchenListReads(db, clock).week(firm, of, date))).toEqual([])
    const production = new KitchenReads(db, clock)
    expect(await scans(() => production.days(catering, undefined))).toEqual([])
    for (const date of ['2026-03-03', '2026-02-20'])
      expect(await scans(() => production.plan(catering, date))).toEqual([])
    expect(await scans(() => production.routes(catering))).toEqual([])
    const recipes = new RecipeReads(db, clock)
    expect(await scans(() => recipes.ingredients(catering, true))).toEqual([])
    expect(await scans(() => recipes.recipes(catering, undefined, true))).toEqual([])
    expect(await scans(() => recipes.recipe(catering, 'nohut', undefined, true))).toEqual([])
    expect(await scans(() => recipes.sheets(catering, '2026-03-03', undefined))).toEqual([])
    const buying = new BuyingReads(db, clock)
    expect(
      await scans(() =>
        buying.needs(catering, { first: '2026-03-03', last: '2026-03-09', counts: ['2026-02-20'] }, true),
      ),
    ).toEqual([])
    expect(await scans(() => buying.range(catering, undefined, undefined))).toEqual([])
    expect(await scans(() => buying.shelf(catering))).toEqual([])
    expect(await scans(() => production.deliveries(firm, undefined))).toEqual([])
    for (const whose of [[firm], null])
      expect(await scans(() => house.kitchenLists.freezeDue(whose, clock.now(), 20))).toEqual([])
    for (const status of [undefined, 'pending'] as const)
      expect(await scans(() => new FeedbackReads(db, clock).ofKitchen(catering, firm, status, page))).toEqual([])
    expect(await scans(() => house.requests.forChange(firm, uuid('request 7')))).toEqual([])
    expect(await scans(() => new FeedbackReads(db, clock).ofPerson(firm, uuid('user1'), undefined, page))).toEqual([])
  })

  it("to search one catering's dishes and their ratings among many, and to read and correct one of five thousand", async () => {
    const dishes = new DishReads(db, clock)
    const one = uuid('company3003')
    for (const typed of ['', 'gu', 'gunesli yemek 49', 'zzzz'])
      for (const undeclared of [true, false])
        expect(await scans(() => dishes.list(one, { typed, undeclared, hidden: false }, page))).toEqual([])
    expect(await scans(() => dishes.find(catering, uuid('dish49')))).toEqual([])
    const ratings = new DishRatingReads(db, clock)
    for (const sort of ['rating', 'ratings', 'name'] as const) {
      const asked = { typed: '', firmId: undefined, sort, order: 'asc', ...page } as const
      expect(await scans(() => ratings.list(one, asked))).toEqual([])
      expect(await scans(() => ratings.list(one, { ...asked, typed: 'gu', firmId: firm }))).toEqual([])
    }
    expect(await scans(() => ratings.find(catering, uuid('dish49')))).toEqual([])
    expect(await scans(() => dishes.undeclaredAmong(one, ['Güneşli yemek 49', 'Cacık']))).toEqual([])
    const march = { start: '2026-03-01', end: '2026-03-31' }
    expect(await scans(() => dishes.undeclaredOn(one, [uuid('company2')], march))).toEqual([])
    const meals = [{ name: 'Güneşli yemek 49', kcal: 500 }]
    expect(await scans(() => house.dishes.remember(one, meals))).toEqual([])
    expect(await scans(() => house.dishes.undeclaredAmong(one, ['Cacık']))).toEqual([])
    const day = { cateringId: one, corporateId: uuid('company2'), shiftId: uuid('shift2'), date: '2026-03-02' }
    expect(await scans(() => house.dishes.undeclaredOn([day]))).toEqual([])
  })

  it('to show a week of menus', async () => {
    expect(await scans(() => menus().week(catering, firm, '2026-03-02'))).toEqual([])
  })

  it('to show the individual area', async () => {
    for (const status of [undefined, 'pending'] as const)
      expect(await scans(() => new FeedbackReads(db, clock).ofPerson(firm, eater, status, page))).toEqual([])
    for (const kind of ['all', 'unread', 'read'] as const)
      expect(await scans(() => new NotificationReads(db, clock).list(firm, eater, kind, page))).toEqual([])
    expect(await scans(() => new NotificationReads(db, clock).settings(firm, eater))).toEqual([])
    expect(await scans(() => new ChoiceReads(db, clock).choicesOf(firm, eater, 7))).toEqual([])
    expect(
      await scans(() => house.choices.madeBy({ companyId: firm, userId: eater, shiftId: shift, date: '2026-03-02' })),
    ).toEqual([])
    expect(await scans(() => house.inboxes.read(firm, eater, uuid('news 7'), clock.now()))).toEqual([])
    expect(await scans(() => house.inboxes.readAll(firm, eater, clock.now()))).toEqual([])
    expect(await scans(() => house.notificationSettings.save(firm, eater, { menuUpdates: true }))).toEqual([])
  })

  it('to announce a menu', async () => {
    const news = { id: uuid('news 8'), companyId: firm, shiftId: shift, cateringId: catering, dates: ['2026-03-03'] }
    expect(await scans(() => deliverMenuNews(house.inboxes, news, clock.now()))).toEqual([])
  })

  it('to identify the caller and to sign in', async () => {
    expect(
      await scans(() => house.sessions.actorOf(createHash('sha256').update('7').digest('hex'), clock.now())),
    ).toEqual([])
    expect(await scans(() => house.accounts.byPhone(firm, '5300000007'))).toEqual([])
    const limits = [aLock('subject 7'), aLock('subject 8'), aLock('subject 9')]
    expect(await scans(() => house.attempts.begin(limits, clock.now()))).toEqual([])
    expect(await scans(() => house.attempts.end(limits, 'failed', clock.now()))).toEqual([])
    expect(await scans(() => house.limits.count('key 7', 60))).toEqual([])
    expect(await scans(() => house.keptAnswers.find('scope', 'key 7'))).toEqual([])
  })

  it('to save a choice, count the choices of a day and cancel those of a shift', async () => {
    const input = { companyId: firm, userId: eater, shiftId: shift, date: '2026-03-03', cateringId: catering, key: 'A' }
    expect(await scans(() => house.menuDays.publishedForChoice(firm, shift, '2026-03-03'))).toEqual([])
    expect(await scans(() => house.choices.save(input, clock.now()))).toEqual([])
    expect(await scans(() => house.menuDays.chosenOf([{ id: uuid('day1-31') }] as never))).toEqual([])
    const ended = { companyId: firm, shiftId: shift, weekdays: [5], now: clock.now() }
    expect(await scans(() => house.futureChoices.cancelOfShift(ended))).toEqual([])
    expect(
      await scans(() =>
        house.menuDays.publish(
          [{ cateringId: catering, corporateId: firm, shiftId: shift, start: '2026-03-13', end: '2026-03-14' }],
          clock.now(),
        ),
      ),
    ).toEqual([])
  })
})

it("a person's choices are read without those of a thousand colleagues, even if the firm is one of thousands", async () => {
  const undone = new Error('undone')
  let touched = Infinity
  await db
    .run(async () => {
      await db.change(
        planned(
          `ALTER TABLE choices ALTER corporate_id SET (n_distinct = 20000), ALTER shift_id SET (n_distinct = 40000)`,
        ),
      )
      await db.change(planned('ANALYZE choices'))
      touched = await blocksTouchedInAll(db, () => new ChoiceReads(db, clock).choicesOf(firm, eater, 7))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  expect(touched).toBeLessThan(200)
})

it.each<[string, () => Promise<unknown>]>([
  ['kitchen statistics', () => new MenuReads(db, clock).kitchenStats(catering, firm, {})],
  ['list of a kitchen', () => new KitchenListReads(db, clock).week(firm, catering, '2026-03-03')],
  [
    'list of products',
    () => new StoreReads(db, clock).products(supplier, { sort: 'name', typed: '', category: '' }, page),
  ],
  [
    'list of products that run out',
    () => new StoreReads(db, clock).products(supplier, { sort: 'low_stock', typed: '', category: '' }, page),
  ],
  ["administrator's overview", () => new PlatformReads(db, clock).overview(uuid('admin1'))],
  ['search for companies by their beginnings', () => new CompanyReads(db, clock).search('corporate', 'g', page)],
])('the %s is planned a few times and then reuses a generic plan', async (_, read) => {
  const counted = await db.run(async () => {
    db.asked = []
    for (let time = 0; time < 8; time++) await read()
    return db.row(
      adHoc('SELECT generic_plans > 0 AS settled FROM pg_prepared_statements WHERE statement = $1'),
      numbered(db.asked[0]?.statement.text),
    )
  })
  expect(counted).toEqual({ settled: true })
})

it('needs of two weeks in which the shifts of people take turns read people once more, in as many statements', async () => {
  const costs = async (everyWeeks: number) => {
    let [touched, statements] = [0, 0]
    const undone = new Error('undone')
    await db
      .run(async () => {
        await db.change(
          planned<{ everyWeeks: number }>('UPDATE usual_shifts SET every_weeks = $everyWeeks WHERE every_weeks > 1'),
          { everyWeeks },
        )
        db.asked = []
        touched = await blocksTouchedInAll(db, () =>
          new BuyingReads(db, clock).needs(catering, { first: '2026-03-05', last: '2026-03-11', counts: [] }, true),
        )
        statements = db.asked.length
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return { touched, statements }
  }
  const [steady, rotating] = [await costs(1), await costs(3)]
  expect(rotating.statements).toBe(steady.statements)
  expect(rotating.touched).toBeLessThan(steady.touched * 1.3)
})

it('changing several people takes as many statements as changing one', async () => {
  const statementsFor = async (count: number) => {
    db.asked = []
    await db
      .run(async () => {
        const employeeIds = Array.from({ length: count }, (_, at) => uuid(`user${at + 1}`))
        const { updated } = await house.use(updateEmployees)({
          companyId: firm,
          employeeIds,
          actor: operator,
          changes: { isActive: false, departmentId: department },
        })
        expect(updated).toBe(count)
        throw new Error('seen enough')
      })
      .catch((error: Error) => {
        if (error.message !== 'seen enough') throw error
      })
    return db.asked.length
  }
  expect(await statementsFor(200)).toBe(await statementsFor(1))
})

it('a menu for ten firms takes as many statements as one for one firm', async () => {
  const statementsFor = async (size: 'all' | 'one') => {
    db.asked = []
    await db
      .run(async () => {
        const dates = Array.from({ length: 30 }, (_, day) => addDays('2026-04-01', day))
        const uploaded = await uploadFor(size, dates)
        expect(uploaded.map(({ saved }) => saved)).toEqual(uploaded.map(() => 30))
        const published = await publishFor(size)
        expect([uploaded.length, published.length]).toEqual(size === 'all' ? [10, 10] : [1, 1])
        throw new Error('seen enough')
      })
      .catch((error: Error) => {
        if (error.message !== 'seen enough') throw error
      })
    return db.asked.length
  }
  expect(await statementsFor('all')).toBe(await statementsFor('one'))
})

it('menus for chosen shifts of ten firms take as many statements as for one firm', async () => {
  const shifts = await db.rows(
    adHoc<{ corporateId: string; shiftId: string }>(
      `SELECT s.company_id AS "corporateId", s.id AS "shiftId" FROM corporate_group_members m
       JOIN shifts s ON s.company_id = m.corporate_id AND s.is_active WHERE m.group_id = $1`,
    ),
    numbered(group),
  )
  const statementsFor = async (firms: number) => {
    const chosen = { cateringId: catering, targets: shifts.slice(0, firms) }
    expect(new Set(chosen.targets.map(({ corporateId }) => corporateId)).size).toBe(firms)
    db.asked = []
    await db
      .run(async () => {
        const dates = Array.from({ length: 30 }, (_, day) => addDays('2026-04-01', day))
        await house.use(bulkUpsertFirmMenus)({ ...chosen, drafts: dates.map((date) => ({ date, ...menu })) })
        const published = await house.use(publishFirmMenus)({ ...chosen, start: '2026-04-01', end: '2026-04-30' })
        expect(published.filter(({ modified }) => modified > 0)).toHaveLength(firms)
        throw new Error('seen enough')
      })
      .catch((error: Error) => {
        if (error.message !== 'seen enough') throw error
      })
    return db.asked.length
  }
  expect(await statementsFor(10)).toBe(await statementsFor(1))
})

it('the plan reader finds a sequential scan', async () => {
  expect(await scans(() => db.rows(adHoc('SELECT count(*) FROM users WHERE full_name = $1'), numbered('x')))).toEqual([
    'users',
  ])
})
