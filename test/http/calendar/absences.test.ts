import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startWorker } from '../../../src/main/worker.ts'
import { Housekeeping } from '../../../src/persistence/index.ts'
import type { AnswerOf } from '../../../src/http/contract/contract-types.ts'
import { multipart } from '../../support/multipart.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { writeMenu } from '../../support/publishing.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { workbookOf } from '../../support/workbook.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
const [monday, tuesday, wednesday] = ['2026-11-16', '2026-11-17', '2026-11-18'] as const
let ayse: Person
let as: string
let manager: string

beforeEach(async () => {
  product.clock.set(wednesdayNoon)
  manager = await tokenOf(product, world.corporateA.people.corporate3)
  ayse = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Ayşe Nur Yılmaz' })
  as = await tokenOf(product, ayse, 'individual')
  await writeMenu(product, world, { date: monday })
  await writeMenu(product, world, { date: tuesday })
})

const own = () => ({ companyId: ayse.companyId, userId: ayse.id })
const mark = (first: string, last = first) => product.call('markAbsence', { as, path: own(), body: { first, last } })
const end = (first: string, last = first) => product.call('endAbsence', { as, path: own(), query: { first, last } })
const listed = async () => (await product.call('listAbsences', { as, path: own() })).body.absences
const choose = (date: string, choice = 'ALTERNATIF1') =>
  product.call('saveChoice', {
    as,
    path: own(),
    body: { date, shift_id: world.dayShift.id, choice, catering_id: world.cateringA.company.id },
  })
const seen = async (date: string) => {
  const { body } = await product.call('getMenuPlay', { as, path: own(), query: {} })
  return body.days.find((day) => day.date === date && day.shift_id === world.dayShift.id)
}

describe('somebody who will not be there', () => {
  it('sees before what happens to each day, and afterwards that nothing is set aside', async () => {
    await product.call('saveUsualShifts', { as, path: own(), body: { shift_ids: [world.dayShift.id] } })
    await choose(monday)
    await choose(tuesday, 'SKIP')
    const query = { first: '2026-11-15', last: tuesday }
    const preview = await product.call('previewAbsence', { as, path: own(), query })
    const day = { is_absent: false, is_working_day: true, withdrawn_choices: 0, kept_choices: 0 }
    expect(preview.body.days).toEqual([
      { ...day, date: '2026-11-15', is_working_day: false },
      { ...day, date: monday, withdrawn_choices: 1 },
      { ...day, date: tuesday },
    ])
    expect((await mark(monday, tuesday)).body).toEqual({ success: true, withdrawn_choices: 1 })
    const absent = { is_absent: true, selectable: false, closed_reason: 'absent' }
    expect(await seen(monday)).toMatchObject({ ...absent, choice: null })
    expect(await seen(tuesday)).toMatchObject({ ...absent, choice: 'SKIP' })
    expect((await choose(monday)).problem).toMatchObject({ status: 409, code: 'choice.absent' })
    expect(await listed()).toEqual([{ first: monday, last: tuesday }])
  })

  it('keeps the meal of a day on which choosing is over', async () => {
    await choose(monday)
    product.clock.set(`${monday}T09:00:00Z`)
    as = await tokenOf(product, ayse, 'individual')
    const preview = await product.call('previewAbsence', { as, path: own(), query: { first: monday, last: monday } })
    expect(preview.body.days).toMatchObject([{ withdrawn_choices: 0, kept_choices: 1 }])
    expect((await mark(monday)).body.withdrawn_choices).toBe(0)
    expect(await seen(monday)).toMatchObject({ is_absent: false, choice: 'ALTERNATIF1', closed_reason: 'too_late' })
  })

  it('takes one day back with one request and can choose for it again', async () => {
    await mark(monday, wednesday)
    expect((await end(tuesday)).body).toEqual({ success: true, chosen_choices: 0 })
    expect(await listed()).toEqual([
      { first: monday, last: monday },
      { first: wednesday, last: wednesday },
    ])
    expect((await choose(tuesday)).status).toBe(200)
    expect((await end(tuesday)).problem).toMatchObject({ status: 404, code: 'absence.missing' })
  })

  it('is not among those who have not chosen', async () => {
    const path = { companyId: world.corporateA.company.id }
    const undecided = async () => {
      const query = { date: monday, limit: 100 }
      const { people } = (await product.call('listUndecided', { as: manager, path, query })).body
      return people.some(({ id }) => id === ayse.id)
    }
    expect(await undecided()).toBe(true)
    await mark(monday)
    expect(await undecided()).toBe(false)
  })

  it('is absent no longer once deactivated, even if activated again', async () => {
    await mark(monday)
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${ayse.id}'`)
    await product.sql(`UPDATE users SET is_active = true WHERE id = '${ayse.id}'`)
    expect(await listed()).toEqual([])
  })

  it('is forgotten 30 days after each absent day', async () => {
    await product.sql(`INSERT INTO absent_days (company_id, user_id, date)
      SELECT '${ayse.companyId}', '${ayse.id}', current_date - n FROM generate_series(29, 32) n`)
    await product.use(Housekeeping).deleteOutdated()
    const kept = await product.sql(`
      SELECT current_date - date AS ago FROM absent_days WHERE user_id = '${ayse.id}' ORDER BY 1`)
    expect(kept).toEqual([{ ago: 29 }, { ago: 30 }])
  })
})

