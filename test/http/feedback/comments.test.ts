import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logOf } from '../../support/log-of.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { createWorkplace, enrol, type Person, tokenOf, type Workplace } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
let seeker: Workplace
beforeAll(async () => {
  seeker = await createWorkplace(product, 'corporate', 'Arayan Firma')
})

const text = 'Biraz tuzluydu ama çok lezzetli, elinize sağlık.'
const ofPerson = ({ companyId, id: userId }: Person) => ({ companyId, userId })
const eaterToken = (person: Person) => tokenOf(product, person, 'individual')

/** Somebody eats on Thursday and gives stars to it. */
const somebodyWhoRated = async (stars = 4): Promise<Person> => {
  product.clock.set(wednesdayNoon)
  const person = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Ayşe Nur Yılmaz' })
  const meal = { date: world.menuDate, shift_id: world.dayShift.id }
  const as = await eaterToken(person)
  const chosen = { ...meal, choice: 'GELENEKSEL1', catering_id: world.cateringA.company.id }
  expect((await product.call('saveChoice', { as, path: ofPerson(person), body: chosen })).status).toBe(200)
  product.clock.set('2026-11-12T15:00:00Z')
  const rated = await product.call('rateChoice', { as, path: ofPerson(person), body: { ...meal, stars } })
  expect(rated.status).toBe(200)
  return person
}
const write = async (person: Person, message = text, date = world.menuDate) =>
  product.call('createRequest', {
    as: await eaterToken(person),
    path: ofPerson(person),
    body: { title: 'Kuru fasulye', message, rated: { date, shift_id: world.dayShift.id } },
  })
const allow = async (person: Person, requestId: string, is_allowed = true) =>
  product.call('allowComment', {
    as: await eaterToken(person),
    path: { ...ofPerson(person), requestId },
    body: { is_allowed },
  })
/** The id of the sentence, whose writer lets others read it. */
const allowed = async (message = text, person?: Person) => {
  const writer = person ?? (await somebodyWhoRated())
  const { id } = (await write(writer, message)).body.request
  expect((await allow(writer, id)).status).toBe(200)
  return { writer, requestId: id }
}
const ownComment = async (person: Person) =>
  (await product.call('listRequests', { as: await eaterToken(person), path: ofPerson(person) })).body.requests[0]
    ?.comment
type Role = 'corporate1' | 'corporate3' | 'corporate4' | 'corporateOwner'
const list = async (catering = world.cateringA, query: { is_shown?: boolean; limit?: number; offset?: number } = {}) =>
  (
    await product.call('listComments', {
      as: await tokenOf(product, catering.people.corporate1),
      path: { companyId: catering.company.id },
      query,
    })
  ).body
const show = async (commentId: string, is_shown = true, role: Role = 'corporate4', catering = world.cateringA) =>
  product.call('showComment', {
    as: await tokenOf(product, catering.people[role]),
    path: { companyId: catering.company.id, commentId },
    body: { is_shown },
  })
const offered = async () =>
  (
    await product.call('getOfferedCatering', {
      as: await tokenOf(product, seeker.people.corporate3),
      path: { companyId: seeker.company.id, cateringId: world.cateringA.company.id },
    })
  ).body.catering
const seen = async () => (await offered()).comments
const commentWith = async (message: string) =>
  (await list()).comments.find((one) => one.text === message)?.id ?? 'no such comment'
const logged = async ({ company }: Workplace) =>
  (await logOf(product, company.id)).filter(({ description }) => description.includes('yorum'))

beforeEach(() => product.sql('DELETE FROM comments'))

