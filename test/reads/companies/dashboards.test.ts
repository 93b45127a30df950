import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { SystemClock } from '../../../src/gateways/system.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import { roles } from '../../../src/core/actors/rules.ts'
import { AccessReads, DashboardReads, ShiftReads } from '../../../src/reads/index.ts'
import type { House } from '../../support/house.ts'
import { create } from '../../../src/core/shared/index.ts'
import { Shift } from '../../../src/core/shifts/index.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import {
  anApplication,
  aRequest,
  aCatering,
  aCompany,
  aMenuDay,
  anEmployee,
  anOffer,
  aPartnership,
  aShift,
  aSupplier,
  someId,
} from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()
const clock = new SystemClock()
let house: House
let reads: DashboardReads
let work: KitchenAtWork
let otherFirm: Company
const sql = (text: string, ...values: unknown[]) => inUse.database.change(adHoc(text), numbered(...values))
const count = async (from: string, ...values: unknown[]): Promise<number> =>
  (await inUse.database.row(adHoc<{ count: number }>(`SELECT count(*)::int FROM ${from}`), numbered(...values)))
    ?.count ?? -1

const nobodyWaits = {
  pending_applications: 0,
  oldest_application_at: null,
  never_signed_in: 0,
  passwords_expire_at: null,
  reset_requests: 0,
  privacy_requests: 0,
  privacy_due_on: null,
}

beforeAll(async () => {
  house = postgresHouse(inUse.database)
  reads = new DashboardReads(inUse.database, clock)
  work = await aKitchen(house, { eaters: 3 })
  const { corporate, catering, shift, day, choose, eaters } = work
  otherFirm = aCompany()
  await house.companies.add(otherFirm)
  await house.partnerships.add(aPartnership(catering, otherFirm))
  for (const role of roles) await house.employees.add(anEmployee(corporate, { role }))
  const left = anEmployee(corporate, { role: 'corporate4' })
  for (const employee of [left, anEmployee(otherFirm)]) await house.employees.add(employee)
  await house.deactivate(left.id)
  const tuesday = aMenuDay(catering, shift, { date: '2026-03-03' })
  await house.menuDays.save([tuesday])
  for (const eater of eaters) for (const one of [day, tuesday]) await choose(eater, one, 'GELENEKSEL1')
  await choose(eaters[0], tuesday, 'ALTERNATIF1')
  await house.futureChoices.cancelOfShift({
    companyId: corporate.id,
    shiftId: shift.id,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    now: new Date('2026-03-08T09:00:00Z'),
  })
  for (const extra of [aShift(corporate), aShift(corporate, { isActive: false })]) await house.shifts.add(extra)
  await aKitchen(house, { eaters: 2 }).then(async ({ day: foreign, choose: chooseThere, eaters: [stranger] }) =>
    chooseThere(stranger, foreign, 'GELENEKSEL1'),
  )
})

