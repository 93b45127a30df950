import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { someId, someTime } from '../../support/samples.ts'

export const limitsSuite = (house: () => House): void => {
  describe('rate limits', () => {
    it('are counted per key', async () => {
      const [key, other] = [someId(), someId()]
      expect(await house().limits.count(key, 60)).toBe(1)
      expect(await house().limits.count(key, 60)).toBe(2)
      expect(await house().limits.count(other, 60, 30)).toBe(30)
      expect(await house().limits.count(other, 60, 30)).toBe(60)
    })

    it('are counted exactly under concurrency', async () => {
      const key = someId()
      const counted = await Promise.all(Array.from({ length: 20 }, () => house().limits.count(key, 60)))
      expect(counted.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    })

    it("are counted even if the caller's transaction is rolled back", async () => {
      const key = someId()
      const failing = house().transaction.run(async () => {
        await house().limits.count(key, 60)
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
      expect(await house().limits.count(key, 60)).toBe(2)
    })
  })
}

export const keptAnswersSuite = (house: () => House): void => {
  describe('stored answers', () => {
    it('are returned again for the same key of the same caller', async () => {
      const [scope, other, key] = [someId(), someId(), 'dialog-1']
      const answer = { fingerprint: 'abc', answer: { success: true, names: ['Şölen', null, 1.5] } }
      expect(await house().keptAnswers.find(scope, key)).toBeNull()
      await house().keptAnswers.keep(scope, key, answer, someTime)
      expect(await house().keptAnswers.find(scope, key)).toEqual(answer)
      expect(await house().keptAnswers.find(other, key)).toBeNull()
      expect(await house().keptAnswers.find(scope, 'dialog-2')).toBeNull()
    })

    it('are stored once', async () => {
      const scope = someId()
      const first = { fingerprint: 'abc', answer: 1 }
      await house().keptAnswers.keep(scope, 'key', first, someTime)
      await expect(
        house().keptAnswers.keep(scope, 'key', { fingerprint: 'abc', answer: 2 }, someTime),
      ).rejects.toThrow()
      expect(await house().keptAnswers.find(scope, 'key')).toEqual(first)
    })

    it('may be empty', async () => {
      const scope = someId()
      await house().keptAnswers.keep(scope, 'key', { fingerprint: 'abc', answer: null }, someTime)
      expect(await house().keptAnswers.find(scope, 'key')).toEqual({ fingerprint: 'abc', answer: null })
    })
  })
}
