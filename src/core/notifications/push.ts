import type { ApplicationId, CompanyId, DeviceId, NotificationId, UserId } from '../shared/index.ts'
/** Where and how a browser gets messages: its own subscription, as it gave it to us. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What a device shows. */
export interface PushMessage {
  title: string
  body: string
  /** A message with the tag of an earlier one takes its place on the device, so that a second delivery is not seen. */
  tag: string
  /** The page that a click opens. */
  path: string
}

export interface Push {
  target: PushTarget
  message: PushMessage
}

/** `refused`: this message will never be taken. `busy`: it may be later; `seconds` is what the service asked for. */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | { busy: { seconds: number | null } }

/** A notification in the inboxes of a company's people. */
export interface Announced {
  companyId: CompanyId
  notificationId: NotificationId
}

export interface PersonalDevice {
  id: string
  companyId: CompanyId
  userId: UserId
  /** The session that the device was subscribed in; the device is forgotten with it. */
  tokenHash: string
  target: PushTarget
  createdAt: Date
}

export type AdminNews =
  | { event: 'userCreated'; companyId: CompanyId; count: number }
  | { event: 'applicationSubmitted'; applicationId: ApplicationId }

/** What the administrator's device hears of. */
export type AdminEvents = Record<AdminNews['event'], boolean>

/** What waits for the administrator's device. */
export interface AdminPush {
  deviceId: DeviceId
  target: PushTarget
  title: string
  body: string
}