describe('the dashboard', () => {
  it('of a corporate company matches a recount', async () => {
    const {
      corporate: { id },
    } = work
    const expected = {
      individual_users: await count(`users WHERE company_id = $1 AND is_active AND role = 'individual'`, id),
      corporate_users: await count(`users WHERE company_id = $1 AND is_active AND role <> 'individual'`, id),
      total_preferences: await count('choices WHERE corporate_id = $1', id),
      active_shifts: await count('shifts WHERE company_id = $1 AND is_active AND NOT is_deleted', id),
    }
    expect(expected).toEqual({ individual_users: 4, corporate_users: 5, total_preferences: 6, active_shifts: 2 })
    expect(await reads.corporate(id, true)).toMatchObject(expected)
  })

  it('of a catering matches a recount, without a rating until somebody rates', async () => {
    const {
      catering: { id },
      shift,
      eaters,
    } = work
    const expected = {
      served_individuals: await count(
        'users u JOIN partnerships p ON p.corporate_id = u.company_id WHERE p.catering_id = $1 AND p.is_active AND u.is_active',
        id,
      ),
      total_preferences: await count('choices WHERE catering_id = $1', id),
      partner_corporates: await count('partnerships WHERE catering_id = $1 AND is_active', id),
    }
    expect(expected).toEqual({ served_individuals: 10, total_preferences: 6, partner_corporates: 2 })
    expect(await reads.catering(id, true)).toMatchObject({ ...expected, rating: null })
    for (const [at, stars] of [5, 4, 4].entries())
      await sql(
        `INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at) VALUES ($1, $2, '2026-03-02', $3, $4, now())`,
        eaters[at]?.id,
        shift.id,
        id,
        stars,
      )
    expect(await reads.catering(id, true)).toMatchObject({ rating: 4.3 })
  })

  it('of a catering excludes an ended partnership', async () => {
    const [catering, firm] = [aCatering(), aCompany()]
    for (const company of [catering, firm]) await house.companies.add(company)
    await house.employees.add(anEmployee(firm))
    const partnership = aPartnership(catering, firm)
    await house.partnerships.add(partnership)
    expect(await reads.catering(catering.id, true)).toMatchObject({
      served_individuals: 1,
      partner_corporates: 1,
    })
    await house.endPartnership(partnership.id)
    expect(await reads.catering(catering.id, true)).toMatchObject({
      served_individuals: 0,
      partner_corporates: 0,
    })
  })

  it('of a supplier counts all orders, those of the last thirty days, products in stock and partners', async () => {
    const [supplier, rival, catering] = [aSupplier(), aSupplier(), aCatering()]
    for (const company of [supplier, rival, catering]) await house.companies.add(company)
    await house.partnerships.add(aPartnership(catering, supplier))
    const order = (supplierId: string, at: string) =>
      sql(
        `INSERT INTO orders (id, supplier_id, catering_id, number, status, status_changed_at, total_amount, created_at)
         VALUES ($1, $2, $3, (SELECT 1 + count(*) FROM orders), 'pending', $4, 10.50, $4)`,
        someId(),
        supplierId,
        catering.id,
        at,
      )
    for (const at of ['2026-03-01T20:59:59Z', '2026-03-01T21:00:00Z', '2026-03-31T11:59:00Z', '2025-01-01T00:00:00Z'])
      await order(supplier.id, at)
    await order(rival.id, '2026-03-30T00:00:00Z')
    const product = (supplierId: string, stock: number, isActive: boolean) =>
      sql(
        `INSERT INTO products (id, supplier_id, name, description, unit_price, stock_quantity, unit_type, minimum_order_quantity, is_active, created_at)
           VALUES ($1, $2, md5(random()::text), '', 5, $3, 'kg', 1, $4, now())`,
        someId(),
        supplierId,
        stock,
        isActive,
      )
    await product(supplier.id, 0.5, true)
    await product(supplier.id, 3, true)
    await product(supplier.id, 0, true)
    await product(supplier.id, 3, false)
    await product(rival.id, 3, true)
    expect(
      await new DashboardReads(inUse.database, new FakeClock('2026-03-31T12:00:00Z')).supplier(supplier.id, true),
    ).toEqual({
      total_orders: 4,
      product_variety: 2,
      recent_orders: 2,
      partner_caterings: 1,
      recent_days: Array.from({ length: 14 }, (_, at) => ({
        date: `2026-03-${18 + at}`,
        orders: at === 13 ? 1 : 0,
        revenue: at === 13 ? 10.5 : 0,
      })),
      needs: { waiting: nobodyWaits, pending_orders: 4, waiting_terminations: 0 },
      recent_activities: [],
    })
  })

  it('of an empty company shows zeros', async () => {
    const [company, catering] = [aCompany(), aCatering()]
    for (const one of [company, catering]) await house.companies.add(one)
    expect(await reads.corporate(company.id, true)).toMatchObject({
      individual_users: 0,
      corporate_users: 0,
      new_individual_users: 0,
      new_corporate_users: 0,
      shift_titles: [],
      total_preferences: 0,
      active_shifts: 0,
      departments: 0,
      partner_caterings: 0,
      recent_activities: [],
    })
    const { recent_days: days, ...figures } = await reads.catering(catering.id, true)
    expect(days.map(({ chosen }) => chosen)).toEqual(Array<number>(14).fill(0))
    expect(figures).toEqual({
      rating: null,
      ratings: 0,
      served_individuals: 0,
      total_preferences: 0,
      first_chosen_on: null,
      partner_corporates: 0,
      needs: {
        waiting: nobodyWaits,
        waiting_offers: 0,
        waiting_price_requests: 0,
        waiting_terminations: 0,
        waiting_supplier_terminations: 0,
        waiting_statements: 0,
        ending_contracts: [],
        ending_contract_count: 0,
        missing_menus: [],
        pending_requests: null,
      },
      recent_activities: [],
    })
  })

  it('shows the ten latest activities of the company, newest first', async () => {
    const company = aCompany()
    await house.companies.add(company)
    for (let at = 1; at <= 12; at++)
      await sql(
        `INSERT INTO audit_logs (id, company_id, type, event, meta, created_at) VALUES ($1, $2, 'USER_CREATED', 'users.imported', $3, $4)`,
        someId(),
        company.id,
        { imported: at },
        new Date(Date.UTC(2026, 2, at === 12 ? 11 : at, 9)),
      )
    const { recent_activities: activities } = await reads.corporate(company.id, true)
    expect(activities.map(({ description }) => description)).toEqual([
      'Listeden 12 çalışan eklendi',
      'Listeden 11 çalışan eklendi',
      'Listeden 10 çalışan eklendi',
      'Listeden 9 çalışan eklendi',
      'Listeden 8 çalışan eklendi',
      'Listeden 7 çalışan eklendi',
      'Listeden 6 çalışan eklendi',
      'Listeden 5 çalışan eklendi',
      'Listeden 4 çalışan eklendi',
      'Listeden 3 çalışan eklendi',
    ])
    expect(activities[0]?.timestamp).toBe('2026-03-11T09:00:00.000Z')
  })

  it('shows activities of one kind on one day as a single line', async () => {
    const company = aCompany()
    await house.companies.add(company)
    const log = (event: string, at: string, meta: object = {}) =>
      sql(
        `INSERT INTO audit_logs (id, company_id, type, event, meta, created_at) VALUES (gen_random_uuid(), $1, 'MAIL_SENT', $2, $3, $4)`,
        company.id,
        event,
        meta,
        at,
      )
    const [twice, once] = [someId(), someId()]
    await log('mail.sent', '2026-03-02T20:30:00Z', { recipient_count: 3 })
    /** After midnight in Turkey. */
    await log('mail.sent', '2026-03-02T21:30:00Z', { recipient_count: 4 })
    await sql(
      `INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
       SELECT gen_random_uuid(), $1, 'MAIL_SENT', 'mail.sent', '{"recipient_count": 1}', '2026-03-03T06:00:00Z'::timestamptz + n * interval '1 second'
       FROM generate_series(1, 400) n`,
      company.id,
    )
    await log('user.activated', '2026-03-03T07:00:00Z', { user_id: twice })
    await log('mail.sent', '2026-03-03T08:00:00Z', { recipient_count: 1 })
    await log('user.activated', '2026-03-03T09:00:00Z', { user_id: twice })
    await log('user.deactivated', '2026-03-03T10:00:00Z', { user_id: twice })
    await log('user.deactivated', '2026-03-03T11:00:00Z', { user_id: once })
    await log('offer.sent', '2026-03-03T12:00:00Z', { company: 'Bir', unit_price: 10 })
    await log('offer.sent', '2026-03-03T13:00:00Z', { company: 'İki', unit_price: 10 })
    const told = async () =>
      (await reads.corporate(company.id, true)).recent_activities.map(({ description, count, timestamp }) => [
        description,
        count,
        timestamp.slice(0, 16),
      ])
    const today = [
      [expect.stringMatching(/^İki şirketine teklif gönderildi/), 1, '2026-03-03T13:00'],
      [expect.stringMatching(/^Bir şirketine teklif gönderildi/), 1, '2026-03-03T12:00'],
      ['2 kişi pasifleştirildi', 2, '2026-03-03T11:00'],
      ['Silinmiş kişi aktifleştirildi', 1, '2026-03-03T09:00'],
      ['402 mesaj gönderildi', 402, '2026-03-03T08:00'],
    ]
    expect(await told()).toEqual(today)
    await log('user.registered', '2026-03-03T14:00:00Z', { user_id: once })
    expect((await told())[0]).toEqual(['Silinmiş kişi kayıt oldu', 1, '2026-03-03T14:00'])
  })

  it('says since when there are choices, so that weeks are only compared from the second one on', async () => {
    const firstDays = async () => [
      (await reads.corporate(work.corporate.id, true)).first_chosen_on,
      (await reads.catering(work.catering.id, true)).first_chosen_on,
      (await reads.corporate(otherFirm.id, true)).first_chosen_on,
    ]
    expect(await firstDays()).toEqual(['2026-03-02', '2026-03-02', null])
  })
})

