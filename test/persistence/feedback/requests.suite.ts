import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aRequest, someId } from '../../support/samples.ts'

const after = new Date('2026-03-02T12:00:00Z')

export const requestsSuite = (house: () => House): void => {
  const written = async () => {
    const kitchen = await aKitchen(house())
    const request = aRequest(kitchen.eaters[0])
    await house().requests.add(request)
    return { ...kitchen, request }
  }

  describe('requests', () => {
    it('are returned as they were written', async () => {
      const { corporate, request } = await written()
      expect(await house().requestsOf(corporate.id)).toEqual([request])
    })

    it('are found by their company and changed', async () => {
      const { corporate, catering, request } = await written()
      const changed = await house().transaction.run(async () => {
        const found = await house().requests.forChange(corporate.id, request.id)
        if (found === null) throw new Error('not found')
        const reply = { reply: 'Elbette.', repliedAt: after, repliedBy: catering.id }
        await house().requests.update(Object.assign(found, { status: 'in_progress', updatedAt: after }, reply))
        return found
      })
      expect(await house().requestsOf(corporate.id)).toEqual([changed])
      expect(changed).toMatchObject({ id: request.id, status: 'in_progress', reply: 'Elbette.' })
    })

    it("are not found by an unknown id or as another company's", async () => {
      const { corporate, request } = await written()
      const other = await written()
      const find = (companyId: string, id: string) =>
        house().transaction.run(() => house().requests.forChange(companyId, id))
      expect(await find(other.corporate.id, request.id)).toBeNull()
      expect(await find(corporate.id, someId())).toBeNull()
    })
  })
}
