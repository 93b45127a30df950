import exceljs, { type CellValue } from 'exceljs'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startWorker } from '../../../src/main/worker.ts'
import { serveDay } from '../../support/served-days.ts'
import { createWorkplace, enrol, type Person, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct()
let firms = 0

/** A firm with a catering and a day and a night shift, on 10 November 2026. */
const aFirm = async () => {
  product.clock.set('2026-11-10T09:00:00Z')
  const firm = await createWorkplace(product, 'corporate', `Katkı ${++firms}`)
  const catering = await createWorkplace(product, 'catering', `Mutfak ${firms}`)
  const companyId = firm.company.id
  const leader = () => tokenOf(product, firm.people.corporate4)
  const newShift = async (title: string, start_time: string, end_time: string) =>
    (
      await product.call('createShift', {
        as: await leader(),
        path: { companyId },
        body: { title, start_time, end_time, days: [1, 2, 3, 4, 5, 6, 7] },
      })
    ).body.shift.id
  const shifts = { day: await newShift('Gündüz', '08:00', '17:00'), night: await newShift('Gece', '22:00', '06:00') }
  const serve = (
    date: string,
    chosen: readonly (readonly [Person, string])[],
    { shift = 'day', isOpen = false }: { shift?: keyof typeof shifts; isOpen?: boolean } = {},
  ) =>
    serveDay(
      product,
      { cateringId: catering.company.id, corporateId: companyId, shiftId: shifts[shift] },
      date,
      chosen,
      { isOpen },
    )
  const inForce = (first_day: string, kind: string, amount: number | null) =>
    product.sql(`INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
      VALUES ('${companyId}', '${first_day}', '${kind}', ${amount ?? 'NULL'}, '2026-01-01')`)
  const own = async (person: Person, month: string) =>
    (
      await product.call('getOwnMonth', {
        as: await tokenOf(product, person, 'individual'),
        path: { companyId, userId: person.id, month },
      })
    ).body
  const numbers = async (month: string, query: object = {}) =>
    product.call('listMonthNumbers', { as: await leader(), path: { companyId, month }, query })
  const set = async (kind: 'per_meal' | 'monthly' | 'none', amount: number | null, first_day: string) =>
    product.call('setContribution', { as: await leader(), path: { companyId }, body: { kind, amount, first_day } })
  const object = async (person: Person, month: string) =>
    product.call('objectToMonth', {
      as: await tokenOf(product, person, 'individual'),
      path: { companyId, userId: person.id, month },
    })
  const terms = async () =>
    (await product.call('getContribution', { as: await leader(), path: { companyId } })).body.terms
  const logged = () =>
    product.sql(`SELECT event, meta, actor_id FROM audit_logs
      WHERE company_id = '${companyId}' AND event LIKE 'contribution.%' ORDER BY id`)
  return { firm, companyId, leader, serve, inForce, own, numbers, set, object, terms, logged }
}
type Firm = Awaited<ReturnType<typeof aFirm>>

let its: Firm
let ayse: Person
let ali: Person
beforeEach(async () => {
  its = await aFirm()
  ayse = await enrol(product, its.firm.company, 'individual', { fullName: 'Ayşe Deneme' })
  ali = await enrol(product, its.firm.company, 'individual', { fullName: 'Ali Deneme' })
})

const toldTo = (person: Person) =>
  product.sql(`SELECT title, body FROM notifications WHERE user_id = '${person.id}' ORDER BY created_at`)
const plainText = (text: unknown) => String(text).replaceAll('\u00a0', ' ')

describe('a contribution', () => {
  it('begins on a future day, is told to everybody and stays in the history', async () => {
    expect((await its.set('per_meal', 25, '2026-11-11')).status).toBe(200)
    product.clock.set('2026-11-20T09:00:00Z')
    expect((await its.set('per_meal', 30.5, '2026-12-15')).status).toBe(200)
    expect(await its.terms()).toEqual([
      { first_day: '2026-12-15', kind: 'per_meal', amount: 30.5, state: 'next' },
      { first_day: '2026-11-11', kind: 'per_meal', amount: 25, state: 'current' },
    ])
    expect(await its.logged()).toMatchObject([
      { event: 'contribution.set', meta: { kind: 'per_meal', amount: 25, first: '2026-11-11' } },
      { event: 'contribution.set', meta: { kind: 'per_meal', amount: 30.5, first: '2026-12-15' } },
    ])
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    onTestFinished(() => worker.stop())
    await expect
      .poll(async () => (await toldTo(ayse)).map(({ body }) => plainText(body)).sort())
      .toEqual([
        '11 Kasım 2026’dan itibaren adınıza ayrılan her öğün için 25,00 ₺ personel katkı payı alınacak. Ayrıntılar “Hesabım → Ayın özeti” sayfasında.',
        '15 Aralık 2026’dan itibaren adınıza ayrılan her öğün için 30,50 ₺ personel katkı payı alınacak. Ayrıntılar “Hesabım → Ayın özeti” sayfasında.',
      ])
    expect(await toldTo(its.firm.people.corporateOwner)).toHaveLength(2)
  })

  it('can be replaced or withdrawn until it begins, and both are told', async () => {
    await its.set('per_meal', 25, '2026-12-01')
    await its.set('monthly', 400, '2027-01-01')
    expect(await its.terms()).toEqual([{ first_day: '2027-01-01', kind: 'monthly', amount: 400, state: 'next' }])
    const withdraw = async () =>
      product.call('withdrawContribution', { as: await its.leader(), path: { companyId: its.companyId } })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).problem).toMatchObject({ status: 404, code: 'contribution.missing' })
    expect(await its.terms()).toEqual([])
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    onTestFinished(() => worker.stop())
    const bodies = async () => (await toldTo(ayse)).map(({ body }) => plainText(body))
    await expect
      .poll(bodies)
      .toContain('1 Ocak 2027 için bildirilen değişiklikten vazgeçildi; personel katkı payı değişmiyor.')
    await expect
      .poll(bodies)
      .toContain(
        '1 Ocak 2027’den itibaren her ay 400,00 ₺ personel katkı payı alınacak. Daha önce bildirilen değişiklik geçersizdir. Ayrıntılar “Hesabım → Ayın özeti” sayfasında.',
      )
  })

  it('never begins today or earlier, nor for an amount that is none', async () => {
    const code = async (...[kind, amount, day]: Parameters<Firm['set']>) =>
      (await its.set(kind, amount, day)).problem?.code
    expect(await code('per_meal', 25, '2026-11-10')).toBe('contribution.past')
    expect(await code('per_meal', 25, '2027-11-11')).toBe('contribution.too_far')
    expect(await code('per_meal', 0, '2026-12-01')).toBe('contribution.amount_invalid')
    expect(await code('per_meal', 25.005, '2026-12-01')).toBe('contribution.amount_invalid')
    expect(await code('monthly', null, '2026-12-01')).toBe('contribution.amount_invalid')
    expect(await code('none', 10, '2026-12-01')).toBe('contribution.amount_invalid')
    expect(await code('none', null, '2026-12-01')).toBe('contribution.unchanged')
    expect(await its.terms()).toEqual([])
  })

  it('holds for at least a week of a month, so that its amounts never tell who ate on a day', async () => {
    const code = async (day: string) => (await its.set('per_meal', 30, day)).problem?.code
    expect(await code('2026-12-02')).toBe('contribution.too_short')
    expect(await code('2026-12-26')).toBe('contribution.too_short')
    expect(await code('2026-12-08')).toBeUndefined()
    expect(await code('2026-12-25')).toBeUndefined()
    expect(await code('2026-11-12')).toBeUndefined()
    product.clock.set('2026-11-12T09:00:00Z')
    const ends = async (day: string) => (await its.set('none', null, day)).problem?.code
    expect(await ends('2026-11-13')).toBe('contribution.too_short')
    expect(await ends('2026-11-19')).toBeUndefined()
  })

  it('is the only one that waits, however close together two are set', async () => {
    const days = ['2026-12-01', '2026-12-10', '2027-01-01', '2027-01-15']
    const set = await Promise.all(days.map((day) => its.set('per_meal', 25, day)))
    expect(set.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await its.terms()).toHaveLength(1)
  })

  it('by the month holds for whole months', async () => {
    expect((await its.set('monthly', 400, '2026-12-02')).problem?.code).toBe('contribution.mid_month')
    expect((await its.set('monthly', 400, '2026-12-01')).status).toBe(200)
    product.clock.set('2026-12-10T09:00:00Z')
    expect((await its.set('none', null, '2026-12-20')).problem?.code).toBe('contribution.mid_month')
    expect((await its.set('none', null, '2027-01-01')).status).toBe(200)
    expect(await its.own(ayse, '2026-12')).toMatchObject({ contribution: 400, seen_meals: null, lines: [] })
    expect(await its.own(ayse, '2027-01')).toMatchObject({ contribution: null, seen_meals: null })
  })
})