it('shifts are ordered by start, without deleted ones, and with inactive ones only for managers', async () => {
  const { corporate, shift } = await aKitchen(house, { shift: { startTime: '22:00', endTime: '06:00', title: 'Gece' } })
  const [inactive, early] = [
    aShift(corporate, { isActive: false, startTime: '10:00' }),
    aShift(corporate, { startTime: '06:00', endTime: '14:00' }),
  ]
  for (const one of [inactive, early, aShift(corporate, { isDeleted: true }), aShift(otherFirm)])
    await house.shifts.add(one)
  const shifts = new ShiftReads(inUse.database, clock)
  expect((await shifts.list(corporate.id, false)).map(({ id }) => id)).toEqual([early.id, inactive.id, shift.id])
  expect(await shifts.list(corporate.id, true)).toEqual([
    {
      id: early.id,
      title: 'Gündüz',
      start_time: '06:00',
      end_time: '14:00',
      days: [1, 2, 3, 4, 5],
      timezone: 'Europe/Istanbul',
      cutoff_days: 1,
      cutoff_time: '24:00',
      is_active: true,
      version: 1,
    },
    {
      id: shift.id,
      title: 'Gece',
      start_time: '22:00',
      end_time: '06:00',
      days: [1, 2, 3, 4, 5],
      timezone: 'Europe/Istanbul',
      cutoff_days: 1,
      cutoff_time: '24:00',
      is_active: true,
      version: 1,
    },
  ])
})

