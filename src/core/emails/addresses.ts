import type { CompanyId, EmailId, LocalDate, UserId } from '../shared/index.ts'
import type { GatheredEmailKind } from './rules.ts'

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
  /** Of an active person in an active company whose address is confirmed and can be reached; null otherwise. */
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

/** Where these links lead, each followed by `#` and its secret. */
export const pathOfLink = { confirm: '/e-posta-onayi', reset: '/sifre-yenile' } as const