describe('the own month', () => {
  it('counts what frozen lists have of the own choices, and tells until when', async () => {
    await its.inForce('2026-11-01', 'per_meal', 25)
    await its.serve('2026-11-02', [
      [ayse, 'A'],
      [ali, 'A'],
    ])
    await its.serve('2026-11-02', [[ayse, 'A']], { shift: 'night' })
    await its.serve('2026-11-03', [[ayse, 'SKIP']])
    await its.serve('2026-11-04', [[ali, 'A']])
    await its.serve('2026-11-12', [[ayse, 'A']], { isOpen: true })
    expect(await its.own(ayse, '2026-11')).toEqual({
      month: '2026-11',
      meals: 2,
      skipped_days: 1,
      until: '2026-11-04',
      is_final: false,
      closes_on: '2026-12-01',
      days: [
        { date: '2026-11-02', meals: 2 },
        { date: '2026-11-03', meals: 0 },
      ],
      seen_meals: 2,
      contribution: 50,
      lines: [{ meals: 2, amount: 25, price: 50 }],
      terms: [{ first_day: '2026-11-01', kind: 'per_meal', amount: 25 }],
      has_objected: false,
    })
  })

  it('has a line for each amount, by the amount in force on the day', async () => {
    await its.inForce('2026-10-12', 'per_meal', 20)
    await its.inForce('2026-10-20', 'per_meal', 25.5)
    for (const date of ['2026-10-11', '2026-10-12', '2026-10-19', '2026-10-20']) await its.serve(date, [[ayse, 'A']])
    expect(await its.own(ayse, '2026-10')).toMatchObject({
      meals: 4,
      seen_meals: 3,
      contribution: 65.5,
      lines: [
        { meals: 2, amount: 20, price: 40 },
        { meals: 1, amount: 25.5, price: 25.5 },
      ],
      is_final: true,
    })
    expect((await its.numbers('2026-10')).body.people).toMatchObject([{ user_id: ayse.id, meals: 3, amount: 65.5 }])
  })

  it('has the night that begins on its last day, and is not final before its lists are', async () => {
    await its.inForce('2026-10-01', 'per_meal', 25)
    await its.serve('2026-10-31', [[ayse, 'A']], { shift: 'night', isOpen: true })
    product.clock.set('2026-11-01T00:30:00Z')
    expect(await its.own(ayse, '2026-10')).toMatchObject({ meals: 0, is_final: false, until: null })
    expect((await its.numbers('2026-10')).problem).toMatchObject({ status: 409, code: 'contribution.month_open' })
    await product.sql(`UPDATE menu_days SET closed_at = '2026-10-31' WHERE corporate_id = '${its.companyId}'`)
    expect(await its.own(ayse, '2026-10')).toMatchObject({ meals: 1, is_final: true })
    expect(await its.own(ayse, '2026-11')).toMatchObject({ meals: 0 })
    expect((await its.numbers('2026-10')).body).toMatchObject({ total: 1, total_meals: 1, total_amount: 25 })
  })

  it('stays the same with guests at the table and an absence', async () => {
    await its.inForce('2026-11-01', 'per_meal', 25)
    await its.serve('2026-11-02', [[ayse, 'A']])
    const before = await its.own(ayse, '2026-11')
    await product.sql(`INSERT INTO absent_days VALUES ('${its.companyId}', '${ayse.id}', '2026-11-02')`)
    await product.sql(`INSERT INTO guests (corporate_id, shift_id, date, portions)
      SELECT corporate_id, shift_id, date, 9 FROM menu_days WHERE corporate_id = '${its.companyId}'`)
    expect(await its.own(ayse, '2026-11')).toEqual(before)
  })
})