describe('a manager', () => {
  const firm = () => ({ companyId: world.corporateA.company.id })
  const markAll = (people: readonly Person[], first: string, last: string) =>
    product.call('markAbsences', {
      as: manager,
      path: firm(),
      body: { user_ids: people.map(({ id }) => id), first, last },
    })
  const absent = async () => (await product.call('listAbsentPeople', { as: manager, path: firm(), query: {} })).body
  const logged = async () =>
    await product.sql(`SELECT event, meta FROM audit_logs
      WHERE company_id = '${firm().companyId}' AND event LIKE 'absence.%' ORDER BY id DESC LIMIT 1`)

  it('marks people of the firm, who are told, and reads who is absent', async () => {
    const [gone, other] = [
      await enrol(product, world.corporateA.company, 'individual', { fullName: 'Gülşen Pasif' }),
      await enrol(product, world.corporateB.company, 'individual', { fullName: 'Başka Firma' }),
    ]
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${gone.id}'`)
    await choose(monday)
    const marked = await markAll([ayse, gone, other], wednesdayNoon.slice(0, 10), tuesday)
    expect(marked.body).toEqual({ success: true, marked_count: 1, withdrawn_choices: 1 })
    const { absences, absent_today } = await absent()
    expect(absences.filter(({ user_id }) => user_id === ayse.id)).toEqual([
      { user_id: ayse.id, full_name: 'Ayşe Nur Yılmaz', department_name: null, first: '2026-11-11', last: tuesday },
    ])
    expect(absent_today).toBeGreaterThan(0)
    expect(await logged()).toEqual([
      {
        event: 'absence.marked',
        meta: { people: 1, first: '2026-11-11', last: tuesday, cancelled_choices: 1 },
      },
    ])
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    onTestFinished(() => worker.stop())
    const told = async () =>
      (
        await product.sql(
          `SELECT title, body FROM notifications WHERE user_id = '${ayse.id}' AND subject = 'cancelled'`,
        )
      ).map(({ title, body }) => `${String(title)}: ${String(body)}`.replaceAll('\u00a0', ' '))
    await expect
      .poll(told)
      .toEqual([
        'Yok olarak işaretlendiniz: 11–17 Kasım için adınıza yemek ayrılmayacak. Gelecekseniz “Hesabım → Yokum” sayfasında kaldırın.',
      ])
  })

  it('sees beforehand what marking several people does, which writes nothing', async () => {
    await choose(monday)
    const preview = await product.call('markAbsences', {
      as: manager,
      path: firm(),
      query: { is_preview: true },
      body: { user_ids: [ayse.id, world.corporateA.people.corporateOwner.id], first: monday, last: tuesday },
    })
    expect(preview.body).toEqual({ success: true, marked_count: 1, withdrawn_choices: 1 })
    expect(await listed()).toEqual([])
    expect((await seen(monday))?.choice).toBe('ALTERNATIF1')
  })

  it('neither marks nor takes back somebody above them, who does so by themselves', async () => {
    const boss = await enrol(product, world.corporateA.company, 'corporate4', { fullName: 'Deniz Üst' })
    expect((await markAll([boss, ayse], monday, monday)).body).toMatchObject({ marked_count: 1 })
    const range = { first: monday, last: monday }
    const mine = await product.call('markAbsence', {
      as: await tokenOf(product, boss),
      path: { ...firm(), userId: boss.id },
      body: range,
    })
    expect(mine.status).toBe(200)
    const asked = { path: firm(), query: { user_id: boss.id, ...range } }
    const end = await product.call('endAbsenceOf', { as: manager, ...asked })
    expect(end.problem).toMatchObject({ status: 403, code: 'employee.above_you' })
    const owner = await tokenOf(product, world.corporateA.people.corporateOwner)
    expect((await product.call('endAbsenceOf', { as: owner, ...asked })).status).toBe(200)
  })

  it('takes an absence back, but not twice, and the log names nobody', async () => {
    await markAll([ayse], monday, tuesday)
    const end = () =>
      product.call('endAbsenceOf', {
        as: manager,
        path: firm(),
        query: { user_id: ayse.id, first: monday, last: tuesday },
      })
    expect((await end()).status).toBe(200)
    // Whose absence it is, the sentence leaves open: a manager reads it about somebody else.
    const detail = 'Bu günlerde bildirilmiş bir yokluk yok.'
    expect((await end()).problem).toMatchObject({ status: 404, code: 'absence.missing', detail })
    expect(await listed()).toEqual([])
    expect(await logged()).toEqual([{ event: 'absence.ended', meta: { first: monday, last: tuesday } }])
  })
})

