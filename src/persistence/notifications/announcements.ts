import { type Announcement, Announcements, maxAnnouncements } from '../../core/notifications/index.ts'
import type { AnnouncementId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

/** Takes the first place that is free all the time. */
const add = prepared<Announcement>(`
  INSERT INTO announcements (id, text, audience, starts_at, ends_at, place, written_at, written_by)
  SELECT $id, $text, $audience, $startsAt, $endsAt, p.place, $writtenAt, $writtenBy
  FROM generate_series(1, ${maxAnnouncements}) AS p (place)
  WHERE NOT EXISTS (
    SELECT FROM announcements a
    WHERE a.withdrawn_at IS NULL AND a.place = p.place AND a.ends_at > $startsAt AND a.starts_at < $endsAt
  )
  ORDER BY p.place
  LIMIT 1
  ON CONFLICT DO NOTHING`)
const withdraw = prepared<{ announcementId: AnnouncementId; at: Date }>(
  'UPDATE announcements SET withdrawn_at = $at WHERE id = $announcementId AND withdrawn_at IS NULL AND ends_at > $at',
)

export class PostgresAnnouncements extends Announcements {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  /** An attempt fails while a place is free only if somebody else has just taken that place. */
  async add(announcement: Announcement): Promise<boolean> {
    for (let attempt = 0; attempt < maxAnnouncements; attempt++)
      if ((await this.#db.change(add, announcement)) > 0) return true
    return false
  }

  async withdraw(announcementId: AnnouncementId, at: Date): Promise<boolean> {
    return (await this.#db.change(withdraw, { announcementId, at })) > 0
  }
}