describe('the numbers of a month', () => {
  it('are one number and amount for each person of a closed month, also of somebody who left', async () => {
    await its.inForce('2026-10-01', 'per_meal', 25)
    await its.serve('2026-10-05', [
      [ayse, 'A'],
      [ali, 'A'],
    ])
    await its.serve('2026-10-06', [
      [ayse, 'A'],
      [ali, 'SKIP'],
    ])
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${ali.id}'`)
    const person = { department_name: null, has_objected: false }
    expect((await its.numbers('2026-10')).body).toEqual({
      month: '2026-10',
      people: [
        { ...person, user_id: ali.id, full_name: 'Ali Deneme', meals: 1, amount: 25 },
        { ...person, user_id: ayse.id, full_name: 'Ayşe Deneme', meals: 2, amount: 50 },
      ],
      total: 2,
      total_meals: 3,
      total_amount: 75,
      has_more: false,
    })
    expect((await its.numbers('2026-10', { limit: 1, offset: 1 })).body).toMatchObject({
      people: [{ full_name: 'Ayşe Deneme' }],
      total: 2,
      has_more: false,
    })
  })

  it('do not exist for a month that still runs, nor without a contribution per meal', async () => {
    await its.inForce('2026-09-01', 'monthly', 400)
    await its.inForce('2026-10-01', 'none', null)
    await its.inForce('2026-11-01', 'per_meal', 25)
    const code = async (month: string) => (await its.numbers(month)).problem?.code
    expect(await code('2026-11')).toBe('contribution.month_open')
    expect(await code('2026-10')).toBe('contribution.no_number')
    expect(await code('2026-09')).toBe('contribution.no_number')
    const exported = await product.call('exportMonthNumbers', {
      as: await its.leader(),
      path: { companyId: its.companyId, month: '2026-11' },
    })
    expect(exported.problem?.code).toBe('contribution.month_open')
    expect(await its.logged()).toEqual([])
  })

  it('are a workbook whose every download is in the log with the person who took it', async () => {
    await its.inForce('2026-10-01', 'per_meal', 25.5)
    await its.serve('2026-10-05', [
      [ayse, 'A'],
      [ali, 'A'],
    ])
    await its.serve('2026-10-06', [[ayse, 'A']])
    const path = { companyId: its.companyId, month: '2026-10' }
    const { body } = await product.call('exportMonthNumbers', { as: await its.leader(), path })
    await product.call('exportMonthNumbers', { as: await its.leader(), path })
    const book = new exceljs.Workbook()
    await book.xlsx.load(body as never)
    const rows = book.worksheets[0]!.getSheetValues()
      .slice(1)
      .map((row) => (row as CellValue[]).slice(1))
    expect(rows.slice(0, 4)).toEqual([
      ['Ad soyad', 'Departman', 'Telefon', 'Ayrılan öğün', 'Katkı payı'],
      ['Ali Deneme', undefined, ali.phone, 1, 25.5],
      ['Ayşe Deneme', undefined, ayse.phone, 2, 51],
      ['Toplam', undefined, undefined, { formula: 'SUM(D2:D3)', result: 3 }, { formula: 'SUM(E2:E3)', result: 76.5 }],
    ])
    const entry = {
      event: 'contribution.exported',
      meta: { month: '2026-10', people: 2 },
      actor_id: its.firm.people.corporate4.id,
    }
    expect(await its.logged()).toEqual([entry, entry])
  })

  it('never contain people of another firm', async () => {
    const other: { firm: Workplace } & Firm = await aFirm()
    const stranger = await enrol(product, other.firm.company, 'individual', { fullName: 'Başka Firma' })
    for (const one of [its, other]) await one.inForce('2026-10-01', 'per_meal', 25)
    await its.serve('2026-10-05', [[ayse, 'A']])
    await other.serve('2026-10-05', [[stranger, 'A']])
    expect((await its.numbers('2026-10')).body.people.map(({ user_id }) => user_id)).toEqual([ayse.id])
    const foreign = await product.call('listMonthNumbers', {
      as: await its.leader(),
      path: { companyId: other.companyId, month: '2026-10' },
    })
    expect(foreign.status).toBe(403)
    const peeked = await product.call('getOwnMonth', {
      as: await tokenOf(product, ali, 'individual'),
      path: { companyId: its.companyId, userId: ayse.id, month: '2026-10' },
    })
    expect(peeked.status).toBe(403)
  })
})

