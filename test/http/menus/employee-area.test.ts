import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { announceReply } from '../../../src/core/notifications/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let ayse: Person
let as: string
beforeEach(async () => {
  product.clock.set(wednesdayNoon)
  ayse = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Ayşe Nur Yılmaz' })
  as = await tokenOf(product, ayse, 'individual')
})

const own = () => ({ companyId: ayse.companyId, userId: ayse.id })
const choose = (token = as, person = ayse, shiftId = world.dayShift.id) =>
  product.call('saveChoice', {
    as: token,
    path: { companyId: person.companyId, userId: person.id },
    body: { date: world.menuDate, shift_id: shiftId, choice: 'ALTERNATIF1', catering_id: world.cateringA.company.id },
  })
const rate = (stars: number, token = as, person = ayse, shiftId = world.dayShift.id) =>
  product.call('rateChoice', {
    as: token,
    path: { companyId: person.companyId, userId: person.id },
    body: { date: world.menuDate, shift_id: shiftId, stars },
  })
const choices = async (days = 7) =>
  (await product.call('listChoices', { as, path: own(), query: { days } })).body.choices

describe("a person's own choices", () => {
  it('show what was chosen, and can be rated once their shift is over', async () => {
    await choose()
    expect(await choices()).toEqual([
      {
        date: world.menuDate,
        shift_id: world.dayShift.id,
        shift_title: 'Gündüz',
        catering_id: world.cateringA.company.id,
        catering_name: 'Anne Eli Yemek',
        meal: 'Sebzeli makarna',
        common_courses: [],
        tags: ['vegan'],
        image_url: null,
        replaced_meal: null,
        type: 'Alternatif 1',
        choice: 'ALTERNATIF1',
        stars: null,
        served: false,
        ratable: false,
        declaration: { allergens: null, contains_pork: null, contains_alcohol: null, kcal: null, portion_g: null },
      },
    ])
    product.clock.set('2026-11-12T13:59:59Z')
    expect((await choices()).map(({ served, ratable }) => [served, ratable])).toEqual([[false, false]])
    product.clock.set('2026-11-12T14:00:00Z')
    expect((await choices()).map(({ served, ratable }) => [served, ratable])).toEqual([[true, true]])
    expect((await rate(4)).body).toEqual({
      success: true,
      rating: { date: world.menuDate, shift_id: world.dayShift.id, stars: 4 },
    })
    expect((await choices()).map(({ stars, ratable }) => [stars, ratable])).toEqual([[4, false]])
  })

  it('of a night shift are served on the next morning, and a skipped meal is served without a rating', async () => {
    await choose(as, ayse, world.nightShift.id)
    await product.call('saveChoice', {
      as,
      path: own(),
      body: {
        date: '2026-11-12',
        shift_id: world.dayShift.id,
        choice: 'SKIP',
        catering_id: world.cateringA.company.id,
      },
    })
    const served = async () => (await choices()).map(({ choice, ...one }) => [choice, one.served, one.ratable])
    product.clock.set('2026-11-13T02:59:59Z')
    expect(await served()).toEqual([
      ['ALTERNATIF1', false, false],
      ['SKIP', true, false],
    ])
    product.clock.set('2026-11-13T03:00:00Z')
    expect(await served()).toEqual([
      ['ALTERNATIF1', true, true],
      ['SKIP', true, false],
    ])
  })

  it('are listed for the requested number of days', async () => {
    await choose()
    product.clock.set('2026-11-18T09:00:00Z')
    expect(await choices()).toHaveLength(1)
    product.clock.set('2026-11-19T09:00:00Z')
    expect([await choices(), await choices(8)].map(({ length }) => length)).toEqual([0, 1])
  })

  it('can be rated once, not before they were served, and only if they exist', async () => {
    expect((await rate(5)).problem).toMatchObject({ status: 404, code: 'choice.missing' })
    await choose()
    expect((await rate(5)).problem).toMatchObject({ status: 422, code: 'rating.too_early' })
    product.clock.set('2026-11-12T14:00:00Z')
    expect((await rate(5)).status).toBe(200)
    expect((await rate(1)).problem).toMatchObject({
      status: 409,
      code: 'rating.already_given',
      detail: 'Bu yemeğe daha önce puan verdiniz.',
    })
  })

  it('get a single rating from concurrent requests, which counts once for the catering', async () => {
    await choose(as, ayse, world.nightShift.id)
    product.clock.set('2026-11-13T09:00:00Z')
    const total = `SELECT ratings::int, stars::int FROM rating_totals WHERE catering_id = '${world.cateringA.company.id}'`
    const [before = { ratings: 0, stars: 0 }] = await product.sql(total)
    const replies = await Promise.all([1, 2, 3, 4, 5, 3].map((stars) => rate(stars, as, ayse, world.nightShift.id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const given = replies.find(({ status }) => status === 200)?.body.rating.stars ?? 0
    expect(await product.sql(total)).toEqual([
      { ratings: Number(before['ratings']) + 1, stars: Number(before['stars']) + given },
    ])
  })

  it("make up the catering's rating wherever it is shown", async () => {
    await product.sql('DELETE FROM ratings; TRUNCATE rating_totals')
    const manager = await tokenOf(product, world.corporateA.people.corporate1)
    const cook = await tokenOf(product, world.cateringA.people.corporate1)
    const shown = async () => {
      const card = (await product.call('listCompanies', { as: manager, query: { type: 'catering', search: 'anne' } }))
        .body.companies[0]
      const dashboard = await product.call('getCateringDashboard', {
        as: cook,
        path: { companyId: world.cateringA.company.id },
      })
      return [card?.ratings.overall, dashboard.body.rating]
    }
    expect(await shown()).toEqual([null, null])
    await choose()
    await choose(as, ayse, world.nightShift.id)
    product.clock.set('2026-11-13T09:00:00Z')
    await rate(5)
    await rate(2, as, ayse, world.nightShift.id)
    expect(await shown()).toEqual([3.5, 3.5])
  })
})

describe('requests', () => {
  const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
  const write = (message: string, more: object = {}, headers = {}) =>
    product.call('createRequest', { as, path: own(), headers, body: { title: message.slice(0, 30), message, ...more } })
  const cook = (role: 'corporate1' | 'corporate3' = 'corporate3') => tokenOf(product, world.cateringA.people[role])
  const seen = async (query = {}) =>
    (await product.call('listKitchenRequests', { as: await cook('corporate1'), path: kitchen(), query })).body

  it('reach the kitchen without identifying their author', async () => {
    const { body, status } = await write('  Çorbalar çok tuzlu.  ', {
      tags: [' tuz ', 'tuz', 'çorba'],
      urgency: 'high',
    })
    expect([status, body.request]).toEqual([
      201,
      {
        id: body.request.id,
        title: 'Çorbalar çok tuzlu.',
        message: 'Çorbalar çok tuzlu.',
        tags: ['tuz', 'çorba'],
        urgency: 'high',
        status: 'pending',
        reply: null,
        comment: null,
        date: '2026-11-11',
        created_at: '2026-11-11T09:00:00.000Z',
      },
    ])
    const { text } = await product.send({
      method: 'GET',
      path: `/api/kitchen/${kitchen().cateringId}/${kitchen().corpId}/requests`,
      headers: { authorization: `Bearer ${await cook('corporate1')}` },
    })
    const { requests } = JSON.parse(text) as { requests: object[] }
    const { comment: _comment, ...written } = body.request
    expect(requests[0]).toEqual({ ...written, author_masked: 'A*** Y***' })
    for (const trace of [ayse.id, ayse.phone, 'Ayşe', 'Yılmaz', 'user_id']) expect(text).not.toContain(trace)
  })

  it('are answered by managers of the catering, visibly for their author', async () => {
    const { id } = (await write('Daha çok salata')).body.request
    const answer = async (role: 'corporate1' | 'corporate3', status: 'in_progress' | 'resolved' | 'pending') =>
      product.call('answerRequest', { as: await cook(role), path: { ...kitchen(), requestId: id }, body: { status } })
    expect((await answer('corporate1', 'resolved')).status).toBe(403)
    for (const status of ['resolved', 'pending', 'in_progress'] as const)
      expect((await answer('corporate3', status)).body).toEqual({ success: true, request: { id, status, reply: null } })
    const mine = async (status?: 'pending' | 'in_progress') =>
      (await product.call('listRequests', { as, path: own(), query: { ...(status && { status }) } })).body
    expect((await mine()).requests.map((one) => [one.id, one.status])).toEqual([[id, 'in_progress']])
    expect([(await mine('in_progress')).total, (await mine('pending')).total]).toEqual([1, 0])
    expect((await seen({ status: 'in_progress' })).requests.map((one) => one.id)).toContain(id)
    expect((await seen({ status: 'pending' })).requests.map((one) => one.id)).not.toContain(id)
  })

  it('get one reply, which notifies only the author and does not reveal who that is to the kitchen', async () => {
    const { id } = (await write('Daha az tuz')).body.request
    const reply = '<b>Elbette</b> & \u202eafiyet olsun 🍲'
    const answer = async (text: unknown, corpId = kitchen().corpId) =>
      product.send({
        method: 'PUT',
        path: `/api/kitchen/${kitchen().cateringId}/${corpId}/requests/${id}`,
        headers: { authorization: `Bearer ${await cook()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'resolved', reply: text }),
      })
    for (const wrong of ['', 'ş'.repeat(501), 7, null, ['a'], 'a\u0000b'])
      expect((await answer(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await answer(' \u200b ')).status).toBe(422)
    expect((await answer('Elbette', world.corporateB.company.id)).status).toBe(403)

    const replies = await Promise.all(['Elbette', reply, 'Elbette'].map((text) => answer(text)))
    const statuses = replies.map(({ status }) => status)
    expect([...new Set(statuses)].sort(), 'one text stands, the other is refused').toEqual([200, 409])
    const kept = (await product.call('listRequests', { as, path: own() })).body.requests[0]?.reply
    expect(kept).toMatchObject({ created_at: '2026-11-11T09:00:00.000Z', catering_name: 'Anne Eli Yemek' })
    for (const { text } of replies) for (const trace of [ayse.id, 'Ayşe', 'Yılmaz']) expect(text).not.toContain(trace)
    expect((await seen()).requests.find((one) => one.id === id)?.reply).toEqual(kept)

    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    onTestFinished(() => worker.stop())
    const waiting = () => product.sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier = '${announceReply.id}'`)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 25 })
    const inbox = (await product.call('listNotifications', { as, path: own(), query: { only_unread: true } })).body
    expect(inbox.notifications.filter(({ title }) => title === 'İsteğiniz yanıtlandı')).toHaveLength(1)
    expect(JSON.stringify(inbox)).not.toContain('Elbette')
  })

  it('are saved once per key', async () => {
    const headers = { 'idempotency-key': 'istek-0001' }
    const replies = await Promise.all([1, 2, 3].map(() => write('Bir kez', {}, headers)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.request.id}`)).size).toBe(1)
    expect((await product.call('listRequests', { as, path: own() })).body.total).toBe(1)
    expect((await write('Başka', {}, headers)).problem.code).toBe('idempotency.reused')
  })

  it('have keys that count per person and company', async () => {
    await write('Daha çok ekmek', {}, { 'idempotency-key': 'istek-0002' })
    const [row] = await product.sql(`SELECT scope FROM idempotency_keys WHERE key = 'istek-0002'`)
    expect(row?.['scope']).toMatch(new RegExp(`^createRequest/${ayse.companyId}/${ayse.id}:`))
  })

  it('must not be empty or too long', async () => {
    expect(
      (await product.call('createRequest', { as, path: own(), body: { title: ' ', message: '\n ' } })).problem.code,
    ).toBe('feedback.blank')
    expect((await write('ş'.repeat(500))).status).toBe(201)
  })

  it('are paged, newest first', async () => {
    for (const at of [1, 2, 3]) {
      product.clock.pass(60)
      await write(`İstek ${at}`)
    }
    const page = await product.call('listRequests', { as, path: own(), query: { limit: 2, offset: 1 } })
    expect([page.body.total, page.body.requests.map(({ title }) => title)]).toEqual([3, ['İstek 2', 'İstek 1']])
    const all = await seen({ limit: 500 })
    expect([all.requests[0]?.title, all.requests.length <= 50, all.total >= 3]).toEqual(['İstek 3', true, true])
    expect((await seen({ limit: 1, offset: 1 })).requests.map(({ title }) => title)).toEqual(['İstek 2'])
  })

  it('look nonexistent to a later catering', async () => {
    const { id } = (await write('Eski mutfağa')).body.request
    await product.sql(
      `UPDATE partnerships SET created_at = '2026-11-11T10:00:00Z' WHERE catering_id = '${kitchen().cateringId}'`,
    )
    const answered = await product.call('answerRequest', {
      as: await cook(),
      path: { ...kitchen(), requestId: id },
      body: { status: 'resolved' },
    })
    const unknown = await product.call('answerRequest', {
      as: await cook(),
      path: { ...kitchen(), requestId: world.dayShift.id as string },
      body: { status: 'resolved' },
    })
    expect([answered.status, answered.problem]).toEqual([404, unknown.problem])
    expect((await seen()).total).toBe(0)
    await product.sql(
      `UPDATE partnerships SET created_at = '${wednesdayNoon}' WHERE catering_id = '${kitchen().cateringId}'`,
    )
  })
})
