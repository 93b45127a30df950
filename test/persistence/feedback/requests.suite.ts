import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aRequest, someId } from '../../support/samples.ts'

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

    it('are found by the active partner to be answered', async () => {
      const { corporate, catering, request } = await written()
      const found = await house().transaction.run(async () => {
        const found = await house().requests.forAnswer(catering.id, corporate.id, request.id, after)
        if (found === null) throw new Error('not found')
        const reply = { reply: 'Elbette.', repliedAt: after, repliedBy: catering.id }
        await house().requests.update(Object.assign(found, { status: 'in_progress', updatedAt: after }, reply))
        return found
      })
      expect(await house().requestsOf(corporate.id)).toEqual([found])
      expect(found).toMatchObject({ id: request.id, status: 'in_progress', reply: 'Elbette.', repliedBy: catering.id })
    })

    it("cannot be answered by another company's kitchen or a former partner, or with an unknown id", async () => {
      const { corporate, catering, partnership, request } = await written()
      const other = await written()
      const find = (cateringId: string, corporateId: string, id = request.id) =>
        house().transaction.run(() => house().requests.forAnswer(cateringId, corporateId, id, after))
      expect(await find(other.catering.id, other.corporate.id)).toBeNull()
      expect(await find(other.catering.id, corporate.id)).toBeNull()
      expect(await find(catering.id, corporate.id, someId())).toBeNull()
      await house().endPartnership(partnership.id)
      expect(await find(catering.id, corporate.id)).toBeNull()
    })

    it('cannot be answered by a later partner', async () => {
      const { corporate, catering, request } = await written(before)
      const find = () => house().requests.forAnswer(catering.id, corporate.id, request.id, after)
      expect(await house().transaction.run(find)).toBeNull()
    })
  })
}
