import { describe, expect, it } from 'vitest'
import type { House } from '../support/house.ts'
import { aKitchen } from '../support/kitchen.ts'
import { aRequest, someId } from '../support/samples.ts'

const before = new Date('2026-03-01T09:00:00Z')
const after = new Date('2026-03-02T12:00:00Z')

export const requestsSuite = (house: () => House): void => {
  const written = async (createdAt = after) => {
    const kitchen = await aKitchen(house())
    const request = aRequest(kitchen.eaters[0], { createdAt, updatedAt: createdAt })
    await house().requests.add(request)
    return { ...kitchen, request }
  }

  describe('requests', () => {
    it('are returned as they were written', async () => {
      const { corporate, request } = await written()
      expect(await house().requestsOf(corporate.id)).toEqual([request])
    })

    it('are answered by the active partner, with any status', async () => {
      const { corporate, catering, request } = await written()
      for (const status of ['resolved', 'pending', 'in_progress'] as const)
        expect(await house().requests.answer(catering.id, corporate.id, request.id, status, after)).toBe(true)
      expect((await house().requestsOf(corporate.id))[0]).toMatchObject({ status: 'in_progress', updatedAt: after })
    })

    it("cannot be answered by another company's kitchen or a former partner, or with an unknown id", async () => {
      const { corporate, catering, partnership, request } = await written()
      const other = await written()
      const answer = (cateringId: string, corporateId: string, id = request.id) =>
        house().requests.answer(cateringId, corporateId, id, 'resolved', after)
      expect(await answer(other.catering.id, other.corporate.id)).toBe(false)
      expect(await answer(other.catering.id, corporate.id)).toBe(false)
      expect(await answer(catering.id, corporate.id, someId())).toBe(false)
      await house().endPartnership(partnership.id)
      expect(await answer(catering.id, corporate.id)).toBe(false)
      expect((await house().requestsOf(corporate.id)).map(({ status }) => status)).toEqual(['pending'])
    })

    it('cannot be answered by a later partner', async () => {
      const { corporate, catering, request } = await written(before)
      expect(await house().requests.answer(catering.id, corporate.id, request.id, 'resolved', after)).toBe(false)
    })
  })
}
