import { beforeEach, describe, expect, it } from 'vitest'
import { answerRequest, createRequest, type RequestStatus } from '../../../src/core/feedback/index.ts'
import { announceReply } from '../../../src/core/notifications/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCatering, aCompany, aPartnership, someId } from '../../support/samples.ts'

const now = new Date('2026-03-02T12:00:00Z')
const clock = new FakeClock(now.toISOString())
const [corporate, catering] = [aCompany(), aCatering()]
const userId = someId()

let house: ReturnType<typeof fakeHouse>
const write = (more: { title?: string; message?: string; tags?: string[] } = {}) =>
  house.use(createRequest)({
    companyId: corporate.id,
    userId,
    title: 'Daha az tuz',
    message: 'Çorbalar çok tuzlu.',
    tags: [],
    urgency: 'low',
    ...more,
  })

beforeEach(async () => {
  house = fakeHouse(clock)
  await house.partnerships.add(aPartnership(catering, corporate))
})

describe('a request', () => {
  it('waits for an answer from the moment it is written', async () => {
    const request = await write()
    expect(request).toMatchObject({
      companyId: corporate.id,
      userId,
      status: 'pending',
      urgency: 'low',
      createdAt: now,
      updatedAt: now,
    })
    expect(house.requests.rows).toEqual([request])
  })

  it('is stored without stray blanks and with each tag once', async () => {
    const request = await write({
      title: '  Tuz ',
      message: '\n Çorbalar\n çok tuzlu. ',
      tags: [' tuz', 'tuz ', '  ', 'çorba'],
    })
    expect(request).toMatchObject({ title: 'Tuz', message: 'Çorbalar\n çok tuzlu.', tags: ['tuz', 'çorba'] })
  })

  it.each([{ title: '  ' }, { message: ' \n\t ' }, { message: '\u200b\u200b' }])(
    'cannot be blank: %j',
    async (blank) => {
      await expect(write(blank)).rejects.toMatchObject({ kind: 'unprocessable', code: 'feedback.blank' })
      expect(house.requests.rows).toEqual([])
    },
  )
})

describe('answering a request', () => {
  const answer = (requestId: string, status: RequestStatus, reply?: string, cateringId = catering.id) =>
    house.use(answerRequest)({ cateringId, corporateId: corporate.id, requestId, status, reply })

  it('can move it from any status to any other', async () => {
    const { id } = await write()
    const statuses = ['pending', 'in_progress', 'resolved'] as const
    for (const from of statuses)
      for (const to of statuses) {
        await answer(id, from)
        await answer(id, to)
        expect(house.requests.rows[0]?.status).toBe(to)
      }
    expect(house.jobs.waiting).toEqual([])
  })

  it('tells the author about the reply once', async () => {
    const { id } = await write()
    await answer(id, 'in_progress', '  Bakıyoruz. ')
    expect(house.requests.rows[0]).toMatchObject({ reply: 'Bakıyoruz.', repliedAt: now, repliedBy: catering.id })
    await answer(id, 'resolved', 'Bakıyoruz.')
    await answer(id, 'pending')
    expect(house.requests.rows[0]).toMatchObject({ status: 'pending', reply: 'Bakıyoruz.' })
    expect(house.jobs.waiting).toMatchObject([
      { id: announceReply.id, payload: { companyId: corporate.id, requestId: id } },
    ])
  })

  it('does not let anybody change the reply afterwards', async () => {
    const { id } = await write()
    await answer(id, 'in_progress', 'Bakıyoruz.')
    const refusal = { kind: 'conflict', code: 'feedback.replied' }
    await expect(answer(id, 'resolved', 'Bakmıyoruz.')).rejects.toMatchObject(refusal)
    const other = aCatering()
    await house.partnerships.add(aPartnership(other, corporate))
    await expect(answer(id, 'resolved', 'Bakıyoruz.', other.id)).rejects.toMatchObject(refusal)
    expect(house.requests.rows[0]).toMatchObject({ status: 'in_progress', reply: 'Bakıyoruz.' })
  })

  it.each(['', ' \n ', '\u200b'])('cannot leave the reply blank: %j', async (blank) => {
    const { id } = await write()
    const refusal = { kind: 'unprocessable', code: 'feedback.reply_blank' }
    await expect(answer(id, 'resolved', blank)).rejects.toMatchObject(refusal)
    expect(house.requests.rows[0]).toMatchObject({ status: 'pending', reply: null })
  })

  it('is refused for a request from a firm that is not a partner, and for an unknown one', async () => {
    const { id } = await write()
    const refusal = { kind: 'missing', code: 'feedback.missing' }
    await expect(answer(id, 'resolved', undefined, aCatering().id)).rejects.toMatchObject(refusal)
    await expect(answer(someId(), 'resolved')).rejects.toMatchObject(refusal)
  })

  it('is only for the partner of the time: none whose partnership began later, or is over', async () => {
    const { id } = await write()
    const [later, over] = [aCatering(), aCatering()]
    await house.partnerships.add(
      Object.assign(aPartnership(later, corporate), { createdAt: new Date(now.getTime() + 1) }),
    )
    await house.partnerships.add(Object.assign(aPartnership(over, corporate), { endsAt: now }))
    for (const cateringId of [later.id, over.id])
      await expect(answer(id, 'resolved', undefined, cateringId)).rejects.toMatchObject({ code: 'feedback.missing' })
    await answer(id, 'resolved')
  })
})