it('a profile contains the person and the company, but no hash', async () => {
  const {
    corporate,
    eaters: [ayse],
  } = work
  const whom = { companyId: corporate.id, userId: ayse.id }
  expect(await new AccessReads(inUse.database, clock).person(whom, ['everybody'])).toEqual({
    id: ayse.id,
    full_name: 'Ayşe Yılmaz',
    role: 'individual',
    phone: ayse.phone,
    email: null,
    company: { id: corporate.id, name: corporate.name, type: 'corporate', slug: corporate.slug, logo_url: null },
    announcements: [],
  })
})

describe('to-dos for the managers of a corporate company', () => {
  const now = new Date('2026-03-01T09:00:00Z')
  const at = () => new DashboardReads(inUse.database, new FakeClock(now.toISOString()))

  it('show who has not chosen for the next open day, by department', async () => {
    const { corporate, shift, choose, day, eaters } = await aKitchen(house, { eaters: 3 })
    const needs = async () => (await at().corporate(corporate.id, true)).needs?.next_menu
    expect(await needs()).toMatchObject({
      date: day.date,
      people: 3,
      chosen: 0,
      departments: [{ people: 3, undecided: 3 }],
    })
    for (const eater of eaters.slice(1)) await choose(eater, day, 'GELENEKSEL1')
    expect(await needs()).toMatchObject({ chosen: 2, departments: [{ department_id: null, undecided: 1 }] })
    await choose(eaters[0], day, 'GELENEKSEL1')
    expect(await needs()).toMatchObject({ chosen: 3, departments: [] })
    await house.shifts.update(create(Shift, { ...shift, isActive: false }))
    expect(await needs()).toBeNull()
  })

  it('show the next working day without a menu, if the firm has a catering', async () => {
    const { catering, corporate } = await aKitchen(house)
    const missing = async (now: string) =>
      (await new DashboardReads(inUse.database, new FakeClock(now)).corporate(corporate.id, true)).needs
        ?.menu_missing_on
    /** The kitchen has a menu for Monday, 2 March. */
    expect(await missing('2026-02-28T09:00:00Z')).toBeNull()
    expect(await missing('2026-03-02T09:00:00Z')).toBe('2026-03-03')
    const night = aShift(corporate)
    await house.shifts.add(night)
    expect(await missing('2026-02-28T09:00:00Z')).toBe('2026-03-02')
    await house.menuDays.save([aMenuDay(catering, night, { date: '2026-03-02' })])
    expect(await missing('2026-02-28T09:00:00Z')).toBeNull()
    await sql('UPDATE partnerships SET is_active = false, ended_at = now() WHERE corporate_id = $1', corporate.id)
    expect(await missing('2026-03-02T09:00:00Z')).toBeNull()
  })

  it('show applications and people who have never signed in', async () => {
    const firm = aCompany()
    await house.companies.add(firm)
    for (const passwordExpiresAt of [new Date('2026-03-07'), new Date('2026-03-05'), null])
      await house.employees.add(anEmployee(firm, { passwordExpiresAt }))
    for (const createdAt of [new Date('2026-02-27T10:00:00Z'), new Date('2026-02-25T10:00:00Z')])
      await house.applications.add(anApplication({ companyId: firm.id, createdAt }))
    expect((await at().corporate(firm.id, true)).needs).toEqual({
      waiting: {
        pending_applications: 2,
        oldest_application_at: '2026-02-25T10:00:00.000Z',
        never_signed_in: 2,
        reset_requests: 0,
        privacy_requests: 0,
        privacy_due_on: null,
        passwords_expire_at: '2026-03-05T00:00:00.000Z',
      },
      next_menu: null,
      menu_missing_on: null,
      waiting_terminations: 0,
      waiting_statements: 0,
      ending_contracts: [],
      ending_contract_count: 0,
    })
  })

  it('are shown to managers only', async () => {
    const dashboard = await at().corporate(work.corporate.id, false)
    expect(dashboard.needs).toBeNull()
    const events = ['user.password_reset', 'application.rejected', 'shift.created'] as const
    for (const event of events)
      await sql(
        `INSERT INTO audit_logs (id, company_id, type, event, meta, actor_kind, created_at)
         VALUES (gen_random_uuid(), $1, 'USER_UPDATED', $2, '{"title": "Gece"}', 'operator', now())`,
        otherFirm.id,
        event,
      )
    const seenBy = async (isManager: boolean) =>
      (await at().corporate(otherFirm.id, isManager)).recent_activities.length
    expect([await seenBy(true), await seenBy(false)]).toEqual([3, 1])
  })

  it('come with the number of choices on each of the last fourteen days', async () => {
    const { recent_days: days } = await new DashboardReads(
      inUse.database,
      new FakeClock('2026-03-04T09:00:00Z'),
    ).corporate(work.corporate.id, true)
    expect(days).toHaveLength(14)
    expect(days.slice(-3)).toEqual([
      { date: '2026-03-02', chosen: 3, people: 9 },
      { date: '2026-03-03', chosen: 3, people: 9 },
      { date: '2026-03-04', chosen: 0, people: 9 },
    ])
  })

  it('count for each day the people who were already there', async () => {
    const firm = aCompany()
    await house.companies.add(firm)
    const came = { individual: ['2025-12-01', '2026-02-27', '2026-03-01'], corporate3: ['2026-02-28'] } as const
    for (const role of ['individual', 'corporate3'] as const)
      for (const date of came[role])
        await house.employees.add(anEmployee(firm, { role, createdAt: new Date(`${date}T08:00:00Z`) }))
    const figures = await at().corporate(firm.id, true)
    expect(figures.recent_days.map(({ people }) => people)).toEqual([...Array<number>(11).fill(1), 2, 3, 4])
    expect(figures).toMatchObject({
      individual_users: 3,
      new_individual_users: 2,
      corporate_users: 1,
      new_corporate_users: 1,
    })
  })
})

