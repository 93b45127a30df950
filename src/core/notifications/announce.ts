import { mailNews } from '../emails/index.ts'
import { Clock, type CompanyId, type NotificationId, useCase } from '../shared/index.ts'
import { Inboxes } from './ports.ts'
import { pushNews } from './push-news.ts'

/**
 * Delivers news to inboxes and, if anyone was notified, queues it for their devices and as mail; returns how many people were
 * notified.
 */
export const announce = useCase(
  [Inboxes, pushNews, mailNews, Clock],
  (inboxes, push, mail, clock) =>
    async (
      { companyId, id }: { companyId: CompanyId; id: NotificationId },
      deliver: (inboxes: Inboxes, now: Date) => Promise<number>,
    ): Promise<number> => {
      const told = await deliver(inboxes, clock.now())
      if (told > 0) {
        await push({ companyId, notificationId: id })
        await mail({ companyId, notificationId: id })
      }
      return told
    },
)
