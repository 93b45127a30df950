import type { LocalDate } from '../shared/index.ts'

/** Days of one shift's menu that have just been published. */
export interface MenuNews {
  /** Becomes the id of everybody's notification, so that nobody is told twice. */
  id: string
  companyId: string
  shiftTitle: string
  /** In ascending order, at least one. */
  dates: LocalDate[]
}

export abstract class Inboxes {
  /** One notification for each active person of the company who has menu updates on and has not got this one; answers how many. */
  abstract announceMenu(news: MenuNews, at: Date): Promise<number>
  /** Tells whether the person has such a notification; one that was read stays as it is. */
  abstract read(companyId: string, userId: string, notificationId: string, at: Date): Promise<boolean>
  /** Answers how many were unread. */
  abstract readAll(companyId: string, userId: string, at: Date): Promise<number>
}

export interface NotificationWishes {
  menuUpdates: boolean
}

export abstract class NotificationSettings {
  abstract save(companyId: string, userId: string, wishes: NotificationWishes): Promise<void>
}
