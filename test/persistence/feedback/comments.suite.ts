import { describe, expect, it } from 'vitest'
import { maxShownComments, type Request } from '../../../src/core/feedback/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aRequest, someId, someTime } from '../../support/samples.ts'

export const commentsSuite = (house: () => House): void => {
  const inTransaction = <Result>(work: () => Promise<Result>) => house().transaction.run(work)
  const allow = (request: Request) => inTransaction(() => house().comments.allow(request, someTime))
  const withdraw = (request: Request) => inTransaction(() => house().comments.withdraw(request, someTime))
  const show = (cateringId: string, id: string) => inTransaction(() => house().comments.show(cateringId, id, someTime))
  const hide = (cateringId: string, id: string) => inTransaction(() => house().comments.hide(cateringId, id))

  /** Somebody gave four stars and wrote `sentences` to the kitchen. */
  const rated = async (sentences = 1) => {
    const kitchen = await aKitchen(house())
    const { catering, shift, day, choose, eaters } = kitchen
    const [eater] = eaters
    await choose(eater, day, 'GELENEKSEL1')
    const rating = { userId: eater.id, shiftId: shift.id, date: day.date, cateringId: catering.id, stars: 4 }
    await house().ratings.add({ ...rating, at: someTime })
    const requests = Array.from({ length: sentences }, () =>
      aRequest(eater, { raterId: eater.id, ratedShiftId: shift.id, ratedOn: day.date }),
    ) as [Request, ...Request[]]
    for (const request of requests) await house().requests.add(request)
    return { ...kitchen, eater, requests, request: requests[0] }
  }
  const theComment = async (cateringId: string) => {
    const [comment] = await house().commentsOf(cateringId)
    if (comment === undefined) throw new Error('no comment')
    return comment
  }

  describe('sentences that others may read', () => {
    it('are kept with the stars and the month of their meal, once', async () => {
      const { catering, request } = await rated()
      expect(await house().commentsOf(catering.id)).toEqual([])
      expect([await allow(request), await allow(request)]).toEqual([true, true])
      expect(await house().commentsOf(catering.id)).toEqual([
        { id: expect.any(String) as string, requestId: request.id, stars: 4, month: '2026-03', isShown: false },
      ])
    })

    it('need a rating, of the own meal', async () => {
      const { eater, catering, shift, day } = await rated()
      const alone = aRequest(eater)
      await house().requests.add(alone)
      expect(await allow(alone)).toBe(false)
      const stranger = (await aKitchen(house())).eaters[0]
      for (const [whose, ratedOn] of [
        [eater, '2026-03-03'],
        [stranger, day.date],
      ] as const) {
        const request = aRequest(whose, { raterId: whose.id, ratedShiftId: shift.id, ratedOn })
        await expect(inTransaction(() => house().requests.add(request))).rejects.toMatchObject({
          code: 'comment.not_rated',
        })
      }
      expect(await house().commentsOf(catering.id)).toEqual([])
    })

    it('are found by the catering that cooked the meal', async () => {
      const { catering, request } = await rated()
      await allow(request)
      const { id } = await theComment(catering.id)
      const held = (cateringId: string, commentId: string) =>
        inTransaction(() => house().comments.hold(cateringId, commentId))
      const other = (await rated()).catering
      expect([
        await held(catering.id, id),
        await held(other.id, id),
        await held(catering.id, request.id),
        await held(catering.id, someId()),
      ]).toEqual([true, false, false, false])
    })

    it('are shown and hidden, each told once', async () => {
      const { catering, request } = await rated()
      await allow(request)
      const { id } = await theComment(catering.id)
      expect([await show(catering.id, id), await show(catering.id, id)]).toEqual([true, false])
      expect(await theComment(catering.id)).toMatchObject({ isShown: true })
      expect([await hide(catering.id, id), await hide(catering.id, id)]).toEqual([true, false])
      expect(await theComment(catering.id)).toMatchObject({ isShown: false })
    })

    it('are gone when they are withdrawn, and hidden when they are allowed again', async () => {
      const { catering, request } = await rated()
      await allow(request)
      await show(catering.id, (await theComment(catering.id)).id)
      await withdraw(request)
      await withdraw(request)
      expect(await house().commentsOf(catering.id)).toEqual([])
      await allow(request)
      expect(await theComment(catering.id)).toMatchObject({ isShown: false })
    })

    it('are shown up to a number', async () => {
      const { catering, requests } = await rated(maxShownComments + 1)
      for (const request of requests) await allow(request)
      const [last, ...others] = await house().commentsOf(catering.id)
      for (const { id } of others) await show(catering.id, id)
      await expect(show(catering.id, last?.id ?? '')).rejects.toMatchObject({
        kind: 'conflict',
        code: 'comment.too_many',
      })
      await hide(catering.id, others[0]?.id ?? '')
      expect(await show(catering.id, last?.id ?? '')).toBe(true)
    })

    it('are gone when their writer or the firm is deactivated, and are not allowed then', async () => {
      const one = await rated()
      const another = await rated()
      for (const { request } of [one, another]) await allow(request)
      await show(one.catering.id, (await theComment(one.catering.id)).id)
      await house().deactivate(one.eater.id)
      await house().makePassive(another.corporate.id)
      for (const { catering, request } of [one, another]) {
        expect(await house().commentsOf(catering.id)).toEqual([])
        expect(await allow(request)).toBe(false)
      }
    })

    it('stay when the partnership ends', async () => {
      const { catering, partnership, request } = await rated()
      await allow(request)
      await house().endPartnership(partnership.id)
      expect(await house().commentsOf(catering.id)).toHaveLength(1)
    })
  })
}
