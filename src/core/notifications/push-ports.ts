import type { News } from './rules.ts'

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

/** The push services of the browsers (rule A2). */
export abstract class PushSender {
  /** What a browser needs to subscribe; null when this installation sends no push messages. */
  abstract readonly publicKey: string | null
  /** Whether this is a device at a push service that the operator allows. */
  abstract accepts(target: PushTarget): boolean
  /** The outcomes in the same order. Tells nothing else of what the services answered. */
  abstract sendAll(pushes: readonly Push[]): Promise<PushOutcome[]>
}

/** A notification in the inboxes of a company's people. */
export interface Announced {
  companyId: string
  notificationId: string
}

export interface PersonalDevice {
  id: string
  companyId: string
  userId: string
  /** The session that the device was subscribed in; the device is forgotten with it. */
  tokenHash: string
  target: PushTarget
  createdAt: Date
}

/** Devices of people who want their notifications there. */
export abstract class PushDevices {
  /** One device for a session and one session for a device: whoever comes last. A person has at most ten, the newest ones. */
  abstract keep(device: PersonalDevice): Promise<void>
  abstract forget(companyId: string, userId: string, endpoint: string): Promise<void>
  abstract remove(companyId: string, deviceIds: readonly string[]): Promise<void>
  /** Ids of the devices of everybody who has the notification and has not read it. */
  abstract reachedBy(news: Announced, now: Date): Promise<string[]>
  /** What is left to send to these devices: nothing to people who have read it, signed out, or may no longer sign in. */
  abstract pending(
    news: Announced,
    deviceIds: readonly string[],
    now: Date,
  ): Promise<({ id: string; target: PushTarget; title: string; body: string } & Pick<News, 'subject' | 'day'>)[]>
}
