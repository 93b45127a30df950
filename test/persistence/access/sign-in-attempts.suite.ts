import { describe, expect, it } from 'vitest'
import type { FailureLimit } from '../../../src/core/access/index.ts'
import type { House } from '../../support/house.ts'
import { aLock, someId, someTime } from '../../support/samples.ts'

const after = (seconds: number): Date => new Date(someTime.getTime() + seconds * 1000)
const day = 86_400

const hourly = (key = someId()): FailureLimit => ({
  key,
  max: 10,
  windowSeconds: 3600,
  lockSeconds: null,
  refusal: 'sign_in.too_many_failures',
})

export const signInAttemptsSuite = (house: () => House): void => {
  const attempt = async (outcome: 'succeeded' | 'failed' | 'undecided', limits: FailureLimit[], now = someTime) => {
    await house().attempts.begin(limits, now)
    await house().attempts.end(limits, outcome, now)
  }
  const fail = async (times: number, limits: FailureLimit[], now = someTime) => {
    for (let time = 0; time < times; time++) await attempt('failed', limits, now)
  }
  const lockedFor = (seconds: number) => ({ kind: 'throttled', code: 'sign_in.locked', facts: { seconds } })
  const stoppedFor = (seconds: number) => ({ ...lockedFor(seconds), code: 'sign_in.too_many_failures' })

  describe('sign-in attempts', () => {
    it('are locked after the tenth failure', async () => {
      const limits = [aLock()]
      await fail(10, limits)
      await expect(fail(1, limits)).rejects.toMatchObject(lockedFor(600))
    })

    it('for one key do not affect others', async () => {
      await fail(10, [aLock()])
      await fail(10, [aLock()])
    })

    it('start over when the lock has expired', async () => {
      const limits = [aLock()]
      await fail(10, limits)
      await expect(fail(1, limits, after(599))).rejects.toMatchObject(lockedFor(1))
      await fail(10, limits, after(600))
      await expect(fail(1, limits, after(601))).rejects.toMatchObject(lockedFor(599))
    })

    it('do not extend the lock while it lasts', async () => {
      const limits = [aLock()]
      await fail(10, limits)
      await expect(fail(1, limits, after(540))).rejects.toMatchObject(lockedFor(60))
      await fail(1, limits, after(600))
    })

    it('are forgotten a day after the last failure, and not before', async () => {
      const limits = [aLock()]
      await fail(5, limits)
      await fail(4, limits, after(day - 1))
      await fail(1, limits, after(2 * day - 2))
      await expect(fail(1, limits, after(2 * day - 2))).rejects.toMatchObject(lockedFor(600))
      const others = [aLock()]
      await fail(9, others)
      await fail(10, others, after(day))
      await expect(fail(1, others, after(day))).rejects.toMatchObject(lockedFor(600))
    })

    it('start over after a success', async () => {
      const limits = [aLock()]
      await fail(9, limits)
      await attempt('succeeded', limits)
      await fail(10, limits)
      await expect(fail(1, limits)).rejects.toMatchObject(lockedFor(600))
    })

    it('count nothing if they were abandoned', async () => {
      const limits = [aLock(), hourly()]
      await fail(9, limits)
      for (let time = 0; time < 5; time++) await attempt('undecided', limits)
      await fail(1, limits)
      await expect(fail(1, limits)).rejects.toThrow('sign_in')
    })

    it('under an hourly limit stay blocked until the hour is over, even after a success', async () => {
      const limits = [hourly()]
      await fail(5, limits)
      await attempt('succeeded', limits, after(60))
      await fail(5, limits, after(120))
      await expect(fail(1, limits, after(120))).rejects.toMatchObject(stoppedFor(3480))
      await fail(1, limits, after(3600))
    })

    it('under several limits are blocked by the longest one, and then count under none', async () => {
      const [pair, address, other] = [aLock(), hourly(), aLock()]
      await fail(10, [pair, address])
      await expect(fail(1, [pair, address])).rejects.toMatchObject(stoppedFor(3600))
      await expect(fail(1, [other, address])).rejects.toMatchObject(stoppedFor(3600))
      await fail(10, [other])
    })

    it('are counted exactly, however many arrive at once', async () => {
      const limits = [aLock(), hourly()]
      const answers = await Promise.allSettled(Array.from({ length: 40 }, () => fail(1, limits)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    })

    it('all pass if they are all right, even after nine failures', async () => {
      const limits = [aLock(), hourly()]
      await fail(9, limits)
      await Promise.all(Array.from({ length: 30 }, () => attempt('succeeded', limits)))
    })

    it('count even if the surrounding transaction is rolled back', async () => {
      const limits = [aLock()]
      const failing = house().transaction.run(async () => {
        await fail(10, limits)
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
      await expect(fail(1, limits)).rejects.toMatchObject(lockedFor(600))
    })

    it('for an account are forgotten together with those of its known devices', async () => {
      const [account, other] = [someId(), someId()]
      const limits = [account, `${account}:device`, other, `${account}0`].map((key) => aLock(key))
      for (const limit of limits) await fail(10, [limit])
      await house().attempts.forget(account)
      const answers = await Promise.allSettled(limits.map((limit) => fail(1, [limit])))
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
    })
  })
}
