import { describe, expect, it } from 'vitest'
import type { Announcement } from '../../../src/core/notifications/index.ts'
import type { House } from '../../support/house.ts'
import { someId, someTime } from '../../support/samples.ts'

const at = (hours: number): Date => new Date(someTime.getTime() + hours * 3_600_000)

export const announcementsSuite = (house: () => House): void => {
  const announcement = (from: number, until: number): Announcement => ({
    id: someId(),
    text: 'Bakım',
    audience: 'everybody',
    startsAt: at(from),
    endsAt: at(until),
    writtenAt: someTime,
    writtenBy: null,
  })
  const add = async (from: number, until: number) => house().announcements.add(announcement(from, until))

  describe('Announcements', () => {
    it('are three at any time, however they overlap, and make room when withdrawn', async () => {
      const first = announcement(0, 10)
      expect(await house().announcements.add(first)).toBe(true)
      expect([await add(2, 4), await add(4, 6), await add(3, 5)]).toEqual([true, true, true])
      expect([await add(3, 6), await add(10, 12)]).toEqual([false, true])
      expect(await house().announcements.withdraw(first.id, at(1))).toBe(true)
      expect(await add(0, 3)).toBe(true)
    })

    it('are three when written at the same moment', async () => {
      const added = await Promise.all([1, 2, 3, 4, 5].map(() => add(100, 110)))
      expect(added.filter(Boolean)).toHaveLength(3)
    })

    it('are withdrawn once, and not after their end', async () => {
      const [one, other] = [announcement(200, 210), announcement(200, 210)]
      for (const each of [one, other]) await house().announcements.add(each)
      expect(await house().announcements.withdraw(one.id, at(205))).toBe(true)
      expect(await house().announcements.withdraw(one.id, at(206))).toBe(false)
      expect(await house().announcements.withdraw(other.id, at(210))).toBe(false)
      expect(await house().announcements.withdraw(someId(), at(205))).toBe(false)
    })
  })
}
