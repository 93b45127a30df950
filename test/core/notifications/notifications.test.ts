import { beforeEach, describe, expect, it } from 'vitest'
import {
  announceMenu,
  readAllNotifications,
  readNotification,
  saveNotificationSettings,
  mergeableSince,
  mergeDays,
} from '../../../src/core/notifications/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, anEmployee, someId } from '../../support/samples.ts'

const clock = new FakeClock('2026-03-02T12:00:00Z')
const company = aCompany()
const ayse = anEmployee(company)
const mine = { companyId: company.id, userId: ayse.id }

let house: ReturnType<typeof fakeHouse>
beforeEach(async () => {
  house = fakeHouse(clock)
  await house.employees.add(ayse)
})

const tell = (id = someId(), dates = ['2026-03-03']) =>
  house.use(announceMenu)({ id, companyId: company.id, cateringId: someId(), dates })
const unread = () => house.inboxes.rows.filter(({ readAt }) => readAt === null).length

describe('notifications', () => {
  it('are created once for the same news, even when the job runs again', async () => {
    const id = someId()
    expect([await tell(id), await tell(id), await tell()]).toEqual([1, 0, 1])
  })

  it('are not sent to people who turned them off', async () => {
    await house.use(saveNotificationSettings)({ ...mine, menuUpdates: false })
    expect(await tell()).toBe(0)
    await house.use(saveNotificationSettings)({ ...mine, menuUpdates: true })
    expect(await tell()).toBe(1)
  })

  it('are not sent for days that are over', async () => {
    expect([
      await tell(someId(), ['2026-02-27', '2026-03-01']),
      await tell(someId(), ['2026-03-01', '2026-03-02']),
    ]).toEqual([0, 1])
  })

  it('absorb further days for twelve hours, each day once and in order', () => {
    expect(mergeableSince(new Date('2026-03-02T12:00:00Z'))).toEqual(new Date('2026-03-02T00:00:00Z'))
    expect(mergeDays(['2026-03-04', '2026-03-06'], ['2026-03-03', '2026-03-04'])).toEqual([
      '2026-03-03',
      '2026-03-04',
      '2026-03-06',
    ])
  })

  it('can be marked as read one by one, or all the rest at once', async () => {
    const id = someId()
    for (const one of [id, someId(), someId()]) await tell(one)
    await house.use(readNotification)({ ...mine, notificationId: id })
    expect(unread()).toBe(2)
    expect(await house.use(readAllNotifications)(mine)).toBe(2)
    expect(unread()).toBe(0)
  })

  it('cannot be marked as read by other people', async () => {
    const id = someId()
    await tell(id)
    const reading = house.use(readNotification)({ companyId: company.id, userId: someId(), notificationId: id })
    await expect(reading).rejects.toMatchObject({ kind: 'missing', code: 'notification.missing' })
  })
})
