import type { Role } from '../actors/rules.ts'
import type {
  AdministratorId,
  AnnouncementId,
  CompanyId,
  DeviceId,
  LocalDate,
  MenuDayId,
  MessageId,
  NotificationId,
  OrderId,
  RequestId,
  ShiftId,
  UserId,
} from '../shared/index.ts'
import type { Audience, PanelPage, News } from './rules.ts'
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
  /** Used as the id of each person's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  /** Undefined in jobs queued before usual shifts existed; these are for everyone. */
  shiftId?: ShiftId
  cateringId: CompanyId
  /** In ascending order, at least one. */
  dates: LocalDate[]
}

/** Recent notifications of the same catering that are still unread by the people a menu concerns. */
export interface UnreadMenus {
  cateringName: string
  /** The days of each such notification, without duplicates. */
  days: LocalDate[][]
}

/** The days of an unread notification, before and after it is extended. */
export interface FurtherDays {
  before: LocalDate[]
  days: LocalDate[]
}

/** An option that people chose gets a different dish. */
export interface SubstituteNews {
  /** Used as the id of each person's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  shiftTitle: string
  menuDayId: MenuDayId
  key: string
  from: string
  to: string
  date: LocalDate
}

/** The dishes for everybody who eats on a day changed after people had chosen. */
export interface CoursesNews extends Omit<SubstituteNews, 'key' | 'from' | 'to'> {
  /** Dishes that are not served any more, and those that are served instead. */
  gone: readonly string[]
  come: readonly string[]
  /** When, in ISO form; whoever chose later saw the new ones. */
  changedAt: string
}

/**
 * A message within the company. Its id is also the id of each person's notification, so that a second run sends nothing
 * twice.
 */
export interface MailNews {
  companyId: CompanyId
  messageId: MessageId
}

/** A kitchen answered a request. */
export interface ReplyNews {
  /** Used as the id of the notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  requestId: RequestId
}

/** A reminder for people who have not chosen for a day, sent by a manager or before the cut-off. */
export interface ReminderNews {
  /** Used as the id of each person's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  date: LocalDate
  shiftIds: readonly ShiftId[]
  /** The last person of the previous batch. */
  after?: string
}

/** Somebody in the company forgot their password. */
export interface ForgottenPasswordNews {
  id: string
  companyId: CompanyId
}

/** What another company did about a contract or statement of the two. */
export interface PartnerNews {
  /** The company that is told. */
  companyId: CompanyId
  partnerName: string
  /** The panel page on which it is dealt with. */
  page: PanelPage
  event:
    | 'offerReceived'
    | 'renewalReceived'
    | 'offerWithdrawn'
    | 'offerExpiring'
    | 'offerAccepted'
    | 'renewalAccepted'
    | 'offerRejected'
    | 'priceRequested'
    | 'priceAnswered'
    | 'priceDeclined'
    | 'priceRequestWithdrawn'
    | 'terminationAsked'
    | 'terminationWithdrawn'
    | 'terminationApproved'
    | 'terminationRejected'
    | 'correctionProposed'
    | 'correctionAccepted'
    | 'correctionRefused'
    | 'statementApproved'
    | 'statementAgreed'
  /**
   * The last day for an answer, the first day of the agreed price, or the first day without the partner; null if there is
   * none of these.
   */
  day: LocalDate | null
  /** Of the statement that it is about. */
  period?: { first: LocalDate; last: LocalDate }
}

/** A line of an order that was not delivered as ordered, in units. */
export interface DeliveredLine {
  name: string
  unit: string
  ordered: number
  delivered: number
  returned: number
}

/** What the other company did with an order. */
export interface OrderNews {
  /** Used as the id of each person's notification, so that a second run sends nothing twice. */
  id: string
  /** The company that is told. */
  companyId: CompanyId
  partnerName: string
  orderId: OrderId
  /** `cancelledByBuyer` is told to the supplier like `placed`, everything else to the buyer. */
  event:
    | 'placed'
    | 'cancelledByBuyer'
    | 'pending'
    | 'confirmed'
    | 'preparing'
    | 'delivered'
    | 'cancelled'
    | 'deliveryCorrected'
  /** Of the order, for `placed`. */
  lineCount?: number
  /** As the buyer wishes, for `placed`. */
  deliveryDate?: LocalDate | null
  /** Up to `maxNamedLines`, and how many there are in all. */
  changed?: { lines: DeliveredLine[]; total: number }
}

/** An administrator or the operator opened the company to its people again, or closed it to them. */
export interface ActivityNews {
  id: string
  companyId: CompanyId
  companyName: string
  isActive: boolean
  cancelledChoices: number
}

/** Tells managers that periods are over and their statements can be approved. */
export interface DraftNews {
  /** Used as the id of each person's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  /** In the order of their names, at least one. */
  partnerNames: string[]
  period: { first: LocalDate; last: LocalDate }
}

/** Tells an applicant that the application was approved and they can sign in. */
export interface WelcomeNews {
  id: string
  companyId: CompanyId
  companyName: string
  userId: UserId
  /** The application was for a new company, which this person owns. */
  isOwner: boolean
}

/** The operator took somebody's second factor away. */
export interface SecondFactorNews {
  id: string
  companyId: CompanyId
  userId: UserId
}

/** Somebody asked about their data, or the answer is due soon (rule D3). */
export interface PrivacyRequestNews {
  /** Used as the id of each person's notification, so that a second run sends nothing twice. */
  id: string
  companyId: CompanyId
  /** Whom the request concerns; they are not told. */
  userId: UserId
  /** Of the managers who may decide about it. */
  roles: readonly Role[]
  kind: 'access' | 'erasure'
  dueOn: LocalDate
  isReminder: boolean
}

/** What became of somebody's request about their data. */
export interface PrivacyAnswerNews extends Pick<PrivacyRequestNews, 'id' | 'companyId' | 'userId' | 'kind'> {
  isRefused: boolean
  answer: string | null
}

/** A catering stops cooking for a company, which cancels choices of these people. */
export interface EndNews {
  /** Used as the id of each person's notification. */
  id: string
  companyId: CompanyId
  cateringName: string
  /** The first day without the catering; null for tomorrow. */
  from: LocalDate | null
  /** The catering itself was deactivated; the partnership continues. */
  isClosed?: true
  people: readonly string[]
}

/** A shift or some of its weekdays were removed, which cancels choices of these people. */
export interface ShiftEndNews extends Pick<EndNews, 'id' | 'companyId' | 'people'> {
  shiftTitle: string
  /** 1 = Monday … 7 = Sunday; null for the whole shift. */
  weekdays: readonly number[] | null
}

/** The firm or its catering is closed on these dates, which cancels choices of these people. */
export interface ClosedDayNews extends Pick<EndNews, 'id' | 'companyId' | 'people'> {
  closedDay: string
  dates: readonly LocalDate[]
}

/** Somebody marked these people as absent, from the first to the last day. */
export interface AbsenceNews extends Pick<EndNews, 'id' | 'companyId' | 'people'> {
  first: LocalDate
  last: LocalDate
}

/** What people contribute to their meals changes, or will not change after all. */
export interface ContributionNews {
  id: string
  companyId: CompanyId
  change: 'set' | 'replaced' | 'withdrawn'
  kind: 'per_meal' | 'monthly' | 'none'
  /** In lira; null for nothing. */
  amount: number | null
  first: LocalDate
}

export abstract class Inboxes {
  /**
   * Unread notifications of this catering, received after `since` by active people of the company who usually work the
   * shift and have menu updates on. Other news of the same catering waits until the transaction ends.
   */
  abstract unreadMenus(news: MenuNews, since: Date): Promise<UnreadMenus>
  /**
   * Extends the notifications that `unreadMenus` found, unless their days have changed or they have been read since.
   */
  abstract extendUnread(
    news: MenuNews,
    cateringName: string,
    further: readonly FurtherDays[],
    since: Date,
  ): Promise<void>
  /**
   * Notifies each of these people who has no such unread notification and has not received this one; returns how many.
   */
  abstract announceMenu(news: MenuNews, cateringName: string, at: Date, since: Date): Promise<number>
  /** Notifies each person who chose the option and has not received this one; returns how many. */
  abstract announceSubstitute(news: SubstituteNews, at: Date): Promise<number>
  abstract announceCourses(news: CoursesNews, at: Date): Promise<number>
  /** Notifies each person with an unread copy who has not received this one; returns how many. */
  abstract announceMail(news: MailNews, at: Date): Promise<number>
  /** Notifies the author of the request, if active; returns how many. */
  abstract announceReply(news: ReplyNews, at: Date): Promise<number>
  /**
   * Notifies those of the next `max` active people working these shifts who can still choose for the day and have not;
   * returns how many, and the last person of the `max` unless nobody is left.
   */
  abstract announceReminder(news: ReminderNews, max: number, at: Date): Promise<{ told: number; after: string | null }>
  /** Notifies each active manager of the company; returns how many. */
  abstract announceForgottenPassword(news: ForgottenPasswordNews, at: Date): Promise<number>
  /** Notifies each active manager of the company; returns how many. */
  abstract announceOfPartner(news: PartnerNews & { id: string }, at: Date): Promise<number>
  /** Notifies each active manager of the company; returns how many. */
  /** Notifies each active manager of the company, which bought or sells; returns how many. */
  abstract announceOrder(news: OrderNews, at: Date): Promise<number>
  /** Notifies each active manager of the company, although they cannot sign in while it is closed; returns how many. */
  abstract announceActivity(news: ActivityNews, at: Date): Promise<number>
  /** Notifies each active manager of the company; returns how many. */
  abstract announceDrafts(news: DraftNews, at: Date): Promise<number>
  abstract announceWelcome(news: WelcomeNews, at: Date): Promise<void>
  /** Notifies the person; returns 1. */
  abstract announceSecondFactorReset(news: SecondFactorNews, at: Date): Promise<number>
  /** Notifies each active person of the company with one of the roles, except the one it concerns; returns how many. */
  abstract announcePrivacyRequest(news: PrivacyRequestNews, at: Date): Promise<number>
  /** Notifies the person; returns 1. */
  abstract announcePrivacyAnswer(news: PrivacyAnswerNews, at: Date): Promise<number>
  /** Notifies each of these people who is active, regardless of their settings; returns how many. */
  abstract announceEnd(news: EndNews | ShiftEndNews | ClosedDayNews | AbsenceNews, at: Date): Promise<number>
  /** Notifies each active person of the company; returns how many. */
  abstract announceContribution(news: ContributionNews, at: Date): Promise<number>
  /** Marks it as read; returns whether the person has it. One that was already read stays as it is. */
  abstract read(companyId: CompanyId, userId: UserId, notificationId: NotificationId, at: Date): Promise<boolean>
  /** Returns how many were unread. */
  abstract readAll(companyId: CompanyId, userId: UserId, at: Date): Promise<number>
}

export interface NotificationPreferences {
  menuUpdates: boolean
  /** Unchanged if undefined. */
  choiceReminders?: boolean | undefined
}

export abstract class NotificationSettings {
  abstract save(companyId: CompanyId, userId: UserId, preferences: NotificationPreferences): Promise<void>
}

/**
 * The one device that receives administrators' notifications (rule A3), whichever administrator it belongs to, and the
 * events it is for.
 */
export abstract class AdminDevices {
  /** Replaces the current device. */
  abstract enable(device: { id: string; administratorId: AdministratorId; target: PushTarget; at: Date }): Promise<void>
  /** Does nothing if another device has replaced this one. */
  abstract disable(endpoint: string): Promise<void>
  abstract disableOf(administratorId: AdministratorId): Promise<void>
  abstract remove(deviceId: DeviceId): Promise<void>
  abstract saveEvents(events: AdminEvents): Promise<void>
  /** Null if there is no device, or this event is switched off. */
  abstract pending(news: AdminNews): Promise<AdminPush | null>
  /** A test message. */
  abstract trial(): Promise<AdminPush | null>
}

export interface Announcement {
  id: AnnouncementId
  text: string
  audience: Audience
  startsAt: Date
  endsAt: Date
  writtenAt: Date
  /** Null for the operator. */
  writtenBy: AdministratorId | null
}

/** What administrators and the operator announce (rule A6). */
export abstract class Announcements {
  /** False if `maxAnnouncements` are shown at some time between its start and its end. */
  abstract add(announcement: Announcement): Promise<boolean>
  /** False if there is no such announcement, or it has ended or was withdrawn. */
  abstract withdraw(announcementId: AnnouncementId, at: Date): Promise<boolean>
}

/** The browsers' push services (rule A2). */
export abstract class PushSender {
  /** The key a browser needs to subscribe; null if this installation does not send push messages. */
  abstract readonly publicKey: string | null
  /** Whether the device uses a push service that the operator allows. */
  abstract accepts(target: PushTarget): boolean
  /** Returns the outcomes in the same order, and nothing else of what the services answered. */
  abstract sendAll(pushes: readonly Push[]): Promise<PushOutcome[]>
}

/** Devices on which people receive their notifications. */
export abstract class PushDevices {
  /**
   * A session has one device and a device one session; the latest wins. A person keeps their newest
   * `maxDevicesPerPerson` devices.
   */
  abstract keep(device: PersonalDevice): Promise<void>
  abstract forget(companyId: CompanyId, userId: UserId, endpoint: string): Promise<void>
  abstract remove(companyId: CompanyId, deviceIds: readonly DeviceId[]): Promise<void>
  /** Device ids of everyone who has the notification and has not read it. */
  abstract reachedBy(news: Announced, now: Date): Promise<string[]>
  /**
   * What still has to be sent to these devices; leaves out people who have read it, signed out, or may no longer sign
   * in.
   */
  abstract pending(
    news: Announced,
    deviceIds: readonly DeviceId[],
    now: Date,
  ): Promise<({ id: string; target: PushTarget; title: string; body: string } & Pick<News, 'subject' | 'day'>)[]>
}