describe('a sentence after a rating', () => {
  it('is read by nobody else until its writer lets others read it', async () => {
    const writer = await somebodyWhoRated()
    const { status, body } = await write(writer)
    expect([status, body.request.comment]).toEqual([
      201,
      { stars: 4, month: '2026-11', is_allowed: false, is_shown: false },
    ])
    expect([(await list()).total, await seen()]).toEqual([0, []])

    const answer = await allow(writer, body.request.id)
    expect(answer.body.request).toMatchObject({
      message: text,
      comment: { stars: 4, month: '2026-11', is_allowed: true, is_shown: false },
    })
    const { comments, total, shown_count } = await list()
    expect([total, shown_count, await seen()]).toEqual([1, 0, []])
    expect(comments).toEqual([{ id: comments[0]?.id, stars: 4, month: '2026-11', text, is_shown: false }])
    expect(comments[0]?.id).not.toBe(body.request.id)

    expect((await show(comments[0]?.id ?? '')).body.comment).toMatchObject({ text, is_shown: true })
    expect(await seen()).toEqual([{ stars: 4, month: '2026-11', text }])
    expect(await ownComment(writer)).toMatchObject({ is_allowed: true, is_shown: true })
  })

  it('never tells who wrote it, where and on which day', async () => {
    const { writer, requestId } = await allowed()
    await show((await list()).comments[0]?.id ?? '')
    const told = JSON.stringify([await list(), await seen()])
    const { company } = world.corporateA
    for (const trace of [writer.id, requestId, company.id, company.name, 'Ayşe', 'A***', 'Kuru fasulye', '2026-11-'])
      expect(told).not.toContain(trace)
  })

  it('is gone everywhere when its writer withdraws, and hidden when they allow it again', async () => {
    const { writer, requestId } = await allowed()
    const id = (await list()).comments[0]?.id ?? ''
    await show(id)
    const withdrawn = await allow(writer, requestId, false)
    expect(withdrawn.body.request.comment).toMatchObject({ is_allowed: false, is_shown: false })
    expect([(await list()).total, (await list()).shown_count, await seen()]).toEqual([0, 0, []])
    const late = await show(id)
    expect([late.status, late.problem.code, late.problem.detail]).toEqual([
      404,
      'comment.missing',
      'Bu yorum bulunamadı; yazan kişi iznini geri almış olabilir.',
    ])
    await allow(writer, requestId)
    expect([(await list()).comments.map(({ is_shown }) => is_shown), await seen()]).toEqual([[false], []])
  })

  it('is gone even if the catering shows it at the moment when it is withdrawn', async () => {
    const written = [await allowed('Bir'), await allowed('İki'), await allowed('Üç')]
    const ids = (await list()).comments.map(({ id }) => id)
    expect(ids).toHaveLength(3)
    await Promise.all([
      ...ids.map((id) => show(id)),
      ...written.map(({ writer, requestId }) => allow(writer, requestId, false)),
    ])
    expect([(await list()).total, (await list()).shown_count, await seen()]).toEqual([0, 0, []])
  })

  it('is let out by nobody but its writer, and only after a rating of theirs', async () => {
    const writer = await somebodyWhoRated()
    const { id } = (await write(writer)).body.request
    const other = await somebodyWhoRated()
    const foreign = await allow(other, id)
    expect([foreign.status, foreign.problem.code]).toEqual([404, 'feedback.missing'])
    const unrated = await write(writer, text, '2026-11-11')
    expect([unrated.status, unrated.problem.code]).toEqual([422, 'comment.not_rated'])

    const { request } = (
      await product.call('createRequest', {
        as: await eaterToken(writer),
        path: ofPerson(writer),
        body: { title: 'Tuz', message: 'Az tuz.' },
      })
    ).body
    expect(request.comment).toBeNull()
    const alone = await allow(writer, request.id)
    expect([alone.status, alone.problem.code]).toEqual([422, 'comment.not_rated'])
    expect((await list()).total).toBe(0)
  })

  it('is nothing that kitchens see with the request', async () => {
    const { requestId } = await allowed()
    const { requests } = (
      await product.call('listKitchenRequests', {
        as: await tokenOf(product, world.cateringA.people.corporate4),
        path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
      })
    ).body
    expect(Object.keys(requests.find(({ id }) => id === requestId) ?? {})).not.toContain('comment')
  })

  it('stays after the choice has lost its person, until it is withdrawn for good', async () => {
    const { writer, requestId } = await allowed()
    const silent = await somebodyWhoRated()
    await write(silent)
    for (const { id } of [writer, silent])
      await product.sql(`UPDATE choices SET user_id = gen_random_uuid() WHERE user_id = '${id}'`)
    expect(await ownComment(writer)).toMatchObject({ stars: 4, is_allowed: true })
    expect(await ownComment(silent), 'nothing tells any longer whose rating it was').toBeNull()
    expect((await list()).total).toBe(1)
    expect((await allow(writer, requestId, false)).body.request.comment).toBeNull()
    expect((await allow(writer, requestId)).problem.code).toBe('comment.not_rated')
  })

  it('is gone with the account of its writer, whether that is closed or erased', async () => {
    const { writer } = await allowed()
    await show((await list()).comments[0]?.id ?? '')
    const { status } = await product.call('updateEmployee', {
      as: await tokenOf(product, world.corporateA.people.corporateOwner),
      path: { type: 'corporate', companyId: writer.companyId, userId: writer.id },
      body: { is_active: false },
    })
    expect([status, (await list()).total, await seen()]).toEqual([200, 0, []])
  })
})

