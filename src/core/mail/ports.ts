import type { AttachmentId, CompanyId, MessageId, UserId } from '../shared/index.ts'
import type { AttachmentType } from './rules.ts'

/** Whom a message is written to; it is resolved to people when it is sent. */
export type Recipient = { kind: 'person' | 'department'; id: string } | { kind: 'managers' }

export type MailLabel = 'reply'

/** A message within one company. Everybody concerned has a copy of their own, the sender among them (rule P4). */
export class Message {
  id!: MessageId
  companyId!: CompanyId
  senderId!: UserId
  subject!: string
  body!: string
  preview!: string
  labels!: MailLabel[]
  createdAt!: Date
}

export interface Delivery {
  /** People who got it: active, each once, without the sender. Nobody got it if this is 0. */
  recipients: number
  /** Recipients that the company does not have, or no longer. Nobody got it unless this is 0. */
  unknown: number
  /** Files that were found among the sender's uploads and are part of the message now. */
  attached: number
}

/** What a person does with a copy; a part that is undefined stays. */
export interface CopyChange {
  isRead?: boolean | undefined
  isArchived?: boolean | undefined
}

export abstract class Messages {
  /** Resolves the recipients and gives everybody a copy, in one statement. */
  abstract send(message: Message, to: readonly Recipient[], attachmentIds: readonly AttachmentId[]): Promise<Delivery>
  /** Tells whether the person has such a copy. */
  abstract change(
    companyId: CompanyId,
    userId: UserId,
    messageId: MessageId,
    change: CopyChange,
    at: Date,
  ): Promise<boolean>
  /** Takes the copy away; a message without copies is removed with its files. Tells whether there was one. */
  abstract remove(companyId: CompanyId, userId: UserId, messageId: MessageId, at: Date): Promise<boolean>
}

/** A file on its way into a message, or in it. */
export class Attachment {
  id!: string
  companyId!: CompanyId
  uploaderId!: UserId
  name!: string
  /** In bytes. */
  size!: number
  /** Null until all of it has arrived. */
  type!: AttachmentType | null
  createdAt!: Date
}

export abstract class Attachments {
  abstract begin(attachment: Attachment): Promise<void>
  /** Keeps the next part; false when the company's files would take more than `maxBytes` with it. */
  abstract append(attachment: Attachment, place: number, part: Uint8Array, maxBytes: number): Promise<boolean>
  /** What was kept, part by part; fails when the file is removed meanwhile. */
  abstract parts(attachment: Pick<Attachment, 'companyId' | 'id' | 'size'>): AsyncIterable<Uint8Array>
  /** Tells that all of it has arrived, with its final name and its type. */
  abstract complete(attachment: Attachment): Promise<void>
  abstract discard(attachment: Attachment): Promise<void>
}

/** Recognizes a file by its content, whatever it is called. */
export abstract class FileTypes {
  /** The media type, `text/plain` for any text; null for everything unknown. `read` opens the file from its beginning. */
  abstract of(read: () => AsyncIterable<Uint8Array>): Promise<string | null>
}

export abstract class MailQuota {
  /** What the files of one company may take. */
  abstract readonly maxBytes: number
}
