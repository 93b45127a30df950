import { describe, expect, it } from 'vitest'
import { deliverMenuNews } from '../../../src/core/notifications/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aCompany, anEmployee, aRequest, someId, someTime } from '../../support/samples.ts'

const later = new Date('2026-03-02T10:00:00Z')

export const notificationsSuite = (house: () => House): void => {
  const aCatering = async () => {
    const catering = aCompany({ type: 'catering' })
    await house().companies.add(catering)
    return catering.id
  }
  const news = async (companyId: string) => ({
    id: someId(),
    companyId,
    cateringId: await aCatering(),
    dates: ['2026-03-03', '2026-03-04'],
  })
  const receivedBy = async (userId: string | undefined) =>
    (await house().notificationsOf(userId ?? '')).map(({ id }) => id)

  it("tells the author of a request once about the kitchen's answer, and nobody who has left", async () => {
    const { corporate, catering, eaters } = await aKitchen(house(), { eaters: 2 })
    const [ayse, can] = eaters
    const reply = { reply: 'Elbette.', repliedAt: someTime, repliedBy: catering.id }
    const [request, unanswered, ofCan] = [aRequest(ayse, reply), aRequest(ayse), aRequest(can ?? ayse, reply)]
    for (const one of [request, unanswered, ofCan]) await house().requests.add(one)
    const tell = (requestId: string, id = someId()) =>
      house().inboxes.announceReply({ id, companyId: corporate.id, requestId }, someTime)
    const id = someId()
    expect([await tell(request.id, id), await tell(request.id, id), await tell(unanswered.id)]).toEqual([1, 0, 0])
    expect(await receivedBy(ayse.id)).toEqual([id])
    await house().deactivate(can?.id ?? '')
    expect(await tell(ofCan.id)).toBe(0)
  })

  describe('menu notifications', () => {
    it('go to the active people of the company who want them, in any role', async () => {
      const {
        corporate,
        eaters: [ayse, can, ece],
      } = await aKitchen(house(), { eaters: 3 })
      const chief = anEmployee(corporate, { role: 'corporateOwner' })
      await house().employees.add(chief)
      const stranger = (await aKitchen(house())).eaters[0]
      await house().deactivate(can?.id ?? '')
      await house().notificationSettings.save(corporate.id, ece?.id ?? '', { menuUpdates: false })
      const message = await news(corporate.id)
      expect(await deliverMenuNews(house().inboxes, message, someTime)).toBe(2)
      expect(await Promise.all([ayse, chief, can, ece, stranger].map((one) => receivedBy(one?.id)))).toEqual([
        [message.id],
        [message.id],
        [],
        [],
        [],
      ])
    })

    it('reach everybody once, however often they are announced', async () => {
      const {
        corporate,
        eaters: [ayse],
      } = await aKitchen(house())
      const message = await news(corporate.id)
      expect(await deliverMenuNews(house().inboxes, message, someTime)).toBe(1)
      await house().inboxes.readAll(corporate.id, ayse.id, someTime)
      const late = anEmployee(corporate)
      await house().employees.add(late)
      expect(await deliverMenuNews(house().inboxes, message, later)).toBe(1)
      expect(await house().notificationsOf(ayse.id)).toEqual([{ id: message.id, readAt: someTime }])
    })

    it('combine all shifts of a catering while new and unread', async () => {
      const {
        corporate,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      const cateringId = await aCatering()
      const tell = (dates: string[], at: Date, from = cateringId) =>
        deliverMenuNews(house().inboxes, { id: someId(), companyId: corporate.id, cateringId: from, dates }, at)
      const hours = (count: number) => new Date(someTime.getTime() + count * 3_600_000)
      expect(await tell(['2026-03-04', '2026-03-05'], hours(0))).toBe(2)
      await house().inboxes.readAll(corporate.id, can?.id ?? '', hours(1))
      expect(await tell(['2026-03-03', '2026-03-04'], hours(2))).toBe(1)
      expect(await tell(['2026-03-09'], hours(3), await aCatering())).toBe(2)
      expect(await tell(['2026-03-10'], hours(13))).toBe(1)
      expect(await house().announcedDaysOf(ayse.id)).toEqual([
        ['2026-03-03', '2026-03-04', '2026-03-05'],
        ['2026-03-09'],
        ['2026-03-10'],
      ])
      expect(await house().announcedDaysOf(can?.id ?? '')).toEqual([
        ['2026-03-04', '2026-03-05'],
        ['2026-03-03', '2026-03-04', '2026-03-10'],
        ['2026-03-09'],
      ])
    })

    it('resume for people who turn them back on', async () => {
      const {
        corporate,
        eaters: [ayse],
      } = await aKitchen(house())
      for (const menuUpdates of [false, true])
        await house().notificationSettings.save(corporate.id, ayse.id, { menuUpdates })
      expect(await deliverMenuNews(house().inboxes, await news(corporate.id), someTime)).toBe(1)
    })

    it('cannot be turned off from another company', async () => {
      const {
        corporate,
        eaters: [ayse],
      } = await aKitchen(house())
      const other = aCompany()
      await house().companies.add(other)
      await house().notificationSettings.save(other.id, ayse.id, { menuUpdates: false })
      expect(await deliverMenuNews(house().inboxes, await news(corporate.id), someTime)).toBe(1)
    })
  })

  describe('notifications', () => {
    it('can be marked as read one by one or all at once, and keep the time of the first reading', async () => {
      const {
        corporate,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      const messages = [await news(corporate.id), await news(corporate.id), await news(corporate.id)]
      for (const message of messages) await deliverMenuNews(house().inboxes, message, someTime)
      const [first] = messages.map(({ id }) => id)
      expect(await house().inboxes.read(corporate.id, ayse.id, first ?? '', someTime)).toBe(true)
      expect(await house().inboxes.read(corporate.id, ayse.id, first ?? '', later)).toBe(true)
      expect(await house().inboxes.readAll(corporate.id, ayse.id, later)).toBe(2)
      expect(await house().inboxes.readAll(corporate.id, ayse.id, later)).toBe(0)
      expect((await house().notificationsOf(ayse.id)).map(({ readAt }) => readAt)).toEqual([someTime, later, later])
      expect((await house().notificationsOf(can?.id ?? '')).map(({ readAt }) => readAt)).toEqual([null, null, null])
    })

    it('belong to one person of one company', async () => {
      const {
        corporate,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      const other = (await aKitchen(house())).corporate
      const message = await news(corporate.id)
      await house().notificationSettings.save(corporate.id, can?.id ?? '', { menuUpdates: false })
      await deliverMenuNews(house().inboxes, message, someTime)
      expect(await house().inboxes.read(corporate.id, can?.id ?? '', message.id, later)).toBe(false)
      expect(await house().inboxes.read(other.id, ayse.id, message.id, later)).toBe(false)
      expect(await house().inboxes.read(corporate.id, ayse.id, someId(), later)).toBe(false)
      expect(await house().inboxes.readAll(other.id, ayse.id, later)).toBe(0)
    })
  })
}