describe('a list of leave', () => {
  type Report = AnswerOf<'importAbsences'>
  const heading = ['Ad', 'Telefon', 'Başlangıç', 'Bitiş']
  const give = async (rows: string[][], { query = '', as: asked = manager } = {}) => {
    const sent = multipart({ name: 'izinler.xlsx', content: await workbookOf(heading, ...rows) })
    const { status, text } = await product.send({
      method: 'POST',
      path: `/api/corporate/${world.corporateA.company.id}/absences/import${query}`,
      headers: { ...sent.headers, authorization: `Bearer ${asked}` },
      body: sent.body,
    })
    return { status, body: JSON.parse(text) as Report & { code: string } }
  }
  const waiting = async () =>
    (await product.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'announceAbsence'`)).length

  it('says first what it would do, then does it, and changes nothing when it is given again', async () => {
    await choose(monday)
    const ali = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Ali Demir' })
    const rows = [
      ['Ayşe Yılmaz', `0${ayse.phone}`, '16.11.2026', '2026-11-17'],
      ['DEMİR ALİ', ali.phone, '1.11.2026', '13.11.2026'],
    ]
    const counts = { people_count: 2, day_count: 5, withdrawn_choices: 1, errors: [] }
    const preview = await give(rows, { query: '?is_preview=true' })
    expect(preview.body).toEqual({ success: true, ...counts })
    expect(await listed()).toEqual([])
    const before = await waiting()
    expect((await give(rows)).body).toEqual({ success: true, ...counts })
    expect(await listed()).toEqual([{ first: monday, last: tuesday }])
    expect(await waiting()).toBe(before + 2)
    expect((await give(rows)).body).toMatchObject({ ...counts, withdrawn_choices: 0 })
    expect(await waiting()).toBe(before + 2)
    const [{ meta } = {}] = await product.sql(
      `SELECT meta FROM audit_logs WHERE event = 'absence.imported' ORDER BY id DESC LIMIT 1`,
    )
    expect(meta).toEqual({ people: 2, failed: 0, cancelled_choices: 1 })
  })

  it('takes rows that fit and says of each other one what is wrong', async () => {
    const [gone, elsewhere] = [
      await enrol(product, world.corporateA.company, 'individual', { fullName: 'Pasif Kişi' }),
      await enrol(product, world.corporateB.company, 'individual', { fullName: 'Başka Firma' }),
    ]
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${gone.id}'`)
    const { body } = await give([
      ['Ayşe Nur Yılmaz', ayse.phone, '18.11.2026', ''],
      ['Pasif Kişi', gone.phone, '18.11.2026', ''],
      ['Başka Firma', elsewhere.phone, '18.11.2026', ''],
      ['Ali Demir', ayse.phone, '18.11.2026', ''],
      ['', world.corporateA.people.corporateOwner.phone, '18.11.2026', ''],
      ['', '123', '18.11.2026', ''],
      ['', ayse.phone, '31.11.2026', ''],
      ['', ayse.phone, '18.11.2026', 'cuma'],
      ['', ayse.phone, '18.11.2026', '17.11.2026'],
      ['', ayse.phone, '2.11.2026', '10.11.2026'],
      ['', ayse.phone, '18.11.2026', '18.3.2027'],
      ['', ayse.phone, '18.12.2027', ''],
    ])
    expect([body.people_count, body.day_count]).toEqual([1, 1])
    expect(body.errors.map(({ row, message }) => `${row} ${message}`)).toEqual([
      '3 Bu telefonla kayıtlı aktif bir çalışan yok',
      '4 Bu telefonla kayıtlı aktif bir çalışan yok',
      '5 Bu telefon başka bir çalışanın; adı ya da telefonu düzeltin',
      '6 Bu kişinin yetkisi sizinkinden yüksek; kendisi bildirebilir',
      '7 Telefon numarası geçersiz (501–559 ile başlayan 10 haneli bir cep numarası olmalı)',
      '8 Başlangıç tarihi anlaşılmadı (07.12.2026 gibi yazın)',
      '9 Bitiş tarihi anlaşılmadı (07.12.2026 gibi yazın)',
      '10 Bitiş başlangıçtan önce',
      '11 Bu izin bitmiş',
      '12 Bir satır en fazla 90 gün olabilir; daha uzun bir izni iki satıra bölün',
      '13 Yokluk en fazla 365 gün sonrasına kadar bildirilebilir',
    ])
    expect(await listed()).toEqual([{ first: wednesday, last: wednesday }])
  })

  it('is refused without its columns, and from people who do not manage absences', async () => {
    const sent = multipart({ name: 'liste.xlsx', content: await workbookOf(['Ad', 'Soyad'], ['Ali', 'Demir']) })
    const { status, text } = await product.send({
      method: 'POST',
      path: `/api/corporate/${world.corporateA.company.id}/absences/import`,
      headers: { ...sent.headers, authorization: `Bearer ${manager}` },
      body: sent.body,
    })
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, 'absence_list.headings_missing'])
    const two = await tokenOf(product, world.corporateA.people.corporate2)
    expect((await give([['', ayse.phone, '18.11.2026', '']], { as: two })).status).toBe(403)
  })
})
