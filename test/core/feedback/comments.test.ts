import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../src/core/actors/rules.ts'
import { allowComment, maxShownComments, showComment } from '../../../src/core/feedback/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { aMember, aRequest, someId, someTime } from '../../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let kitchen: KitchenAtWork
let chef: Member
beforeEach(async () => {
  house = fakeHouse()
  kitchen = await aKitchen(house)
  chef = aMember({ companyId: kitchen.catering.id, companyType: 'catering', role: 'corporate4' })
  const { catering, shift, day, eaters } = kitchen
  const rated = { userId: eaters[0].id, shiftId: shift.id, date: day.date }
  await house.ratings.add({ ...rated, cateringId: catering.id, stars: 5, at: someTime })
})

const write = async () => {
  const { shift, day, eaters } = kitchen
  const request = aRequest(eaters[0], { raterId: eaters[0].id, ratedShiftId: shift.id, ratedOn: day.date })
  await house.requests.add(request)
  return request
}
const allow = (requestId: string, isAllowed = true, userId = kitchen.eaters[0].id) =>
  house.use(allowComment)({ companyId: kitchen.corporate.id, userId, requestId, isAllowed })
const show = (commentId: string, isShown = true, cateringId = kitchen.catering.id) =>
  house.use(showComment)({ cateringId, commentId, actor: chef, isShown })
const comments = () => house.commentsOf(kitchen.catering.id)
const allowed = async () => {
  const { id } = await write()
  await allow(id)
  return (await comments()).find(({ requestId }) => requestId === id)?.id ?? ''
}
const events = async () => (await house.trailOf(kitchen.catering.id)).map(({ event }) => event.name)

describe('letting others read a sentence', () => {
  it('is possible for its writer alone, as often as they like', async () => {
    const { id } = await write()
    const missing = { kind: 'missing', code: 'feedback.missing' }
    await expect(allow(id, true, someId())).rejects.toMatchObject(missing)
    await expect(allow(someId())).rejects.toMatchObject(missing)
    expect(await comments()).toEqual([])
    for (const isAllowed of [true, true, false, false, true]) {
      await allow(id, isAllowed)
      expect(await comments()).toHaveLength(Number(isAllowed))
    }
  })

  it('is refused for a request without a rating', async () => {
    const request = aRequest(kitchen.eaters[0])
    await house.requests.add(request)
    await expect(allow(request.id)).rejects.toMatchObject({ kind: 'unprocessable', code: 'comment.not_rated' })
    await allow(request.id, false)
  })
})

describe('showing a comment', () => {
  it('is recorded when something changes, without a word of it', async () => {
    const id = await allowed()
    for (const isShown of [true, true, false, false]) await show(id, isShown)
    expect(await events()).toEqual(['comment.shown', 'comment.hidden'])
    expect((await house.trailOf(kitchen.catering.id)).map(({ meta }) => meta)).toEqual([
      { commentId: id },
      { commentId: id },
    ])
  })

  it('is refused for what is withdrawn, unknown or of other meals', async () => {
    const { id: requestId } = await write()
    await allow(requestId)
    const [comment] = await comments()
    const id = comment?.id ?? ''
    const refusal = { kind: 'missing', code: 'comment.missing' }
    await expect(show(id, true, someId())).rejects.toMatchObject(refusal)
    await expect(show(someId())).rejects.toMatchObject(refusal)
    await allow(requestId, false)
    for (const isShown of [true, false]) await expect(show(id, isShown)).rejects.toMatchObject(refusal)
    expect(await events()).toEqual([])
  })

  it(`is refused for one more than ${maxShownComments}, until one is hidden`, async () => {
    const ids = []
    for (let at = 0; at <= maxShownComments; at++) ids.push(await allowed())
    const [last = '', another = '', ...others] = ids
    for (const id of [another, ...others]) await show(id)
    await expect(show(last)).rejects.toMatchObject({ code: 'comment.too_many', facts: { comments: maxShownComments } })
    await show(another, false)
    await show(last)
    expect((await comments()).filter(({ isShown }) => isShown)).toHaveLength(maxShownComments)
  })
})
