import { type Announcement, Announcements, maxAnnouncements } from '../../../src/core/notifications/index.ts'

export class FakeAnnouncements extends Announcements {
  rows: (Announcement & { place: number; isWithdrawn: boolean })[] = []

  add(announcement: Announcement): Promise<boolean> {
    const taken = this.rows.filter(
      ({ startsAt, endsAt, isWithdrawn }) =>
        !isWithdrawn && endsAt > announcement.startsAt && startsAt < announcement.endsAt,
    )
    const places = Array.from({ length: maxAnnouncements }, (_, index) => index + 1)
    const place = places.find((one) => !taken.some((other) => other.place === one))
    if (place !== undefined) this.rows.push({ ...announcement, place, isWithdrawn: false })
    return Promise.resolve(place !== undefined)
  }

  withdraw(announcementId: string, at: Date): Promise<boolean> {
    const found = this.rows.find(({ id, isWithdrawn, endsAt }) => id === announcementId && !isWithdrawn && endsAt > at)
    if (found !== undefined) found.isWithdrawn = true
    return Promise.resolve(found !== undefined)
  }
}
