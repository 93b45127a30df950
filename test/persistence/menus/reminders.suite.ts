import { expect, describe, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aMenuDay, aShift, someId } from '../../support/samples.ts'

/** The menu is for 2 March 2026 and open until the end of 1 March in Istanbul. */
const date = '2026-03-02'
const inTime = new Date('2026-03-01T09:00:00Z')
const tooLate = new Date('2026-03-01T21:00:00Z')

export const remindersSuite = (house: () => House): void => {
  describe('reminders to choose', () => {
    it('are claimed once for each shift that is still open', async () => {
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

    it('are possible until the earlier of two cut-offs, while the partnership lasts', async () => {
      const { corporate, partnership } = await aKitchen(house())
      const isOpen = (at = inTime) => house().reminders.isOpen(corporate.id, date, at)
      expect([await isOpen(), await isOpen(tooLate)]).toEqual([true, false])
      await house().partnerships.update(Object.assign(partnership, { cutoffDays: 1, cutoffTime: '12:00' }))
      expect([await isOpen(new Date('2026-03-01T08:59:59Z')), await isOpen(inTime)]).toEqual([true, false])
      await house().endPartnership(partnership.id)
      expect(await isOpen(new Date('2026-02-20T09:00:00Z'))).toBe(false)
    })

    it('are impossible for a shift that is inactive or does not work that day', async () => {
      for (const changes of [{ isActive: false }, { days: [2, 3] }]) {
        const { corporate, shift } = await aKitchen(house())
        await house().shifts.update(Object.assign(shift, changes))
        expect(await house().reminders.isOpen(corporate.id, date, inTime)).toBe(false)
        expect(await house().reminders.claim(corporate.id, date, inTime)).toEqual([])
      }
    })

    it('are impossible for drafts and for days with a frozen list, even if the cut-off moves', async () => {
      const { corporate, catering, shift } = await aKitchen(house())
      const isOpen = (on: string) => house().reminders.isOpen(corporate.id, on, inTime)
      await house().menuDays.save([aMenuDay(catering, shift, { date: '2026-03-03', status: 'draft' })])
      expect([await isOpen(date), await isOpen('2026-03-03')]).toEqual([true, false])
      await house().shifts.update(Object.assign(shift, { cutoffTime: '12:00' }))
      await house().transaction.run(() => house().kitchenLists.freezeDue([corporate.id], inTime, 10))
      await house().shifts.update(Object.assign(shift, { cutoffTime: '24:00' }))
      expect(await isOpen(date)).toBe(false)
    })

    it('treat people whose own shifts are all deleted like people without own shifts', async () => {
      const { corporate, shift, eaters } = await aKitchen(house())
      const gone = aShift(corporate)
      await house().shifts.add(gone)
      await house().usualShifts.set(corporate.id, [eaters[0].id], [gone.id])
      await house().shifts.remove(corporate.id, gone.id)
      expect(await house().reminders.undecided(corporate.id, date, [shift.id])).toBe(1)
      const news = { id: someId(), companyId: corporate.id, date, shiftIds: [shift.id] }
      expect(await house().inboxes.announceReminder(news, 10, inTime)).toEqual({ told: 1, after: null })
    })

    it('are impossible for days after the end of the partnership', async () => {
      const { corporate, partnership } = await aKitchen(house())
      const isOpen = () => house().reminders.isOpen(corporate.id, date, inTime)
      await house().partnerships.update(Object.assign(partnership, { endsOn: '2026-03-03', endsAt: tooLate }))
      expect(await isOpen()).toBe(true)
      await house().partnerships.update(Object.assign(partnership, { endsOn: date }))
      expect(await isOpen()).toBe(false)
    })

    it('go once each to active people who work in the shift and chose nothing for the date', async () => {
      const { corporate, shift, eaters, day, choose } = await aKitchen(house(), { eaters: 5 })
      const other = aShift(corporate, { title: 'Gece' })
      await house().shifts.add(other)
      await choose(eaters[1], day, 'GELENEKSEL1')
      await house().usualShifts.set(corporate.id, [eaters[4]?.id ?? ''], [other.id])
      await house().usualShifts.set(corporate.id, [eaters[3]?.id ?? ''], [other.id, shift.id])
      await house().deactivate(eaters[2]?.id ?? '')
      await aKitchen(house())
      expect(await house().reminders.undecided(corporate.id, date, [shift.id])).toBe(2)
      const news = { id: someId(), companyId: corporate.id, date, shiftIds: [shift.id] }
      expect(await house().inboxes.announceReminder(news, 10, inTime)).toEqual({ told: 2, after: null })
      expect(await house().inboxes.announceReminder(news, 10, inTime)).toEqual({ told: 0, after: null })
      const told = await Promise.all(eaters.map(async ({ id }) => (await house().notificationsOf(id)).length))
      expect(told).toEqual([1, 0, 0, 1, 0])
    })

    describe('before the cut-off', () => {
      const updatedAt = new Date('2026-02-20T09:00:00Z')
      /** A kitchen whose menu has not changed for days. */
      const calm = async (options: Parameters<typeof aKitchen>[1] = {}) => {
        const kitchen = await aKitchen(house(), options)
        await house().menuDays.save([Object.assign(kitchen.day, { updatedAt })])
        return kitchen
      }
      const due = async (at: Date) => {
        await house().deadlines.reckon(1_000)
        return house().reminders.claimDue(100, at)
      }
      const dueOf = async (company: { id: string }, at: Date) =>
        (await due(at)).due.filter(({ companyId }) => companyId === company.id)

      it('are due once, as many hours before it as the company has set', async () => {
        const { corporate, shift } = await calm()
        const other = await calm()
        await house().companies.update(Object.assign(other.corporate, { reminderHours: 24 }))
        expect(await dueOf(corporate, new Date('2026-03-01T17:59:59Z'))).toEqual([])
        expect(await dueOf(corporate, new Date('2026-03-01T18:00:00Z'))).toEqual([
          { companyId: corporate.id, date, shiftIds: [shift.id] },
        ])
        expect(await dueOf(corporate, new Date('2026-03-01T20:00:00Z'))).toEqual([])
      })

      it('can be due as early as a day before a cut-off that is a week ahead', async () => {
        const { corporate, shift, day } = await calm({ shift: { cutoffDays: 7, cutoffTime: '00:00' } })
        await house().companies.update(Object.assign(corporate, { reminderHours: 24 }))
        expect(day.date).toBe('2026-03-02')
        expect(await dueOf(corporate, new Date('2026-02-21T20:59:59Z'))).toEqual([])
        expect(await dueOf(corporate, new Date('2026-02-21T21:00:00Z'))).toEqual([
          { companyId: corporate.id, date, shiftIds: [shift.id] },
        ])
      })

      it('are no longer due once it has passed', async () => {
        const { corporate } = await calm()
        expect(await dueOf(corporate, tooLate)).toEqual([])
        expect(await dueOf(corporate, new Date(tooLate.getTime() - 1))).toHaveLength(1)
      })

      it('follow the stricter cut-off of a partnership', async () => {
        const { corporate, partnership } = await calm()
        await house().partnerships.update(Object.assign(partnership, { cutoffDays: 2, cutoffTime: '16:00' }))
        expect(await dueOf(corporate, new Date('2026-02-28T09:59:59Z'))).toEqual([])
        expect(await dueOf(corporate, new Date('2026-02-28T10:00:00Z'))).toHaveLength(1)
      })

      it.each([
        [
          'when clocks go forward and the night is an hour shorter',
          '2026-03-30',
          '2026-03-29T18:59:59Z',
          '2026-03-29T19:00:00Z',
        ],
        [
          'when clocks go back and the night is an hour longer',
          '2026-10-26',
          '2026-10-25T19:59:59Z',
          '2026-10-25T20:00:00Z',
        ],
      ])('count elapsed hours, not clock time: %s', async (_change, day, before, at) => {
        const { corporate, catering } = await calm()
        const berlin = aShift(corporate, { timezone: 'Europe/Berlin' })
        await house().shifts.add(berlin)
        await house().menuDays.save([aMenuDay(catering, berlin, { date: day, updatedAt })])
        expect(await dueOf(corporate, new Date(before))).toEqual([])
        expect(await dueOf(corporate, new Date(at))).toHaveLength(1)
      })

      it('belong to the day on which a night shift starts, even if its cut-off is past midnight', async () => {
        const { corporate, catering } = await calm()
        const night = aShift(corporate, { startTime: '22:00', endTime: '06:00', cutoffDays: 0, cutoffTime: '02:00' })
        await house().shifts.add(night)
        await house().menuDays.save([aMenuDay(catering, night, { date: '2026-03-04', updatedAt })])
        expect(await dueOf(corporate, new Date('2026-03-03T19:59:59Z'))).toEqual([])
        expect(await dueOf(corporate, new Date('2026-03-03T20:00:00Z'))).toEqual([
          { companyId: corporate.id, date: '2026-03-04', shiftIds: [night.id] },
        ])
      })

      it('of several shifts with the same cut-off are combined, and wait while a menu is being changed', async () => {
        const { corporate, catering, shift } = await calm()
        const [same, fresh] = [aShift(corporate), aShift(corporate)]
        const at = new Date('2026-03-01T19:00:00Z')
        for (const one of [same, fresh]) await house().shifts.add(one)
        const justNow = new Date(at.getTime() - 60_000)
        await house().menuDays.save([
          aMenuDay(catering, same, { date, updatedAt }),
          aMenuDay(catering, fresh, { date, updatedAt: justNow }),
        ])
        expect(await dueOf(corporate, at)).toEqual([
          { companyId: corporate.id, date, shiftIds: [shift.id, same.id].sort() },
        ])
        expect(await dueOf(corporate, new Date(at.getTime() + 900_000))).toEqual([
          { companyId: corporate.id, date, shiftIds: [fresh.id] },
        ])
      })

      it('of shifts with the same cut-off are combined even if days are claimed one at a time', async () => {
        const { corporate, catering, shift } = await calm()
        const [same, earlier] = [aShift(corporate), aShift(corporate, { cutoffTime: '23:00' })]
        for (const one of [same, earlier]) await house().shifts.add(one)
        await house().menuDays.save([same, earlier].map((one) => aMenuDay(catering, one, { date, updatedAt })))
        const taken = new Map<string, number>()
        await house().deadlines.reckon(1_000)
        for (let some = 1; some > 0;) {
          const { days, due } = await house().reminders.claimDue(1, new Date('2026-03-01T19:00:00Z'))
          for (const { companyId, shiftIds } of due)
            if (companyId === corporate.id) taken.set(shiftIds.join(), (taken.get(shiftIds.join()) ?? 0) + 1)
          some = days
        }
        expect(taken).toEqual(
          new Map([
            [earlier.id, 1],
            [[shift.id, same.id].sort().join(), 1],
          ]),
        )
      })

      it('go to people who want them, in batches', async () => {
        const { corporate, shift, eaters } = await calm({ eaters: 4 })
        const ids = eaters.map(({ id }) => id).sort()
        const settings = { menuUpdates: true, choiceReminders: false }
        await house().notificationSettings.save(corporate.id, ids[1] ?? '', settings)
        await house().notificationSettings.save(corporate.id, ids[1] ?? '', { menuUpdates: false })
        const news = { id: someId(), companyId: corporate.id, date, shiftIds: [shift.id] }
        const { inboxes } = house()
        expect(await house().reminders.undecided(corporate.id, date, [shift.id])).toBe(3)
        expect(await inboxes.announceReminder(news, 2, inTime)).toEqual({ told: 1, after: ids[1] })
        expect(await inboxes.announceReminder({ ...news, after: ids[1] ?? '' }, 3, inTime)).toEqual({
          told: 2,
          after: null,
        })
        const told = await Promise.all(ids.map(async (id) => (await house().notificationsOf(id)).length))
        expect(told).toEqual([1, 0, 1, 1])
      })
    })
  })
}
