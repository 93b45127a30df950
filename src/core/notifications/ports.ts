import type {
  AdministratorId,
  CompanyId,
  DeviceId,
  LocalDate,
  MenuDayId,
  MessageId,
  NotificationId,
  RequestId,
  ShiftId,
  UserId,
} from '../shared/index.ts'
import type { PanelPage, News } from './rules.ts'
import type {
  AdminEvents,
  AdminNews,
  AdminPush,
  Announced,
  PersonalDevice,
  Push,
  PushOutcome,
  PushTarget,
} from './push.ts'

/** Days of one shift's menu that have just been published. */
export interface MenuNews {
  /** The id of everybody's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  /** Undefined: of a job from before there were usual shifts, for everybody. */
  shiftId?: ShiftId
  cateringId: CompanyId
  /** In ascending order, at least one. */
  dates: LocalDate[]
}

/** Another dish for an option that people chose. */
export interface SubstituteNews {
  /** The id of everybody's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  shiftTitle: string
  menuDayId: MenuDayId
  key: string
  from: string
  to: string
  date: LocalDate
}

/** A message of the company. Its id is also that of everybody's notification, so that a second run sends nothing twice. */
export interface MailNews {
  companyId: CompanyId
  messageId: MessageId
}

/** A kitchen answered a request. */
export interface ReplyNews {
  /** The id of the notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  requestId: RequestId
}

/** Those who have not chosen for a day are reminded, by a manager or before the cut-off. */
export interface ReminderNews {
  /** The id of everybody's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  date: LocalDate
  shiftIds: readonly ShiftId[]
  /** The last person of the batch before. */
  after?: string
}

/** Somebody of the company forgot the password. */
export interface ForgottenPasswordNews {
  id: string
  companyId: CompanyId
}

/** A partner answered what the company had asked of it. */
export interface AnswerOfPartner {
  /** The company that asked. */
  companyId: CompanyId
  partnerName: string
  /** Where the company sees the contracts with such partners. */
  page: PanelPage
  answer: 'offerAccepted' | 'renewalAccepted' | 'offerRejected' | 'terminationApproved' | 'terminationRejected'
  /** The first day of the agreed price, or the first day without the partner; null where there is none. */
  from: LocalDate | null
}

/** An application was approved; this is for the person who may sign in from now on. */
export interface WelcomeNews {
  id: string
  companyId: CompanyId
  companyName: string
  userId: UserId
  /** The company itself is new, and the person its owner. */
  isOwner: boolean
}

/** A catering stops cooking for a company; this is for the people whose choices that cancels. */
export interface EndNews {
  /** The id of everybody's notification. */
  id: string
  companyId: CompanyId
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
  /** One notification for each active manager of the company; returns how many. */
  abstract announceAnswer(news: AnswerOfPartner & { id: string }, at: Date): Promise<number>
  abstract announceWelcome(news: WelcomeNews, at: Date): Promise<void>
  /** One notification for each of the people who is active, whatever they have switched off; returns how many. */
  abstract announceEnd(news: EndNews | ShiftEndNews, at: Date): Promise<number>
  /** Tells whether the person has such a notification; one that was read stays as it is. */
  abstract read(companyId: CompanyId, userId: UserId, notificationId: NotificationId, at: Date): Promise<boolean>
  /** Returns how many were unread. */
  abstract readAll(companyId: CompanyId, userId: UserId, at: Date): Promise<number>
}

export interface NotificationPreferences {
  menuUpdates: boolean
  /** Undefined: as it was. */
  choiceReminders?: boolean | undefined
}

export abstract class NotificationSettings {
  abstract save(companyId: CompanyId, userId: UserId, preferences: NotificationPreferences): Promise<void>
}

/** The one device that gets what administrators are told (rule A3), whoever of them it belongs to, and what they want to hear. */
export abstract class AdminDevices {
  /** From now on no other device is valid. */
  abstract enable(device: { id: string; administratorId: AdministratorId; target: PushTarget; at: Date }): Promise<void>
  /** Another device that has taken the place stays. */
  abstract disable(endpoint: string): Promise<void>
  abstract disableOf(administratorId: AdministratorId): Promise<void>
  abstract remove(deviceId: DeviceId): Promise<void>
  abstract saveEvents(events: AdminEvents): Promise<void>
  /** Null when there is no device, or nobody wants to hear of such news. */
  abstract pending(news: AdminNews): Promise<AdminPush | null>
  /** A message to try the device with. */
  abstract trial(): Promise<AdminPush | null>
}

/** The push services of the browsers (rule A2). */
export abstract class PushSender {
  /** What a browser needs to subscribe; null when this installation sends no push messages. */
  abstract readonly publicKey: string | null
  /** Whether this is a device at a push service that the operator allows. */
  abstract accepts(target: PushTarget): boolean
  /** The outcomes in the same order. Tells nothing else of what the services answered. */
  abstract sendAll(pushes: readonly Push[]): Promise<PushOutcome[]>
}

/** Devices of people who want their notifications there. */
export abstract class PushDevices {
  /** One device for a session and one session for a device: whoever comes last. A person has at most ten, the newest ones. */
  abstract keep(device: PersonalDevice): Promise<void>
  abstract forget(companyId: CompanyId, userId: UserId, endpoint: string): Promise<void>
  abstract remove(companyId: CompanyId, deviceIds: readonly DeviceId[]): Promise<void>
  /** Ids of the devices of everybody who has the notification and has not read it. */
  abstract reachedBy(news: Announced, now: Date): Promise<string[]>
  /** What is left to send to these devices: nothing to people who have read it, signed out, or may no longer sign in. */
  abstract pending(
    news: Announced,
    deviceIds: readonly DeviceId[],
    now: Date,
  ): Promise<({ id: string; target: PushTarget; title: string; body: string } & Pick<News, 'subject' | 'day'>)[]>
}
