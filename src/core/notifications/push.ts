import type { ApplicationId, CompanyId, DeviceId, NotificationId, UserId } from '../shared/index.ts'
/** A browser's push subscription, as it gave it to us. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What the device shows. */
export interface PushMessage {
  title: string
  body: string
  /** A message replaces an earlier one with the same tag, so that a second delivery goes unnoticed. */
  tag: string
  /** The page to open on click. */
  path: string
}

export interface Push {
  target: PushTarget
  message: PushMessage
}

/** `refused`: will never be accepted. `busy`: may be accepted later; `seconds` is the delay the service asked for. */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | { busy: { seconds: number | null } }

/** A notification that is already in people's inboxes. */
export interface Announced {
  companyId: CompanyId
  notificationId: NotificationId
}

/** Older devices are dropped. */
export const maxDevicesPerPerson = 10

export interface PersonalDevice {
  id: string
  companyId: CompanyId
  userId: UserId
  /** The session in which the device subscribed; the device is removed with it. */
  tokenHash: string
  target: PushTarget
  createdAt: Date
}

export type AdminNews =
  | { event: 'userCreated'; companyId: CompanyId; count: number }
  | { event: 'applicationSubmitted'; applicationId: ApplicationId }

/** The events the administrator's device is notified of. */
export type AdminEvents = Record<AdminNews['event'], boolean>

/** A message for the administrator's device. */
export interface AdminPush {
  deviceId: DeviceId
  target: PushTarget
  title: string
  body: string
}
