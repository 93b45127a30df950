import { expect, describe, it } from 'vitest'
import type { House } from '../support/house.ts'
import { aKitchen } from '../support/kitchen.ts'
import { aMenuDay, aShift, someId } from '../support/samples.ts'

/** The menu is that of 2 March 2026, for which people choose until the end of 1 March in Istanbul. */
const date = '2026-03-02'
const inTime = new Date('2026-03-01T09:00:00Z')
const tooLate = new Date('2026-03-01T21:00:00Z')

export const remindersSuite = (house: () => House): void => {
  describe('reminders to choose', () => {
    it('are taken once for each shift whose choosing is open', async () => {
      const { corporate, catering, shift } = await aKitchen(house())
      const { reminders } = house()
      expect(await reminders.claim(corporate.id, date, tooLate)).toEqual([])
      expect(await reminders.claim(corporate.id, '2026-03-03', inTime)).toEqual([])
      expect(await reminders.claim(corporate.id, date, inTime)).toEqual([shift.id])
      expect(await reminders.claim(corporate.id, date, inTime)).toEqual([])
      const night = aShift(corporate, { title: 'Gece', cutoffDays: 2, cutoffTime: '12:00' })
      await house().shifts.add(night)
      await house().menuDays.save([aMenuDay(catering, night, { date })])
      expect(await reminders.claim(corporate.id, date, inTime)).toEqual([])
      expect(await reminders.claim(corporate.id, date, new Date('2026-02-28T08:59:59Z'))).toEqual([night.id])
    })

    it('are possible until the earlier cut-off, while the partnership lasts', async () => {
      const { corporate, partnership } = await aKitchen(house())
      const isOpen = (at = inTime) => house().reminders.isOpen(corporate.id, date, at)
      expect([await isOpen(), await isOpen(tooLate)]).toEqual([true, false])
      await house().partnerships.update(Object.assign(partnership, { cutoffDays: 1, cutoffTime: '12:00' }))
      expect([await isOpen(new Date('2026-03-01T08:59:59Z')), await isOpen(inTime)]).toEqual([true, false])
      await house().endPartnership(partnership.id)
      expect(await isOpen(new Date('2026-02-20T09:00:00Z'))).toBe(false)
    })

    it('are for active people who work in the shift and chose nothing for the date, and reach each of them once', async () => {
      const { corporate, shift, eaters, day, choose } = await aKitchen(house(), { eaters: 5 })
      const other = aShift(corporate, { title: 'Gece' })
      await house().shifts.add(other)
      await choose(eaters[1], day, 'GELENEKSEL1')
      await house().usualShifts.set(corporate.id, eaters[4]?.id ?? '', [other.id])
      await house().usualShifts.set(corporate.id, eaters[3]?.id ?? '', [other.id, shift.id])
      await house().deactivate(eaters[2]?.id ?? '')
      await aKitchen(house())
      expect(await house().reminders.undecided(corporate.id, date, [shift.id])).toBe(2)
      const news = { id: someId(), companyId: corporate.id, date, shiftIds: [shift.id] }
      expect(await house().inboxes.announceReminder(news, inTime)).toBe(2)
      expect(await house().inboxes.announceReminder(news, inTime)).toBe(0)
      const told = await Promise.all(eaters.map(async ({ id }) => (await house().notificationsOf(id)).length))
      expect(told).toEqual([1, 0, 0, 1, 0])
    })
  })
}
