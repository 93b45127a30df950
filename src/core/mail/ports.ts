import { type AttachmentId, type CompanyId, constructorOf, type MessageId, type UserId } from '../shared/index.ts'
import { type AttachmentType, previewOf } from './rules.ts'

/** The addressee of a message, resolved to people when it is sent. A partner is a company; its managers get it. */
export type Recipient = { kind: 'person' | 'department' | 'partner'; id: string } | { kind: 'managers' }

export type MailLabel = 'reply'

/** A message. Everyone involved has their own copy, including the sender (rule P4). */
export class Message {
  id!: MessageId
  /** The sender's. */
  companyId!: CompanyId
  senderId!: UserId
  subject!: string
  body!: string
  preview!: string
  labels!: MailLabel[]
  createdAt!: Date
}

export const newMessage = constructorOf(Message)(({ body }: Pick<Message, 'body'>) => ({ preview: previewOf(body) }))

export interface Delivery {
  /** How many active people got it, each once and without the sender. 0 if it was not delivered. */
  recipients: number
  /** Recipients that do not exist in the company, or no longer do. If there are any, nobody got the message. */
  unknown: number
  /** Recipients of the kind partner that are not one now. If there are any, nobody got the message. */
  notPartners: number
  /** The firms among the partners that got it. */
  partnerFirms: CompanyId[]
  /** How many of the sender's uploads were found and attached. */
  attached: number
}

/** A change to one's own copy; undefined parts stay as they are. */
export interface CopyChange {
  isRead?: boolean | undefined
  isArchived?: boolean | undefined
}

export abstract class Messages {
  /** Resolves the recipients, holds the partnerships and creates everyone's copy in one statement. */
  abstract send(message: Message, to: readonly Recipient[], attachmentIds: readonly AttachmentId[]): Promise<Delivery>
  /** Returns whether the person has such a copy. */
  abstract change(
    companyId: CompanyId,
    userId: UserId,
    messageId: MessageId,
    change: CopyChange,
    at: Date,
  ): Promise<boolean>
  /**
   * Removes the copy; a message without copies is deleted together with its files. Returns whether the copy existed.
   */
  abstract remove(companyId: CompanyId, userId: UserId, messageId: MessageId, at: Date): Promise<boolean>
}

/** A file attached to a message, or being uploaded for one. */
export class Attachment {
  id!: string
  companyId!: CompanyId
  uploaderId!: UserId
  name!: string
  /** In bytes. */
  size!: number
  /** Null until the upload is complete. */
  type!: AttachmentType | null
  createdAt!: Date
}

export const newAttachment = constructorOf(Attachment)(() => ({ size: 0, type: null }))

export abstract class Attachments {
  abstract begin(attachment: Attachment): Promise<void>
  /** Stores the next part; false if the company's files would exceed `maxBytes`. */
  abstract append(attachment: Attachment, place: number, part: Uint8Array, maxBytes: number): Promise<boolean>
  /** The stored content, part by part; fails if the file is removed meanwhile. */
  abstract parts(attachment: Pick<Attachment, 'companyId' | 'id' | 'size'>): AsyncIterable<Uint8Array>
  /** Marks the upload as complete and stores its final name and type. */
  abstract complete(attachment: Attachment): Promise<void>
  abstract discard(attachment: Attachment): Promise<void>
}

/** Detects a file's type by its content, whatever its name says. */
export abstract class FileTypes {
  /** The media type; `text/plain` for any text, null for anything unknown. `read` opens the file from the start. */
  abstract of(read: () => AsyncIterable<Uint8Array>): Promise<string | null>
}

export abstract class MailQuota {
  /** Storage limit for the files of one company. */
  abstract readonly maxBytes: number
}
