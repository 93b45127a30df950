import type { CompanyType } from '../actors/rules.ts'
import type { CompanyId, EmailId, LocalDate, NotificationId, UserId } from '../shared/index.ts'
import type { EmailKind, GatheredEmailKind, LinkPurpose, UrgentEmailKind } from './rules.ts'

/** The button of a mail. */
export interface EmailAction {
  label: string
  /** From the root of the web app, such as `/login`. */
  path: string
  /** The address ends in `#` and this secret of the mail. */
  secret?: LinkPurpose
}

export interface NewEmail {
  id: EmailId
  kind: UrgentEmailKind
  /** Null for somebody without an account. */
  companyId: CompanyId | null
  userId: UserId | null
  /** Null for the person's own confirmed address at the time of sending. */
  address: string | null
  title: string
  /** Plain text; an empty line separates paragraphs. */
  body: string
  action: EmailAction | null
  at: Date
}

/** A notification that is already in people's inboxes. */
export interface EmailNews {
  companyId: CompanyId
  notificationId: NotificationId
}

export interface EmailPart {
  title: string
  body: string
  /** `panel`: a page of the recipient's company. Its label is null for news, whose link says the same everywhere. */
  link: { label: string | null; to: { path: string; secret?: LinkPurpose } | { panel: string } } | null
}

export interface EmailRecipient {
  companyId: CompanyId
  companyType: CompanyType
  companyName: string
  userId: UserId
  fullName: string
}

/** A mail as it is handed to the server. */
export interface Email {
  id: EmailId
  kind: EmailKind
  address: string
  recipient: EmailRecipient | null
  /** At least one. */
  parts: EmailPart[]
  createdAt: Date
}

/** A mail that was claimed: whoever claimed it sends it. */
export interface ClaimedEmail extends Omit<Email, 'address'> {
  /** Null if nobody can be reached any more. */
  address: string | null
  /** With this one. */
  attempts: number
}

/**
 * `code` is SMTP's answer, null if there was none. `later`: may work later. `unknownAddress`: the server refuses this
 * recipient for good.
 */
export type EmailOutcome =
  | { state: 'sent'; code: number }
  | { state: 'later'; code: number | null; isServerDown: boolean }
  | { state: 'refused'; code: number; unknownAddress: boolean }

/** What became of a claimed mail. */
export type EmailNote = Pick<ClaimedEmail, 'id' | 'attempts'> &
  (
    | { state: 'sent' | 'failed' | 'dropped'; answer: number | null }
    | { state: 'waiting'; answer: number | null; dueAt: Date }
  )

/** Mails that wait, and for 90 days what became of the others. */
export abstract class Emails {
  /** In one write. */
  abstract add(...emails: NewEmail[]): Promise<void>
  /**
   * Queues the notification for the next `max` people who want it as a mail: it joins the one that waits for the same
   * person and kind, or starts one. Returns how many, and the last person unless nobody is left.
   */
  abstract addNews(
    news: EmailNews & { after: UserId | null },
    max: number,
    nextId: () => EmailId,
    at: Date,
  ): Promise<{ queued: number; after: UserId | null }>
  /**
   * Claims up to `max` mails that are due; if they are not noted by `until`, they are due again. A gathered kind waits
   * until an hour after the same person's last one. Its parts are the notifications that are still unread, without reminders
   * that come too late.
   */
  abstract claim(max: number, now: Date, until: Date): Promise<ClaimedEmail[]>
  /** Forgets text and address of those that are done. Does nothing for one that was claimed again since. */
  abstract note(notes: readonly EmailNote[], at: Date): Promise<void>
  /** Nothing is sent to these mails' people any more, until they change their address; tells their managers once. */
  abstract markUnreachable(emailIds: readonly EmailId[], nextId: () => string, at: Date): Promise<void>
  /** Drops what still waits and was queued before; returns how many. */
  abstract dropOlder(before: Date, at: Date): Promise<number>
  /** Whom a mail went to; null if there is no such mail any more, or its recipient has no account. */
  abstract recipientOf(emailId: EmailId): Promise<{ companyId: CompanyId; userId: UserId; kind: EmailKind } | null>
}

