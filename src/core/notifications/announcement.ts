import type { Actor } from '../actors/rules.ts'
import {
  type AnnouncementId,
  Clock,
  Ids,
  refusals,
  showsNothing,
  useCase,
  withFacts,
  withoutStrayBlanks,
} from '../shared/index.ts'
import { type Announcement, Announcements } from './ports.ts'
import { type Audience, maxAnnouncementDays, maxAnnouncements, untilLatest } from './rules.ts'

export const announcementRefusal = refusals({
  'announcement.empty': 'unprocessable',
  'announcement.period_invalid': withFacts<{ days: number }>('unprocessable'),
  'announcement.too_many': withFacts<{ max: number }>('conflict'),
  'announcement.missing': 'missing',
})

export interface NewAnnouncement {
  actor: Actor
  text: string
  audience: Audience
  /** By default, and if it is past, from now on. */
  startsAt?: Date | undefined
  endsAt: Date
}

/** Shown to everybody concerned from its start to its end (rule A6). */
export const writeAnnouncement = useCase(
  [Announcements, Ids, Clock],
  (announcements, ids, clock) =>
    async ({ actor, text, audience, startsAt, endsAt }: NewAnnouncement): Promise<Announcement> => {
      const now = clock.now()
      if (showsNothing(text)) throw announcementRefusal('announcement.empty')
      const start = startsAt !== undefined && startsAt > now ? startsAt : now
      if (endsAt <= start || endsAt > untilLatest(start))
        throw announcementRefusal('announcement.period_invalid', { days: maxAnnouncementDays })
      const announcement: Announcement = {
        id: ids.next(),
        text: withoutStrayBlanks(text),
        audience,
        startsAt: start,
        endsAt,
        writtenAt: now,
        writtenBy: actor.kind === 'admin' ? actor.administratorId : null,
      }
      if (!(await announcements.add(announcement)))
        throw announcementRefusal('announcement.too_many', { max: maxAnnouncements })
      return announcement
    },
)

export const withdrawAnnouncement = useCase(
  [Announcements, Clock],
  (announcements, clock) =>
    async (announcementId: AnnouncementId): Promise<void> => {
      if (!(await announcements.withdraw(announcementId, clock.now())))
        throw announcementRefusal('announcement.missing')
    },
)
