import { describe, expect, it } from 'vitest'
import type { House } from '../support/house.ts'
import { someId, someTime } from '../support/samples.ts'

const after = (seconds: number): Date => new Date(someTime.getTime() + seconds * 1000)
const day = 86_400

export const signInAttemptsSuite = (house: () => House): void => {
  const fail = async (subject: string, times: number, now = someTime) => {
    for (let time = 0; time < times; time++) await house().attempts.begin(subject, now, 10, 600)
  }
  const lockedFor = (seconds: number) => ({ kind: 'throttled', code: 'sign_in.locked', facts: { seconds } })
  const locked = lockedFor(600)

  describe('attempts to sign in', () => {
    it('are locked by the tenth failure', async () => {
      const subject = someId()
      await fail(subject, 10)
      await expect(fail(subject, 1)).rejects.toMatchObject(locked)
    })

    it('of one subject do not affect others', async () => {
      await fail(someId(), 10)
      await fail(someId(), 10)
    })

    it('start over when the lock has expired', async () => {
      const subject = someId()
      await fail(subject, 10)
      await expect(fail(subject, 1, after(599))).rejects.toMatchObject(lockedFor(1))
      await fail(subject, 10, after(600))
      await expect(fail(subject, 1, after(601))).rejects.toMatchObject(lockedFor(599))
    })

    it('do not extend the lock while it lasts', async () => {
      const subject = someId()
      await fail(subject, 10)
      await expect(fail(subject, 1, after(540))).rejects.toMatchObject(lockedFor(60))
      await fail(subject, 1, after(600))
    })

    it('are reset a day after the last one', async () => {
      const subject = someId()
      await fail(subject, 9)
      await fail(subject, 10, after(day + 1))
      await expect(fail(subject, 1, after(day + 1))).rejects.toMatchObject(locked)
    })

    it('are not reset earlier than a day', async () => {
      const subject = someId()
      await fail(subject, 5)
      await fail(subject, 5, after(day - 1))
      await expect(fail(subject, 1, after(day - 1))).rejects.toMatchObject(locked)
    })

    it('start over after a success', async () => {
      const subject = someId()
      await fail(subject, 9)
      await house().attempts.succeed(subject)
      await fail(subject, 10)
      await expect(fail(subject, 1)).rejects.toMatchObject(locked)
    })

    it('are counted exactly under concurrency', async () => {
      const subject = someId()
      const answers = await Promise.allSettled(Array.from({ length: 25 }, () => fail(subject, 1)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    })

    it("count even if the caller's transaction is rolled back", async () => {
      const subject = someId()
      const failing = house().transaction.run(async () => {
        await fail(subject, 10)
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
      await expect(fail(subject, 1)).rejects.toMatchObject(locked)
    })
  })
}