/** The mail server (rule U4). */
export abstract class Mailer {
  /** False if this installation sends no mail; then none is queued. */
  abstract readonly isOn: boolean
  /** Returns the outcomes in the same order. */
  abstract sendAll(emails: readonly Email[]): Promise<EmailOutcome[]>
  /** Ends what is being sent, because the process stops; what was not accepted yet is sent later. */
  abstract interrupt(): void
}

/** Secrets in the links of mails. They are derived from the mail, so that a second sending has the same link. */
export abstract class LinkSecrets {
  abstract secretOf(purpose: LinkPurpose, emailId: EmailId): string
  /** The mail with this secret; null if there cannot be one. */
  abstract emailOf(purpose: LinkPurpose, secret: string): EmailId | null
}

export interface AddressHolder {
  companyId: CompanyId
  userId: UserId
  companyName: string
}

/** Somebody whose address was entered, changed or removed. */
export interface ChangedAddress extends AddressHolder {
  /** Null if there is none now, or the person is inactive. */
  address: string | null
  /** A confirmed address that this one replaced. */
  replaced: string | null
}

export interface EmailLink extends Omit<AddressHolder, 'companyName'> {
  /** Of the mail that has the link. */
  emailId: EmailId
  address: string
  createdAt: Date
  expiresAt: Date
}

/** The addresses of people, who alone can confirm them. */
export abstract class EmailAddresses {
  /** Up to `max` of them, locked until the transaction ends; each is returned once. */
  abstract takeChanged(max: number): Promise<ChangedAddress[]>
  /** The person's own address; null if they have none. */
  abstract of(
    companyId: CompanyId,
    userId: UserId,
  ): Promise<(AddressHolder & { address: string; isConfirmed: boolean }) | null>
  /**
   * Of an active person in an active company whose address is confirmed, can be reached and was not entered by a key;
   * null otherwise.
   */
  abstract confirmedOf(companyId: CompanyId, phone: string): Promise<(AddressHolder & { address: string }) | null>
  /** Marks that a manager was told of a new device; false the first time, when every device is new. */
  abstract noteNewDevice(companyId: CompanyId, userId: UserId): Promise<boolean>
}

/** The links that were sent in mails. */
export abstract class EmailLinks {
  /** Returns false if the company had one sent to this address on that day. */
  abstract addConfirmation(link: EmailLink, on: LocalDate): Promise<boolean>
  /** Replaces the person's last one; returns false if that was made after `unlessSince`. */
  abstract addReset(link: EmailLink, unlessSince: Date): Promise<boolean>
  /** Uses up the link and confirms its address; returns false if it is used, expired, or the person's address differs. */
  abstract confirm(emailId: EmailId, at: Date): Promise<boolean>
  /** Whose password it resets; null if it is used, expired, or the person is inactive or has another address. */
  abstract ofReset(emailId: EmailId, now: Date): Promise<{ companyId: CompanyId; userId: UserId } | null>
  /** Uses it up under the same conditions; returns whether it did. */
  abstract useReset(emailId: EmailId, at: Date): Promise<boolean>
}

export abstract class EmailSwitches {
  abstract save(
    companyId: CompanyId,
    userId: UserId,
    switches: readonly { kind: GatheredEmailKind; isOn: boolean }[],
  ): Promise<void>
}

/** What a mail about somebody's account says. */
export type AccountLetter =
  | { about: 'confirm'; companyName: string }
  | { about: 'replaced'; companyName: string }
  | { about: 'erased'; companyName: string }
  | { about: 'reset'; companyName: string }
  | { about: 'newDevice'; companyName: string; at: Date; browser: string | null }

export interface WrittenLetter {
  title: string
  body: string
  /** Of its button. */
  label: string
}

/** Writes mails in the language of their readers. */
export abstract class AccountLetters {
  abstract write(letter: AccountLetter): WrittenLetter
}
