import exceljs, { type CellValue } from 'exceljs'
import type { QueryRunner } from 'typeorm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GuestsByDepartment1770422400112 } from '../../../migrations/0112-guests-by-department.ts'
import { settlePair, tellOfDrafts } from '../../../src/core/settlement/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { hasLibreOffice, recomputed } from '../../support/libre-office.ts'
import { freezeList } from '../../support/frozen-lists.ts'
import { serveDay } from '../../support/served-days.ts'
import { settlingOf } from '../../support/settling.ts'
import { useProduct } from '../../support/use-product.ts'
import { createWorkplace, tokenOf } from '../../support/world.ts'

const product = useProduct()
const afterOctober = '2026-11-02T09:00:00Z'
let number = 0

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof settlingOf>>['statement']>>
const rowsOn = ({ days }: Pick<Read, 'days'>, on: string) => days.filter(({ date }) => date === on)

const settling = (terms?: object) => settlingOf(product, ++number, terms)

describe('a statement', () => {
  it('comes to the frozen portions at the price of each day, the same for both sides', async () => {
    const its = await settling()
    await its.at('2026-10-19T09:00:00Z')
    await its.agree({ unit_price: 128.5, start_date: '2026-10-20' })
    await its.freeze('2026-10-19', 100)
    await its.freeze('2026-10-20', 40)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const [theirs, ours] = [await its.statement('corporate', id), await its.statement('catering', id)]
    expect(theirs).toMatchObject({
      state: 'draft',
      first_day: '2026-10-01',
      last_day: '2026-10-31',
      portions: 140,
      lines: [
        { kind: 'portions', portions: 100, unit_price: 100, price: 10_000 },
        { kind: 'portions', portions: 40, unit_price: 128.5, price: 5140 },
      ],
      totals: {
        base: 15_140,
        vat_rate: 10,
        rates: [{ rate: 10, base: 15_140, vat: 1514 }],
        vat: 1514,
        withholding: 0,
        total: 16_654,
        payable: 16_654,
      },
      shifts: [{ title: 'Gündüz', portions: 140 }],
      can_approve: true,
    })
    expect(rowsOn(theirs, '2026-10-20')).toMatchObject([
      { shift_id: its.shiftId, has_list: true, portions: 40, unit_price: 128.5, vat_rate: 10 },
      { shift_id: null, has_list: false, portions: 0, minimum_top_up: 0, unit_price: 128.5 },
    ])
    expect({ ...ours, partner: ours.own, own: ours.partner }).toEqual(theirs)
    expect((await its.list('catering', { period: '2026-10' })).statements).toMatchObject([
      { state: 'draft', portions: 140, total_price: 16_654, awaits_you: true },
    ])
    expect(await its.list('catering', { period: '2026-09' })).toMatchObject({ total: 0, awaiting: 1 })
  })

  it('counts guests beside the people of a shift', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10, { guests: 4 })
    await its.settle()
    const id = await its.of('2026-10-31')
    const { days, ...statement } = await its.statement('catering', id)
    expect(statement).toMatchObject({ portions: 14, shifts: [{ portions: 10 }], totals: { base: 1400 } })
    expect(rowsOn({ days }, '2026-10-19')).toMatchObject([
      { shift_id: its.shiftId, portions: 10, guests: 4 },
      { shift_id: null, portions: 0, guests: 0 },
    ])
    expect((await its.propose('catering', id, '2026-10-19', -14)).problem?.code).toBe('correction.too_early')
    await its.at(afterOctober)
    expect((await its.propose('catering', id, '2026-10-19', -14)).status).toBe(201)
  })

  it('is listed for a year after its period, and longer while nobody has agreed on it', async () => {
    const its = await settling()
    for (const date of ['2026-09-21', '2026-10-19', '2026-11-16']) await its.freeze(date, 10)
    await its.settle()
    const days = async (query?: object) =>
      (await its.list('catering', query)).statements.map(({ last_day }) => last_day).toSorted()
    await its.at('2027-10-31T09:00:00Z')
    expect(await days()).toEqual(['2026-09-30', '2026-10-31', '2026-11-30'])
    for (const last of ['2026-09-30', '2026-10-31'])
      for (const side of ['corporate', 'catering'] as const)
        expect((await its.approve(side, await its.of(last), 1)).status).toBe(200)
    expect(await days()).toEqual(['2026-10-31', '2026-11-30'])
    await its.at('2027-12-20T09:00:00Z')
    expect(await days()).toEqual(['2026-11-30'])
    expect(await days({ period: '2026-09' })).toEqual(['2026-09-30'])
    expect(await days({ search: `firma ${number}` })).toEqual(['2026-11-30'])
    expect(await days({ search: 'başka' })).toEqual([])
  })

  it('is settled by the worker when lists were frozen', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 7)
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    onTestFinished(() => worker.stop())
    await product.sql(`SELECT graphile_worker.add_job('settleChanges')`)
    await expect.poll(async () => (await its.list('corporate')).statements.map(({ portions }) => portions)).toEqual([7])
  })

  it('cannot be approved while its period runs, before its lists are frozen, or in a version that was not seen', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at('2026-10-31T20:00:00Z')
    const id = await its.of('2026-10-31')
    expect(await its.statement('corporate', id)).toMatchObject({ state: 'preview', can_approve: false, version: 1 })
    expect((await its.approve('corporate', id, 1)).problem).toMatchObject({ status: 422, code: 'statement.running' })
    await its.at(afterOctober)
    expect((await its.approve('corporate', id, 2)).problem).toMatchObject({ status: 409, code: 'statement.changed' })
    await its.freeze('2026-10-20', 5)
    expect((await its.approve('corporate', id, 1)).problem).toMatchObject({ status: 409, code: 'statement.lists_open' })
    await its.settle()
    expect((await its.approve('corporate', id, 1)).problem).toMatchObject({ status: 409, code: 'statement.changed' })
    await product.sql(`
      INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
      VALUES (gen_random_uuid(), '${its.pair.cateringId}', '${its.pair.corporateId}', '${its.shiftId}', '2026-10-30',
        'published', '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}]', '2026-10-01', '2026-10-01')`)
    expect((await its.approve('corporate', id, 2)).problem).toMatchObject({ status: 409, code: 'statement.lists_open' })
    expect(await its.statement('corporate', id)).toMatchObject({ unfrozen_dates: ['2026-10-30'], can_approve: false })
  })

  it('is agreed on once both sides approved the same version, and does not change any more', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    expect((await its.approve('catering', id, 1)).body).toEqual({ success: true, is_agreed: false })
    expect((await its.approve('catering', id, 1)).problem).toMatchObject({ status: 409, code: 'statement.approved' })
    expect(await its.statement('corporate', id)).toMatchObject({
      state: 'waiting',
      can_approve: true,
      own_approval: { at: null, by_name: null },
      partner_approval: { at: '2026-11-02T09:00:00.000Z', by_name: null },
    })
    await its.at('2026-11-07T09:00:00Z')
    expect(await its.statement('corporate', id)).toMatchObject({ is_overdue: true })
    expect((await its.list('catering')).statements).toMatchObject([{ awaits_you: false, is_overdue: true }])
    expect((await its.approve('corporate', id, 1)).body).toEqual({ success: true, is_agreed: true })
    expect(await its.statement('catering', id)).toMatchObject({
      state: 'agreed',
      agreed_at: '2026-11-07T09:00:00.000Z',
      partner_approval: { by_name: 'Deneme corporate3' },
      is_overdue: false,
    })
    expect((await its.logs('catering'))[0]).toBe(`Firma ${number} ile Ekim 2026 için mutabık kalındı`)
    expect((await its.logs('corporate'))[1]).toBe(`Yemek ${number} Ekim 2026 mutabakatını onayladı`)
    await its.freeze('2026-10-21', 3)
    await its.settle()
    expect(await its.statement('catering', id)).toMatchObject({ portions: 10, state: 'agreed' })
  })

  it('is agreed on exactly once when both approve at the same moment', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const both = await Promise.all([its.approve('catering', id, 1), its.approve('corporate', id, 1)])
    expect(both.map(({ body }) => body.is_agreed).toSorted()).toEqual([false, true])
    expect(await its.statement('catering', id)).toMatchObject({ state: 'agreed' })
  })

  it('that was agreed on before shifts were told apart keeps guests and corrections in a row without a shift', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10, { guests: 4 })
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const { correction_id } = (await its.propose('corporate', id, '2026-10-19', -3)).body
    await its.answer('catering', id, correction_id, { action: 'accept' })
    const { version } = await its.statement('catering', id)
    for (const side of ['catering', 'corporate'] as const) await its.approve(side, id, version)
    await product.sql(`
      UPDATE statements
      SET figures = jsonb_set(figures, '{days}', (SELECT jsonb_agg(d - 'byShift') FROM jsonb_array_elements(figures -> 'days') d))
      WHERE id = '${id}'`)
    const statement = await its.statement('corporate', id)
    expect([statement.state, statement.portions]).toEqual(['agreed', 11])
    expect(rowsOn(statement, '2026-10-19')).toMatchObject([
      { shift_id: its.shiftId, portions: 10, guests: 0, corrections: 0 },
      { shift_id: null, portions: 0, guests: 4, corrections: -3 },
    ])
  })

  it('that is open when guests begin to count to their departments is settled again', async () => {
    const its = await settling()
    const paint = await its.addDepartment('Boyahane')
    const counts = [{ department: paint, key: 'A', count: 10 }]
    await its.freeze('2026-10-19', 10, { guests: 1, guestsOf: { [paint]: 4 }, counts })
    await its.settle()
    const id = await its.of('2026-10-31')
    const before = await its.statement('corporate', id)
    await product.sql(`
      UPDATE statements
      SET figures = jsonb_set(figures, '{departments}', '[{"departmentId": "${paint}", "portions": 10}]')
      WHERE id = '${id}'`)
    expect((await its.statement('corporate', id)).departments).toEqual([{ name: 'Boyahane', portions: 10, guests: 0 }])
    await new GuestsByDepartment1770422400112().up({ query: product.sql } as unknown as QueryRunner)
    await its.settle()
    const { departments, totals, version } = await its.statement('corporate', id)
    expect(departments).toEqual([{ name: 'Boyahane', portions: 14, guests: 4 }])
    expect([totals, version]).toEqual([before.totals, before.version + 1])
  })

  it('has a minimum that closed days do not owe', async () => {
    const its = await settling({ minimum: { portions: 50, weekdays: [1, 2, 3, 4, 5] } })
    await its.at('2026-10-15T09:00:00Z')
    await its.freeze('2026-10-26', 20)
    await its.freeze('2026-10-27', 20)
    await its.freeze('2026-10-31', 20)
    await product.sql(`INSERT INTO closed_days (company_id, date, from_time, name, made_at)
      VALUES ('${its.pair.cateringId}', '2026-10-27', '13:00', 'Arife', '2026-10-01')`)
    await its.settle()
    const id = await its.of('2026-10-31')
    const { days, ...statement } = await its.statement('corporate', id)
    expect(statement).toMatchObject({ portions: 60, top_up: 30, minimum: { portions: 50, weekdays: [1, 2, 3, 4, 5] } })
    expect(rowsOn({ days }, '2026-10-26')).toMatchObject([
      { shift_id: its.shiftId, portions: 20, minimum_top_up: 0 },
      { shift_id: null, portions: 0, minimum_top_up: 30 },
    ])
    const half = { closed_day: 'Arife', minimum_top_up: 0 }
    expect(rowsOn({ days }, '2026-10-27')).toMatchObject([half, half])
    expect(rowsOn({ days }, '2026-10-28')).toMatchObject([{ shift_id: null, has_list: false }])
  })

  it('tells the firm its departments, and the catering nothing of them', async () => {
    const its = await settling()
    const [paint, office] = [await its.addDepartment('Boyahane'), await its.addDepartment('Kalıphane')]
    const counts = [
      { department: paint, key: 'A', count: 4 },
      { department: office, key: 'A', count: 1 },
      { department: null, key: 'A', count: 1 },
    ]
    await its.freeze('2026-10-19', 6, { counts, guests: 2, guestsOf: { [paint]: 3, [office]: 5 } })
    await its.settle()
    const id = await its.of('2026-10-31')
    const { departments, portions } = await its.statement('corporate', id)
    expect(departments).toEqual([
      { name: 'Boyahane', portions: 7, guests: 3 },
      { name: null, portions: 7, guests: 5 },
    ])
    expect(portions).toBe(7 + 7 + 2)
    expect((await its.statement('catering', id)).departments).toEqual([])
  })

  it('divides all its portions among departments, guests and corrections of none in the workbook too', async () => {
    const its = await settling()
    const paint = await its.addDepartment('Boyahane')
    const counts = [
      { department: paint, key: 'A', count: 4 },
      { department: null, key: 'A', count: 2 },
    ]
    await its.freeze('2026-10-19', 6, { guests: 3, guestsOf: { [paint]: 1 }, counts })
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const { correction_id } = (await its.propose('corporate', id, '2026-10-19', -2)).body
    await its.answer('catering', id, correction_id, { action: 'accept' })
    const { body } = await product.call('exportStatement', {
      as: its.tokens.corporate,
      path: { ...its.path('corporate'), statementId: id },
    })
    const book = new exceljs.Workbook()
    await book.xlsx.load(body as never)
    const rows = book.getWorksheet('Departmanlar')!.getSheetValues().slice(2)
    const resultOf = (cell: CellValue) => (cell as { result?: number } | null)?.result ?? cell
    expect(rows.map((row) => (row as CellValue[]).slice(1).map(resultOf))).toEqual([
      ['Boyahane', 5, 1],
      ['Diğer', 2, 0],
      ['Misafir', 3, 3],
      ['Düzeltme', -2],
      ['Toplam', (await its.statement('corporate', id)).portions, 4],
    ])
  })

  it('is a workbook whose sums are formulas, with the values that the screen shows', async () => {
    const its = await settling({ minimum: { portions: 50, weekdays: [1, 2, 3, 4, 5] } })
    await its.at('2026-10-20T09:00:00Z')
    await its.agree({ unit_price: 128.5, vat_rate: 20 })
    await its.freeze('2026-10-19', 43)
    await its.freeze('2026-10-20', 61)
    await its.settle()
    const id = await its.of('2026-10-31')
    const { totals } = await its.statement('corporate', id)
    const { body } = await product.call('exportStatement', {
      as: its.tokens.corporate,
      path: { ...its.path('corporate'), statementId: id },
    })
    const book = new exceljs.Workbook()
    await book.xlsx.load(body as never)
    const cells = (sheet: string) =>
      book
        .getWorksheet(sheet)!
        .getSheetValues()
        .slice(2)
        .map((row) => (row as CellValue[]).slice(1))
    const [portions, dearer, minimum, net, low, high, total] = cells('Tutar')
    expect([portions, dearer, minimum].map((row) => [row![0], (row![1] as { result: number }).result])).toEqual([
      ['Porsiyon', 43],
      ['Porsiyon', 61],
      ['Asgari farkı', 7],
    ])
    const valueOf = (row: CellValue[] | undefined) => (row![4] as { result: number }).result
    expect(totals).toMatchObject({ vat_rate: null, vat: 2067.7 })
    expect(valueOf(net)).toBe(totals.base)
    expect([low, high].map((row) => [row![0], valueOf(row)])).toEqual(
      totals.rates.map(({ rate, vat }) => [`KDV %${rate}`, vat]),
    )
    expect(total![4]).toEqual({ formula: 'SUM(E5:E7)', result: totals.total })
    expect(cells('Mutabakat')).toHaveLength(32)
    expect(cells('Mutabakat')[18]?.slice(1, 8)).toEqual([43, 0, 0, { formula: 'SUM(B20:D20)', result: 43 }, 7, 100, 10])
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Mutabakat', 'Tutar', 'Düzeltmeler', 'Departmanlar'])
    expect(book.getWorksheet('Tutar')!.getCell('E1').value).toBe('Tutar')
  })

  it.skipIf(!hasLibreOffice)('is a workbook that LibreOffice computes to the same kuruş', async () => {
    const its = await settling({ minimum: { portions: 50, weekdays: [1, 2, 3, 4, 5] } })
    await its.withholds(true)
    await its.at('2026-10-20T09:00:00Z')
    await its.agree({ unit_price: 128.37, vat_rate: 20 })
    await its.freeze('2026-10-19', 43)
    const paint = await its.addDepartment('Boyahane')
    const counts = [{ department: paint, key: 'A', count: 61 }]
    await its.freeze('2026-10-20', 61, { guests: 3, guestsOf: { [paint]: 2 }, counts })
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const { correction_id } = (await its.propose('corporate', id, '2026-10-20', -2)).body
    await its.answer('catering', id, correction_id, { action: 'accept' })
    const { body } = await product.call('exportStatement', {
      as: its.tokens.corporate,
      path: { ...its.path('corporate'), statementId: id },
    })
    const { kept, computed } = await recomputed(new Uint8Array(body as never))
    expect(Object.keys(kept).length).toBeGreaterThan(70)
    for (const [cell, value] of Object.entries(computed))
      expect([cell, value]).toEqual([cell, expect.closeTo(Number(kept[cell]), 4)])
    expect(Object.keys(computed)).toEqual(Object.keys(kept))
  })

  it('shows both sides the KDV that a firm withholds from the limit on, from when it says so until they agree', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 200)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const amounts = async (side: 'corporate' | 'catering') => {
      const { total, withholding, payable } = (await its.statement(side, id)).totals
      return [total, withholding, payable]
    }
    expect(await amounts('corporate')).toEqual([22_000, 0, 22_000])
    await its.withholds(true)
    expect((await its.approve('corporate', id, 1)).problem?.code).toBe('statement.lists_open')
    await its.settle()
    for (const side of ['corporate', 'catering'] as const) expect(await amounts(side)).toEqual([22_000, 1000, 21_000])
    for (const side of ['corporate', 'catering'] as const)
      expect((await its.approve(side, id, (await its.statement(side, id)).version)).status).toBe(200)
    await its.withholds(false)
    await its.settle()
    expect(await amounts('catering')).toEqual([22_000, 1000, 21_000])
    const refused = await product.call('updateCompany', {
      as: await tokenOf(product, its.catering.people.corporateOwner),
      path: its.path('catering'),
      body: { withholds_vat: true },
    })
    expect(refused.problem?.code).toBe('company.not_a_firm')
  })

  it('is not shown to others, and not to levels 1 and 2', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 6)
    await its.settle()
    const id = await its.of('2026-10-31')
    const other = await settling()
    const path = { ...other.path('corporate'), statementId: id }
    expect((await product.call('getStatement', { as: other.tokens.corporate, path })).problem?.status).toBe(404)
    const clerk = await tokenOf(product, its.firm.people.corporate2)
    const own = { ...its.path('corporate'), statementId: id }
    expect((await product.call('getStatement', { as: clerk, path: own })).problem?.status).toBe(403)
  })
})

