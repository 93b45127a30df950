import { beforeEach, describe, expect, it } from 'vitest'
import { answerRequest, createRequest } from '../../../src/core/feedback/index.ts'
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

  it('is kept without stray blanks and with each tag once', async () => {
    const request = await write({
      title: '  Tuz ',
      message: '\n Çorbalar\n çok tuzlu. ',
      tags: [' tuz', 'tuz ', '  ', 'çorba'],
    })
    expect(request).toMatchObject({ title: 'Tuz', message: 'Çorbalar\n çok tuzlu.', tags: ['tuz', 'çorba'] })
  })

  it.each([{ title: '  ' }, { message: ' \n\t ' }, { message: '\u200b\u200b' }])(
    'says something: %j',
    async (blank) => {
      await expect(write(blank)).rejects.toMatchObject({ kind: 'unprocessable', code: 'feedback.blank' })
      expect(house.requests.rows).toEqual([])
    },
  )
})

describe('answering', () => {
  const answer = (requestId: string, status: 'pending' | 'in_progress' | 'resolved', cateringId = catering.id) =>
    house.use(answerRequest)({ cateringId, corporateId: corporate.id, requestId, status })

  it('goes from every status to every other', async () => {
    const { id } = await write()
    const statuses = ['pending', 'in_progress', 'resolved'] as const
    for (const from of statuses)
      for (const to of statuses) {
        await answer(id, from)
        await answer(id, to)
        expect(house.requests.rows[0]?.status).toBe(to)
      }
  })

  it('finds nothing where the catering has nothing to look for', async () => {
    const { id } = await write()
    await expect(answer(id, 'resolved', aCatering().id)).rejects.toMatchObject({
      kind: 'missing',
      code: 'feedback.missing',
    })
    await expect(answer(someId(), 'resolved')).rejects.toMatchObject({ kind: 'missing', code: 'feedback.missing' })
  })
})
