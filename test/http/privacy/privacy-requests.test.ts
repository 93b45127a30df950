import { describe, expect, it } from 'vitest'
import { remindOfPrivacyRequests } from '../../../src/core/privacy/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { finishJobs } from '../../support/finished-jobs.ts'
import { inboxOf } from '../../support/inbox-of.ts'
import { logOf } from '../../support/log-of.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

const product = useProduct({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Tabldot <tabldot@tabldot.example>' } })
const firm = useCompany(product, 'corporate', 'Poyraz Otomotiv')
const catering = useCompany(product, 'catering', 'Bereket Sofrası')

const panel = (of = firm) => ({ type: of.company.type, companyId: of.company.id })
const own = ({ id, companyId }: Person) => ({ companyId, userId: id })
const ask = async (person: Person, kind: 'access' | 'erasure' = 'erasure', note?: string) =>
  product.call('createPrivacyRequest', {
    as: await tokenOf(product, person),
    path: own(person),
    body: { kind, ...(note !== undefined && { note }) },
  })
const record = async (by: Person, person: Person, more: { received_on?: string } = {}) =>
  product.call('recordPrivacyRequest', {
    as: await tokenOf(product, by),
    path: panel(),
    body: { user_id: person.id, kind: 'access', ...more },
  })
const answer = async (by: Person, requestId: string, state: 'done' | 'refused', text?: string, of = firm) =>
  product.call('answerPrivacyRequest', {
    as: await tokenOf(product, by),
    path: { ...panel(of), requestId },
    body: { state, ...(text !== undefined && { answer: text }) },
  })
const withdraw = async (person: Person, requestId: string) =>
  product.call('withdrawPrivacyRequest', {
    as: await tokenOf(product, person),
    path: { ...own(person), requestId },
  })
const list = async (of = firm) =>
  (
    await product.call('listPrivacyRequests', {
      as: await tokenOf(product, of.people.corporate3),
      path: panel(of),
    })
  ).body
const codeOf = ({ status, problem }: { status: number; problem: { code?: string | undefined } }) => [
  status,
  problem.code,
]
const eater = () => enrol(product, firm.company, 'individual')

describe('a request about own data', () => {
  it('is answered within thirty days, and those who may decide are told', async () => {
    product.clock.set('2026-11-11T22:30:00Z')
    const person = await eater()
    const { status, body } = await ask(person, 'erasure', '  İşten ayrılıyorum ')
    expect(status).toBe(201)
    expect(body.request).toMatchObject({
      kind: 'erasure',
      note: 'İşten ayrılıyorum',
      asked_on: '2026-11-12',
      due_on: '2026-12-12',
      days_left: 30,
      state: 'open',
      is_on_paper: false,
    })
    for (const role of ['corporate3', 'corporate4', 'corporateOwner'] as const)
      expect((await inboxOf(product, firm.people[role]))[0]).toEqual([
        'Yeni silme talebi',
        'Bir kişi, hesabının ve verilerinin silinmesini istedi. Yanıtın yasal son günü 12.12.2026. “Çalışanlar → Veri talepleri” sayfasında sonuçlandırın.',
        'privacy_requests',
      ])
    expect(await inboxOf(product, firm.people.corporate2)).toEqual([])
    expect((await logOf(product, firm.company.id)).at(-1)?.description).toMatch(
      /silme talebi kaydedildi; yanıtın son günü 12\.12\.2026$/,
    )
    expect(codeOf(await ask(person))).toEqual([409, 'privacy_request.already_open'])
    expect((await ask(person, 'access')).status).toBe(201)
  })

  it('of a manager is told to those of their level and above, and never decided by themselves', async () => {
    const { corporate3, corporate4, corporateOwner } = catering.people
    const other = await enrol(product, catering.company, 'corporate4')
    const { request } = (await ask(corporate4, 'access')).body
    const told = await Promise.all([corporate3, corporate4, other, corporateOwner].map((one) => inboxOf(product, one)))
    expect(told.map((news) => news.length)).toEqual([0, 0, 1, 1])
    const by = (person: Person) => answer(person, request.id, 'refused', 'Olmaz', catering)
    expect(codeOf(await by(corporate4))).toEqual([422, 'privacy_request.own'])
    expect(codeOf(await by(corporate3))).toEqual([403, 'employee.above_you'])
    expect((await by(other)).status).toBe(200)
  })

  it('is answered once, with the reason, which the person is told', async () => {
    const person = await eater()
    const { id } = (await ask(person)).body.request
    const { corporate3, corporateOwner } = firm.people
    expect(codeOf(await answer(corporate3, id, 'refused', ' '))).toEqual([422, 'privacy_request.answer_missing'])
    const both = await Promise.all([
      answer(corporate3, id, 'refused', 'Açık bir anlaşmazlık var.'),
      answer(corporateOwner, id, 'refused', 'Açık bir anlaşmazlık var.'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await inboxOf(product, person)).toEqual([
      ['Silme talebiniz reddedildi', 'Yanıt: Açık bir anlaşmazlık var.\n\nTalebinizi yeniden iletebilirsiniz.', null],
    ])
    const [seen] = (
      await product.call('listOwnPrivacyRequests', { as: await tokenOf(product, person), path: own(person) })
    ).body.requests
    expect(seen).toMatchObject({ id, state: 'refused', answer: 'Açık bir anlaşmazlık var.' })
    expect((await ask(person)).status).toBe(201)
  })

  it('for erasure is granted by erasing, which is told by mail, and keeps no word of it', async () => {
    const person = await eater()
    await product.sql(`UPDATE users SET email = 'ayrilan@ornek.example' WHERE id = '${person.id}'`)
    await product.sql(`UPDATE users SET email_confirmed_at = now() WHERE id = '${person.id}'`)
    const { id } = (await ask(person, 'erasure', 'İşten ayrılıyorum')).body.request
    const token = await tokenOf(product, person)
    const access = (await ask(person, 'access')).body.request.id
    const { corporate3, corporate4 } = firm.people
    expect(codeOf(await answer(corporate3, id, 'done'))).toEqual([409, 'privacy_request.access_open'])
    await answer(corporate3, access, 'done', 'E-postayla gönderildi')
    const both = await Promise.all([answer(corporate3, id, 'done'), answer(corporate4, id, 'done')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.body.request).toMatchObject({
      state: 'done',
      note: null,
      person: { id: person.id, full_name: 'Silinmiş kişi' },
    })
    expect((await product.call('getProfile', { as: token })).status).toBe(401)
    expect(
      await product.sql(`SELECT user_id, title, address FROM emails WHERE address = 'ayrilan@ornek.example'`),
    ).toEqual([{ user_id: null, title: 'Hesabınız silindi', address: 'ayrilan@ornek.example' }])
    expect(await product.sql(`SELECT answer FROM privacy_requests WHERE user_id = '${person.id}'`)).toEqual([
      { answer: null },
      { answer: null },
    ])
    expect(codeOf(await record(corporate3, person))).toEqual([404, 'employee.missing'])
    expect(codeOf(await answer(corporate3, id, 'refused', 'Olmaz'))).toEqual([409, 'privacy_request.closed'])
  })

  it('for the erasure of the last owner stays open', async () => {
    const other = await enrol(product, catering.company, 'corporate4')
    const { corporateOwner } = catering.people
    const { id } = (await ask(corporateOwner)).body.request
    expect(codeOf(await answer(other, id, 'done', undefined, catering))).toEqual([403, 'employee.above_you'])
    expect((await list(catering)).requests).toContainEqual(expect.objectContaining({ id, state: 'open' }))
  })

  it('for the data is closed with a word on how the file was handed over', async () => {
    const person = await eater()
    const { id } = (await ask(person, 'access')).body.request
    expect(codeOf(await answer(firm.people.corporate4, id, 'done'))).toEqual([422, 'privacy_request.answer_missing'])
    expect((await answer(firm.people.corporate4, id, 'done', 'Elden verildi')).body.request).toMatchObject({
      state: 'done',
      answer: 'Elden verildi',
    })
    expect((await inboxOf(product, person))[0]).toEqual([
      'Bilgi talebiniz yerine getirildi',
      'Yanıt: Elden verildi',
      null,
    ])
  })

  it('can be withdrawn by its person alone, and not after an answer', async () => {
    const [person, other] = [await eater(), await eater()]
    const { id } = (await ask(person)).body.request
    expect(codeOf(await withdraw(other, id))).toEqual([404, 'privacy_request.missing'])
    const race = await Promise.all([withdraw(person, id), answer(firm.people.corporate3, id, 'refused', 'Olmaz')])
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(codeOf(await withdraw(person, id))).toEqual([409, 'privacy_request.closed'])
  })

  it('on paper counts from the day on which it came', async () => {
    product.clock.set('2026-11-12T09:00:00Z')
    const person = await eater()
    const by = firm.people.corporate3
    const invalid = [422, 'privacy_request.received_invalid']
    expect(codeOf(await record(by, person, { received_on: '2026-11-13' }))).toEqual(invalid)
    expect(codeOf(await record(by, person, { received_on: '2025-11-11' }))).toEqual(invalid)
    expect((await record(by, person, { received_on: '2026-10-10' })).body.request).toMatchObject({
      due_on: '2026-11-09',
      days_left: -3,
      is_on_paper: true,
    })
    expect((await inboxOf(product, by)).filter(([title]) => title === 'Yeni bilgi talebi')).not.toEqual([])
    expect((await logOf(product, firm.company.id)).at(-1)?.description).toContain('kâğıtla gelen bilgi talebi')
  })

  it('is another company’s affair nowhere', async () => {
    const foreign = await enrol(product, catering.company, 'corporate1')
    const { id } = (await ask(foreign)).body.request
    expect(codeOf(await answer(firm.people.corporateOwner, id, 'refused', 'Olmaz'))).toEqual([
      404,
      'privacy_request.missing',
    ])
    expect(codeOf(await record(firm.people.corporateOwner, foreign))).toEqual([404, 'employee.missing'])
    expect((await list()).requests.map((request) => request.id)).not.toContain(id)
  })

  it('is listed by its last day, before those that were answered', async () => {
    const { requests, open_count, total } = await list()
    const open = requests.filter(({ state }) => state === 'open')
    expect(requests.slice(0, open_count)).toEqual(open)
    expect(open.map(({ due_on }) => due_on)).toEqual(open.map(({ due_on }) => due_on).toSorted())
    expect([open.length, requests.length]).toEqual([open_count, total])
    const { body } = await product.call('getCorporateDashboard', {
      as: await tokenOf(product, firm.people.corporate3),
      path: { companyId: firm.company.id },
    })
    expect(body.needs?.waiting).toMatchObject({ privacy_requests: open_count, privacy_due_on: '2026-11-09' })
  })

  it('is made at most five times a day', async () => {
    const person = await eater()
    for (let times = 0; times < 5; times++) {
      const { status, body } = await ask(person)
      expect(status).toBe(201)
      await withdraw(person, body.request.id)
    }
    expect(codeOf(await ask(person))).toEqual([429, 'limit.exceeded'])
  })
})

it('managers are reminded of a request a week before its last day, once', async () => {
  product.clock.set('2027-01-04T09:00:00Z')
  await product.sql(`UPDATE privacy_requests SET state = 'withdrawn', decided_at = now() WHERE state = 'open'`)
  const person = await eater()
  await ask(person)
  const manager = await enrol(product, firm.company, 'corporate3')
  const morning = async (date: string) => {
    product.clock.set(`${date}T05:00:00Z`)
    await product.use(Transaction).run(() => product.use(remindOfPrivacyRequests)(undefined))
    await finishJobs(product, 'announcePrivacyRequest')
    return (await inboxOf(product, manager)).length
  }
  expect(await morning('2027-01-26')).toBe(0)
  expect(await morning('2027-01-27')).toBe(1)
  expect((await inboxOf(product, manager))[0]?.[0]).toBe('Silme talebi yanıt bekliyor')
  expect(await morning('2027-01-28')).toBe(1)
})