describe('a correction', () => {
  it('counts once the other side accepts it, and takes both approvals away', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    await its.approve('catering', id, 1)
    const { correction_id } = (await its.propose('corporate', id, '2026-10-19', -3)).body
    const open = await its.statement('catering', id)
    expect(open).toMatchObject({
      state: 'draft',
      portions: 10,
      can_approve: false,
      own_approval: { at: null },
      totals: { total: 1100 },
      totals_if_accepted: { total: 770 },
      corrections: [{ portions: -3, status: 'open', is_own: false, proposed_by_name: null }],
    })
    expect(rowsOn(open, '2026-10-19')).toMatchObject([
      { shift_id: its.shiftId, corrections: 0, open_corrections: -3 },
      { shift_id: null, open_corrections: 0 },
    ])
    expect((await its.approve('catering', id, open.version)).problem?.code).toBe('statement.corrections_open')
    expect((await its.list('catering')).awaiting).toBe(1)
    expect((await its.list('corporate')).awaiting).toBe(0)
    const waiting = async (side: 'catering' | 'corporate') =>
      (await product.call('countWaiting', { as: its.tokens[side], path: its.path(side) })).body.awaiting_statements
    expect([await waiting('catering'), await waiting('corporate')]).toEqual([1, 0])
    const companyId = its.pair.cateringId
    const dashboard = await product.call('getCateringDashboard', { as: its.tokens.catering, path: { companyId } })
    expect(dashboard.body.needs?.waiting_statements).toBe(1)

    const accepted = { action: 'accept' }
    expect((await its.answer('corporate', id, correction_id, accepted)).problem?.code).toBe('correction.own')
    expect((await its.answer('catering', id, correction_id, accepted)).status).toBe(200)
    expect(await its.statement('corporate', id)).toMatchObject({
      portions: 7,
      totals: { total: 770 },
      totals_if_accepted: null,
      corrections: [
        { status: 'accepted', is_own: true, proposed_by_name: 'Deneme corporate3', answered_by_name: null },
      ],
      can_approve: true,
    })
    expect((await its.answer('catering', id, correction_id, accepted)).problem?.code).toBe('correction.answered')
    expect((await its.logs('corporate')).slice(0, 2)).toEqual([
      `Yemek ${number} düzeltmeyi kabul etti: 19.10.2026 Gündüz −3 porsiyon`,
      `Yemek ${number} için düzeltme önerildi: 19.10.2026 Gündüz −3 porsiyon (Telefonla bildirildi.)`,
    ])
  })

  it('is refused with a reason, or withdrawn by whoever proposed it', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const first = (await its.propose('catering', id, '2026-10-20', 4)).body.correction_id
    expect((await its.answer('corporate', id, first, { action: 'refuse', reason: ' yok ' })).problem?.code).toBe(
      'correction.reason_short',
    )
    expect((await its.answer('corporate', id, first, { action: 'withdraw' })).problem?.code).toBe('correction.not_own')
    await its.answer('corporate', id, first, { action: 'refuse', reason: 'Kimse fazla yemedi.' })
    const second = (await its.propose('catering', id, '2026-10-20', 3)).body.correction_id
    expect((await its.answer('catering', id, second, { action: 'withdraw' })).status).toBe(200)
    expect(await its.statement('catering', id)).toMatchObject({
      portions: 10,
      can_approve: true,
      corrections: [
        { portions: 3, status: 'withdrawn' },
        { portions: 4, status: 'refused', answer: 'Kimse fazla yemedi.' },
      ],
    })
  })

  it('is not taken without a reason, for another period, for tomorrow, for nothing, or for more than there was', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at('2026-10-21T09:00:00Z')
    const id = await its.of('2026-10-31')
    const codes = [
      await its.propose('corporate', id, '2026-10-19', 1, { reason: '      ' }),
      await its.propose('corporate', id, '2026-09-30', 1),
      await its.propose('corporate', id, '2026-10-22', 1),
      await its.propose('corporate', id, '2026-10-19', 0),
      await its.propose('corporate', id, '2026-10-19', -11),
      await its.propose('corporate', id, '2026-10-19', 1, { department_id: its.shiftId }),
      await its.propose('corporate', id, '2026-10-19', 1, { shift_id: id }),
    ].map(({ problem }) => problem?.code)
    expect(codes).toEqual([
      'correction.reason_short',
      'correction.outside',
      'correction.too_early',
      'correction.empty',
      'correction.below_zero',
      'department.missing',
      'shift.missing',
    ])
  })

  it('of a shift without a list counts too, whatever day of the period it is for', async () => {
    const its = await settling()
    const night = await its.addShift('Gece', '22:00', '06:00')
    const weekend = await its.addShift('Hafta sonu', '09:00', '17:00')
    const early = await its.addShift('Sabah', '05:00', '09:00')
    const later = await its.addShift('Yeni', '12:00', '20:00')
    await product.sql(`UPDATE shifts SET created_at = '2026-11-01T09:00:00Z' WHERE id = '${later}'`)
    await its.freeze('2026-10-19', 10)
    await serveDay(product, { ...its.pair, shiftId: weekend }, '2026-10-24', [], { isOpen: true })
    for (const shiftId of [weekend, early])
      await product.sql(`UPDATE shifts SET is_deleted = true, is_active = false WHERE id = '${shiftId}'`)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    for (const side of ['corporate', 'catering'] as const)
      expect(await its.statement(side, id)).toMatchObject({
        shifts: [{ title: 'Gündüz' }],
        other_shifts: [
          { id: weekend, title: 'Hafta sonu' },
          { id: night, title: 'Gece' },
        ],
      })
    const { correction_id } = (await its.propose('catering', id, '2026-10-25', 12, { shift_id: night })).body
    await its.answer('corporate', id, correction_id, { action: 'accept' })
    const { days, ...statement } = await its.statement('corporate', id)
    expect(statement).toMatchObject({ portions: 22, shifts: [{ portions: 10 }], totals: { base: 2200 } })
    expect(rowsOn({ days }, '2026-10-25')).toMatchObject([
      { shift_id: night, has_list: false, portions: 0, corrections: 12 },
      { shift_id: null, corrections: 0 },
    ])
    const taken = await its.propose('catering', id, '2026-10-25', -13, { shift_id: night })
    expect(taken.problem).toMatchObject({ status: 422, code: 'correction.below_zero' })
    const none = await its.propose('catering', id, '2026-10-24', -1, { shift_id: night })
    expect(none.problem?.detail).toBe('O gün ve vardiyada porsiyon yok; düşülecek bir şey yok.')
  })

  it('of two that together take more than there was, only one can be accepted', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at(afterOctober)
    const id = await its.of('2026-10-31')
    const proposed = [
      (await its.propose('corporate', id, '2026-10-19', -6)).body.correction_id,
      (await its.propose('corporate', id, '2026-10-19', -6)).body.correction_id,
    ]
    const answers = await Promise.all(
      proposed.map((correctionId) => its.answer('catering', id, correctionId, { action: 'accept' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await its.statement('catering', id)).toMatchObject({ portions: 4 })
  })

  it('never goes into a version that was approved at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const its = await settling()
      await its.freeze('2026-10-19', 10)
      await its.settle()
      await its.at(afterOctober)
      const id = await its.of('2026-10-31')
      await its.approve('catering', id, 1)
      const [proposed, approved] = await Promise.all([
        its.propose('catering', id, '2026-10-19', 2),
        its.approve('corporate', id, 1),
      ])
      expect(proposed.status).toBe(201)
      const { state, corrections } = await its.statement('corporate', id)
      if (approved.status === 200) {
        expect([state, corrections]).toEqual(['agreed', []])
        const { statements } = await its.list('corporate')
        expect(statements.find(({ id: other }) => other === proposed.body.statement_id)).toMatchObject({
          first_day: '2026-11-01',
          open_corrections: 1,
        })
      } else {
        expect(approved.problem?.code).toBe('statement.corrections_open')
        expect([state, corrections.length]).toEqual(['draft', 1])
      }
    }
  })

  it('of an agreed month is a line of the next one, at the price of its day', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at(afterOctober)
    await its.agree({ unit_price: 120 })
    const id = await its.of('2026-10-31')
    await its.approve('catering', id, 1)
    await its.approve('corporate', id, 1)
    const { correction_id, statement_id } = (await its.propose('catering', id, '2026-10-19', 2)).body
    expect(statement_id).not.toBe(id)
    await its.answer('corporate', statement_id, correction_id, { action: 'accept' })
    expect(await its.statement('corporate', statement_id)).toMatchObject({
      first_day: '2026-11-01',
      portions: 0,
      lines: [{ kind: 'earlier', period: '2026-10-01', portions: 2, unit_price: 100, price: 200 }],
      corrections: [{ is_earlier: true, status: 'accepted' }],
    })
    expect(await its.statement('corporate', id)).toMatchObject({ state: 'agreed', portions: 10, corrections: [] })
  })

  it('is proposed by a firm that counted other portions at the door, and follows what it says last', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.at('2026-10-19T12:00:00Z')
    const [day] = await product.sql(
      `SELECT menu_day_id FROM kitchen_lists WHERE corporate_id = '${its.pair.corporateId}'`,
    )
    const receive = (received_portions: number | null) =>
      product.call('confirmDelivery', {
        as: its.tokens.corporate,
        path: { companyId: its.pair.corporateId, menuDayId: String(day!['menu_day_id']) },
        body: { received_portions },
      })
    const corrections = async () => {
      const { portions, corrections: all } = await its.statement('catering', await its.of('2026-10-31'))
      return [portions, ...all.map((one) => `${one.portions} ${one.status}: ${one.reason}`)]
    }
    await receive(8)
    expect(await corrections()).toEqual([10, '-2 open: Teslimde 8 porsiyon sayıldı.'])
    await receive(10)
    expect(await corrections()).toEqual([10, '-2 withdrawn: Teslimde 8 porsiyon sayıldı.'])
    await receive(9)
    const id = await its.of('2026-10-31')
    const open = (await its.statement('catering', id)).corrections.find(({ status }) => status === 'open')!
    await its.answer('catering', id, open.id, { action: 'accept' })
    await receive(7)
    expect((await corrections()).slice(0, 2)).toEqual([9, '-2 open: Teslimde 7 porsiyon sayıldı.'])
    await receive(null)
    expect((await corrections())[0]).toBe(9)
    expect(await its.statement('corporate', id)).toMatchObject({ totals_if_accepted: null })
  })

  it('is told to the managers of the other side', async () => {
    const its = await settling()
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at(afterOctober)
    await its.propose('corporate', await its.of('2026-10-31'), '2026-10-19', -3)
    const told = await product.sql(`
      SELECT DISTINCT u.role, n.title, n.body
      FROM notifications n
      JOIN users u ON u.id = n.user_id
      WHERE n.company_id = '${its.pair.cateringId}' AND n.title = 'Düzeltme önerildi'
      ORDER BY 1`)
    expect(told.map((one) => `${String(one['role'])}: ${String(one['title'])}. ${String(one['body'])}`)).toEqual(
      ['corporate3', 'corporate4', 'corporateOwner'].map(
        (role) => `${role}: Düzeltme önerildi. Firma ${number} · Ekim 2026. Yanıtınızı bekliyor.`,
      ),
    )
  })

  it('is told to both sides in the morning after its period, once, and not before all its lists are counted', async () => {
    const its = await settling()
    const other = await createWorkplace(product, 'corporate', `Atölye ${number}`)
    const shift = await product.call('createShift', {
      as: await tokenOf(product, other.people.corporate3),
      path: { companyId: other.company.id },
      body: { title: 'Gündüz', start_time: '08:00', end_time: '17:00', days: [1, 2, 3, 4, 5, 6, 7] },
    })
    await its.agree({}, other)
    const pair = { ...its.pair, corporateId: other.company.id }
    await its.freeze('2026-10-31', 10)
    await freezeList(product, { ...pair, shiftId: shift.body.shift.id }, '2026-10-30', 5)
    await its.settle()
    const morning = () => product.use(Transaction).run(() => product.use(tellOfDrafts)(undefined))
    const told = async (companyId: string) => {
      const worker = startWorker(product, { info: () => undefined, error: () => undefined })
      await expect
        .poll(() => product.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'announceDrafts'`))
        .toEqual([])
      await worker.stop()
      return product.sql(`
        SELECT title, body, page, count(*)::int AS people FROM notifications
        WHERE company_id = '${companyId}' AND page = 'statements' GROUP BY 1, 2, 3`)
    }
    product.clock.set('2026-10-31T05:00:00Z')
    await morning()
    expect(await told(its.pair.cateringId)).toEqual([])

    product.clock.set('2026-11-01T05:00:00Z')
    await morning()
    const news = { title: 'Mutabakat taslağı hazır', page: 'statements', people: 3 }
    const text = 'Ekim 2026. İnceleyip onaylayın ya da düzeltme önerin.'
    expect(await told(its.pair.cateringId)).toEqual([{ ...news, body: `Firma ${number} ile · ${text}` }])
    expect(await told(its.pair.corporateId)).toEqual([{ ...news, body: `Yemek ${number} ile · ${text}` }])
    expect(await told(other.company.id)).toEqual([])

    await product.use(Transaction).run(() => product.use(settlePair)(pair))
    await morning()
    await morning()
    expect(await told(other.company.id)).toEqual([{ ...news, body: `Yemek ${number} ile · ${text}` }])
    expect(await told(its.pair.corporateId)).toHaveLength(1)
  })
})
