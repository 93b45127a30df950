import type { LocalDate } from '../shared/index.ts'

/** Days of one shift's menu that have just been published. */
export interface MenuNews {
  /** The id of everybody's notification, so that a second run sends nothing twice. */
  id: string
  companyId: string
  /** Undefined: of a job from before there were usual shifts, for everybody. */
  shiftId?: string
  cateringId: string
  /** In ascending order, at least one. */
  dates: LocalDate[]
}

/** Another dish for an option that people chose. */
export interface SubstituteNews {
  /** The id of everybody's notification, so that a second run sends nothing twice. */
  id: string
  companyId: string
  shiftTitle: string
  menuDayId: string
  key: string
  from: string
  to: string
  date: LocalDate
}

/** A message of the company. Its id is also that of everybody's notification, so that a second run sends nothing twice. */
export interface MailNews {
  companyId: string
  messageId: string
}

/** A kitchen answered a request. */
export interface ReplyNews {
  /** The id of the notification, so that a second run sends nothing twice. */
  id: string
  companyId: string
  requestId: string
}

/** Those who have not chosen for a day are reminded, by a manager or before the cut-off. */
export interface ReminderNews {
  /** The id of everybody's notification, so that a second run sends nothing twice. */
  id: string
  companyId: string
  date: LocalDate
  shiftIds: readonly string[]
  /** The last person of the batch before. */
  after?: string
}

/** Somebody of the company forgot the password. */
export interface ForgottenPasswordNews {
  id: string
  companyId: string
}

/** A catering stops cooking for a company; this is for the people whose choices that cancels. */
export interface EndNews {
  /** The id of everybody's notification. */
  id: string
  companyId: string
  cateringName: string
  /** The first day without it; null for tomorrow. */
  from: LocalDate | null
  /** The catering itself was made passive; its partnership goes on. */
  isClosed?: true
  people: readonly string[]
}

/** A shift, or some of its weekdays, are no more; this is for the people whose choices that cancels. */
export interface ShiftEndNews extends Pick<EndNews, 'id' | 'companyId' | 'people'> {
  shiftTitle: string
  /** 1 = Monday … 7 = Sunday; null with the whole shift. */
  weekdays: readonly number[] | null
}

export abstract class Inboxes {
  /**
   * One notification for each active person of the company who has menu updates on and has not got this one; returns how many. Whoever
   * has not read yet what the same catering published a short time before sees the further days there.
   */
  abstract announceMenu(news: MenuNews, at: Date): Promise<number>
  /** One notification for each person who chose the option and has not got this one; returns how many. */
  abstract announceSubstitute(news: SubstituteNews, at: Date): Promise<number>
  /** One notification for each person who has an unread copy and has not got this one; returns how many. */
  abstract announceMail(news: MailNews, at: Date): Promise<number>
  /** One notification for the author of the request, if active; returns how many. */
  abstract announceReply(news: ReplyNews, at: Date): Promise<number>
  /**
   * One notification for each of the next `max` active people of the company who work the shifts, can still choose for the day and have
   * not; returns how many, and the last person of the `max` unless nobody is left.
   */
  abstract announceReminder(news: ReminderNews, max: number, at: Date): Promise<{ told: number; after: string | null }>
  /** One notification for each active manager of the company; returns how many. */
  abstract announceForgottenPassword(news: ForgottenPasswordNews, at: Date): Promise<number>
  /** One notification for each of the people who is active, whatever they have switched off; returns how many. */
  abstract announceEnd(news: EndNews | ShiftEndNews, at: Date): Promise<number>
  /** Tells whether the person has such a notification; one that was read stays as it is. */
  abstract read(companyId: string, userId: string, notificationId: string, at: Date): Promise<boolean>
  /** Returns how many were unread. */
  abstract readAll(companyId: string, userId: string, at: Date): Promise<number>
}

export interface NotificationPreferences {
  menuUpdates: boolean
  /** Undefined: as it was. */
  choiceReminders?: boolean | undefined
}

export abstract class NotificationSettings {
  abstract save(companyId: string, userId: string, preferences: NotificationPreferences): Promise<void>
}
