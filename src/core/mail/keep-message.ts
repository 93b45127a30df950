import { Inboxes, notificationOf } from '../notifications/index.ts'
import { Clock, type CompanyId, type MessageId, refusals, useCase, type UserId } from '../shared/index.ts'
import { type CopyChange, Messages } from './ports.ts'

export const messageRefusal = refusals({ 'mail.missing': 'missing', 'mail.attachment_missing': 'missing' })

/** One person's copy of a message. */
export interface Copy {
  companyId: CompanyId
  userId: UserId
  messageId: MessageId
}

/** Reading a message also marks its notification as read. */
export const updateMessage = useCase(
  [Messages, Inboxes, Clock],
  (messages, inboxes, clock) =>
    async ({ companyId, userId, messageId, ...change }: Copy & CopyChange): Promise<void> => {
      const now = clock.now()
      if (!(await messages.change(companyId, userId, messageId, change, now))) throw messageRefusal('mail.missing')
      if (change.isRead) await inboxes.read(companyId, userId, notificationOf(messageId), now)
    },
)

/** Deletes one person's copy of a message; the other copies stay. */
export const deleteMessage = useCase(
  [Messages, Inboxes, Clock],
  (messages, inboxes, clock) =>
    async ({ companyId, userId, messageId }: Copy): Promise<void> => {
      const now = clock.now()
      if (!(await messages.remove(companyId, userId, messageId, now))) throw messageRefusal('mail.missing')
      await inboxes.read(companyId, userId, notificationOf(messageId), now)
    },
)