describe('whoever thinks the number is wrong', () => {
  it('writes so once to those who see it, with one tap', async () => {
    await its.inForce('2026-10-01', 'per_meal', 25)
    await its.serve('2026-10-05', [[ayse, 'A']])
    expect((await its.object(ayse, '2026-10')).status).toBe(200)
    expect((await its.object(ayse, '2026-10')).problem).toMatchObject({ status: 409, code: 'contribution.objected' })
    expect(await its.own(ayse, '2026-10')).toMatchObject({ has_objected: true })
    expect((await its.numbers('2026-10')).body.people).toMatchObject([{ user_id: ayse.id, has_objected: true }])
    const copies = await product.sql(`
      SELECT u.role, m.subject, m.body FROM mail_copies c
      JOIN mail_messages m ON m.company_id = c.company_id AND m.id = c.message_id
      JOIN users u ON u.id = c.user_id
      WHERE c.company_id = '${its.companyId}' AND NOT c.is_sender ORDER BY u.role`)
    expect(copies.map(({ role }) => role)).toEqual(['corporate4', 'corporateOwner'])
    expect([copies[0]!['subject'], copies[0]!['body']].map(plainText)).toEqual([
      'Ekim 2026: ayrılan öğün sayısına itiraz',
      'Ekim 2026 için adıma ayrılan öğün sayısı 1 görünüyor (kesinleşti). Bu sayıda yanlışlık olduğunu düşünüyorum.',
    ])
    expect(await product.sql(`SELECT FROM requests WHERE company_id = '${its.companyId}'`)).toEqual([])
  })

  it('has nothing to write about where the firm sees no number', async () => {
    expect((await its.object(ayse, '2026-10')).problem).toMatchObject({ status: 409, code: 'contribution.no_number' })
    await its.inForce('2026-12-01', 'per_meal', 25)
    expect((await its.object(ayse, '2026-12')).problem?.code).toBe('contribution.no_number')
  })

  it('writes to nobody when alone in seeing it', async () => {
    await its.inForce('2026-10-01', 'per_meal', 25)
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${its.firm.people.corporate4.id}'`)
    expect((await its.object(its.firm.people.corporateOwner, '2026-10')).status).toBe(200)
  })
})