describe('what a catering shows of it', () => {
  it('is decided by level 4 and above, and recorded in its own log alone', async () => {
    await allowed()
    const id = (await list()).comments[0]?.id ?? ''
    const [before, beforeAtFirm] = [await logged(world.cateringA), await logged(world.corporateA)]
    for (const role of ['corporate1', 'corporate3'] as const) expect((await show(id, true, role)).status).toBe(403)
    for (const is_shown of [true, true, false, false])
      expect((await show(id, is_shown, 'corporateOwner')).status).toBe(200)
    expect((await logged(world.cateringA)).slice(before.length).map(({ description }) => description)).toEqual([
      'Bir yorum firmalara gösterilmeye başlandı',
      'Bir yorum artık firmalara gösterilmiyor',
    ])
    expect(await logged(world.corporateA)).toEqual(beforeAtFirm)
  })

  it('is only what was written about its own meals', async () => {
    await allowed()
    const id = (await list()).comments[0]?.id ?? ''
    expect((await list(world.cateringB)).total).toBe(0)
    const foreign = await show(id, true, 'corporate4', world.cateringB)
    expect([foreign.status, foreign.problem.code]).toEqual([404, 'comment.missing'])
    const foreignPath = await product.call('showComment', {
      as: await tokenOf(product, world.cateringB.people.corporate4),
      path: { companyId: world.cateringA.company.id, commentId: id },
      body: { is_shown: true },
    })
    expect(foreignPath.status).toBe(403)
  })

  it('is at most ten, also when two are shown at once', async () => {
    const writer = await somebodyWhoRated(5)
    for (let at = 1; at <= 11; at++) await allowed(`Cümle ${at}`, writer)
    for (let at = 1; at <= 9; at++) expect((await show(await commentWith(`Cümle ${at}`))).status).toBe(200)
    const [tenth, eleventh] = [await commentWith('Cümle 10'), await commentWith('Cümle 11')]
    const answers = await Promise.all([show(tenth), show(eleventh)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect([refused?.problem.code, refused?.problem.detail]).toEqual([
      'comment.too_many',
      'En fazla 10 yorum gösterebilirsiniz. Önce birini kaldırın.',
    ])
    expect([(await list()).shown_count, (await seen()).length]).toEqual([10, 10])
    const shownIds = async (is_shown: boolean) =>
      (await list(world.cateringA, { is_shown })).comments.map(({ id }) => id)
    const [left] = await shownIds(false)
    await show(await commentWith('Cümle 1'), false)
    expect((await show(left ?? '')).status).toBe(200)
    expect([(await shownIds(true)).length, (await shownIds(false)).length]).toEqual([10, 1])
    expect((await list(world.cateringA, { limit: 4, offset: 8 })).comments).toHaveLength(3)
  })

  it('comes newest month first, and in no order that tells when it was written', async () => {
    const writer = await somebodyWhoRated()
    for (const message of ['Kasım', 'Ekim', 'Eylül']) await allowed(message, writer)
    await product.sql(`UPDATE comments c SET month = CASE r.message WHEN 'Ekim' THEN date '2026-10-01' ELSE '2026-09-01' END
      FROM requests r WHERE r.id = c.request_id AND r.message <> 'Kasım'`)
    for (const message of ['Eylül', 'Kasım', 'Ekim']) await show(await commentWith(message))
    expect((await list()).comments.map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-09'])
    expect((await seen()).map((one) => [one.month, one.text])).toEqual([
      ['2026-11', 'Kasım'],
      ['2026-10', 'Ekim'],
      ['2026-09', 'Eylül'],
    ])
  })

  it('stays when the partnership has ended, as long as the writer allows it', async () => {
    const { writer, requestId } = await allowed()
    const id = (await list()).comments[0]?.id ?? ''
    const pair = `catering_id = '${world.cateringA.company.id}' AND corporate_id = '${world.corporateA.company.id}'`
    await product.sql(`UPDATE partnerships SET is_active = false, ended_at = now() WHERE ${pair}`)
    expect((await show(id)).status).toBe(200)
    expect(await seen()).toMatchObject([{ text }])
    await allow(writer, requestId, false)
    expect(await seen()).toEqual([])
  })
})