describe('to-dos for the managers of a catering', () => {
  const at = (now: string) => new DashboardReads(inUse.database, new FakeClock(now))

  it('show firms without a menu for their next working day, and unanswered requests', async () => {
    const { catering, corporate, shift, eaters } = await aKitchen(house, { eaters: 1 })
    const needs = async (now: string) => (await at(now).catering(catering.id, true)).needs
    const first_firm = { id: corporate.id, name: corporate.name }
    /** Saturday: the next working day is Monday, which has a menu. */
    expect(await needs('2026-02-28T09:00:00Z')).toMatchObject({ missing_menus: [], pending_requests: null })
    /** Monday: nothing for Tuesday. */
    const missing_menus = [{ date: '2026-03-03', firms: 1, first_firm }]
    expect(await needs('2026-03-02T09:00:00Z')).toMatchObject({ missing_menus })
    await house.menuDays.save([aMenuDay(catering, shift, { date: '2026-03-03', status: 'draft' })])
    expect(await needs('2026-03-02T09:00:00Z')).toMatchObject({ missing_menus })

    const request = aRequest(eaters[0])
    await house.requests.add(request)
    expect(await needs('2026-02-28T09:00:00Z')).toMatchObject({
      missing_menus: [],
      pending_requests: { total: 1, firms: 1, oldest_at: request.createdAt.toISOString(), first_firm },
    })
    expect((await at('2026-03-02T09:00:00Z').catering(catering.id, false)).needs).toBeNull()
  })

  it('count firms without a menu by the day that lacks it', async () => {
    const catering = aCatering()
    await house.companies.add(catering)
    const weekdays = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5],
    ]
    for (const [at, days] of weekdays.entries()) {
      const firm = aCompany({ name: `Fabrika ${at}` })
      await house.companies.add(firm)
      await house.shifts.add(aShift(firm, { days }))
      await house.partnerships.add(aPartnership(catering, firm))
    }
    /** On a Friday. */
    const { needs } = await at('2026-03-06T09:00:00Z').catering(catering.id, true)
    expect(needs?.missing_menus.map(({ date, firms, first_firm }) => [date, firms, first_firm.name])).toEqual([
      ['2026-03-07', 1, 'Fabrika 1'],
      ['2026-03-09', 2, 'Fabrika 0'],
    ])
  })

  it('count all firms in a category, however many lack a menu', async () => {
    const catering = aCatering()
    await house.companies.add(catering)
    for (let at = 0; at < 46; at++) {
      const firm = aCompany({ name: `Fabrika ${at}` })
      await house.companies.add(firm)
      await house.shifts.add(aShift(firm))
      const partnership = aPartnership(catering, firm)
      await house.partnerships.add(partnership)
      const offer = anOffer(firm, catering)
      await house.offers.add(offer)
      await sql(
        `INSERT INTO partnership_terms (partnership_id, offer_id, unit_price, start_date, end_date, created_at)
         VALUES ($1, $2, 10, '2026-01-01', '2026-03-31', now())`,
        partnership.id,
        offer.id,
      )
      for (const person of at >= 44 ? [anEmployee(firm), anEmployee(firm)] : []) {
        await house.employees.add(person)
        await house.requests.add(aRequest(person))
      }
    }
    const needs = (await at('2026-03-02T09:00:00Z').catering(catering.id, true)).needs
    expect(needs).toMatchObject({
      missing_menus: [{ date: '2026-03-03', firms: 46, first_firm: { name: 'Fabrika 0' } }],
      pending_requests: {
        total: 4,
        firms: 2,
        first_firm: { name: expect.stringMatching(/^Fabrika 4[45]$/) as string },
      },
      ending_contract_count: 46,
    })
    expect(needs?.ending_contracts).toHaveLength(10)
  })

  it('come with the number of choices on each of the last fourteen days', async () => {
    const { catering, choose, day, eaters } = await aKitchen(house, { eaters: 2 })
    for (const eater of eaters) await choose(eater, day, 'GELENEKSEL1')
    const { recent_days: days } = await at('2026-03-03T09:00:00Z').catering(catering.id, true)
    expect(days).toHaveLength(14)
    expect(days.slice(-2)).toEqual([
      { date: '2026-03-02', chosen: 2 },
      { date: '2026-03-03', chosen: 0 },
    ])
  })
})
